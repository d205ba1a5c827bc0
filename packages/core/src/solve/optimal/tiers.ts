/**
 * The available table sizes, and the parts of a table file: what is built once and kept. The larger the table, the faster the search,
 * in proportion: time × table stays about the same.
 */
import { checkThat } from "../../result.ts";
import { type Metric, sectionsOf, type TableBytes } from "../../search/index.ts";
import { type CosetShape, type CosetSpace, cosetTableBytes } from "./coset-space.ts";
import { type BuildPoint, buildCosetTable, NEAR_BYTES, startCosetTable } from "./coset-table.ts";
import { EDGE_TABLE_BYTES, makeEdgeTable } from "./edge-table.ts";

/** The sizes of the tables of "optimal", smallest first. */
export const TIERS = ["small", "medium", "large", "huge", "giant"] as const;
/** One of `TIERS`. */
export type Tier = (typeof TIERS)[number];

/** small 62 MB, in a browser too; medium 238 MB; large 693 MB; huge 1.4 GB and giant 2.8 GB, in shared memory only. */
export function shapeOfTier(tier: Tier, metric: Metric = "HTM"): CosetShape {
  // A little nearer than where most cosets are; quarter turns reach those later.
  const base = metric === "HTM" ? 9 : 10;
  switch (tier) {
    case "small":
      return { corners: "even", flips: false, base };
    case "medium":
      return { corners: "even", flips: true, base };
    case "large":
      return { corners: "squares", flips: true, base };
    case "huge":
      return { corners: "squares", flips: false, places: 3, base: base + 1 };
    case "giant":
      return { corners: "squares", flips: false, places: 4, base: base + 1 };
  }
}

/**
 * Bytes of the tables of a tier in memory: 62, 238, 693, 1,384 or 2,765 million.
 *
 * @throws TypeError for anything but a tier.
 * @example bytesOfTier("small"); // → 61691824
 */
export function bytesOfTier(tier: Tier): number {
  checkThat(TIERS.includes(tier), "tier", `one of ${TIERS.join(", ")}`, tier);
  return partLengths(shapeOfTier(tier)).reduce((sum, length) => sum + length);
}

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
