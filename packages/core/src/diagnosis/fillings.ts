/**
 * In how many ways can the pieces of one orbit be dealt to its places, if each place lists what may stand there?
 * Counted exactly by a table over sets of used pieces (2⁸ for corners, 2¹² for edges), separately for the two things
 * that the laws depend on: the sum of the orientations and the parity of the permutation. A *class* is sum · 2 + parity.
 */
import { bigFactorial } from "../perm/index.ts";

/** candidates[place]: codes, home · orientations + orientation. */
export type Candidates = readonly (readonly number[])[];

export interface Fillings {
  /** ways[class]: how many fillings are in it; exact, since 12! · 2¹² < 2^53. */
  readonly ways: Float64Array;
  /** The candidates of each place that occur in some filling whose class is allowed. */
  possible(allowed: readonly number[]): number[][];
  /** Up to `limit` fillings of a class, codes by place. */
  list(wanted: number, limit: number): number[][];
}

/** For at most 12 places with 2 or 3 orientations. */
export function fillings(candidates: Candidates, orientations: number): Fillings {
  const classes = 2 * orientations;
  const known = new Map<number, Float64Array>();

  /** Ways to fill the places from `place` on when the pieces in `used` are taken. */
  function rest(place: number, used: number): Float64Array {
    const before = known.get(used);
    if (before) return before;
    const ways = new Float64Array(classes);
    known.set(used, ways);
    if (place === candidates.length) ways[0] = 1;
    else
      for (const code of candidates[place]) {
        const home = Math.floor(code / orientations);
        if ((used >> home) & 1) continue;
        const after = rest(place + 1, used | (1 << home));
        const step = stepClass(code, used, orientations);
        for (let later = 0; later < classes; later++)
          ways[combine(step, later, orientations)] += after[later];
      }
    return ways;
  }

  return {
    ways: rest(0, 0),
    possible: (allowed) => possibleCandidates(candidates, orientations, rest, allowed),
    list: (wanted, limit) => listFillings(candidates, orientations, rest, wanted, limit),
  };
}

type Rest = (place: number, used: number) => Float64Array;

/** What one more piece adds: its orientation, and its inversions with the larger pieces already used. */
function stepClass(code: number, used: number, orientations: number): number {
  const home = Math.floor(code / orientations);
  let odd = 0;
  for (let larger = used >> (home + 1); larger > 0; larger &= larger - 1) odd ^= 1;
  return (code % orientations) * 2 + odd;
}

function combine(a: number, b: number, orientations: number): number {
  return (((a >> 1) + (b >> 1)) % orientations) * 2 + ((a ^ b) & 1);
}

/** Forward over the sets that can be used up to a place, with the classes reached as bits; backward by `rest`. */
function possibleCandidates(
  candidates: Candidates,
  orientations: number,
  rest: Rest,
  allowed: readonly number[],
): number[][] {
  const classes = 2 * orientations;
  let reached = new Map([[0, 1]]);
  return candidates.map((codes, place) => {
    const next = new Map<number, number>();
    const found = new Set<number>();
    for (const [used, bits] of reached)
      for (const code of codes) {
        const home = Math.floor(code / orientations);
        if ((used >> home) & 1) continue;
        const step = stepClass(code, used, orientations);
        const then = used | (1 << home);
        const after = rest(place + 1, then);
        for (let before = 0; before < classes; before++) {
          if (!((bits >> before) & 1)) continue;
          const here = combine(before, step, orientations);
          next.set(then, (next.get(then) ?? 0) | (1 << here));
          if (found.has(code)) continue;
          if (after.some((ways, later) => ways > 0 && allowed.includes(combine(here, later, orientations))))
            found.add(code);
        }
      }
    reached = next;
    return codes.filter((code) => found.has(code));
  });
}

/** Depth first; `rest` says which branches can be completed, so no dead end is entered. */
function listFillings(
  candidates: Candidates,
  orientations: number,
  rest: Rest,
  wanted: number,
  limit: number,
): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  function extend(used: number, soFar: number): void {
    const place = chosen.length;
    if (found.length >= limit) return;
    if (place === candidates.length) {
      found.push([...chosen]);
      return;
    }
    for (const code of candidates[place]) {
      const home = Math.floor(code / orientations);
      if ((used >> home) & 1) continue;
      const here = combine(soFar, stepClass(code, used, orientations), orientations);
      const after = rest(place + 1, used | (1 << home));
      if (!after.some((ways, later) => ways > 0 && combine(here, later, orientations) === wanted)) continue;
      chosen.push(code);
      extend(used | (1 << home), here);
      chosen.pop();
    }
  }
  extend(0, 0);
  return found;
}

// The same question for the 24 wings of an orbit, which no law ties. Sets of 24 pieces are too many for a table, and
// counting is the permanent of a 0–1 matrix (#P-complete, Valiant 1979). So matching decides, exactly, whether a filling
// exists and which candidates occur in one; the table over used sets counts them while it stays small.

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
