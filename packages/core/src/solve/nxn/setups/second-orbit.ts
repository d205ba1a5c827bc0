/**
 * The orbit before the last as a range of numbers sees it: which pieces may be at its first places. A number's digit for
 * an orbit is the rank of a word, the pieces at its places in order, so a range fixes the beginning of that word.
 */
import { cubeGeometry, type Orbit, ROTATION_COUNT, type Turn } from "../../../geometry/index.ts";
import { arrangementOf, type CubeState, solvedState, turnStateBy } from "../../../state/index.ts";

export interface SecondOrbit {
  readonly orbit: Orbit;
  readonly isWings: boolean;
  /** digit[home]: what the word says of the piece that belongs there: its color, or the piece itself where all differ. */
  readonly digit: Uint8Array;
  /** allowed[i]: where the piece at place i may belong, as a mask of places; later places are free. */
  readonly allowed: readonly number[];
  /** Whether the word is in the range, if turns that solve the rest take the piece at place i to image[i]. */
  isInRange(image: ArrayLike<number>): boolean;
  /** Whether it can still be if turns follow that keep the centers of each axis on its faces; they do not keep wings. */
  canBeInRange(image: ArrayLike<number>): boolean;
}

const COLORS = 6;

/** `low` and `high` are the ends of the range; their last orbits are alike. */
export function secondOrbit(low: CubeState, high: CubeState): SecondOrbit {
  const { size } = low;
  const orbit = cubeGeometry(size)
    .orbits.filter(({ cells }) => cells.length === ROTATION_COUNT)
    .at(-2)!;
  const isWings = orbit.kind === "wing";
  const digit = Uint8Array.from(orbit.facelets, ([facelet], home) =>
    isWings ? home : Math.floor(facelet / size ** 2),
  );
  const wordOf = (state: CubeState) =>
    Uint8Array.from(arrangementOf(state, orbit).permutation, (home) => digit[home]);
  const least = wordOf(low);
  const most = wordOf(high);
  const homesOf = (digits: number) =>
    digit.reduce((mask, own, home) => mask | (((digits >> own) & 1) << home), 0);
  /** Whether the digits from place i on, each one of two colors on an axis, can be in the range. */
  const canBe = (image: ArrayLike<number>, i: number, hasLow: boolean, hasHigh: boolean): boolean =>
    i === ROTATION_COUNT ||
    (!hasLow && !hasHigh) ||
    [0, 3].some((face) => {
      const own = (digit[image[i]] % 3) + face;
      if ((hasLow && own < least[i]) || (hasHigh && own > most[i])) return false;
      return canBe(image, i + 1, hasLow && own === least[i], hasHigh && own === most[i]);
    });
  return {
    orbit,
    isWings,
    digit,
    allowed: firstDigits(least, most, isWings ? ROTATION_COUNT : COLORS, isWings).map(homesOf),
    isInRange(image) {
      let hasLow = true;
      let hasHigh = true;
      for (let i = 0; i < ROTATION_COUNT && (hasLow || hasHigh); i++) {
        const own = digit[image[i]];
        if ((hasLow && own < least[i]) || (hasHigh && own > most[i])) return false;
        hasLow &&= own === least[i];
        hasHigh &&= own === most[i];
      }
      return true;
    },
    canBeInRange: (image) => isWings || canBe(image, 0, true, true),
  };
}

/**
 * The digits allowed at the first places of words from `low` to `high`, as masks; more than one at the last of these
 * places only. If that would be two digits, only the one with more words in the range counts.
 */
function firstDigits(low: Uint8Array, high: Uint8Array, radix: number, areDistinct: boolean): number[] {
  const allowed: number[] = [];
  let used = 0;
  let hasLow = true;
  let hasHigh = true;
  for (let i = 0; i < low.length; i++) {
    let from = hasLow ? low[i] : 0;
    let to = hasHigh ? high[i] : radix - 1;
    if (hasLow && hasHigh && from < to && (digitsBetween(from + 1, to) & ~used) === 0) {
      hasLow = 1 - fraction(low, i + 1, radix) >= fraction(high, i + 1, radix);
      hasHigh = !hasLow;
      if (hasLow) to = from;
      else from = to;
    }
    const digits = digitsBetween(from, to + 1) & ~used;
    // More than half of the digits say little; the check at the end will do.
    if (from < to && to - from >= radix / 2) return allowed;
    allowed.push(digits);
    if (from < to) return allowed;
    if (areDistinct) used |= digits;
  }
  return allowed;
}

/** The digits from place i on as a fraction in that base, not quite 1. */
function fraction(word: Uint8Array, i: number, radix: number): number {
  return i === word.length ? 0 : (word[i] + fraction(word, i + 1, radix)) / radix;
}

function digitsBetween(from: number, to: number): number {
  return (1 << to) - (1 << from);
}

/** image[place]: where turns take what stands at a place of the orbit. */
export function placesAfter(size: number, orbit: Orbit, turns: readonly Turn[]): Uint8Array {
  const image = new Uint8Array(ROTATION_COUNT);
  arrangementOf(turnStateBy(solvedState(size), turns), orbit).permutation.forEach((home, at) => {
    image[home] = at;
  });
  return image;
}
