/** For stickers left out: how many legal cubes match the rest, which ones they are, and which stickers are forced. */
import { FACES } from "../geometry/index.ts";
import { bigFactorial } from "../perm/index.ts";
import { printFacelets, UNKNOWN_COLOR } from "../state/index.ts";
import { type Candidates, countWings, listDeals, listWings } from "./deals.ts";
import type { Completions, FaultFacts } from "./fault.ts";
import { candidatesOf } from "./law-faults.ts";
import { countColors } from "./legality.ts";
import { type CenterOrbit, markCodes, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";
import { type CoreDeals, coreDeals, markCenters, type Parities, possibleMasks } from "./possible.ts";

/**
 * Counts all legal completions of a coloring without other faults and lists the first `limit`, or returns the fault that
 * there is none. Time is bounded whatever is unknown: a blank 3x3 takes some 20 ms.
 */
export function completionsOf(
  tables: PieceTables,
  colors: Uint8Array,
  limit: number,
): Completions | { readonly fault: FaultFacts } {
  const core = coreDeals(tables, colors);
  if (core.allowed.length === 0) return { fault: contradiction(core) };
  const masks = possibleMasks(tables, colors, core);
  if (!masks) return { fault: { code: "stickers-contradictory" } };
  const parts = [coreCompletions(tables, colors, core)];
  for (const wing of tables.wings) {
    const candidates = candidatesOf(wing, colors);
    if (candidates.some((codes) => codes.length > 1)) parts.push(wingCompletions(wing, candidates, limit));
  }
  for (const center of tables.centers) {
    const counts = countColors(colors, center.facelets);
    if (counts[UNKNOWN_COLOR] > 0) parts.push(centerCompletions(center, colors, counts));
  }
  const count = parts.reduce((total, part) => total * part.count, 1n);
  return {
    count,
    exact: parts.every((part) => part.exact),
    ...describe(tables, colors, masks, parts, limit),
  };
}

function describe(
  { size }: PieceTables,
  colors: Uint8Array,
  masks: Uint8Array,
  parts: readonly PartCompletions[],
  limit: number,
): Pick<Completions, "facelets" | "forced" | "possible"> {
  const possible: Record<number, string> = {};
  const forced = colors.slice();
  colors.forEach((color, facelet) => {
    if (color !== UNKNOWN_COLOR) return;
    const letters = FACES.filter((_, face) => (masks[facelet] >> face) & 1);
    possible[facelet] = letters.join("");
    if (letters.length === 1) forced[facelet] = FACES.indexOf(letters[0]);
  });
  const patches = product(
    limit,
    parts.map((part) => part.list(limit)),
  );
  const facelets = patches.map((patch) => {
    const filled = colors.slice();
    patch(filled);
    return printFacelets({ size, colors: filled });
  });
  return { facelets, forced: printFacelets({ size, colors: forced }), possible };
}

function wingCompletions(wing: PieceOrbit, candidates: Candidates, limit: number): PartCompletions {
  const count = countWings(candidates);
  const list = (most: number) => listWings(candidates, most);
  return {
    count: count ?? BigInt(list(limit + 1).length),
    exact: count !== undefined,
    list: (most) => list(most).map((codes) => patchOf(wing, codes)),
  };
}

/** Centers of one color are alike: the missing ones go anywhere, in any order. */
function centerCompletions({ facelets }: CenterOrbit, colors: Uint8Array, counts: number[]): PartCompletions {
  const unknown = Array.from(facelets).filter((facelet) => colors[facelet] === UNKNOWN_COLOR);
  const missing = counts.slice(0, 6).map((count) => 4 - count);
  return {
    count: missing.reduce((ways, k) => ways / bigFactorial(k), bigFactorial(unknown.length)),
    exact: true,
    list: (limit) => dealCenters(unknown, missing, limit),
  };
}

function dealCenters(facelets: readonly number[], missing: readonly number[], limit: number): Patch[] {
  const found: Patch[] = [];
  const left = [...missing];
  const dealt: number[] = [];
  function extend(): void {
    if (dealt.length === facelets.length) {
      const colors = [...dealt];
      found.push((target) => {
        colors.forEach((color, i) => {
          target[facelets[i]] = color;
        });
      });
      return;
    }
    for (let color = 0; color < 6 && found.length < limit; color++) {
      if (left[color] === 0) continue;
      left[color]--;
      dealt.push(color);
      extend();
      dealt.pop();
      left[color]++;
    }
  }
  extend();
  return found;
}

// Completes corners, middle edges and fixed centers together, since the three laws tie them.

/** Writes one way to fill a part into a coloring. */
export type Patch = (target: Uint8Array) => void;

/** The ways to complete one part of the cube. */
export interface PartCompletions {
  readonly count: bigint;
  readonly exact: boolean;
  list(limit: number): Patch[];
}

export function coreCompletions(
  tables: PieceTables,
  colors: Uint8Array,
  { corners, edges, centers, allowed }: CoreDeals = coreDeals(tables, colors),
): PartCompletions {
  const counted = ([p, q, r]: Parities) =>
    BigInt(corners.ways[p]) * (edges ? BigInt(edges.ways[q]) * BigInt(centers[r].length) : 1n);
  const list = (piece: PieceOrbit, odd: number, limit: number) =>
    listDeals(piece, candidatesOf(piece, colors), odd, limit).map((codes) => patchOf(piece, codes));
  return {
    count: allowed.reduce((total, parities) => total + counted(parities), 0n),
    exact: true,
    list: (limit) =>
      allowed
        .flatMap(([p, q, r]) =>
          product(limit, [
            list(tables.corners, p, limit),
            ...(tables.edges
              ? [list(tables.edges, q, limit), centers[r].map((rotation) => centerPatch(tables, rotation))]
              : []),
          ]),
        )
        .slice(0, limit),
  };
}

/** The first law that every way of filling breaks. */
function contradiction({ corners, edges }: CoreDeals): FaultFacts {
  const got = "impossible, whatever the unknown stickers are";
  const orbits = edges ? [corners, edges] : [corners];
  if (orbits.some(({ ways }) => ways.every((count) => count === 0)))
    return { code: "stickers-contradictory" };
  const isSumZero = ({ ways }: Pick<typeof corners, "ways">) => ways[0] > 0 || ways[1] > 0;
  if (!isSumZero(corners)) return { code: "corner-twist", expected: "a sum of twists divisible by 3", got };
  if (edges && !isSumZero(edges)) return { code: "edge-flip", expected: "an even number of flips", got };
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

/** Writes the six fixed centers as they stand after a rotation of the cube. */
export function centerPatch(tables: PieceTables, rotation: number): Patch {
  return (target) =>
    markCenters(tables, rotation, (facelet, color) => {
      target[facelet] = color;
    });
}

/** Up to `limit` patches, each combining one from every list; the last list varies fastest. */
function product(limit: number, lists: readonly (readonly Patch[])[]): Patch[] {
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
