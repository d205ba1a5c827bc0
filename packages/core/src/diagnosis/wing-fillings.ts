/**
 * The same question for the 24 wings of an orbit, which no law ties. Sets of 24 pieces are too many for a table, and
 * counting is the permanent of a 0–1 matrix (#P-complete, Valiant 1979). So matching decides, exactly, whether a filling
 * exists and which candidates occur in one; the table over used sets counts them while it stays small.
 */
import { bigFactorial } from "../perm/index.ts";
import type { Candidates } from "./fillings.ts";

/** Sets kept before counting is given up: some 20 ms. */
const MAX_SETS = 20_000;

/** The number of fillings, or undefined when the table would grow too large. */
export function countWings(candidates: Candidates): bigint | undefined {
  // Blank places take whatever is left: their orders count as a factorial.
  const blank = candidates.filter((codes) => codes.length === candidates.length).length;
  const partly = candidates.filter((codes) => codes.length < candidates.length);
  partly.sort((a, b) => a.length - b.length);
  let sets = new Map<number, bigint>([[0, 1n]]);
  for (const codes of partly) {
    const next = new Map<number, bigint>();
    for (const [used, ways] of sets)
      for (const piece of codes) {
        if ((used >> piece) & 1) continue;
        const then = used | (1 << piece);
        next.set(then, (next.get(then) ?? 0n) + ways);
      }
    if (next.size > MAX_SETS) return undefined;
    sets = next;
  }
  let total = 0n;
  for (const ways of sets.values()) total += ways;
  return total * bigFactorial(blank);
}

/** One filling with the given choices fixed, or undefined: augmenting paths (Kuhn 1955). */
export function matchWings(candidates: Candidates): number[] | undefined {
  const placeOf = new Array<number>(candidates.length).fill(-1);
  for (let place = 0; place < candidates.length; place++) {
    const visited = new Uint8Array(candidates.length);
    if (!augment(place, visited)) return undefined;
  }
  const pieces = new Array<number>(candidates.length);
  placeOf.forEach((place, piece) => {
    pieces[place] = piece;
  });
  return pieces;

  function augment(place: number, visited: Uint8Array): boolean {
    for (const piece of candidates[place]) {
      if (visited[piece]) continue;
      visited[piece] = 1;
      if (placeOf[piece] >= 0 && !augment(placeOf[piece], visited)) continue;
      placeOf[piece] = place;
      return true;
    }
    return false;
  }
}

/** The candidates of each place that occur in some filling. */
export function possibleWings(candidates: Candidates): number[][] {
  return candidates.map((codes, place) =>
    codes.length === 1 ? [...codes] : codes.filter((code) => matchWings(withChoice(candidates, place, code))),
  );
}

/** Up to `limit` fillings: branches that cannot be completed are not entered. */
export function listWings(candidates: Candidates, limit: number): number[][] {
  const found: number[][] = [];
  function extend(chosen: Candidates, place: number): void {
    if (found.length >= limit) return;
    if (place === chosen.length) {
      found.push(chosen.map(([code]) => code));
      return;
    }
    for (const code of chosen[place]) {
      const then = withChoice(chosen, place, code);
      if (chosen[place].length === 1 || matchWings(then)) extend(then, place + 1);
    }
  }
  if (matchWings(candidates)) extend(candidates, 0);
  return found;
}

function withChoice(candidates: Candidates, place: number, code: number): Candidates {
  return candidates.map((codes, i) => (i === place ? [code] : codes));
}
