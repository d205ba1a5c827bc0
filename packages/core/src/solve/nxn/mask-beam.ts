/**
 * Beam search over masks: layer by layer, one turn each, the most promising so many positions. Promising is a small sum of
 * the distances of the orbits, each exact on its own.
 */
import { type MaskRank, rankMask, UNREACHED } from "./mask-distance.ts";

export interface BeamProblem {
  readonly rank: MaskRank;
  /** distances[orbit]: of the first orbit, which is to be solved, and of others that are to come out well. */
  readonly distances: readonly Uint8Array[];
  /** tables[move · orbits + orbit], absent where the move does nothing to the orbit. */
  readonly tables: readonly (Uint32Array | undefined)[];
  readonly moves: number;
  /** toggles[move]: the parity bits that the move changes. */
  readonly toggles: Uint32Array;
  /** parityCost[parity bits]: how far they are from 0. */
  readonly parityCost: Uint8Array;
  /** What the first orbit's distance and the parity count, in distances of the others. */
  readonly weight: number;
}

/** More turns than one orbit takes. */
const DEEPEST = 60;

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
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const histogram = new Int32Array(65536);
    for (let at = 0; at < layer.count; at++)
      for (let move = 0; move < moves; move++) {
        const cost = costOf(problem, layer, at, move);
        costs[at * moves + move] = cost;
        histogram[cost]++;
      }
    layer = nextLayer(problem, layer, costs, histogram, width);
    if (layer.count === 0) return undefined;
    layers.push(layer);
    for (let at = 0; at < layer.count; at++) if (isGoal(problem, layer, at)) return pathTo(layers, at);
    yield;
  }
  return undefined;
}

/** For an orbit that is not among those of the stage: farther than any. */
const UNRELATED = 8;

interface Layer {
  count: number;
  readonly masks: Uint32Array;
  readonly parity: Uint32Array;
  readonly parent: Int32Array;
  readonly move: Uint8Array;
}

function isGoal({ rank, distances }: BeamProblem, { masks, parity }: Layer, at: number): boolean {
  return parity[at] === 0 && distances[0][rankMask(rank, masks[at * distances.length])] === 0;
}

/** The weighted sum of the distances after a move. */
function costOf(
  { rank, distances, tables, toggles, parityCost, weight }: BeamProblem,
  layer: Layer,
  at: number,
  move: number,
): number {
  const { first, second, third, bits } = rank;
  const orbits = distances.length;
  let cost = weight * parityCost[layer.parity[at] ^ toggles[move]];
  for (let orbit = 0; orbit < orbits; orbit++) {
    let mask = layer.masks[at * orbits + orbit];
    const t = tables[move * orbits + orbit];
    if (t) mask = t[mask & 255] | t[256 + ((mask >> 8) & 255)] | t[512 + (mask >> 16)];
    const a = mask & 255;
    const b = (mask >> 8) & 255;
    const before = bits[a];
    const distance =
      distances[orbit][
        first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]
      ];
    if (orbit === 0) cost += distance === UNREACHED ? 10_000 : weight * distance;
    else cost += distance === UNREACHED ? UNRELATED : distance;
  }
  return cost;
}

function nextLayer(
  problem: BeamProblem,
  layer: Layer,
  costs: Uint16Array,
  histogram: Int32Array,
  width: number,
): Layer {
  const { moves, tables, toggles, distances } = problem;
  const orbits = distances.length;
  const next: Layer = {
    count: 0,
    masks: new Uint32Array(width * orbits),
    parity: new Uint32Array(width),
    parent: new Int32Array(width),
    move: new Uint8Array(width),
  };
  const seen = new Set<number>();
  for (let cost = 0; cost < 10_000 && next.count < width; cost++) {
    if (histogram[cost] === 0) continue;
    for (let child = 0; child < layer.count * moves && next.count < width; child++) {
      if (costs[child] !== cost) continue;
      const at = Math.floor(child / moves);
      const move = child % moves;
      let hash = layer.parity[at] ^ toggles[move];
      next.parity[next.count] = hash;
      for (let orbit = 0; orbit < orbits; orbit++) {
        let mask = layer.masks[at * orbits + orbit];
        const t = tables[move * orbits + orbit];
        if (t) mask = t[mask & 255] | t[256 + ((mask >> 8) & 255)] | t[512 + (mask >> 16)];
        next.masks[next.count * orbits + orbit] = mask;
        hash = Math.imul(hash ^ mask ^ (mask >>> 13), 0x9e3779b1);
        hash ^= hash >>> 15;
      }
      if (seen.has(hash)) continue;
      seen.add(hash);
      next.parent[next.count] = at;
      next.move[next.count++] = move;
    }
  }
  return next;
}

/** The moves to a position of the last layer. */
function pathTo(layers: readonly Layer[], goal: number): number[] {
  const path: number[] = [];
  let at = goal;
  for (let depth = layers.length - 1; depth > 0; depth--) {
    path.push(layers[depth].move[at]);
    at = layers[depth].parent[at];
  }
  return path.reverse();
}
