/**
 * Solves the last center orbit of a large cube and brings the orbit before it to one of a range of arrangements, while
 * everything else may end up anywhere. This is for messages that fix the first digit of their number and part of the
 * second. There are many short solutions for the first digit alone, and each leaves the second orbit in another
 * arrangement.
 */
import {
  CORNER_NAMES,
  cubeGeometry,
  type Orbit,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "../../geometry/index.ts";
import { maskTable, movedMask, PORTION, rankMask } from "../../search/index.ts";
import { arrangementOf, type CubeState, solvedState, turnStateBy } from "../../state/index.ts";
import { bitImages, centerOrbits } from "./center-masks.ts";
import { fourOfEachAxis, UNREACHED } from "./mask-distance.ts";
import { mergeTurns } from "./merge-turns.ts";
import {
  backward,
  blockTurns,
  firstPart,
  keepsAxes,
  lastOrbit,
  MAX_FOLLOWED,
  type OnAxes,
  POSITIVE,
  pathTo,
} from "./one-orbit.ts";

/** Longer setups are not searched for: a message that fits a 3x3 takes no more. Figures: decision 0191. */
const MAX_TURNS = 20;
/**
 * Outer turns at the end, which leave centers alone: up to this many where they move the second orbit, otherwise as few
 * as a corner needs.
 */
const MAX_OUTER = 4;
const MAX_CORNER = 2;
const OUTER_TURNS = 18;
/** Positions kept of each length in the first part: many of its ends are needed. */
const WIDTH = 3000;
/** Turns tried in total, a few seconds, and for one length from one end: no end takes all of them. */
const EFFORT = 30_000_000;
const EFFORT_OF_END = 1_000_000;

/**
 * Setups, nearly shortest first: turns from a solved cube to states from `low` to `high` as far as their last two
 * orbits are concerned, and undefined at pauses. Both bounds have the same last orbit. On an even cube the corner by
 * which it is held upright is home.
 */
export function* setupsBetween(low: CubeState, high: CubeState): Generator<Turn[] | undefined, void> {
  const { size } = low;
  const last = yield* asPauses(lastOrbit(size));
  const second = secondOrbit(low, high);
  const ends = yield* asPauses(firstPart([low], last, WIDTH, onAxes(size, second, last.turns)));
  const home = homeSearch(size, second, last.rest);
  for (let total = ends[0]?.length ?? MAX_TURNS + 1; total <= MAX_TURNS; total++)
    for (const { position, depth, length } of ends) {
      if (length > total) break;
      const before = pathTo(position).map((move) => last.turns[move]);
      for (const way of home(position.positive, before, total - depth)) {
        if (way === undefined) yield undefined;
        else if (way === "spent") return;
        else yield backward(mergeTurns([...before, ...way], size));
      }
    }
}

function* asPauses<T>(work: Generator<void, T>): Generator<undefined, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield undefined;
  }
}

/** The orbit before the last, as the number sees it: the pieces at its places, in order, as a word of digits. */
interface SecondOrbit {
  readonly orbit: Orbit;
  /** digit[home]: the digit of the piece that belongs there: its color, or the piece itself where all differ. */
  readonly digit: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** Whether outer turns of a solved cube change it. */
  readonly isWings: boolean;
}

function secondOrbit(low: CubeState, high: CubeState): SecondOrbit {
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
  return { orbit, digit, low: wordOf(low), high: wordOf(high), isWings };
}

/** image[place]: where a turn takes what stands at a place of the orbit. */
function placesAfter(size: number, orbit: Orbit, turns: readonly Turn[]): Uint8Array {
  const image = new Uint8Array(ROTATION_COUNT);
  arrangementOf(turnStateBy(solvedState(size), turns), orbit).permutation.forEach((home, at) => {
    image[home] = at;
  });
  return image;
}

/**
 * What the first part must do besides. The turns that follow it take no center from one axis to another, so each color
 * that the range fixes must be on its axis by then.
 */
function onAxes(
  size: number,
  { orbit, digit, low, high, isWings }: SecondOrbit,
  turns: readonly Turn[],
): OnAxes | undefined {
  if (isWings) return undefined;
  const differs = low.findIndex((own, i) => own !== high[i]);
  const count = Math.min(MAX_FOLLOWED, differs < 0 ? low.length : differs + 1);
  const axes = Uint8Array.from({ length: count }, (_, i) => {
    let allowed = 0;
    for (let color = low[i]; color <= (i === differs ? high[i] : low[i]); color++)
      allowed |= 1 << (color % 3);
    return allowed;
  });
  const axisOf = Uint8Array.from(digit, (color) => color % 3);
  return { images: turns.map((turn) => placesAfter(size, orbit, [turn])), axes, axisOf };
}

/** Outer turns that bring a corner's sticker home, and what they do to the second orbit. */
interface OuterWord {
  readonly turns: readonly Turn[];
  readonly image: Uint8Array;
}

type HomeSearch = (
  mask: number,
  before: readonly Turn[],
  length: number,
) => Generator<readonly Turn[] | undefined | "spent", void>;

/**
 * Searches from a position whose axes have their colors for `length` turns that solve the last orbit and bring the
 * second one into the range.
 */
function homeSearch(size: number, second: SecondOrbit, rest: Uint8Array): HomeSearch {
  const { orbit, digit, low, high } = second;
  const last = centerOrbits(size).at(-1)!;
  const turns = blockTurns(size).filter((turn) => keepsAxes(bitImages(size, last, turn)));
  const masks = turns.map((turn) => maskTable(bitImages(size, last, turn)));
  const places = turns.map((turn) => placesAfter(size, orbit, [turn]));
  const corners = turns.map((turn) => cornerAfter(size, turn));
  const words = outerWords(size, second);
  const rank = fourOfEachAxis();
  const path = new Uint8Array(MAX_TURNS + 1);
  const mask = new Int32Array(MAX_TURNS + 2);
  const standing = new Uint8Array((MAX_TURNS + 2) * ROTATION_COUNT);
  const corner = new Uint8Array(MAX_TURNS + 2);
  let tried = 0;
  return function* (start, before, length) {
    const most = tried + EFFORT_OF_END;
    mask[0] = start;
    standing.set(placesAfter(size, orbit, before));
    corner[0] = before.reduce((sticker, turn) => cornerAfter(size, turn)[sticker], homeSticker(size));
    const shortest = rest[2 * rankMask(rank, start)];
    for (let own = shortest; own <= length; own++) {
      if (!words.some((byLength) => byLength[length - own]?.length > 0)) continue;
      let level = 0;
      path[0] = 0;
      while (level >= 0) {
        if (level === own) {
          if (mask[level] === POSITIVE)
            for (const word of words[corner[level]][length - own] ?? [])
              if (isInRange(level, word))
                yield [...Array.from(path.subarray(0, own), (move) => turns[move]), ...word.turns];
          level--;
          if (level >= 0) path[level]++;
          continue;
        }
        const move = path[level];
        if (move === turns.length) {
          level--;
          if (level >= 0) path[level]++;
          continue;
        }
        tried++;
        if (tried % PORTION === 0) yield undefined;
        if (tried > EFFORT) return yield "spent";
        if (tried > most) return;
        const isRepeated =
          level > 0
            ? turns[move].axis === turns[path[level - 1]].axis && move <= path[level - 1]
            : turns[move].axis === before.at(-1)?.axis;
        const image = isRepeated ? 0 : movedMask(masks[move], 0, mask[level]);
        const left = isRepeated ? UNREACHED : rest[2 * rankMask(rank, image)];
        // What is home stays home from there on: nothing that follows would change the second orbit.
        if (left > own - level - 1 || image === mask[level] || (left === 0 && level + 1 < own)) {
          path[level]++;
          continue;
        }
        mask[level + 1] = image;
        corner[level + 1] = corners[move][corner[level]];
        const from = level * ROTATION_COUNT;
        for (let i = 0; i < ROTATION_COUNT; i++)
          standing[from + ROTATION_COUNT + i] = places[move][standing[from + i]];
        path[++level] = 0;
      }
    }
  };

  /** Whether the word of the second orbit is in the range; at its ends, the caller checks the whole number. */
  function isInRange(level: number, { image }: OuterWord): boolean {
    const from = level * ROTATION_COUNT;
    let isAboveLow = false;
    let isBelowHigh = false;
    for (let i = 0; i < ROTATION_COUNT; i++) {
      const own = digit[image[standing[from + i]]];
      if (!isAboveLow && own < low[i]) return false;
      if (!isBelowHigh && own > high[i]) return false;
      isAboveLow ||= own > low[i];
      isBelowHigh ||= own < high[i];
      if (isAboveLow && isBelowHigh) return true;
    }
    return true;
  }
}

/**
 * The number of a sticker of the corner by which an even cube is held upright; odd cubes are held by their fixed
 * centers.
 */
function homeSticker(size: number): number {
  return size % 2 === 1 ? 0 : 3 * CORNER_NAMES.indexOf("DBL");
}

function stickersOf(size: number): readonly number[] {
  return cubeGeometry(size).orbits[0].facelets.flat();
}

/** image[sticker]: where a turn takes the stickers of corners. */
function cornerAfter(size: number, turn: Turn): Uint8Array {
  const image = new Uint8Array(ROTATION_COUNT);
  if (size % 2 === 1) return image;
  const { faceletImage, layer, cellOfFacelet } = cubeGeometry(size);
  const stickers = stickersOf(size);
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  stickers.forEach((facelet, i) => {
    const at = layer[turn.axis][cellOfFacelet[facelet]];
    const isMoved = at >= turn.first && at <= turn.last;
    image[i] = isMoved ? stickers.indexOf(faceletImage[facelet * ROTATION_COUNT + rotation]) : i;
  });
  return image;
}

/**
 * words[sticker][length]: outer turns that bring the sticker home; only the shortest where they do not change the
 * second orbit.
 */
function outerWords(size: number, { orbit, isWings }: SecondOrbit): OuterWord[][][] {
  const words: OuterWord[][][] = Array.from({ length: ROTATION_COUNT }, () => []);
  const home = homeSticker(size);
  const identity = Uint8Array.from({ length: ROTATION_COUNT }, (_, i) => i);
  words[home][0] = [{ turns: [], image: identity }];
  if (size % 2 === 1) return words;
  const outer = blockTurns(size).slice(0, OUTER_TURNS);
  const corners = outer.map((turn) => cornerAfter(size, turn));
  const images = outer.map((turn) => placesAfter(size, orbit, [turn]));
  /** Words are built from their ends: `from` is the sticker that they bring home. */
  let ends = [{ word: words[home][0][0], from: home, first: -1 }];
  for (let length = 1; length <= (isWings ? MAX_OUTER : MAX_CORNER); length++) {
    const next: typeof ends = [];
    for (const { word, from, first } of ends)
      for (let move = 0; move < OUTER_TURNS; move++) {
        if (first >= 0 && outer[move].axis === outer[first].axis && move >= first) continue;
        const sticker = corners[move].indexOf(from);
        const image = images[move].map((at) => word.image[at]);
        const longer = { turns: [outer[move], ...word.turns], image };
        next.push({ word: longer, from: sticker, first: move });
        if (isWings || words[sticker].length === 0) {
          words[sticker][length] ??= [];
          words[sticker][length].push(longer);
        }
      }
    ends = next;
  }
  return words;
}
