import type { Metric } from "../src/solve/index.ts";
import { type CosetShape, cosetSpace, cosetTableBytes } from "../src/solve/optimal/coset-space.ts";
import { buildCosetTable, startCosetTable } from "../src/solve/optimal/coset-table.ts";
import type { OptimalKernel } from "../src/solve/optimal/kernel.ts";
import { NEAR_BYTES } from "../src/solve/optimal/near-cosets.ts";
import { plainKernel } from "../src/solve/optimal/plain-kernel.ts";
import { type OptimalTables, optimalTables } from "../src/solve/optimal/tables.ts";
import { vectorKernel } from "../src/solve/optimal/vector-kernel.ts";
import {
  fillVectors,
  placeVectors,
  type VectorMemory,
  walkAddresses,
} from "../src/solve/optimal/vector-memory.ts";
import { sectionsOf, tableFileBytes } from "../src/solve/table-file.ts";
import { finish } from "./finish.ts";

export interface KernelPair {
  readonly metric: Metric;
  readonly tables: OptimalTables;
  readonly vectors: VectorMemory;
  /** Two walks in that memory; the kernel on vectors has the first. */
  readonly addresses: readonly number[];
  readonly plain: OptimalKernel;
  readonly vector: OptimalKernel;
}

/**
 * Both kernels of the optimal solver on one table, which is in the memory of the vectors. Made from nothing: the solver itself would
 * take the plain one where many searches are not yet collected.
 */
export function kernelPair(shape: CosetShape, metric: Metric = "HTM"): KernelPair {
  const space = finish(cosetSpace(shape, metric));
  const lengths = [NEAR_BYTES, cosetTableBytes(shape)];
  const vectors = placeVectors(tableFileBytes(lengths))!;
  const [near, large] = sectionsOf(vectors.file, lengths);
  const words = new Int32Array(large.buffer, large.byteOffset, large.byteLength / 4);
  finish(buildCosetTable(space, words, near, startCosetTable(space, words, near)));
  const tables = optimalTables(space, words, near, metric);
  fillVectors(vectors, tables);
  const addresses = walkAddresses(vectors).take(2)!;
  return {
    metric,
    tables,
    vectors,
    addresses,
    plain: plainKernel(tables),
    vector: vectorKernel(tables, vectors.code, vectors.memory, addresses[0]),
  };
}
