/**
 * Beam search over masks: layer by layer, one turn each, the `width` positions with the smallest score. A score is a weighted sum of
 * exact distances, each of one orbit on its own, and of the ends of bars that are of another kind than what stands beside them.
 */
import { pathTo } from "../../search/index.ts";
import { type AxisDistances, axisScores, patternRanks, sumOfAxes } from "./axis-distances.ts";
import { imageOf } from "./center-masks.ts";
import { type GoalFrontier, keyOf } from "./goal-frontier.ts";
import { type MaskRank, rankMask, UNREACHED } from "./mask-distance.ts";

export interface BeamProblem {
  readonly rank: MaskRank;
  readonly orbits: number;
  /** distances[orbit][2 · rank + parity]: of the first orbits, which are to be placed; the others make bars, in their order. */
  readonly distances: readonly Uint8Array[];
  /** tables[move · orbits + orbit], absent where the move does nothing to the orbit. */
  readonly tables: readonly (Uint32Array | undefined)[];
  readonly moves: number;
  /** toggles[move]: the parity bits that the move changes. */
  readonly toggles: Uint32Array;
  /** parityCost[parity bits]: what they add to the score; 0 where they are as wanted. */
  readonly parityCost: Uint8Array;
  /** Positions near the goal, for one or two orbits that are to be placed. */
  readonly near?: GoalFrontier | undefined;
  /** Where turns keep axes apart: these make the score instead. */
  readonly axes: readonly AxisDistances[];
  /** The parity bits that count. */
  readonly wanted: number;
  readonly placeWeight: number;
  readonly barWeight: number;
}

/** More turns than any step takes. */
const DEEPEST = 40;

/** Moves from the masks to where the first distance and the parity are 0; nothing if it finds none. Yields after each layer. */
export function* beamSearch(
  problem: BeamProblem,
  masks: Uint32Array,
  parity: number,
  width: number,
): Generator<void, number[] | undefined> {
  const { moves } = problem;
  let layer: Layer = {
    count: 1,
    masks: masks.slice(),
    parity: Uint32Array.of(parity),
    parent: Int32Array.of(-1),
    move: Uint8Array.of(255),
  };
  const layers: Layer[] = [layer];
  if (isGoal(problem, layer, 0)) return [];
  const costs = new Uint16Array(width * moves);
  const scratch = new Uint32Array(problem.orbits);
  // No position comes twice: turns that undo each other would keep a layer where it is.
  const seen = new Set<number>();
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const histogram = new Int32Array(65536);
    for (let at = 0; at < layer.count; at++) {
      if ((at & 511) === 511) yield;
      for (let move = 0; move < moves; move++) {
        const cost = costOf(problem, layer, at, move, scratch);
        costs[at * moves + move] = cost;
        histogram[cost]++;
      }
    }
    layer = nextLayer(problem, layer, costs, histogram, width, seen);
    if (layer.count === 0 || depth === DEEPEST) return undefined;
    layers.push(layer);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < layer.count; at++) {
      const left = isGoal(problem, layer, at) ? 0 : distanceNear(problem, layer.masks, at, layer.parity[at]);
      if (left >= least) continue;
      least = left;
      best = at;
    }
    if (best >= 0) return [...pathTo(layers, best), ...goHome(problem, layer, best)];
    yield;
  }
  return undefined;
}

/** How far a position near the goal is from it; infinite for all others. */
function distanceNear(
  { near, orbits, wanted }: BeamProblem,
  masks: Uint32Array,
  at: number,
  parity: number,
): number {
  if (!near) return Number.POSITIVE_INFINITY;
  const second = orbits > 1 ? masks[at * orbits + 1] : 0;
  return near.distances.get(keyOf(masks[at * orbits], second, parity & wanted)) ?? Number.POSITIVE_INFINITY;
}

/** The moves home from a position near the goal, each of which is nearer. */
function goHome(problem: BeamProblem, layer: Layer, at: number): number[] {
  const { orbits, moves, tables, toggles } = problem;
  let masks = layer.masks.slice(at * orbits, (at + 1) * orbits);
  let parity = layer.parity[at];
  const path: number[] = [];
  for (let left = distanceNear(problem, masks, 0, parity); Number.isFinite(left) && left > 0; left--)
    for (let move = 0; move < moves; move++) {
      const next = masks.map((mask, orbit) => imageOf(tables[move * orbits + orbit], mask));
      if (distanceNear(problem, next, 0, parity ^ toggles[move]) !== left - 1) continue;
      path.push(move);
      masks = next;
      parity ^= toggles[move];
      break;
    }
  return path;
}

/** Scores from here on are of places from which no turns of the step lead. */
const FORBIDDEN = 10_000;

interface Layer {
  count: number;
  readonly masks: Uint32Array;
  readonly parity: Uint32Array;
  readonly parent: Int32Array;
  readonly move: Uint8Array;
}

function isGoal(
  { rank, distances, orbits, parityCost }: BeamProblem,
  { masks, parity }: Layer,
  at: number,
): boolean {
  if (parityCost[parity[at]] > 0) return false;
  for (let orbit = 0; orbit < orbits; orbit++) {
    const mask = masks[at * orbits + orbit];
    if (
      orbit < distances.length
        ? distances[orbit][2 * rankMask(rank, mask)] > 0
        : orbit > distances.length && mask !== masks[at * orbits + orbit - 1]
    )
      return false;
  }
  return true;
}

/** The score after a move. */
function costOf(
  { rank, distances, orbits, tables, toggles, parityCost, placeWeight, barWeight, axes, wanted }: BeamProblem,
  layer: Layer,
  at: number,
  move: number,
  masks: Uint32Array,
): number {
  const { first, second, third, bits } = rank;
  const placed = distances.length;
  const byAxes = axes.length > 0;
  const ranked = patternRanks();
  const parity = layer.parity[at] ^ toggles[move];
  const odd = (parity & wanted) === 0 ? 0 : 1;
  let cost = parityCost[parity];
  for (let orbit = 0; orbit < orbits; orbit++) {
    const mask = imageOf(tables[move * orbits + orbit], layer.masks[at * orbits + orbit]);
    masks[orbit] = mask;
    if (byAxes) continue;
    if (orbit < placed) {
      const a = mask & 255;
      const b = (mask >> 8) & 255;
      const before = bits[a];
      const distance =
        distances[orbit][
          2 * (first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]) + odd
        ];
      cost += distance === UNREACHED ? FORBIDDEN : placeWeight * distance;
    } else if (orbit > placed) {
      const apart = mask ^ masks[orbit - 1];
      cost += barWeight * (bits[apart & 255] + bits[(apart >> 8) & 255] + bits[apart >> 16]);
    }
  }
  const scores = axisScores();
  for (const group of axes) cost += sumOfAxes(group, masks, ranked, scores);
  return cost;
}

/** A prime, so that every child comes once: no number of children is a multiple of it. */
const STRIDE = 7919;

/** Children in the order of their scores. */
function byCost(costs: Uint16Array, children: number, histogram: Int32Array): Int32Array {
  let count = 0;
  for (let cost = 0; cost < FORBIDDEN; cost++) {
    const own = histogram[cost];
    histogram[cost] = count;
    count += own;
  }
  const order = new Int32Array(count);
  // Among equals, children of one position should not come in a row.
  let child = 0;
  for (let i = 0; i < children; i++) {
    child += STRIDE;
    while (child >= children) child -= children;
    if (costs[child] < FORBIDDEN) order[histogram[costs[child]]++] = child;
  }
  return order;
}

function nextLayer(
  problem: BeamProblem,
  layer: Layer,
  costs: Uint16Array,
  histogram: Int32Array,
  width: number,
  seen: Set<number>,
): Layer {
  const { moves, tables, toggles, orbits } = problem;
  const next: Layer = {
    count: 0,
    masks: new Uint32Array(width * orbits),
    parity: new Uint32Array(width),
    parent: new Int32Array(width),
    move: new Uint8Array(width),
  };
  for (const child of byCost(costs, layer.count * moves, histogram)) {
    if (next.count === width) break;
    const at = Math.floor(child / moves);
    const move = child % moves;
    next.parity[next.count] = layer.parity[at] ^ toggles[move];
    let hash = next.parity[next.count] & problem.wanted;
    for (let orbit = 0; orbit < orbits; orbit++) {
      const mask = imageOf(tables[move * orbits + orbit], layer.masks[at * orbits + orbit]);
      next.masks[next.count * orbits + orbit] = mask;
      hash = Math.imul(hash ^ mask ^ (mask >>> 13), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    if (seen.has(hash)) continue;
    seen.add(hash);
    next.parent[next.count] = at;
    next.move[next.count++] = move;
  }
  return next;
}
