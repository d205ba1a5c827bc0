/** Completes corners, middle edges and fixed centers together, since the three laws tie them. */
import { fittingRotations } from "./color-faults.ts";
import type { FaultFacts } from "./fault.ts";
import { type Fillings, fillings } from "./fillings.ts";
import { candidatesOf } from "./piece-faults.ts";
import { markCodes, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";

/** Writes one way to fill a part into a coloring. */
export type Patch = (target: Uint8Array) => void;

/** The ways to complete one part of the cube. */
export interface PartCompletions {
  readonly count: bigint;
  readonly exact: boolean;
  /** Calls `mark` with every color that a facelet of the part has in some completion. */
  markPossible(mark: (facelet: number, color: number) => void): void;
  list(limit: number): Patch[];
}

/** Parities of corners, edges and centers that can occur together. */
type Parities = readonly [corners: number, edges: number, centers: number];

export function coreCompletions(
  tables: PieceTables,
  colors: Uint8Array,
): PartCompletions | { readonly fault: FaultFacts } {
  const { corners, edges } = tables;
  const inCorners = fillings(candidatesOf(corners, colors), 3);
  const inEdges = edges && fillings(candidatesOf(edges, colors), 2);
  const rotations = fittingRotations(tables, colors);
  const ofParity = (odd: number) => rotations.filter((rotation) => tables.centerParity[rotation] === odd);
  const centers = [ofParity(0), ofParity(1)];
  const allowed = allowedParities(inCorners, inEdges, centers);
  if (allowed.length === 0) return { fault: contradiction(inCorners, inEdges) };
  const counted = ([p, q, r]: Parities) =>
    BigInt(inCorners.ways[p]) * (inEdges ? BigInt(inEdges.ways[q]) * BigInt(centers[r].length) : 1n);
  return {
    count: allowed.reduce((total, parities) => total + counted(parities), 0n),
    exact: true,
    markPossible: (mark) => {
      const kinds = (at: 0 | 1 | 2) => [...new Set(allowed.map((parities) => parities[at]))];
      markCodes(corners, inCorners.possible(kinds(0)), mark);
      if (!edges || !inEdges) return;
      markCodes(edges, inEdges.possible(kinds(1)), mark);
      for (const r of kinds(2)) for (const rotation of centers[r]) eachCenter(tables, rotation, mark);
    },
    list: (limit) =>
      allowed
        .flatMap(([p, q, r]) =>
          product(limit, [
            inCorners.list(p, limit).map((codes) => patchOf(corners, codes)),
            ...(edges && inEdges
              ? [
                  inEdges.list(q, limit).map((codes) => patchOf(edges, codes)),
                  centers[r].map((rotation) => centerPatch(tables, rotation)),
                ]
              : []),
          ]),
        )
        .slice(0, limit),
  };
}

function allowedParities(
  corners: Fillings,
  edges: Fillings | undefined,
  centers: readonly (readonly number[])[],
): Parities[] {
  const found: Parities[] = [];
  for (const p of [0, 1]) {
    if (corners.ways[p] === 0) continue;
    if (!edges) found.push([p, 0, 0]);
    else
      for (const q of [0, 1]) if (edges.ways[q] > 0 && centers[p ^ q].length > 0) found.push([p, q, p ^ q]);
  }
  return found;
}

/** The first law that every way of filling breaks. */
function contradiction(corners: Fillings, edges: Fillings | undefined): FaultFacts {
  const got = "impossible, whatever the unknown stickers are";
  const any = (ways: Float64Array) => ways.some((count) => count > 0);
  if (!any(corners.ways) || (edges && !any(edges.ways))) return { code: "stickers-contradictory" };
  const sumIsZero = ({ ways }: Fillings) => ways[0] > 0 || ways[1] > 0;
  if (!sumIsZero(corners)) return { code: "corner-twist", expected: "a sum of twists divisible by 3", got };
  if (edges && !sumIsZero(edges)) return { code: "edge-flip", expected: "an even number of flips", got };
  return { code: "parity", expected: "an even number of inversions", got };
}

/** Writes pieces, codes by place, into a coloring. */
export function patchOf(piece: PieceOrbit, codes: readonly number[]): Patch {
  return (target) =>
    markCodes(
      piece,
      codes.map((code) => [code]),
      (facelet, color) => {
        target[facelet] = color;
      },
    );
}

function eachCenter(
  { fixedCenters, faceImage }: PieceTables,
  rotation: number,
  visit: (facelet: number, color: number) => void,
): void {
  for (let face = 0; face < 6; face++) visit(fixedCenters![faceImage[rotation * 6 + face]], face);
}

/** Writes the six fixed centers as they stand after a rotation of the cube. */
export function centerPatch(tables: PieceTables, rotation: number): Patch {
  return (target) =>
    eachCenter(tables, rotation, (facelet, color) => {
      target[facelet] = color;
    });
}

/** Up to `limit` patches, each combining one from every list; the last list varies fastest. */
export function product(limit: number, lists: readonly (readonly Patch[])[]): Patch[] {
  let found: Patch[] = [() => {}];
  for (const list of lists) {
    const longer: Patch[] = [];
    for (const first of found)
      for (const second of list) {
        if (longer.length >= limit) break;
        longer.push((target) => {
          first(target);
          second(target);
        });
      }
    found = longer;
  }
  return found;
}
