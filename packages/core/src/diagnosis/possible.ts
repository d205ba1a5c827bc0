/** Which colors each sticker can still have. */
import { type Coloring, checkColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { fittingRotations } from "./color-faults.ts";
import { type Deals, dealsOf, possibleWings } from "./deals.ts";
import { candidatesOf } from "./law-faults.ts";
import { countColors } from "./legality.ts";
import { markCodes, type PieceTables, pieceTables } from "./piece-orbits.ts";

/**
 * masks[facelet]: bit c is set if some legal cube shows the given stickers and color c there (so a given sticker has
 * only its own bit); undefined if no legal cube shows them.
 *
 * @throws TypeError for anything but a coloring.
 * @example
 * const { value } = parseColoring("?".repeat(54));
 * possibleColors(value)[0].toString(2); // → 111111
 */
export function possibleColors(coloring: Coloring): Uint8Array | undefined {
  checkColoring(coloring);
  const { size, colors } = coloring;
  const tables = pieceTables(size);
  return possibleMasks(tables, colors, coreDeals(tables, colors));
}

/** The same, if it is known what the core can be. */
export function possibleMasks(
  tables: PieceTables,
  colors: Uint8Array,
  core: CoreDeals,
): Uint8Array | undefined {
  const masks = new Uint8Array(colors.length);
  const mark = (facelet: number, color: number) => {
    masks[facelet] |= 1 << color;
  };
  if (core.allowed.length === 0) return undefined;
  markCore(tables, core, mark);
  for (const wing of tables.wings) {
    const possible = possibleWings(candidatesOf(wing, colors));
    if (!possible) return undefined;
    markCodes(wing, possible, mark);
  }
  for (const { facelets } of tables.centers) {
    const counts = countColors(colors, facelets);
    if (counts.slice(0, UNKNOWN_COLOR).some((count) => count > 4)) return undefined;
    for (const facelet of facelets)
      for (let color = 0; color < UNKNOWN_COLOR; color++)
        if (colors[facelet] === color || (colors[facelet] === UNKNOWN_COLOR && counts[color] < 4))
          mark(facelet, color);
  }
  return masks;
}

type Mark = (facelet: number, color: number) => void;

/** What the corners, middle edges and fixed centers can be, which the three laws tie. */
export interface CoreDeals {
  readonly corners: Deals;
  /** Odd n only. */
  readonly edges: Deals | undefined;
  /** centers[parity]: the rotations that the fixed centers can show. */
  readonly centers: readonly (readonly number[])[];
  /** The parities that occur together, with sums of zero. */
  readonly allowed: readonly Parities[];
}

export type Parities = readonly [corners: number, edges: number, centers: number];

export function coreDeals(tables: PieceTables, colors: Uint8Array): CoreDeals {
  const corners = dealsOf(tables.corners, candidatesOf(tables.corners, colors));
  const edges = tables.edges && dealsOf(tables.edges, candidatesOf(tables.edges, colors));
  const rotations = fittingRotations(tables, colors);
  const centers = [0, 1].map((odd) => rotations.filter((rotation) => tables.centerParity[rotation] === odd));
  const allowed: Parities[] = [];
  // An even cube has no second orbit tied to its corners.
  for (const p of [0, 1])
    for (const q of edges ? [0, 1] : [p])
      if (corners.ways[p] > 0 && (!edges || (edges.ways[q] > 0 && centers[p ^ q].length > 0)))
        allowed.push([p, q, p ^ q]);
  return { corners, edges, centers, allowed };
}

function markCore(tables: PieceTables, { corners, edges, centers, allowed }: CoreDeals, mark: Mark): void {
  const bits = (at: 0 | 1 | 2) => allowed.reduce((found, parities) => found | (1 << parities[at]), 0);
  markCodes(tables.corners, corners.possible(bits(0)), mark);
  if (!edges) return;
  markCodes(tables.edges!, edges.possible(bits(1)), mark);
  centers.forEach((rotations, odd) => {
    if ((bits(2) >> odd) & 1) for (const rotation of rotations) markCenters(tables, rotation, mark);
  });
}

/** Calls `mark` with the color of each of the six fixed centers after a rotation of the cube. */
export function markCenters({ fixedCenters, faceImage }: PieceTables, rotation: number, mark: Mark): void {
  for (let face = 0; face < 6; face++) mark(fixedCenters![faceImage[rotation * 6 + face]], face);
}
