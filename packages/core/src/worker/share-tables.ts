/** One set of tables for all workers: built once, in shared memory if available. */
import { prepare, preparedBefore, type TableStore } from "../search/index.ts";
import { type Method, type PreparedSolver, solvers, type TableSolver } from "../solve/index.ts";
import { workInSlices } from "./work-in-slices.ts";

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
