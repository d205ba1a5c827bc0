/**
 * Solves the last center orbit of a large cube and brings the first places of the orbit before it into a range, while
 * everything else may end up anywhere. This is for messages that fix the first digit of their number and part of the
 * second. Two stages, each from many candidates: colors to their axes (to-axes.ts), then home (to-colors.ts).
 */
import type { Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { movedMask, PORTION } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { mergeTurns } from "./merge-turns.ts";
import { backward, type LastOrbit, lastOrbit, rootOf } from "./one-orbit.ts";
import { placesAfter, secondOrbit, standingAfter } from "./second-orbit.ts";
import { type AxisEnd, endsOnAxes } from "./to-axes.ts";
import { type ColorStart, colorSearch, cornerAfter, homeSticker } from "./to-colors.ts";

/** Longer setups are not searched for: a message that fits a 3x3 takes no more. Figures: decision 0191. */
const MAX_TURNS = 20;
/** Turns tried in the second stage for each length, a second: then a longer setup will do. */
const EFFORT = 30_000_000;

/**
 * Setups, nearly shortest first: turns from a solved cube to states from `low` to `high` as far as their last two
 * orbits are concerned, and undefined at pauses. Both bounds have the same last orbit. On an even cube the corner by
 * which it is held upright is home.
 */
export function* setupsBetween(low: CubeState, high: CubeState): Generator<Turn[] | undefined, void> {
  const { size } = low;
  const last = yield* named(undefined, lastOrbit(size));
  const second = secondOrbit(low, high);
  const images = last.turns.map((turn) => placesAfter(size, second.orbit, [turn]));
  const ends = yield* named(undefined, endsOnAxes(low, last, second, images));
  let end: AxisEnd = [];
  const found: number[][] = [];
  const search = yield* named(
    undefined,
    colorSearch(size, last, second, images, (path, length) => {
      const way = [...end, ...Array.from(path.subarray(0, length), (move) => last.staying[move])];
      if (second.isInRange(standingAfter(images, way))) found.push(way);
      return false;
    }),
  );
  const startOf = startsFrom(low, last, images);
  const roots = ends.map((own) => {
    const words = search.wordsOf(startOf(own));
    return { own, words, bound: search.boundAt(words) };
  });
  yield undefined;
  for (let total = 0; total <= MAX_TURNS; total++) {
    const most = search.ida.nodes + EFFORT;
    for (const { own, words, bound } of roots) {
      if (own.length + bound > total) continue;
      end = own;
      search.begin(words, total - own.length);
      for (let isDone = false; !isDone; ) {
        isDone = search.ida.advance(PORTION);
        for (const way of found.splice(0)) yield backward(mergedTurns(way));
        yield undefined;
        isDone ||= search.ida.nodes > most;
      }
      if (search.ida.nodes > most) break;
    }
  }

  function mergedTurns(way: readonly number[]): Turn[] {
    return mergeTurns(
      way.map((move) => last.turns[move]),
      size,
    );
  }
}

/** Where the second stage begins after an end of the first. */
function startsFrom(
  state: CubeState,
  { turns, moves }: LastOrbit,
  images: readonly Uint8Array[],
): (end: AxisEnd) => ColorStart {
  const { positive } = rootOf(state);
  const corners = turns.map((turn) => cornerAfter(state.size, turn));
  return (end) => ({
    positive: end.reduce((mask, move) => movedMask(moves[move], 0, mask), positive),
    standing: standingAfter(images, end),
    corner: end.reduce((sticker, move) => corners[move][sticker], homeSticker()),
  });
}
