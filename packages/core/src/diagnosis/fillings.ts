/**
 * In how many ways can the pieces of one orbit be dealt to its places, if each place lists what may stand there?
 * Counted exactly by a table over sets of used pieces (2⁸ for corners, 2¹² for edges), separately for the two things
 * that the laws depend on: the sum of the orientations and the parity of the permutation. A *class* is sum · 2 + parity.
 */

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
