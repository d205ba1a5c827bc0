/**
 * Several threads improve solutions of one large cube. The thread that was asked searches as it would alone; each of the others searches
 * for as much the cube held in another way, where other candidates of equal length are kept. The shortest solution of all counts, and later rounds
 * look for none that is longer than what anyone has.
 */
import { ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { makeControl, type TableStore } from "../../search/index.ts";
import { type CubeState, rotateState } from "../../state/index.ts";
import type { SearchCrew, SearchReport, SearchTask } from "../table-solver.ts";
import { turnInFrame } from "./merge-turns.ts";
import { prepareReduction } from "./prepare-reduction.ts";
import { type ReductionGoal, searchReduction, stageRecipes } from "./search-reduction.ts";
import {
  isStopped,
  isWorking,
  leaveSolution,
  openSolutions,
  setWorking,
  sharedSolutions,
  shortestLength,
  solutionIn,
  stopAll,
  tellLength,
  versionOf,
} from "./shared-solutions.ts";

/** Plain data, and memory: it goes to other threads as it is. */
interface ReductionTask {
  readonly kind: "reduction";
  readonly size: number;
  readonly rotations: Uint8Array;
  readonly maxLength: number;
  readonly improve: boolean;
  readonly memory: SharedArrayBuffer;
}

export function isReductionTask(task: SearchTask): task is ReductionTask {
  return (task as Partial<ReductionTask>).kind === "reduction";
}

/** The other threads, as the one that was asked sees them. */
export interface Helpers {
  /** The shortest length that anyone has. */
  shortest(): number;
  /** Says that this thread has a solution of that length. */
  tell(length: number): void;
  /** A solution that was left since the last look. */
  take(): readonly Turn[] | undefined;
  /** Settles when all are through; set while some of them are at work. */
  readonly working: Promise<void> | undefined;
  stop(): void;
}

/** Has a crew search along; nobody where no memory can be shared. */
export function startHelpers(
  crew: SearchCrew,
  { size, rotations: pieces }: CubeState,
  { maxLength, improve }: ReductionGoal,
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
    memory: shared.integers.buffer as SharedArrayBuffer,
  };
  let isOver = false;
  // A thread that dies takes nothing along: what it has found lies in shared memory.
  const over = () => {
    isOver = true;
  };
  const all = crew.walk(task, places).then(over, over);
  return {
    shortest: () => shortestLength(shared),
    tell: (length) => tellLength(shared, length),
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

/** A thread's part: portions of some milliseconds. */
export interface HelperPart extends SearchReport {
  advance(): boolean;
}

/** Takes part in a task that came from another thread, with the solution in a place of its own. Rejects when aborted. */
export async function joinHelpers(
  { size, rotations: pieces, maxLength, improve, memory }: ReductionTask,
  place: number,
  signal: AbortSignal,
  store: TableStore | undefined,
): Promise<HelperPart> {
  const shared = openSolutions(size, memory);
  const control = makeControl({ signal, budget: Number.POSITIVE_INFINITY }, "solving");
  const prepared = await prepareReduction(size, store, () => control.pause());
  const rotation = rotationOf(place);
  const state = rotateState({ size, rotations: pieces } as CubeState, rotation);
  const below = () => shortestLength(shared);
  // Whoever has time for several rounds leaves the first to the thread that was asked.
  const goal = { maxLength, improve, below, firstRound: improve ? 1 : 0 };
  const search = searchReduction(prepared, state, goal, store);
  const needsTables = stageRecipes(size).length > 0;
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
          leaveSolution(shared, place, turnsBefore(search.best, rotation, size));
      }
      // Nobody waits for a thread that makes its tables.
      setWorking(shared, place, !isDone && (search.depth > 1 || !needsTables));
      return isDone;
    },
  };
}

/** How the cube of a thread is held: none as it is. */
function rotationOf(place: number): number {
  return 1 + (place % (ROTATION_COUNT - 1));
}

/** Turns for the cube as it was before it was rotated. */
function turnsBefore(turns: readonly Turn[], rotation: number, size: number): Turn[] {
  const back = rotations().inverse[rotation];
  return turns.map((turn) => turnInFrame(turn, back, size));
}
