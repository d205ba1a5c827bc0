/**
 * Whether a few turns part the wings: bring one wing of each pair into each half of the places. A set of places that
 * turns take to the low half parts those wings of which each pair has exactly one there.
 */
import { type Part, type TablePart, type Term, type TermLabel, tablePart } from "../../../search/index.ts";
import { PLACES, wingPlaces } from "../wing-places.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";

/** Sets after more turns are too many: about one of them parts any wings. */
const REACH = 2;
/** Two words of bits for each pair of places: first the low half, then what one turn takes to it, then what two do. */
const WORDS = 2;
const PAIRS = PLACES * PLACES;

/** A part for each pair of wings: place · 24 + the partner's place. images[turn][place]: where the turns take wings. */
export function wingPairs(images: readonly Uint8Array[]): TablePart[] {
  const degree = images.length;
  const next = new Uint16Array(PAIRS * degree);
  images.forEach((image, turn) => {
    for (let pair = 0; pair < PAIRS; pair++)
      next[pair * degree + turn] = image[Math.floor(pair / PLACES)] * PLACES + image[pair % PLACES];
  });
  return Array.from({ length: EDGES }, () => tablePart(PAIRS, next, degree));
}

/** The pairs of wings given as `standing[place]`, as those parts have them. */
export function pairsOf({ lowPlace }: PairMoves, standing: Uint8Array): Uint16Array {
  const { partner } = wingPlaces();
  return Uint16Array.from(
    lowPlace,
    (wing) => standing.indexOf(wing) * PLACES + standing.indexOf(partner[wing]),
  );
}

/** Whether one wing of each pair is in each half. */
export function isParted({ lowPlace }: PairMoves, standing: Uint8Array): boolean {
  const { partner } = wingPlaces();
  return new Set(lowPlace.map((place) => Math.min(standing[place], partner[standing[place]]))).size === EDGES;
}

/** How many turns part the wings, up to two: the label's parts are their pairs. */
export function partedTerm(
  { isHigh }: PairMoves,
  images: readonly Uint8Array[],
  parts: readonly Part[],
  label: TermLabel,
): Term {
  const [from] = label.of;
  const { table: next } = parts[from] as TablePart;
  const degree = images.length;
  const { splits, counts } = splittingSets(isHigh, images);
  /** A bit for each set that at most so many turns take to the low half. */
  const masks = counts.map((count) =>
    Array.from({ length: WORDS }, (_, word) => bitsBelow(count - 32 * word)),
  );
  /** Whether one of the sets parts the wings after a turn, or before any if it is negative. */
  const canPart = (row: Int32Array, at: number, turn: number, left: number) => {
    let some = masks[left][0];
    let others = masks[left][1];
    for (let i = at; i < at + EDGES && (some | others) !== 0; i++) {
      const pair = (turn < 0 ? row[i] : next[row[i] * degree + turn]) * WORDS;
      some &= splits[pair];
      others &= splits[pair + 1];
    }
    return (some | others) !== 0;
  };
  const distanceOf = (row: Int32Array, at: number, turn: number) => {
    let distance = 0;
    while (distance <= REACH && !canPart(row, at, turn, distance)) distance++;
    return distance;
  };
  return {
    ...label,
    table: new Uint8Array(splits.buffer),
    reach: REACH,
    tally: () => counts.map((count, i) => count - (i > 0 ? counts[i - 1] : 0)),
    at: (row, at) => distanceOf(row, at + from, -1),
    after(row, at, list, first, end, into) {
      for (let i = first; i < end; i++) into[i - first] = distanceOf(row, at + from, list[i]);
    },
    sift(row, at, list, first, end, left, into, start) {
      let to = start;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        into[to] = turn;
        if (canPart(row, at + from, turn, left)) to++;
      }
      return to;
    },
  };
}

function bitsBelow(count: number): number {
  return count >= 32 ? -1 : (1 << Math.max(0, count)) - 1;
}

/** splits[pair · 2 + word]: a bit for each set that holds exactly one of the two places; counts[n]: sets for at most n turns. */
function splittingSets(isHigh: Uint8Array, images: readonly Uint8Array[]) {
  const low = Array.from(isHigh, (high) => high === 0);
  // A set and the other places part the same wings: the one without place 0 stands for both.
  const keyOf = (set: readonly boolean[]) => set.map((has) => (has !== set[0] ? 1 : 0)).join("");
  const sets = new Map([[keyOf(low), low]]);
  const counts = [1];
  for (let turns = 1; turns <= REACH; turns++) {
    for (const set of [...sets.values()])
      for (const image of images) {
        const before = Array.from(image, (to) => set[to]);
        sets.set(keyOf(before), sets.get(keyOf(before)) ?? before);
      }
    counts.push(sets.size);
  }
  if (sets.size > 32 * WORDS) throw new Error(`${sets.size} sets of places, expected at most ${32 * WORDS}`);
  const splits = new Uint32Array(PAIRS * WORDS);
  [...sets.values()].forEach((set, i) => {
    for (let pair = 0; pair < PAIRS; pair++)
      if (set[Math.floor(pair / PLACES)] !== set[pair % PLACES])
        splits[pair * WORDS + (i >> 5)] |= 1 << (i & 31);
  });
  return { splits, counts };
}
