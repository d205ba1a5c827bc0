/**
 * Many cubes over several workers: an iterable in, solutions out, in constant memory. The input is read no faster than results are
 * taken: at most `WINDOW` cubes per worker are in progress. Each worker has two batches, one in progress and one waiting, of as
 * many cubes as take some milliseconds; a lone cube is sent at once.
 */
import { abortedError, checkCount, checkIterable, checkOptions } from "../result.ts";
import { SOLVE_OPTIONS, type Solution, solve } from "../solve/index.ts";
import type { CubeLike, RemoteOptions, RemoteSolver } from "./connect.ts";
import type { HostPort } from "./port.ts";
import { type PoolWorker, solveEach, startWorkers, tablesMadeHere } from "./worker-pool.ts";

/** Options of `solveMany`: those of `solve` that are data, `signal`, and these. */
export interface SolveManyOptions extends Omit<RemoteOptions, "onProgress"> {
  /** Starts a worker that calls `serve`. Without it the cubes are solved here, one after another. */
  readonly spawn?: () => HostPort;
  /** How many to start; use the number of cores. Default 2. */
  readonly workers?: number;
  /** Whether results come in the order of the cubes (the default), or as soon as they are ready. */
  readonly ordered?: boolean;
  readonly onProgress?: (progress: ManyProgress) => void;
}

/** How far a stream has come. */
export interface ManyProgress {
  /** Cubes read, and cubes with a result. */
  readonly taken: number;
  readonly solved: number;
}

/** The result for a cube; one that cannot be solved does not end the stream. */
export type SolvedCube = { readonly index: number } & (
  | { readonly ok: true; readonly solution: Solution }
  | { readonly ok: false; readonly error: Error }
);

/** Cubes that may be in progress per worker. */
const WINDOW = 128;
/** Batches that a worker has at a time. */
const FLIGHTS = 2;
/** The target duration of a batch: more than messages cost, less than a caller who cancels would notice. */
const BATCH_MS = 12;
const MAX_BATCH_SIZE = 32;
/** After this many solved cubes the tables of one worker are shared with the others: by then it has built them all. */
const SHARE_AFTER = 100;

interface Job {
  readonly index: number;
  readonly cube: CubeLike;
}

/** A worker, or this thread, which neither dies nor is terminated. */
interface Hand extends Partial<Omit<PoolWorker, "solver">> {
  readonly solver: Pick<RemoteSolver, "solveBatch"> & Partial<RemoteSolver>;
  flights: number;
  /** How many cubes the next batch has. */
  batch: number;
}

/**
 * Solves all cubes of an iterable, however many. Rejects with "aborted" if the signal aborts and with "worker-failed" if a worker
 * dies. Leaving the loop ends the workers.
 *
 *     for await (const result of solveMany(cubes, { spawn, workers: 2 })) …
 *
 * @throws CubegramError `aborted` or `worker-failed`; TypeError or RangeError for wrong options. A problem with one
 * cube is in its result.
 * @example
 * const lengths = [];
 * for await (const cube of solveMany([Cube.fromAlg("R U F"), Cube.fromAlg("R")]))
 *   if (cube.ok) lengths.push(cube.solution.length);
 * lengths; // → 3,1
 */
export async function* solveMany(
  cubes: Iterable<CubeLike> | AsyncIterable<CubeLike>,
  options: SolveManyOptions = {},
): AsyncGenerator<SolvedCube, void, void> {
  checkIterable(cubes, "cubes");
  checkOptions(options, { ...SOLVE_OPTIONS, spawn: true, workers: true, ordered: true });
  const { spawn, workers = 2, ordered = true, onProgress, ...solving } = options;
  checkCount(workers, "workers", 1);
  if (solving.signal?.aborted) throw abortedError("solving");
  const hands = startHands(spawn, workers);
  const queue: Job[] = [];
  const ready = new Map<number, SolvedCube>();
  const input = Symbol.asyncIterator in cubes ? cubes[Symbol.asyncIterator]() : cubes[Symbol.iterator]();
  const changed = makeGate();
  const roomy = makeGate();
  const onAbort = () => fail(abortedError("solving"));
  solving.signal?.addEventListener("abort", onAbort, { once: true });
  let taken = 0;
  let solved = 0;
  let given = 0;
  let isRead = false;
  let isOver = false;
  let isShared = false;
  let failure: unknown;
  try {
    for (const { failed } of hands) failed?.catch(fail);
    if (spawn) giveTables(hands);
    void feed().catch(fail);
    for (;;) {
      if (failure !== undefined) throw failure;
      const next = ordered ? ready.get(given) : ready.values().next().value;
      if (next) {
        ready.delete(next.index);
        given++;
        roomy.open();
        yield next;
      } else if (isRead && given === taken) return;
      else await changed.wait();
    }
  } finally {
    isOver = true;
    roomy.open();
    solving.signal?.removeEventListener("abort", onAbort);
    for (const { terminate } of hands) terminate?.();
    // Not awaited: an input with nothing to read yet would hold up anyone who leaves.
    void Promise.resolve(input.return?.()).catch(() => undefined);
  }

  async function feed(): Promise<void> {
    while (!isOver) {
      if (taken - given >= WINDOW * hands.length) {
        await roomy.wait();
        continue;
      }
      const next = await input.next();
      if (next.done) break;
      queue.push({ index: taken++, cube: next.value });
      dispatch();
    }
    isRead = true;
    changed.open();
  }

  function dispatch(): void {
    while (queue.length > 0 && !isOver) {
      const hand = hands.reduce((a, b) => (b.flights < a.flights ? b : a));
      if (hand.flights >= FLIGHTS) return;
      void send(hand, queue.splice(0, hand.batch)).catch(fail);
    }
  }

  async function send(hand: Hand, jobs: readonly Job[]): Promise<void> {
    hand.flights++;
    const { results, ms } = await hand.solver.solveBatch(
      jobs.map(({ cube }) => cube),
      solving,
    );
    hand.flights--;
    hand.batch = nextBatch(hand.batch, jobs.length, ms);
    jobs.forEach(({ index }, i) => {
      const result = results[i];
      ready.set(
        index,
        result instanceof Error ? { index, ok: false, error: result } : { index, ok: true, solution: result },
      );
    });
    solved += jobs.length;
    onProgress?.({ taken, solved });
    if (!isShared && solved >= SHARE_AFTER) {
      isShared = true;
      void passTables(hands).catch(fail);
    }
    dispatch();
    changed.open();
  }

  function fail(error: unknown): void {
    // Aborting on leaving is not a failure.
    if (isOver) return;
    failure ??= error;
    changed.open();
  }
}

function startHands(spawn: (() => HostPort) | undefined, workers: number): Hand[] {
  if (!spawn) return [{ solver: solveHere, flights: FLIGHTS - 1, batch: 1 }];
  return startWorkers(spawn, workers).map((worker) => ({ ...worker, flights: 0, batch: 1 }));
}

/** The size of the next batch: toward BATCH_MS, at most twice as many as before. */
function nextBatch(batch: number, solved: number, ms: number): number {
  const fitting = Math.floor((solved * BATCH_MS) / Math.max(ms, 0.01));
  return Math.max(1, Math.min(MAX_BATCH_SIZE, 2 * batch, fitting));
}

/** Tables that this thread already has need not be built again. */
function giveTables(hands: readonly Hand[]): void {
  const tables = tablesMadeHere("two-phase");
  // A worker that cannot take them builds its own.
  if (tables)
    for (const { solver } of hands) solver.adoptTables?.("two-phase", tables).catch(() => undefined);
}

/** Gives the first worker's tables to all. */
async function passTables([first, ...others]: readonly Hand[]): Promise<void> {
  const tables =
    others.length > 0 ? await first.solver.shareTables?.("two-phase").catch(() => undefined) : undefined;
  if (tables)
    for (const { solver } of others) solver.adoptTables?.("two-phase", tables).catch(() => undefined);
}

/** Lets one waiter continue. Conditions are checked before waiting, so an opening that nobody waits for is lost on purpose. */
function makeGate(): { wait(): Promise<void>; open(): void } {
  let go = () => {};
  return {
    wait: () =>
      new Promise((resolve) => {
        go = resolve;
      }),
    open: () => go(),
  };
}

/** Looks like a worker without being one: the cubes are solved in this thread. */
const solveHere: Pick<RemoteSolver, "solveBatch"> = {
  solveBatch: (cubes, options = {}) => solveEach(cubes, (cube) => solve(cube, options), options.signal),
};
