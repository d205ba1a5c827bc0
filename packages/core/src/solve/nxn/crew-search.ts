/**
 * Several threads improve the solution of one large cube. The calling thread searches as it would alone. Each of the
 * others searches the same cube held in another way, which keeps other candidates of equal length. The shortest
 * solution of all counts, and later rounds look only for solutions shorter than any thread has found.
 */
import { ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { makeControl, type TableStore } from "../../search/index.ts";
import { type CubeState, rotateState } from "../../state/index.ts";
import type { SearchCrew, SearchReport, SearchTask } from "../table-solver.ts";
import { turnInFrame } from "./layers.ts";
import { prepareReduction } from "./prepare-reduction.ts";
import { type ReductionGoal, searchReduction } from "./search-reduction.ts";
import {
  announceLength,
  isStopped,
  isWorking,
  openSolutions,
  postSolution,
  setWorking,
  sharedSolutions,
  shortestLength,
  solutionIn,
  stopAll,
  versionOf,
} from "./shared-solutions.ts";

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
  return turns.map((turn) => turnInFrame(turn, back, size));
}
