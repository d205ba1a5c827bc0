/** What is built once and kept: the parts of a table file, and how they are built. */
import { sectionsOf, type TableBytes } from "../../search/index.ts";
import { type CosetShape, type CosetSpace, cosetTableBytes } from "./coset-space.ts";
import { type BuildPoint, buildCosetTable, startCosetTable } from "./coset-table.ts";
import { EDGE_TABLE_BYTES, makeEdgeTable } from "./edge-table.ts";
import { NEAR_BYTES } from "./near-cosets.ts";

export interface TableParts {
  /** `near-cosets`. */
  readonly near: Uint8Array;
  /** `edge-table`. */
  readonly edgeDistances: Uint8Array;
  /** The large table: class of corners · rowWords + state of the edges / 16, two bits each. */
  readonly words: Int32Array;
}

/** The bytes of each part, in the order of the file. */
export function partLengths(shape: CosetShape): number[] {
  return [NEAR_BYTES, EDGE_TABLE_BYTES, cosetTableBytes(shape)];
}

/** The parts in a buffer as long as a table file. */
export function partsOf(file: TableBytes, shape: CosetShape): TableParts {
  const [near, edgeDistances, large] = sectionsOf(file, partLengths(shape));
  return { near, edgeDistances, words: new Int32Array(large.buffer, large.byteOffset, large.byteLength / 4) };
}

/**
 * Builds the parts, or continues from the point that `half` gives for the large one (the others are complete by then), with pauses
 * that yield the share done. `build` builds the large one, and keeps its point up to date.
 */
export function* makeParts(
  space: CosetSpace,
  parts: TableParts,
  build: (point: BuildPoint) => Generator<unknown, void> = (point) => buildCosetTable(space, parts, point),
  half?: BuildPoint,
): Generator<unknown, void> {
  if (!half) yield* makeEdgeTable(space.edges, space.moves, parts.edgeDistances);
  yield* build(half ?? startCosetTable(space, parts));
}
