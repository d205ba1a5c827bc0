/** For stickers left out: how many legal cubes match the rest, which ones they are, and which stickers are forced. */
import { FACES } from "../geometry/index.ts";
import { bigFactorial } from "../perm/index.ts";
import { printFacelets, UNKNOWN_COLOR } from "../state/index.ts";
import { coreCompletions, type PartCompletions, type Patch, patchOf, product } from "./core-completions.ts";
import type { Completions, FaultFacts } from "./fault.ts";
import type { Candidates } from "./fillings.ts";
import { countColors } from "./legality.ts";
import { candidatesOf } from "./piece-faults.ts";
import { type CenterOrbit, markCodes, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";
import { countWings, listWings, matchWings, possibleWings } from "./wing-fillings.ts";

/**
 * Counts all legal completions of a coloring without other faults and lists the first `limit`, or returns the fault that
 * there is none. Time is bounded whatever is unknown: a blank 3x3 takes some 20 ms.
 */
export function completionsOf(
  tables: PieceTables,
  colors: Uint8Array,
  limit: number,
): Completions | { readonly fault: FaultFacts } {
  const parts: PartCompletions[] = [];
  const core = coreCompletions(tables, colors);
  if ("fault" in core) return core;
  parts.push(core);
  for (const wing of tables.wings) {
    const candidates = candidatesOf(wing, colors);
    if (!matchWings(candidates)) return { fault: { code: "stickers-contradictory" } };
    if (candidates.some((codes) => codes.length > 1)) parts.push(wingCompletions(wing, candidates, limit));
  }
  for (const center of tables.centers) {
    const counts = countColors(colors, center.facelets);
    if (counts[UNKNOWN_COLOR] > 0) parts.push(centerCompletions(center, colors, counts));
  }
  const count = parts.reduce((total, part) => total * part.count, 1n);
  return { count, exact: parts.every((part) => part.exact), ...describe(tables, colors, parts, limit) };
}

function describe(
  { size }: PieceTables,
  colors: Uint8Array,
  parts: readonly PartCompletions[],
  limit: number,
): Pick<Completions, "facelets" | "forced" | "possible"> {
  const bits = new Uint8Array(colors.length);
  for (const part of parts)
    part.markPossible((facelet, color) => {
      bits[facelet] |= 1 << color;
    });
  const possible: Record<number, string> = {};
  const forced = colors.slice();
  colors.forEach((color, facelet) => {
    if (color !== UNKNOWN_COLOR) return;
    const letters = FACES.filter((_, face) => (bits[facelet] >> face) & 1);
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
    markPossible: (mark) => markCodes(wing, possibleWings(candidates), mark),
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
    markPossible: (mark) => {
      missing.forEach((k, color) => {
        if (k > 0) for (const facelet of unknown) mark(facelet, color);
      });
    },
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
