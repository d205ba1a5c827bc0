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
import { makeControl, prepare, type TableStore } from "../../search/index.ts";
import { type CubeState, rotateState } from "../../state/index.ts";
import type { SearchCrew, SearchReport, SearchTask } from "../table-solver.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";
import { loadStageTables } from "./plans.ts";
import { searchReduction } from "./search-reduction.ts";

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
  {
    maxLength,
    improve,
    timeLeft,
  }: { readonly maxLength: number; readonly improve: boolean; readonly timeLeft?: () => number },
): Helpers | undefined {
  if (typeof SharedArrayBuffer === "undefined") return undefined;
  const shared = sharedSolution(size);
  const places = Array.from({ length: crew.size }, (_, place) => place);
  let seen = 0;
  const task: ReductionTask = {
    kind: "reduction",
    size,
    rotations: pieces,
    maxLength,
    improve,
    timeLeft: timeLeft?.(),
    memory: shared.words.buffer,
  };
  let isOver = false;
  // When a thread dies nothing is lost: whatever it found is in shared memory.
  const over = () => {
    isOver = true;
  };
  const all = crew.walk(task, places).then(over, over);
  return {
    shortest: shared.shortest,
    tell: shared.announce,
    take() {
      const version = Atomics.load(shared.words, VERSION);
      const turns = version === seen ? undefined : shared.left();
      if (turns) seen = version;
      return turns;
    },
    get working() {
      return isOver || Atomics.load(shared.words, WORKING) === 0 ? undefined : all;
    },
    stop: () => void Atomics.store(shared.words, STOP, 1),
  };
}

/** One thread's part of the search, in portions of a few milliseconds. */
interface HelperPart extends SearchReport {
  advance(): boolean;
}

/** A write is over long before: whoever is refused more often in a row meets that of a thread that died. */
const MAX_REFUSALS = 1000;

/** Takes part in a task from another thread. Rejects if aborted. */
export async function joinHelpers(
  { size, rotations: pieces, maxLength, improve, timeLeft, memory }: ReductionTask,
  place: number,
  signal: AbortSignal,
  store: TableStore | undefined,
): Promise<HelperPart> {
  const shared = sharedSolution(size, memory);
  const control = makeControl({ signal, budget: timeLeft ?? Number.POSITIVE_INFINITY }, "solving");
  const pause = () => control.pause();
  const prepared = await prepare(twoPhaseSolver, store, pause);
  await loadStageTables(size, store, pause);
  const rotation = rotationOf(place);
  const state = rotateState({ size, rotations: pieces } as CubeState, rotation);
  // With time for several rounds, the first round is left to the calling thread.
  const goal = {
    maxLength,
    improve,
    below: shared.shortest,
    firstRound: improve ? 1 : 0,
    ...(timeLeft !== undefined && { timeLeft: () => timeLeft - control.elapsed() }),
  };
  const search = searchReduction(prepared, state, goal, store);
  let isWorking = false;
  let refusals = 0;
  return {
    solutions: [],
    get nodes() {
      return search.nodes;
    },
    advance() {
      const isStopped = Atomics.load(shared.words, STOP) === 1;
      const isOver = isStopped || search.advance();
      const { best } = search;
      const isPosted =
        !best || best.length >= shared.shortest() || shared.post(turnsBefore(best, rotation, size));
      refusals = isPosted ? 0 : refusals + 1;
      const isDone = isStopped || (isOver && (isPosted || refusals > MAX_REFUSALS));
      // Nobody waits for a thread that is still building its tables.
      const isBusy = !isDone && search.areTablesHere();
      if (isBusy !== isWorking) Atomics.add(shared.words, WORKING, isBusy ? 1 : -1);
      isWorking = isBusy;
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
 * What threads that search for short solutions of one large cube share: integers, read and written as they are, so nobody
 * waits for a message. The calling thread looks at them whenever it likes.
 */

/** 1 once all are to stop. */
const STOP = 0;
/** The length of the shortest solution announced so far; very large before the first. */
const SHORTEST = 1;
/** How many threads have their tables and have not finished. */
const WORKING = 2;
/** How often the solution below was written, twice: odd during a write, so two threads never write at once. */
const VERSION = 3;
/** The shortest solution of the other threads: how many turns it has, and the turns. */
const COUNT = 4;
const TURNS = 5;

/** An upper bound on the turns of a solution of that size. */
function mostTurns(size: number): number {
  return 12 * size ** 2 + 400;
}

/** The memory, as each thread sees it. */
interface SharedSolution {
  readonly words: Int32Array<SharedArrayBuffer>;
  /** The length of the shortest solution that any thread has found. */
  shortest(): number;
  /** Announces that there is a solution of that length. */
  announce(length: number): void;
  /** Leaves a solution that is shorter than all before, if there is room for it. False: another thread is writing. */
  post(turns: readonly Turn[]): boolean;
  /** The solution left there; undefined before the first one and during a write. */
  left(): Turn[] | undefined;
}

function newMemory(size: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (TURNS + mostTurns(size)));
  new Int32Array(memory)[SHORTEST] = 0x7fffffff;
  return memory;
}

export function sharedSolution(size: number, memory: SharedArrayBuffer = newMemory(size)): SharedSolution {
  const words = new Int32Array(memory);
  const shortest = () => Atomics.load(words, SHORTEST);
  const announce = (length: number) => {
    let known = shortest();
    while (length < known) {
      const before = Atomics.compareExchange(words, SHORTEST, known, length);
      if (before === known) return;
      known = before;
    }
  };
  return {
    words,
    shortest,
    announce,
    post(turns) {
      const version = Atomics.load(words, VERSION);
      if (turns.length > words.length - TURNS || turns.length >= shortest()) return true;
      if (version % 2 === 1 || Atomics.compareExchange(words, VERSION, version, version + 1) !== version)
        return false;
      Atomics.store(words, COUNT, turns.length);
      turns.forEach(({ axis, first, last, quarters }, i) => {
        Atomics.store(words, TURNS + i, axis | (quarters << 2) | (first << 4) | (last << 16));
      });
      announce(turns.length);
      Atomics.store(words, VERSION, version + 2);
      return true;
    },
    left() {
      const version = Atomics.load(words, VERSION);
      if (version === 0 || version % 2 === 1) return undefined;
      const turns = Array.from({ length: Atomics.load(words, COUNT) }, (_, i) => {
        const word = Atomics.load(words, TURNS + i);
        return makeTurn((word & 3) as Axis, (word >> 4) & 0xfff, word >> 16, (word >> 2) & 3);
      });
      return Atomics.load(words, VERSION) === version ? turns : undefined;
    },
  };
}
