/**
 * Several threads improve the solution of one large cube. The calling thread searches as it would alone. Each of the
 * others searches the same cube held in another way, which keeps other candidates of equal length. The shortest
 * solution of all counts, and later rounds look only for solutions shorter than any thread has found.
 */
import {
  type Axis,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
  type Turn,
} from "../../geometry/index.ts";
import { makeControl, type TableStore } from "../../search/index.ts";
import { type CubeState, rotateState } from "../../state/index.ts";
import type { SearchCrew, SearchReport, SearchTask } from "../table-solver.ts";
import { prepareReduction } from "./prepare-reduction.ts";
import { type ReductionGoal, searchReduction } from "./search-reduction.ts";

/** Plain data and shared memory: it is posted to other threads as it is. */
interface ReductionTask {
  readonly kind: "reduction";
  readonly size: number;
  readonly rotations: Uint8Array;
  readonly maxLength: number;
  readonly improve: boolean;
  /** Milliseconds left to improve a solution, when the task was made. */
  readonly timeLeft: number | undefined;
  readonly memory: SharedArrayBuffer;
}

export function isReductionTask(task: SearchTask): task is ReductionTask {
  return (task as Partial<ReductionTask>).kind === "reduction";
}

/** The other threads, as seen by the calling one. */
interface Helpers {
  /** The length of the shortest solution that any thread has found. */
  shortest(): number;
  /** Announces that this thread has a solution of that length. */
  tell(length: number): void;
  /** A solution that another thread has left since the last call. */
  take(): readonly Turn[] | undefined;
  /** Settles when all of them have finished; defined only while some are at work. */
  readonly working: Promise<void> | undefined;
  stop(): void;
}

/** Lets a crew search along; no helpers where memory cannot be shared. */
export function startHelpers(
  crew: SearchCrew,
  { size, rotations: pieces }: CubeState,
  { maxLength, improve, timeLeft }: ReductionGoal,
): Helpers | undefined {
  if (typeof SharedArrayBuffer === "undefined") return undefined;
  const shared = sharedSolutions(size, crew.size);
  const places = Array.from({ length: crew.size }, (_, place) => place);
  const seen = new Int32Array(crew.size);
  const task: ReductionTask = {
    kind: "reduction",
    size,
    rotations: pieces,
    maxLength,
    improve,
    timeLeft: timeLeft?.(),
    memory: shared.integers.buffer as SharedArrayBuffer,
  };
  let isOver = false;
  // When a thread dies nothing is lost: whatever it found is in shared memory.
  const over = () => {
    isOver = true;
  };
  const all = crew.walk(task, places).then(over, over);
  return {
    shortest: () => shortestLength(shared),
    tell: (length) => announceLength(shared, length),
    take() {
      for (const place of places) {
        const version = versionOf(shared, place);
        if (version === seen[place]) continue;
        const turns = solutionIn(shared, place);
        if (!turns) continue;
        seen[place] = version;
        return turns;
      }
      return undefined;
    },
    get working() {
      return isOver || !places.some((place) => isWorking(shared, place)) ? undefined : all;
    },
    stop: () => stopAll(shared),
  };
}

/** One thread's part of the search, in portions of a few milliseconds. */
interface HelperPart extends SearchReport {
  advance(): boolean;
}

/** Takes part in a task from another thread; solutions go to this thread's slot. Rejects if aborted. */
export async function joinHelpers(
  { size, rotations: pieces, maxLength, improve, timeLeft, memory }: ReductionTask,
  place: number,
  signal: AbortSignal,
  store: TableStore | undefined,
): Promise<HelperPart> {
  const shared = openSolutions(size, memory);
  const control = makeControl({ signal, budget: timeLeft ?? Number.POSITIVE_INFINITY }, "solving");
  const prepared = await prepareReduction(size, store, () => control.pause());
  const rotation = rotationOf(place);
  const state = rotateState({ size, rotations: pieces } as CubeState, rotation);
  const below = () => shortestLength(shared);
  // With time for several rounds, the first round is left to the calling thread.
  const goal = {
    maxLength,
    improve,
    below,
    firstRound: improve ? 1 : 0,
    ...(timeLeft !== undefined && { timeLeft: () => timeLeft - control.elapsed() }),
  };
  const search = searchReduction(prepared, state, goal, store);
  let best = Number.POSITIVE_INFINITY;
  return {
    solutions: [],
    get nodes() {
      return search.nodes;
    },
    advance() {
      const isDone = isStopped(shared) || search.advance();
      if (search.best && search.best.length < best) {
        best = search.best.length;
        if (best < shortestLength(shared))
          postSolution(shared, place, turnsBefore(search.best, rotation, size));
      }
      // Nobody waits for a thread that is still building its tables.
      setWorking(shared, place, !isDone && search.areTablesHere());
      return isDone;
    },
  };
}

/** The rotation in which a helper thread holds its cube; never the identity. */
function rotationOf(place: number): number {
  return 1 + (place % (ROTATION_COUNT - 1));
}

/** The same turns for the cube as it was before it was rotated. */
function turnsBefore(turns: readonly Turn[], rotation: number, size: number): Turn[] {
  const back = rotations().inverse[rotation];
  return turns.map((turn) => rotateTurn(turn, back, size));
}

/*
 * What threads that search for short solutions of one large cube share: a stop flag, the length of the shortest
 * solution found by any of them, and a slot in which each helper leaves its own. The calling thread reads the slots
 * whenever it likes, so nobody waits for a message.
 */

/** Integers before the slots: the stop flag and the shortest length. */
const HEAD = 2;
const STOP = 0;
const SHORTEST = 1;
/**
 * The head of a slot: how often it was written (odd during a write); 1 while its thread is at work; the number of
 * turns.
 */
const VERSION = 0;
const WORKING = 1;
const COUNT = 2;
const PLACE_HEAD = 3;

interface SharedSolutions {
  readonly integers: Int32Array;
  /** Integers per slot. */
  readonly stride: number;
}

/** An upper bound on the turns of a solution of that size. */
function mostTurns(size: number): number {
  return 12 * size ** 2 + 400;
}

/** Allocates memory for that many helper threads. */
export function sharedSolutions(size: number, threads: number): SharedSolutions {
  const stride = PLACE_HEAD + mostTurns(size);
  const bytes = Int32Array.BYTES_PER_ELEMENT * (HEAD + threads * stride);
  const shared = openSolutions(size, new SharedArrayBuffer(bytes));
  shared.integers[SHORTEST] = 0x7fffffff;
  return shared;
}

/** The same in a thread that was sent the memory. */
export function openSolutions(size: number, memory: SharedArrayBuffer): SharedSolutions {
  return { integers: new Int32Array(memory), stride: PLACE_HEAD + mostTurns(size) };
}

function stopAll({ integers }: SharedSolutions): void {
  Atomics.store(integers, STOP, 1);
}

function isStopped({ integers }: SharedSolutions): boolean {
  return Atomics.load(integers, STOP) === 1;
}

/** The length of the shortest solution announced so far; very large before the first. */
export function shortestLength({ integers }: SharedSolutions): number {
  return Atomics.load(integers, SHORTEST);
}

export function announceLength({ integers }: SharedSolutions, length: number): void {
  let known = Atomics.load(integers, SHORTEST);
  while (length < known) {
    const before = Atomics.compareExchange(integers, SHORTEST, known, length);
    if (before === known) return;
    known = before;
  }
}

/** Records whether the thread of that slot is at work: it has its tables and has not finished. */
export function setWorking({ integers, stride }: SharedSolutions, place: number, isWorking: boolean): void {
  Atomics.store(integers, HEAD + place * stride + WORKING, isWorking ? 1 : 0);
}

export function isWorking({ integers, stride }: SharedSolutions, place: number): boolean {
  return Atomics.load(integers, HEAD + place * stride + WORKING) === 1;
}

/** Writes a solution into the thread's slot; one that is too long for the slot is dropped. */
export function postSolution(shared: SharedSolutions, place: number, turns: readonly Turn[]): void {
  const { integers, stride } = shared;
  if (turns.length > stride - PLACE_HEAD) return;
  const at = HEAD + place * stride;
  Atomics.add(integers, at + VERSION, 1);
  Atomics.store(integers, at + COUNT, turns.length);
  turns.forEach(({ axis, first, last, quarters }, i) => {
    Atomics.store(integers, at + PLACE_HEAD + i, axis | (quarters << 2) | (first << 4) | (last << 16));
  });
  Atomics.add(integers, at + VERSION, 1);
  announceLength(shared, turns.length);
}

/** The version counter of a slot, which grows by two with each write: if it has changed, there is something new. */
export function versionOf({ integers, stride }: SharedSolutions, place: number): number {
  return Atomics.load(integers, HEAD + place * stride + VERSION);
}

/** The solution in a slot; undefined before the first one and during a write. */
export function solutionIn(shared: SharedSolutions, place: number): Turn[] | undefined {
  const { integers, stride } = shared;
  const at = HEAD + place * stride;
  const version = versionOf(shared, place);
  if (version === 0 || version % 2 === 1) return undefined;
  const turns = Array.from({ length: Atomics.load(integers, at + COUNT) }, (_, i) => {
    const word = Atomics.load(integers, at + PLACE_HEAD + i);
    return makeTurn((word & 3) as Axis, (word >> 4) & 0xfff, word >> 16, (word >> 2) & 3);
  });
  return versionOf(shared, place) === version ? turns : undefined;
}
