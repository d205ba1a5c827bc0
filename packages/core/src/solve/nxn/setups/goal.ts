/**
 * What a setup must get right on a cube of 4 to 7 layers: the colors of the last center orbit, of the orbit before it
 * those pieces that a range of numbers fixes, and on an even cube the corner by which it is held. A *spot* is a place of
 * an orbit: a bit of a center orbit (center-masks.ts), or a wing's place.
 */
import {
  CORNER_NAMES,
  cubeGeometry,
  type Orbit,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "../../../geometry/index.ts";
import { inverse } from "../../../perm/index.ts";
import { movedMask } from "../../../search/index.ts";
import { arrangementOf, type CubeState, coloringOf } from "../../../state/index.ts";
import {
  BYTES,
  bitImages,
  type CenterOrbit,
  centerMoves,
  centerOrbits,
  facesOfColors,
  maskOf,
} from "../center-masks.ts";

/** The places of a center orbit on the faces of each axis: U D, R L, F B. */
export const AXIS_SPOTS: readonly number[] = [BYTES.UD, BYTES.RL, BYTES.FB];

export function subsets(spots: number, count: number): number[] {
  if (count === 0) return [0];
  const masks: number[] = [];
  for (let rest = spots; rest !== 0; ) {
    const spot = rest & -rest;
    rest ^= spot;
    for (const mask of subsets(rest, count - 1)) masks.push(mask | spot);
  }
  return masks;
}

/** What the stages look at. */
interface View {
  /** colors[axis]: where the colors of that axis, as the cube is held, are in the last orbit, as a mask: U D, R L. */
  readonly colors: readonly [number, number];
  /** Where the colors of U, R and F are. */
  readonly positive: number;
  /** standing[i]: the spot of the piece that began at place i of the second orbit; empty if none is fixed. */
  readonly standing: Uint8Array;
  /** The fixed centers by the axis to which they belong as the cube is held. */
  readonly groups: readonly (readonly number[])[];
  /** The rotation of the corner by which an even cube is held upright; 0 at home, and on an odd cube. */
  readonly corner: number;
}

/** The pieces of the second orbit that the range fixes, in the order of the places where they began. */
interface FixedPieces {
  readonly isWings: boolean;
  /** A facelet of each spot: turns make them one another, also those of wings. */
  readonly spots: CenterOrbit;
  /** homes[i]: the spots where piece i may belong, as a mask. */
  readonly homes: readonly number[];
  /** The faces of the colors allowed there, on an upright cube; of wings, the wings. */
  readonly colors: readonly (readonly number[])[];
  /** Whether the numbers of states with these pieces there can be in the range. */
  isInRange(standing: Uint8Array): boolean;
  /** Whether they can be after turns that keep the colors of each axis on its faces. */
  canBeInRange(standing: Uint8Array): boolean;
}

export interface SetupGoal {
  readonly size: number;
  readonly last: CenterOrbit;
  readonly fixed: FixedPieces | undefined;
  /** The fixed centers of each axis, on an upright cube; those that may belong to one of several are left out. */
  readonly groups: readonly (readonly number[])[];
  /** What a cube looks like; known once it was asked. */
  viewOf(state: CubeState): View;
  /** What a cube looks like after ways of these turns. */
  followed(turns: readonly Turn[]): Follow;
  /** after[turn][rotation]: that of the corner by which an even cube is held; nothing changes on an odd one. */
  cornersAfter(turns: readonly Turn[]): Uint8Array[];
}

const AXES = [0, 1, 2] as const;

/** The goal for states like `start`. `second`: what the range fixes in the second orbit, whose pieces begin as in `start`. */
export function setupGoal(start: CubeState, second: SecondOrbit | undefined): SetupGoal {
  const { size } = start;
  const last = centerOrbits(size).at(-1)!;
  const pieces = second && piecesOf(start, second);
  const groups = AXES.map((axis) =>
    pieces && !pieces.isWings
      ? [...pieces.colors.keys()].filter((i) => pieces.colors[i].every((color) => color % 3 === axis))
      : [],
  );
  const known = new WeakMap<CubeState, View>();
  return {
    size,
    last,
    fixed: pieces,
    groups,
    followed: (turns) => followed(size, last, pieces, turns),
    cornersAfter: (turns) => turns.map((turn) => cornerAfter(size, turn)),
    viewOf(state) {
      const view = known.get(state) ?? lookAt(state);
      known.set(state, view);
      return view;
    },
  };

  function lookAt(state: CubeState): View {
    const { colors } = coloringOf(state);
    const face = facesOfColors(size, colors);
    const maskWhere = (isMember: (face: number) => boolean) =>
      maskOf(colors, last, (color) => isMember(face[color]));
    return {
      colors: [maskWhere((own) => own % 3 === 0), maskWhere((own) => own % 3 === 1)],
      positive: maskWhere((own) => own < 3),
      standing: pieces?.standingIn(state) ?? new Uint8Array(0),
      groups: AXES.map((axis) => groups.filter((_, own) => face[own] % 3 === axis).flat()),
      corner: size % 2 === 0 ? state.rotations[holdingCorner(size)] : 0,
    };
  }
}

export function spotsOf(pieces: readonly number[], { standing }: View): number {
  return pieces.reduce((mask, i) => mask | (1 << standing[i]), 0);
}

/** What a cube looks like after a way, given by indices of turns, from what it looked like before. */
type Follow = (view: View, path: Uint8Array) => View;

/**
 * For ways of these turns: a few lookups for each. On an odd cube, colors are still those of the axes as it was held before,
 * if the way turns the whole; and it must leave the faces U, R and F together.
 */
function followed(
  size: number,
  last: CenterOrbit,
  fixed: FixedPieces | undefined,
  turns: readonly Turn[],
): Follow {
  const moves = centerMoves(size, last, turns);
  const images = fixed ? turns.map((turn) => bitImages(size, fixed.spots, turn)) : [];
  const corners = turns.map((turn) => cornerAfter(size, turn));
  return ({ colors: [first, second], positive, standing, corner, groups }, path) => {
    const spots = standing.slice();
    let [a, b, c, rotation] = [first, second, positive, corner];
    for (let i = 0; i < path.length; i++) {
      const turn = path[i];
      a = movedMask(moves, turn, a);
      b = movedMask(moves, turn, b);
      c = movedMask(moves, turn, c);
      rotation = corners[turn][rotation];
      if (fixed) for (let piece = 0; piece < spots.length; piece++) spots[piece] = images[turn][spots[piece]];
    }
    return { colors: [a, b], positive: c, standing: spots, corner: rotation, groups };
  };
}

function cornerAfter(size: number, { axis, first, last, quarters }: Turn): Uint8Array {
  const { place, layer } = cubeGeometry(size);
  const { product, quarter } = rotations();
  return Uint8Array.from({ length: ROTATION_COUNT }, (_, rotation) => {
    const at = layer[axis][place[holdingCorner(size) * ROTATION_COUNT + rotation]];
    const isMoved = size % 2 === 0 && at >= first && at <= last;
    return isMoved ? product[quarter[axis][quarters] * ROTATION_COUNT + rotation] : rotation;
  });
}

function piecesOf(start: CubeState, second: SecondOrbit) {
  const { size } = start;
  const { orbit, isWings, digit, allowed } = second;
  const first = Uint16Array.from(orbit.facelets, ([facelet]) => facelet);
  const spots = isWings ? first : centerOrbits(size).at(-2)!;
  const spotOf = Uint8Array.from(first, (facelet) => spots.indexOf(facelet));
  const placeOf = inverse(spotOf);
  const placesOf = (standing: Uint8Array) => standing.map((spot) => placeOf[spot]);
  const pieces = arrangementOf(start, orbit).permutation;
  const places = [...digit.keys()];
  return {
    isWings,
    spots,
    homes: allowed.map((own) =>
      places.reduce((mask, place) => mask | (((own >> place) & 1) << spotOf[place]), 0),
    ),
    colors: allowed.map((own) => [
      ...new Set(places.filter((place) => (own >> place) & 1).map((place) => digit[place])),
    ]),
    isInRange: (standing: Uint8Array) => second.isInRange(placesOf(standing)),
    canBeInRange: (standing: Uint8Array) => second.canBeInRange(placesOf(standing)),
    standingIn(state: CubeState) {
      const at = inverse(arrangementOf(state, orbit).permutation);
      return Uint8Array.from(pieces, (piece) => spotOf[at[piece]]);
    },
  };
}

/** The piece by which an even cube is held upright. */
function holdingCorner(size: number): number {
  return cubeGeometry(size).orbits[0].cells[CORNER_NAMES.indexOf("DBL")];
}

/*
 * The orbit before the last as a range of numbers sees it: which pieces may be at its first places. A number's digit for
 * an orbit is the rank of a word, the pieces at its places in order, so a range fixes the beginning of that word.
 */

interface SecondOrbit {
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
