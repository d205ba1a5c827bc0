/**
 * Whether a few turns part the wings: bring one wing of each pair into each half of the places. A set of places that
 * turns take to the low half parts those wings of which each pair has exactly one there.
 */
import { PLACES, wingPlaces } from "../wing-places.ts";
import type { PairMoves } from "./pair-order.ts";

/** Sets after more turns are too many: about one of them parts any wings. */
export const PARTING_TURNS = 2;

export interface PartingSets {
  /**
   * splits[(place · 24 + other place) · 2 + word]: a bit for each set that holds exactly one of the two. First the low
   * half, then what one turn takes to it, then what two turns do.
   */
  readonly splits: Uint32Array;
  /** counts[n]: how many sets there are for at most n turns; up to 32 for fewer than two. */
  readonly counts: readonly number[];
  /** The wings in the order in which their places are listed: those of each pair side by side. */
  readonly wings: Uint8Array;
}

/** Two words of bits for each pair of places. */
const WORDS = 2;

/** images[turn][place]: where the turns take wings. */
export function partingSets({ lowPlace, isHigh }: PairMoves, images: readonly Uint8Array[]): PartingSets {
  const low = Array.from(isHigh, (high) => high === 0);
  // A set and the other places part the same wings: the one without place 0 stands for both.
  const keyOf = (set: readonly boolean[]) => set.map((has) => (has !== set[0] ? 1 : 0)).join("");
  const sets = new Map([[keyOf(low), low]]);
  const counts = [1];
  for (let turns = 1; turns <= PARTING_TURNS; turns++) {
    for (const set of [...sets.values()])
      for (const image of images) {
        const before = Array.from(image, (to) => set[to]);
        sets.set(keyOf(before), sets.get(keyOf(before)) ?? before);
      }
    counts.push(sets.size);
  }
  if (sets.size > 32 * WORDS) throw new Error(`${sets.size} sets of places, expected at most ${32 * WORDS}`);
  const splits = new Uint32Array(PLACES * PLACES * WORDS);
  [...sets.values()].forEach((set, i) => {
    for (let pair = 0; pair < PLACES * PLACES; pair++)
      if (set[Math.floor(pair / PLACES)] !== set[pair % PLACES])
        splits[pair * WORDS + (i >> 5)] |= 1 << (i & 31);
  });
  const { partner } = wingPlaces();
  const wings = Uint8Array.from(Array.from(lowPlace, (wing) => [wing, partner[wing]]).flat());
  return { splits, counts, wings };
}

/** Whether one of the sets for at most `turns` turns parts wings that are at places[at …], listed as in `wings`. */
export function canPart(
  { splits, counts }: PartingSets,
  places: Uint8Array,
  at: number,
  turns: number,
): boolean {
  let some = turns === PARTING_TURNS ? -1 : (1 << counts[turns]) - 1;
  let others = turns === PARTING_TURNS ? -1 : 0;
  for (let i = at; (some | others) !== 0 && i < at + PLACES; i += 2) {
    const pair = (places[i] * PLACES + places[i + 1]) * WORDS;
    some &= splits[pair];
    others &= splits[pair + 1];
  }
  return (some | others) !== 0;
}
