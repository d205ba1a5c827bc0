import { type Metric, tableFileBytes } from "../src/search/index.ts";
import { type CosetShape, cosetSpace } from "../src/solve/optimal/coset-space.ts";
import { type OptimalKernel, plainKernel } from "../src/solve/optimal/kernel.ts";
import { type OptimalTables, optimalTables } from "../src/solve/optimal/tables.ts";
import { makeParts, partLengths, partsOf } from "../src/solve/optimal/tiers.ts";
import { vectorKernel } from "../src/solve/optimal/vector-kernel.ts";
import {
  fillVectors,
  placeVectors,
  type VectorMemory,
  walkAddresses,
} from "../src/solve/optimal/vector-memory.ts";
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
  const vectors = placeVectors(tableFileBytes(partLengths(shape)))!;
  const parts = partsOf(vectors.file, shape);
  const tables = optimalTables(space, parts, metric);
  fillVectors(vectors, tables);
  finish(makeParts(space, parts));
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
