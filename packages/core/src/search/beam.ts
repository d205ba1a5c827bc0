/**
 * Beam search: after every turn it keeps the `width` positions with the smallest scores. Not optimal, but where sums of small
 * tables guide well it reaches goals that no exact search can.
 */
import { turnStateBy } from "../state/index.ts";
import { type PreparedStage, positionOf } from "./prepared-stage.ts";
import type { Candidate } from "./stage.ts";

export interface BeamGoal {
  readonly width: number;
  /** Gives up after this many turns; default 60. */
  readonly maxTurns?: number;
  /** A prime: children of one score are taken in steps of it, so that those of one position are not taken in a row. Default 1,299,709. */
  readonly stride?: number;
}

/** What a beam walks on: positions of a fixed number of integers, in rows. */
export interface BeamWalk {
  readonly moves: number;
  readonly words: number;
  /** Writes the score of each child of a position, one per move: an integer below `MAX_SCORE`, or `MAX_SCORE` for a dead end. */
  scores(positions: Int32Array, from: number, into: Uint16Array, to: number): void;
  /** Writes the child. */
  make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void;
  /** How many turns a position is from a goal, 0 at one; infinite if that is not known. */
  left(positions: Int32Array, at: number): number;
  /** A final check of a way to the goal. */
  accept?(path: readonly number[]): boolean;
}

/** The score of positions that cannot reach a goal. */
export const MAX_SCORE = 4095;

export interface BeamEnd {
  /** The moves, by their indices, to a position as near to a goal as any in its layer. */
  readonly path: readonly number[];
  readonly position: Int32Array;
}

interface Layer {
  readonly count: number;
  readonly positions: Int32Array;
  readonly parent: Int32Array;
  readonly move: Uint8Array;
}

/** Between two pauses: positions expanded, children sorted, and positions examined or made. */
const CHUNK = 512;
const SORTED = 1 << 17;
const LOOKED = 1 << 13;

/** A way from the start to where the remaining distance is known. Yields every few milliseconds. */
export function* beamOf(
  walk: BeamWalk,
  start: Int32Array,
  { width, maxTurns = 60, stride = STRIDE }: BeamGoal,
): Generator<void, BeamEnd | undefined> {
  const { words } = walk;
  let layer: Layer = { count: 1, positions: start, parent: Int32Array.of(-1), move: Uint8Array.of(0) };
  const layers: Pick<Layer, "parent" | "move">[] = [layer];
  // No position occurs twice: turns that undo each other would keep a layer where it is.
  const seen = new Set<number>();
  for (let depth = 0; layer.count > 0; depth++) {
    const end = yield* nearest(walk, layers, layer);
    if (end >= 0)
      return { path: pathTo(layers, end), position: layer.positions.slice(end * words, (end + 1) * words) };
    if (depth === maxTurns) return undefined;
    layer = yield* nextLayer(walk, layer, width, stride, seen);
    layers.push({ parent: layer.parent, move: layer.move });
  }
  return undefined;
}

/** The candidate turned to a goal of the stage; undefined if none is found. */
export function* beamSearch(
  prepared: PreparedStage,
  candidate: Candidate,
  goal: BeamGoal,
): Generator<void, Candidate | undefined> {
  const { stage, costs, tracks, bounds } = prepared;
  const position = positionOf(prepared, candidate.state);
  const ownOf = (path: readonly number[]) => path.map((move) => stage.turns[move]);
  const sumAt = (carried: Int32Array, from: number) => {
    let sum = 0;
    for (let i = 0; i < bounds.length; i++) sum += bounds[i].weight * bounds[i].at(carried, from);
    return Math.min(sum, MAX_SCORE);
  };
  const moves = stage.turns.length;
  const child = new Int32Array(tracks.length);
  const make: BeamWalk["make"] = (carried, from, move, into, to) => {
    for (let i = 0; i < tracks.length; i++) into[to + i] = tracks[i].after(carried[from + i], move);
  };
  const walk: BeamWalk = {
    moves,
    words: tracks.length,
    scores(carried, from, into, to) {
      for (let move = 0; move < moves; move++) {
        make(carried, from, move, child, 0);
        into[to + move] = sumAt(child, 0);
      }
    },
    make,
    left: (carried, at) => (sumAt(carried, at) === 0 ? 0 : Number.POSITIVE_INFINITY),
    accept: (path) => stage.accept?.(turnStateBy(candidate.state, ownOf(path)), candidate) ?? true,
  };
  const end = yield* beamOf(walk, position, goal);
  if (!end) return undefined;
  const own = ownOf(end.path);
  return {
    state: turnStateBy(candidate.state, own),
    turns: [...candidate.turns, ...own],
    length: end.path.reduce((sum, move) => sum + (costs?.[move] ?? 1), candidate.length),
    tag: candidate.tag,
  };
}

/** The position of the last layer with the fewest turns left; −1 if that is known for none. */
function* nearest(
  walk: BeamWalk,
  layers: readonly Pick<Layer, "parent" | "move">[],
  layer: Layer,
): Generator<void, number> {
  let least = Number.POSITIVE_INFINITY;
  let end = -1;
  for (let at = 0; at < layer.count; at++) {
    if (at % LOOKED === LOOKED - 1) yield;
    const left = walk.left(layer.positions, at * walk.words);
    if (left >= least || (left === 0 && walk.accept?.(pathTo(layers, at)) === false)) continue;
    least = left;
    end = at;
  }
  return end;
}

/** The best positions one turn further, once each. */
function* nextLayer(
  walk: BeamWalk,
  { count, positions }: Layer,
  width: number,
  stride: number,
  seen: Set<number>,
): Generator<void, Layer> {
  const { moves, words } = walk;
  const scores = new Uint16Array(count * moves);
  for (let at = 0; at < count; at++) {
    if (at % CHUNK === CHUNK - 1) yield;
    walk.scores(positions, at * words, scores, at * moves);
  }
  yield;
  const next = new Int32Array(width * words);
  const parent = new Int32Array(width);
  const made = new Uint8Array(width);
  let kept = 0;
  const sorted = yield* byScore(scores, stride);
  for (let i = 0; i < sorted.length && kept < width; i++) {
    if (i % LOOKED === LOOKED - 1) yield;
    const child = sorted[i];
    const at = Math.floor(child / moves);
    const move = child - at * moves;
    walk.make(positions, at * words, move, next, kept * words);
    const hash = hashOf(next, kept * words, words);
    if (seen.has(hash)) continue;
    seen.add(hash);
    parent[kept] = at;
    made[kept++] = move;
  }
  return { count: kept, positions: next, parent, move: made };
}

function hashOf(positions: Int32Array, from: number, words: number): number {
  let hash = 0;
  for (let at = from; at < from + words; at++) {
    hash = Math.imul(hash ^ positions[at] ^ (positions[at] >>> 13), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Larger than any number of children. */
const STRIDE = 1_299_709;

/** Children in the order of their scores. */
function* byScore(scores: Uint16Array, stride: number): Generator<void, Int32Array> {
  const histogram = new Int32Array(MAX_SCORE + 1);
  for (let i = 0; i < scores.length; i++) {
    if (i % SORTED === SORTED - 1) yield;
    histogram[scores[i]]++;
  }
  let count = 0;
  for (let score = 0; score < MAX_SCORE; score++) {
    const own = histogram[score];
    histogram[score] = count;
    count += own;
  }
  const order = new Int32Array(count);
  const children = scores.length;
  // Each child comes up once if the prime does not divide their number.
  const step = children % stride === 0 ? 1 : stride % children;
  let child = 0;
  for (let i = 0; i < children; i++) {
    if (i % SORTED === SORTED - 1) yield;
    child += step;
    if (child >= children) child -= children;
    if (scores[child] < MAX_SCORE) order[histogram[scores[child]]++] = child;
  }
  return order;
}

/** The moves to a position of the last layer: parent[at] is its place in the layer before, move[at] the move from there. */
function pathTo(layers: readonly Pick<Layer, "parent" | "move">[], goal: number): number[] {
  const path: number[] = [];
  let at = goal;
  for (let depth = layers.length - 1; depth > 0; depth--) {
    path.push(layers[depth].move[at]);
    at = layers[depth].parent[at];
  }
  return path.reverse();
}
