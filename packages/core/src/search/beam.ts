/**
 * Beam search through a stage: turn by turn, it keeps the `width` positions with the smallest weighted sum of distances. Not
 * optimal; it reaches goals that no exact search can, where sums of small tables guide well.
 */
import { turnStateBy } from "../state/index.ts";
import { type PreparedStage, positionOf } from "./prepared-stage.ts";
import type { Candidate } from "./stage.ts";

export interface BeamGoal {
  readonly width: number;
  /** Turns after which it is given up: 60 by default. */
  readonly maxTurns?: number;
}

interface Layer {
  readonly count: number;
  readonly carried: Int32Array;
  readonly parent: Int32Array;
  readonly move: Uint8Array;
}

/** A sum that no position of a beam has: a table says that a goal cannot be reached. */
const MAX_SUM = 4096;

/** The candidate turned to a goal, or nothing. Yields after each turn. */
export function* beamSearch(
  prepared: PreparedStage,
  candidate: Candidate,
  { width, maxTurns = 60 }: BeamGoal,
): Generator<void, Candidate | undefined> {
  const { stage, costs } = prepared;
  const position = positionOf(prepared, candidate.state);
  let layer: Layer = { count: 1, carried: position, parent: Int32Array.of(-1), move: Uint8Array.of(0) };
  const layers = [layer];
  if (sumAt(prepared, position, 0) === 0) return candidate;
  for (let depth = 0; depth < maxTurns && layer.count > 0; depth++) {
    layer = nextLayer(prepared, layer, width);
    layers.push(layer);
    for (let at = 0; at < layer.count; at++) {
      if (sumAt(prepared, layer.carried, at * position.length) > 0) continue;
      const moves = pathTo(layers, at);
      const own = moves.map((move) => stage.turns[move]);
      const state = turnStateBy(candidate.state, own);
      if (stage.accept && !stage.accept(state, candidate)) continue;
      const length = moves.reduce((sum, move) => sum + (costs?.[move] ?? 1), candidate.length);
      return { state, turns: [...candidate.turns, ...own], length, tag: candidate.tag };
    }
    yield;
  }
  return undefined;
}

function sumAt({ bounds }: PreparedStage, carried: Int32Array, from: number): number {
  let sum = 0;
  for (let i = 0; i < bounds.length; i++) sum += bounds[i].weight * bounds[i].at(carried, from);
  return Math.min(sum, MAX_SUM);
}

/** The best positions one turn on, each once; of equal ones those that were met first. */
function nextLayer(prepared: PreparedStage, layer: Layer, width: number): Layer {
  const { stage, tracks } = prepared;
  const moves = stage.turns.length;
  const digits = tracks.length;
  const child = new Int32Array(digits);
  const sums = new Uint16Array(layer.count * moves);
  const histogram = new Int32Array(MAX_SUM + 1);
  for (let at = 0; at < layer.count; at++)
    for (let move = 0; move < moves; move++) {
      for (let i = 0; i < digits; i++) child[i] = tracks[i].after(layer.carried[at * digits + i], move);
      const sum = sumAt(prepared, child, 0);
      sums[at * moves + move] = sum;
      histogram[sum]++;
    }
  const carried = new Int32Array(width * digits);
  const parent = new Int32Array(width);
  const made = new Uint8Array(width);
  const seen = new Set<number>();
  let count = 0;
  for (let sum = 0; sum < MAX_SUM && count < width; sum++) {
    if (histogram[sum] === 0) continue;
    for (let i = 0; i < sums.length && count < width; i++) {
      if (sums[i] !== sum) continue;
      const at = Math.floor(i / moves);
      const move = i % moves;
      let hash = 0;
      for (let j = 0; j < digits; j++) {
        const value = tracks[j].after(layer.carried[at * digits + j], move);
        carried[count * digits + j] = value;
        hash = Math.imul(hash ^ value ^ (value >>> 13), 0x9e3779b1);
        hash ^= hash >>> 15;
      }
      if (seen.has(hash)) continue;
      seen.add(hash);
      parent[count] = at;
      made[count++] = move;
    }
  }
  return { count, carried, parent, move: made };
}

/** The moves to a position of the last layer: parent[at] is its place in the layer before, move[at] the move from there. */
export function pathTo(
  layers: readonly { readonly parent: Int32Array; readonly move: Uint8Array }[],
  goal: number,
): number[] {
  const path: number[] = [];
  let at = goal;
  for (let depth = layers.length - 1; depth > 0; depth--) {
    path.push(layers[depth].move[at]);
    at = layers[depth].parent[at];
  }
  return path.reverse();
}
