/**
 * Sets of parallel layers that turn together. A set costs as many outer block turns as it has *edges*: places between
 * two layers of which one is in the set and the other is not. A block in the middle of the cube has two, an outer block
 * has one.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";

/** set[layer]: 1 if the layer turns. */
export type LayerSet = Uint8Array;

/** How many outer block turns it takes to turn the layers of the set. */
export function edgesOf(set: LayerSet): number {
  let edges = 0;
  for (let layer = 1; layer < set.length; layer++) if (set[layer] !== set[layer - 1]) edges++;
  return edges;
}

/** The turns of a set: one for each block of neighboring layers. */
export function turnsOfSet(set: LayerSet, axis: Axis, quarters: number): Turn[] {
  const turns: Turn[] = [];
  for (let layer = 0; layer < set.length; layer++) {
    if (set[layer] === 0) continue;
    const first = layer;
    while (layer + 1 < set.length && set[layer + 1] === 1) layer++;
    turns.push(makeTurn(axis, first, layer, quarters));
  }
  return turns;
}

/** The gain of a layer that must not turn. */
export const NEVER = -1e9;

export interface LayerChoice {
  /** gain[layer]: the value of turning that layer; `NEVER` is allowed. */
  readonly gain: Float64Array;
  /** The best set, written by `chooseLayers`. */
  readonly set: LayerSet;
  /** Scratch: whether the best choice up to here, ending with this layer off or on, had the previous layer on. */
  readonly cameOn: Uint8Array;
}

export function layerChoice(size: number): LayerChoice {
  return { gain: new Float64Array(size), set: new Uint8Array(size), cameOn: new Uint8Array(2 * size) };
}

/**
 * Chooses the set with the greatest sum of gains − price · edges, by dynamic programming from layer to layer. Returns
 * that value.
 */
export function chooseLayers({ gain, set, cameOn }: LayerChoice, price: number): number {
  const size = gain.length;
  let off = 0;
  let on = gain[0];
  for (let layer = 1; layer < size; layer++) {
    const stayOff = on - price > off;
    const stayOn = on >= off - price;
    cameOn[2 * layer] = stayOff ? 1 : 0;
    cameOn[2 * layer + 1] = stayOn ? 1 : 0;
    const nextOff = stayOff ? on - price : off;
    on = (stayOn ? on : off - price) + gain[layer];
    off = nextOff;
  }
  let isOn = on > off ? 1 : 0;
  const value = isOn === 1 ? on : off;
  for (let layer = size - 1; layer >= 0; layer--) {
    set[layer] = isOn;
    isOn = cameOn[2 * layer + isOn];
  }
  return value;
}
