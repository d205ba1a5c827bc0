/**
 * The first stage of a 5x5: corners and edges of the middle of a face, the colors of one axis to its faces. Positions five turns from the goal are known; a
 * beam from the cube counts how many turns it takes to meet one of them, for each axis, until enough ways are found.
 */
import { movedMask } from "../center-masks.ts";
import { eightPlaces, type MaskRank } from "../mask-distance.ts";
import type { FirstTables } from "./five-tables.ts";
import { RL_BYTE } from "./five-tables.ts";

/** Positions up to so many turns from the goal are known. */
const NEAR = 5;
const LOG = 21;

/** Positions near the goal by open addressing: 29 bits of a hash, and three of the distance plus one. */
export interface NearAxis {
  readonly keys: Int32Array;
}

/** Two masks by one number; the upper bits choose the place. */
function hashOf(corner: number, edge: number): number {
  let hash = Math.imul(corner, 0x9e3779b1) ^ Math.imul(edge + 0x7f4a7c15, 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}

export function* nearAxis({ list, corner, edge }: FirstTables): Generator<void, NearAxis> {
  const keys = new Int32Array(1 << LOG);
  const add = (a: number, b: number, distance: number) => {
    const hash = hashOf(a, b);
    const key = (hash & ~7) | (distance + 1);
    let at = Math.imul(hash, 0x27d4eb2f) >>> (32 - LOG);
    for (; keys[at] !== 0; at = (at + 1) & ((1 << LOG) - 1)) if ((keys[at] ^ key) >>> 3 === 0) return false;
    keys[at] = key;
    return true;
  };
  add(RL_BYTE, RL_BYTE, 0);
  let layer = [RL_BYTE, RL_BYTE];
  for (let depth = 1; depth <= NEAR; depth++) {
    const next: number[] = [];
    for (let at = 0; at < layer.length; at += 2) {
      for (let turn = 0; turn < list.turns.length; turn++) {
        const a = movedMask(corner, turn, layer[at]);
        const b = movedMask(edge, turn, layer[at + 1]);
        if (add(a, b, depth) && depth < NEAR) next.push(a, b);
      }
      if (at % 2048 === 2046) yield;
    }
    layer = next;
  }
  return { keys };
}

/** How far a position is from the goal; more than `NEAR`: not known. */
function distanceNear({ keys }: NearAxis, corner: number, edge: number): number {
  const hash = hashOf(corner, edge);
  for (let at = Math.imul(hash, 0x27d4eb2f) >>> (32 - LOG); keys[at] !== 0; at = (at + 1) & ((1 << LOG) - 1))
    if ((keys[at] ^ hash) >>> 3 === 0) return (keys[at] & 7) - 1;
  return NEAR + 1;
}

/** A start: the masks of one axis. */
export interface AxisStart {
  readonly corner: number;
  readonly edge: number;
}

interface Layer {
  readonly count: number;
  readonly corner: Int32Array;
  readonly edge: Int32Array;
  readonly start: Uint8Array;
  readonly parent: Int32Array;
  readonly turn: Uint8Array;
}

export interface AxisWay {
  /** Which of the starts, and the turns from there. */
  readonly start: number;
  readonly turns: readonly number[];
}

/** At least `keep` ways, the shortest found first, from any of the starts; they share a beam. */
export function* axisWays(
  tables: FirstTables,
  near: NearAxis,
  starts: readonly AxisStart[],
  width: number,
  keep: number,
): Generator<void, AxisWay[]> {
  const found: AxisWay[] = [];
  let layer: Layer = {
    count: starts.length,
    corner: Int32Array.from(starts, ({ corner }) => corner),
    edge: Int32Array.from(starts, ({ edge }) => edge),
    start: Uint8Array.from(starts, (_, i) => i),
    parent: new Int32Array(starts.length),
    turn: new Uint8Array(starts.length),
  };
  const layers = [layer];
  const seen = new Set<number>();
  for (let depth = 0; found.length < keep && layer.count > 0 && depth < MAX_DEPTH; depth++) {
    for (let at = 0; at < layer.count; at++) {
      const distance = distanceNear(near, layer.corner[at], layer.edge[at]);
      // What is nearer was met on the way, unless the cube began there.
      if (distance === NEAR || (depth === 0 && distance < NEAR)) {
        const before = pathTo(layers, at);
        for (const home of waysHome(tables, near, layer.corner[at], layer.edge[at], distance))
          found.push({ start: layer.start[at], turns: [...before, ...home] });
      }
    }
    layer = nextLayer(tables, layer, width, seen);
    layers.push(layer);
    yield;
  }
  return found;
}

const MAX_DEPTH = 20;
/** Ways home from one position that are taken. */
const MAX_HOME = 2;

function pathTo(layers: readonly Layer[], goal: number): number[] {
  const path: number[] = [];
  let at = goal;
  for (let depth = layers.length - 1; depth > 0; depth--) {
    path.push(layers[depth].turn[at]);
    at = layers[depth].parent[at];
  }
  return path.reverse();
}

/** Some of the shortest ways from a position near the goal. */
function waysHome(
  tables: FirstTables,
  near: NearAxis,
  corner: number,
  edge: number,
  distance: number,
): number[][] {
  if (distance === 0) return [[]];
  const { list } = tables;
  const ways: number[][] = [];
  for (let turn = 0; turn < list.turns.length && ways.length < MAX_HOME; turn++) {
    const a = movedMask(tables.corner, turn, corner);
    const b = movedMask(tables.edge, turn, edge);
    if (distanceNear(near, a, b) !== distance - 1) continue;
    for (const rest of waysHome(tables, near, a, b, distance - 1)) {
      if (ways.length < MAX_HOME) ways.push([turn, ...rest]);
      // One way from each neighbor, so that they differ early.
      break;
    }
  }
  return ways;
}

function nextLayer(tables: FirstTables, layer: Layer, width: number, seen: Set<number>): Layer {
  const { list, corner, edge, cornerDistances, edgeDistances } = tables;
  const moves = list.turns.length;
  const rank = eightPlaces();
  const children = layer.count * moves;
  const scores = new Uint8Array(children);
  const counts = new Int32Array(256);
  for (let at = 0; at < layer.count; at++)
    for (let turn = 0; turn < moves; turn++) {
      const score =
        distanceOf(rank, cornerDistances, movedMask(corner, turn, layer.corner[at])) +
        distanceOf(rank, edgeDistances, movedMask(edge, turn, layer.edge[at]));
      scores[at * moves + turn] = score;
      counts[score]++;
    }
  const next = {
    count: 0,
    corner: new Int32Array(width),
    edge: new Int32Array(width),
    start: new Uint8Array(width),
    parent: new Int32Array(width),
    turn: new Uint8Array(width),
  };
  for (let score = 0; score < 256 && next.count < width; score++) {
    if (counts[score] === 0) continue;
    for (let child = 0; child < children && next.count < width; child++) {
      if (scores[child] !== score) continue;
      const at = Math.floor(child / moves);
      const turn = child % moves;
      const a = movedMask(corner, turn, layer.corner[at]);
      const b = movedMask(edge, turn, layer.edge[at]);
      const hash = hashOf(a, b) ^ layer.start[at];
      if (seen.has(hash)) continue;
      seen.add(hash);
      next.corner[next.count] = a;
      next.edge[next.count] = b;
      next.start[next.count] = layer.start[at];
      next.parent[next.count] = at;
      next.turn[next.count++] = turn;
    }
  }
  return next;
}

function distanceOf({ first, second, third, bits }: MaskRank, distances: Uint8Array, mask: number): number {
  const a = mask & 255;
  const b = (mask >> 8) & 255;
  const before = bits[a];
  return distances[first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]];
}
