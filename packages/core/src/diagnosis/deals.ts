/**
 * In how many ways the pieces of one orbit can be dealt to its places, if each place lists what may stand there, and
 * what occurs in such a deal. Exact, by a table over sets of used pieces (2⁸ for corners, 2¹² for edges), separately for
 * the two things that the laws depend on: the sum of the orientations and the parity of the permutation. A *class* is
 * sum · 2 + parity. An editor asks after every stroke and held sides for a hundred holds at a time, so the table is a
 * plain array, goes from one reached set to the next, and ends before the blank places.
 */
import { bigFactorial, factorial, parity } from "../perm/index.ts";
import { bitParity } from "./legality.ts";
import type { PieceOrbit } from "./piece-orbits.ts";

/** candidates[place]: codes, home · orientations + orientation. */
export type Candidates = readonly (readonly number[])[];

/** At most 12 pieces with 2 or 3 orientations. */
type Pieces = Pick<PieceOrbit, "count" | "orientations">;

export interface Deals {
  /** ways[class]: how many deals are in it; exact, since 12! · 2¹² < 2^53. */
  readonly ways: Float64Array;
  /** The candidates of each place that occur in a deal of an allowed class (bits); some deal has to be in one. */
  possible(allowed: number): number[][];
}

export function dealsOf(pieces: Pieces, byPlace: Candidates): Deals {
  const { count, orientations } = pieces;
  const order = dealOrder(pieces, byPlace);
  const spread = spreadOver(pieces, order);
  return {
    ways: spread.ways,
    possible(allowed) {
      const { places, depth } = order;
      const { reached, starts } = spread;
      const found = new Array<number>(count).fill(0);
      openClasses(pieces, order, spread, depth === count ? allowed : ALL, found);
      let left = 0;
      for (let end = starts[depth]; end < reached.length; end++) left |= ~reached[end];
      return byPlace.map((codes, place) => {
        const at = places.indexOf(place);
        if (at < depth) return codes.filter((code) => (found[at] >> code) & 1);
        return codes.filter((code) => (left >> Math.floor(code / orientations)) & 1);
      });
    },
  };
}

/** Up to `limit` deals of a class, codes by place; no dead end is entered. */
export function listDeals(pieces: Pieces, byPlace: Candidates, wanted: number, limit: number): number[][] {
  const { count, orientations } = pieces;
  const order = { candidates: byPlace, places: [...byPlace.keys()], depth: count };
  const after = openClasses(pieces, order, spreadOver(pieces, order), 1 << wanted);
  const found: number[][] = [];
  const chosen: number[] = [];
  function extend(used: number, soFar: number): void {
    const place = chosen.length;
    if (found.length >= limit) return;
    if (place === count) {
      found.push([...chosen]);
      return;
    }
    for (const code of byPlace[place]) {
      const home = Math.floor(code / orientations);
      if ((used >> home) & 1) continue;
      const then = used | (1 << home);
      const here = moved(soFar, code % orientations, bitParity(used >> (home + 1)), orientations);
      if ((after[then] & here) === 0) continue;
      chosen.push(code);
      extend(then, here);
      chosen.pop();
    }
  }
  if (after[0] & 1) extend(0, 1);
  return found;
}

/**
 * Once a piece is placed on one of three blank places, the other two can still be dealt with any sum and either parity: all
 * classes are equally many.
 */
const MIN_BLANK = 3;

/** Bits: every class there can be. */
const ALL = 63;

/** In which order the places of an orbit are dealt to. */
interface DealOrder {
  /** The candidates of each place, in the order in which they are dealt to. */
  readonly candidates: Candidates;
  /** places[at]: the place dealt to. */
  readonly places: readonly number[];
  /** How many places are dealt to one by one; the others are blank, and take whatever is left. */
  readonly depth: number;
}

/** The fewest candidates first: most places have one or two, and blank ones come last. */
function dealOrder({ count, orientations }: Pieces, byPlace: Candidates): DealOrder {
  const places = [...byPlace.keys()].sort((a, b) => byPlace[a].length - byPlace[b].length);
  const candidates = places.map((place) => byPlace[place]);
  const partly = candidates.filter((codes) => codes.length < count * orientations).length;
  return { candidates, places, depth: count - partly >= MIN_BLANK ? partly : count };
}

interface Spread {
  /** The sets of pieces, as bits, that can be used up; those of k places from starts[k] on. */
  readonly reached: readonly number[];
  readonly starts: readonly number[];
  /** classes[used]: the classes, as bits, with which they can. */
  readonly classes: Uint8Array;
  /** ways[class]: of all deals. */
  readonly ways: Float64Array;
}

/** Tables of zeros by their length: to clear what was used takes much less than to make new ones. */
const cleared = new Map<number, Float64Array>();

function spreadOver({ count, orientations }: Pieces, { candidates, places, depth }: DealOrder): Spread {
  const width = 2 * orientations;
  const length = width << count;
  /** table[used · width + class]: the ways of using up a set of pieces. */
  const table = cleared.get(length) ?? new Float64Array(length);
  cleared.set(length, table);
  const classes = new Uint8Array(1 << count);
  // Taking the places in another order changes the parity of every deal by the parity of that order.
  table[parity(places)] = 1;
  const reached = [0];
  const starts = [0];
  for (let place = 0; place < depth; place++) {
    const codes = candidates[place];
    const to = reached.length;
    starts.push(to);
    for (let from = starts[place]; from < to; from++) {
      const used = reached[from];
      for (let each = 0; each < codes.length; each++) {
        const code = codes[each];
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = used | (1 << home);
        if (classes[then] === 0) {
          classes[then] = 1;
          reached.push(then);
        }
        const turned = code - home * orientations;
        const odd = bitParity(used >> (home + 1));
        for (let sum = 0; sum < orientations; sum++) {
          const after = sum + turned < orientations ? sum + turned : sum + turned - orientations;
          table[then * width + after * 2 + odd] += table[used * width + sum * 2];
          table[then * width + after * 2 + 1 - odd] += table[used * width + sum * 2 + 1];
        }
      }
    }
  }
  const ways = new Float64Array(width);
  for (let at = 0; at < reached.length; at++) {
    const from = reached[at] * width;
    let bits = 0;
    for (let each = 0; each < width; each++) {
      if (table[from + each] > 0) bits |= 1 << each;
      if (at >= starts[depth]) ways[each] += table[from + each];
      table[from + each] = 0;
    }
    classes[reached[at]] = bits;
  }
  if (depth === count) return { reached, starts, classes, ways };
  const blank = count - depth;
  const all = ways.reduce((sum, each) => sum + each, 0);
  return {
    reached,
    starts,
    classes,
    ways: ways.fill((all * factorial(blank) * orientations ** blank) / width),
  };
}

/**
 * open[used]: the classes, as bits, from which the remaining places can still end in an allowed one. `found[at]`
 * becomes the codes, as bits, that occur in a deal which does.
 */
function openClasses(
  { count, orientations }: Pieces,
  { candidates, depth }: DealOrder,
  { reached, starts, classes }: Spread,
  allowed: number,
  found: number[] = [],
): Uint8Array {
  const open = new Uint8Array(1 << count);
  for (let end = starts[depth]; end < reached.length; end++) open[reached[end]] = allowed;
  for (let place = depth - 1; place >= 0; place--) {
    const codes = candidates[place];
    for (let from = starts[place]; from < starts[place + 1]; from++) {
      const used = reached[from];
      for (let each = 0; each < codes.length; each++) {
        const code = codes[each];
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = open[used | (1 << home)];
        if (then === 0) continue;
        const turned = code - home * orientations;
        const back = turned === 0 ? 0 : orientations - turned;
        const before = moved(then, back, bitParity(used >> (home + 1)), orientations);
        open[used] |= before;
        if (before & classes[used]) found[place] |= 1 << code;
      }
    }
  }
  return open;
}

/** Classes, as bits, after a piece that is turned and adds an odd number of inversions or an even one. */
function moved(classes: number, turned: number, odd: number, orientations: number): number {
  const bits = odd === 0 ? classes : ((classes & 0x15) << 1) | ((classes >> 1) & 0x15);
  const width = 2 * orientations;
  return ((bits << (2 * turned)) | (bits >> (width - 2 * turned))) & ((1 << width) - 1);
}

// The same questions for the 24 wings of an orbit, which no law ties. Sets of 24 pieces are too many for a table, and
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
function matchWings(candidates: Candidates): number[] | undefined {
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

/**
 * The candidates of each place that occur in some filling, or undefined when there is none. Wings obey no law: from one
 * filling all others follow by exchanges along cycles, so a candidate occurs if its present place can be reached back
 * from the place it would come to (Régin 1994).
 */
export function possibleWings(candidates: Candidates): number[][] | undefined {
  const dealt = matchWings(candidates);
  if (!dealt) return undefined;
  const places = candidates.length;
  const placeOf = new Array<number>(places);
  dealt.forEach((piece, place) => {
    placeOf[piece] = place;
  });
  /** reach[place]: the places, as bits, whose pieces can be passed on to it, directly or through others. */
  const reach = candidates.map((codes) => codes.reduce((bits, piece) => bits | (1 << placeOf[piece]), 0));
  for (let via = 0; via < places; via++)
    for (let place = 0; place < places; place++) if ((reach[place] >> via) & 1) reach[place] |= reach[via];
  return candidates.map((codes, place) => codes.filter((piece) => (reach[placeOf[piece]] >> place) & 1));
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
