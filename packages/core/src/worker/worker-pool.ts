/** One set of tables for all workers: built once, in shared memory if available. */
import { abortedError, CubegramError } from "../result.ts";
import { prepare, preparedBefore, type TableStore } from "../search/index.ts";
import {
  type Method,
  type PreparedSolver,
  type Solution,
  solvers,
  type TableSolver,
} from "../solve/index.ts";
import { connect, type RemoteSolver, type SolvedBatch } from "./connect.ts";
import { type HostPort, portOf } from "./port.ts";

/** Milliseconds of work on tables before solving gets a turn. */
const SLICE = 8;

/** Builds the tables of a method beside other work. Undefined for methods whose tables are too small to share. */
export async function shareTables(
  method: Method,
  store: TableStore | undefined,
  signal: AbortSignal,
): Promise<ArrayBufferLike | undefined> {
  const solver = tablesOf(method);
  if (!solver) return undefined;
  const prepared = await prepare(solver, store);
  const { grow } = prepared;
  if (!grow) return undefined;
  await workInSlices(grow, SLICE, signal);
  return intoSharedMemory(prepared);
}

/** The tables of a method, if this thread has them all. */
export function tablesMadeHere(method: Method): ArrayBufferLike | undefined {
  const prepared = preparedBefore(method) as PreparedSolver | undefined;
  return prepared?.isComplete ? intoSharedMemory(prepared) : undefined;
}

function intoSharedMemory(prepared: PreparedSolver): ArrayBufferLike {
  const packed = prepared.pack();
  if (typeof SharedArrayBuffer === "undefined") return packed;
  const shared = new SharedArrayBuffer(packed.byteLength);
  new Uint8Array(shared).set(new Uint8Array(packed));
  // Their maker now reads the shared ones too, so its own copies can go.
  prepared.adopt?.(shared);
  return shared;
}

/** From now on uses tables that another worker built; anything that does not fit is ignored. */
export async function adoptTables(method: Method, buffer: ArrayBufferLike): Promise<void> {
  const solver = tablesOf(method);
  if (!solver) return;
  const prepared = await prepare(solver, { get: async () => buffer, put: async () => {} });
  if (!prepared.isComplete) prepared.adopt?.(buffer);
}

/** The tables of a method that other threads can share. */
function tablesOf(method: Method): TableSolver | undefined {
  return solvers().find(({ name }) => name === method)?.tables[0];
}

// Long work in a thread that also has messages to read.

/**
 * Calls `advance`, which does at most some milliseconds of work, until it says that nothing is left. Messages are read every
 * `slice` milliseconds; the signal is the one that they can abort.
 */
export async function workInSlices(
  advance: () => boolean,
  slice: number,
  signal: AbortSignal,
): Promise<void> {
  for (let rested = performance.now(); !advance(); ) {
    if (performance.now() - rested < slice) continue;
    await new Promise<void>((resolve) => setTimeout(resolve));
    if (signal.aborted) throw abortedError("solving");
    rested = performance.now();
  }
}

/** Solves cubes one after another. What is wrong with one of them is its result; only an abort ends the batch. */
export async function solveEach<Cube>(
  cubes: Iterable<Cube>,
  solveOne: (cube: Cube) => Promise<Solution>,
  signal: AbortSignal | undefined,
): Promise<SolvedBatch> {
  const start = performance.now();
  const results: (Solution | Error)[] = [];
  for (const cube of cubes)
    try {
      results.push(await solveOne(cube));
    } catch (error) {
      if (signal?.aborted || !(error instanceof Error)) throw error;
      results.push(error);
    }
  return { results, ms: performance.now() - start };
}

// A pool of workers: the host starts them, and they live until they are terminated.

export interface PoolWorker {
  readonly solver: RemoteSolver;
  /** Rejects with "worker-failed" if the worker dies. */
  readonly failed: Promise<never>;
  terminate(): void;
}

/** Starts `count` workers. If one of them cannot be started, those before it are terminated. */
export function startWorkers(spawn: () => HostPort, count: number): PoolWorker[] {
  const workers: PoolWorker[] = [];
  try {
    while (workers.length < count) workers.push(startWorker(spawn));
  } catch (error) {
    for (const worker of workers) worker.terminate();
    throw error;
  }
  return workers;
}

function startWorker(spawn: () => HostPort): PoolWorker {
  const port = portOf(spawn());
  const solver = connect(port);
  const failed = new Promise<never>((_, reject) => {
    port.onerror = (error) => reject(workerFailed(error));
  });
  // Handled where it is awaited. Until then, the death of an idle worker must not be an unhandled rejection.
  failed.catch(() => undefined);
  return {
    solver,
    failed,
    terminate() {
      solver.close();
      port.terminate?.();
    },
  };
}

/** A browser reports the death of a worker as an event that carries the message. */
function workerFailed(error: unknown): CubegramError {
  const reason = (error as { message?: string } | null | undefined)?.message ?? String(error);
  return new CubegramError({ code: "worker-failed", message: `a worker failed: ${reason}` });
}
