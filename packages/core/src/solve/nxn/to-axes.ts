/**
 * The first stage of a message's cube: the colors of each axis go to its faces in the last center orbit, and in the orbit
 * before it those centers that the message fixes. What follows takes no center from one axis to another.
 *
 * All sequences are too many, so the first turns are those that bring the sum of some exact distances farthest down,
 * thousands of ways; from each of them the search is exact.
 */
import {
  canonicalSequences,
  distanceSteps,
  idaStar,
  type MaskRank,
  maskMoves,
  maskTrack,
  movedMask,
  PORTION,
  productSpace,
  rankMask,
  rankOfSets,
} from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { eightPlaces } from "./mask-distance.ts";
import { ALL, type LastOrbit, rootOf } from "./one-orbit.ts";
import { type SecondOrbit, standingAfter } from "./second-orbit.ts";

/** Turns by their indices, after which each axis has its colors. */
export type AxisEnd = readonly number[];

/** How many first turns, and how many ways of them are kept. Figures: decision 0191. */
const FIRST_TURNS = 6;
const WIDTH = 5000;
/** As many ends are enough, and as many turns tried if there is one; with none, this many times more. */
const MAX_ENDS = 1000;
const EFFORT = 20_000_000;
const PATIENCE = 3;
const MAX_LENGTH = 14;
/** Positions whose children are scored between two pauses. */
const AT_ONCE = 256;
/** Pieces whose distance is tabulated together. */
const GROUP = 4;
/** What the distances of axes and pieces count. If that leads nowhere, each piece adds one to its group's. */
const WEIGHT = 3;
const MORE_FOR_PIECES = [0, 1] as const;

/** A set of pieces as a mask of places, and how far it is from where it must be. */
interface Tracked {
  readonly start: number;
  readonly rank: MaskRank;
  /** The lookups of all turns. */
  readonly moves: Uint32Array;
  /** distances[stride · rank of the mask]. */
  readonly distances: Uint8Array;
  readonly stride: number;
  /** Pieces that are told from others of their color; 0 for the colors of an axis. */
  readonly pieces: number;
}

/** Ends, shortest first. `images[turn][place]`: what the turns do to the second orbit. */
export function* endsOnAxes(
  state: CubeState,
  last: LastOrbit,
  second: SecondOrbit,
  images: readonly Uint8Array[],
): Generator<void, AxisEnd[]> {
  const tracked = [...colorsOf(state, last), ...(yield* groupsOf(second, images))];
  const count = tracked.length;
  const masks = tracked.map(() => new Int32Array(MAX_LENGTH + 2));
  const keeps = new Uint8Array(last.turns.length);
  for (const move of last.staying) keeps[move] = 1;
  const ends: AxisEnd[] = [];
  let begun: readonly number[] = [];
  // Many ways lead to the same arrangement of both orbits.
  const known = new Set<string>();
  const { positive } = rootOf(state);
  const search = idaStar(
    {
      sequences: canonicalSequences(last.turns),
      step(level, move, left) {
        const at = 768 * move;
        let most = 0;
        for (let i = 0; i < count; i++) {
          const own = tracked[i];
          const { moves } = own;
          const mask = masks[i][level];
          const image =
            moves[at + (mask & 255)] | moves[at + 256 + ((mask >> 8) & 255)] | moves[at + 512 + (mask >> 16)];
          const bound = own.distances[own.stride * rankMask(own.rank, image)];
          if (bound > left) return bound;
          if (bound > most) most = bound;
          masks[i][level + 1] = image;
        }
        return most;
      },
      accept(path, length) {
        // An end before a turn that keeps the axes is an end already.
        if (length > 0 && keeps[path[length - 1]] === 1) return false;
        const end = [...begun, ...path.subarray(0, length)];
        const standing = standingAfter(images, end);
        if (!second.canBeInRange(standing)) return false;
        const mask = end.reduce((own, turn) => movedMask(last.moves[turn], 0, own), positive);
        const key = `${mask} ${standing.join()}`;
        if (known.has(key)) return false;
        known.add(key);
        ends.push(end);
        return ends.length >= MAX_ENDS;
      },
    },
    { rootBound: 1, maxLength: MAX_LENGTH },
  );
  let paused = 0;
  for (const more of MORE_FOR_PIECES) {
    const layers = yield* firstTurns(tracked, last.turns.length, more);
    const before = search.nodes;
    const isEnough = () =>
      ends.length >= MAX_ENDS || search.nodes - before > (ends.length > 0 ? EFFORT : PATIENCE * EFFORT);
    for (let total = 0; total <= MAX_LENGTH && !isEnough(); total++)
      for (const root of layers[Math.min(total, FIRST_TURNS)]) {
        const length = total - root.turns.length;
        if (root.bound > length) continue;
        begun = root.turns;
        root.masks.forEach((mask, i) => {
          masks[i][0] = mask;
        });
        search.restart({ rootBound: length, maxLength: length });
        do {
          if (search.nodes - paused < PORTION) continue;
          paused = search.nodes;
          yield;
        } while (!search.advance(PORTION));
        if (isEnough()) break;
      }
    if (ends.length > 0) break;
  }
  return ends;
}

/** A way to begin. */
interface Root {
  readonly turns: readonly number[];
  readonly masks: readonly number[];
  /** The largest distance. */
  readonly bound: number;
}

/** Positions after 0, 1, 2 … turns, the nearest ones by the weighted sum of their distances. */
function* firstTurns(tracked: readonly Tracked[], turns: number, more: number): Generator<void, Root[][]> {
  const distanceOf = ({ distances, stride, rank }: Tracked, mask: number) =>
    distances[stride * rankMask(rank, mask)];
  const rootFor = (own: readonly number[], masks: readonly number[]): Root => ({
    turns: own,
    masks,
    bound: Math.max(...masks.map((mask, i) => distanceOf(tracked[i], mask))),
  });
  const layers = [
    [
      rootFor(
        [],
        tracked.map(({ start }) => start),
      ),
    ],
  ];
  const seen = new Set<string>();
  for (let depth = 1; depth <= FIRST_TURNS; depth++) {
    const layer = layers[depth - 1];
    const scores = new Uint8Array(layer.length * turns);
    for (let at = 0; at < layer.length; at++) {
      const { masks } = layer[at];
      for (let move = 0; move < turns; move++) {
        let sum = 0;
        for (let i = 0; i < masks.length; i++) {
          const own = tracked[i];
          sum += (WEIGHT + more * own.pieces) * distanceOf(own, movedMask(own.moves, move, masks[i]));
        }
        scores[at * turns + move] = Math.min(sum, 255);
      }
      if (at % AT_ONCE === AT_ONCE - 1) yield;
    }
    const next: Root[] = [];
    for (let score = 0, child = 0; score < 256 && next.length < WIDTH; score++, yield)
      for (child = scores.indexOf(score); child >= 0; child = scores.indexOf(score, child + 1)) {
        const root = layer[Math.floor(child / turns)];
        const move = child % turns;
        const masks = root.masks.map((mask, i) => movedMask(tracked[i].moves, move, mask));
        const key = masks.join();
        if (seen.has(key)) continue;
        seen.add(key);
        if (next.push(rootFor([...root.turns, move], masks)) === WIDTH) break;
      }
    layers.push(next);
    yield;
  }
  return layers;
}

/** The colors of each axis in the last orbit. */
function colorsOf(state: CubeState, last: LastOrbit): Tracked[] {
  const { first, second } = rootOf(state);
  const moves = new Uint32Array(768 * last.moves.length);
  last.moves.forEach((table, move) => {
    moves.set(table, 768 * move);
  });
  return [first, second, ALL & ~(first | second)].map((start, axis) => ({
    start,
    rank: eightPlaces(),
    moves,
    distances: last.distances[axis],
    stride: 2,
    pieces: 0,
  }));
}

/** The centers of the second orbit that must get to the same axes. */
function* groupsOf(
  { digit, allowed, isWings }: SecondOrbit,
  images: readonly Uint8Array[],
): Generator<void, Tracked[]> {
  if (isWings) return [];
  const axesOf = (homes: number) =>
    digit.reduce((axes, color, home) => axes | (((homes >> home) & 1) << (color % 3)), 0);
  const axes = allowed.map(axesOf);
  const moves = maskMoves(images);
  const groups: Tracked[] = [];
  for (const own of new Set(axes)) {
    const places = [...axes.keys()].filter((place) => axes[place] === own);
    const homes = [...digit.keys()].filter((home) => (own >> (digit[home] % 3)) & 1);
    for (let from = 0; from < places.length; from += GROUP) {
      const members = places.slice(from, from + GROUP);
      const rank = rankOfSets(members.length);
      const goals = subsets(homes, members.length).map((mask) => rankMask(rank, mask));
      const factor = { size: rank.size, home: goals[0], track: maskTrack(moves, rank) };
      const distances = yield* distanceSteps(productSpace("axes", [factor], images.length, goals));
      const start = members.reduce((mask, place) => mask | (1 << place), 0);
      groups.push({ start, rank, moves, distances, stride: 1, pieces: members.length });
    }
  }
  return groups;
}

/** The masks of so many of the places. */
function subsets(places: readonly number[], count: number): number[] {
  if (count === 0) return [0];
  return places.flatMap((place, i) =>
    subsets(places.slice(i + 1), count - 1).map((mask) => mask | (1 << place)),
  );
}
