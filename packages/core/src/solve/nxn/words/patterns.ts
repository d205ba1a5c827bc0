/**
 * The orbits of 24 pieces, wings and centers, as a word sees them, and what is inserted to solve them: turns of single layers that
 * move few pieces of one group of orbits, and nothing else that is solved by then. For wings, an inner layer R alone, which cycles
 * four of them, and commutators R X R⁻¹ X⁻¹ with X a turn of a face, or one conjugated by another; for centers, D R D⁻¹ R⁻¹ of two
 * inner layers, and R · X L X⁻¹ · R⁻¹ · X L⁻¹ X⁻¹ of two inner layers about one axis and a face; and the inverses.
 */
import { cubeGeometry, ROTATION_COUNT, rotations } from "../../../geometry/index.ts";
import type { CubeState } from "../../../state/index.ts";
import { leastCostOf } from "../layers.ts";
import { PLACES } from "../wings.ts";
import type { Word, WordPrice } from "./word.ts";

/** One layer turned by an amount: what insertions are made of. */
interface LayerTurn {
  readonly axis: number;
  readonly layer: number;
  readonly amount: number;
}

export function runOfLayer({ axis, layer, amount }: LayerTurn, price: WordPrice): Word["runs"][number] {
  const amounts = new Uint8Array(price.size);
  amounts[layer] = amount;
  return { axis, amounts, cost: leastCostOf(amounts, price.price) };
}

export interface WordOrbit {
  readonly isWing: boolean;
  readonly depths: readonly number[];
  /** layer[axis][place] */
  readonly layer: readonly Uint8Array[];
  /** image[(axis · 4 + amount) · 24 + place]: where the layer of that place takes it. */
  readonly image: Uint8Array;
  /** goal[place]: of a wing the place itself, of a center its face. */
  readonly goal: Uint8Array;
  /** start[place]: what is there before the word: the goal that it has to reach. */
  readonly start: Uint8Array;
}

/** The orbits that insertions solve. */
function wordOrbits({ size, rotations: pieces }: CubeState, view: number): WordOrbit[] {
  const { orbits, place, placeInOrbit, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  return orbits
    .filter(({ cells, kind }) => cells.length === PLACES && kind !== "corner")
    .map(({ kind, depths, cells, facelets }): WordOrbit => {
      const isWing = kind === "wing";
      const image = new Uint8Array(12 * PLACES);
      for (let axis = 0; axis < 3; axis++)
        for (let amount = 0; amount < 4; amount++)
          cells.forEach((cell, at) => {
            image[(axis * 4 + amount) * PLACES + at] =
              placeInOrbit[place[cell * ROTATION_COUNT + quarter[axis as 0 | 1 | 2][amount]]];
          });
      const goal = Uint8Array.from(cells, (_, at) =>
        isWing ? at : Math.floor(facelets[at][0] / (size * size)),
      );
      const start = new Uint8Array(PLACES);
      for (const cell of cells) {
        const now = placeInOrbit[place[cell * ROTATION_COUNT + pieces[cell]]];
        start[now] = goal[placeInOrbit[place[cell * ROTATION_COUNT + view]]];
      }
      const layers = layer.map((of) => Uint8Array.from(cells, (cell) => of[cell]));
      return { isWing, depths, layer: layers, image, goal, start };
    });
}

/**
 * Orbits that are solved together, of a cube whose pieces shall stand as the rotation `view` leaves them: wings of one depth, and
 * centers that the same two pairs of layers move. In the order of their depths, wings first, since insertions for wings move centers.
 */
export function orbitGroups(state: CubeState, view: number): WordOrbit[][] {
  const groups = new Map<string, WordOrbit[]>();
  for (const orbit of wordOrbits(state, view)) {
    const key = `${orbit.isWing} ${[...orbit.depths].sort((a, b) => a - b).join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), orbit]);
  }
  const all = [...groups.values()];
  return [...all.filter(([{ isWing }]) => isWing), ...all.filter(([{ isWing }]) => !isWing)];
}

export interface Patterns {
  readonly count: number;
  /** How many of them are short, one turn for wings and four for centers: these come first. */
  readonly short: number;
  readonly turns: readonly (readonly LayerTurn[])[];
  /** What all turns cost but the first and the last, which are counted beside the runs they stand next to. */
  readonly inner: Float64Array;
  /** The first and the last turn, as indices of `ends`. */
  readonly first: Uint16Array;
  readonly last: Uint16Array;
  readonly ends: readonly LayerTurn[];
  /** What each of them costs where no run beside it is about its axis. */
  readonly alone: Float64Array;
  /** Pattern p takes what is at place from[i] to to[i], begins[p] ≤ i < begins[p + 1]; 24 places for each orbit. */
  readonly begins: Uint32Array;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
}

const AXES = [0, 1, 2];
const HALF = 2;
const back = ({ axis, layer, amount }: LayerTurn): LayerTurn => ({ axis, layer, amount: 4 - amount });
const undone = (turns: readonly LayerTurn[]) => turns.map(back).reverse();

/**
 * The patterns for a group, all or without those of eight turns that are no 3-cycles. Half turns of inner layers only where they cost
 * no more than quarter turns.
 */
export function patternsOf(
  orbits: readonly WordOrbit[],
  price: WordPrice,
  which: "all" | "few" = "all",
): Patterns {
  const { size } = price;
  const layers = innerLayers(orbits, size);
  const { own, isOfBlocks } = price.price;
  const amounts = isOfBlocks || own[HALF] === own[1] ? [1, 2, 3] : [1, 3];
  const words = orbits[0].isWing
    ? wingPatterns(layers, amounts, size)
    : centerPatterns(layers, amounts, size);
  const turns: (readonly LayerTurn[])[] = [];
  const begins = [0];
  const from: number[] = [];
  const to: number[] = [];
  for (const word of words) {
    const ends = orbits.flatMap((orbit, i) =>
      Array.from({ length: PLACES }, (_, place) => i * PLACES + imageOf(word, orbit, place)),
    );
    const places = [...ends.keys()].filter((place) => ends[place] !== place);
    if (places.length === 0 || (which === "few" && word.length === 8 && places.length > 3)) continue;
    for (const place of places) {
      from.push(place);
      to.push(ends[place]);
    }
    turns.push(word);
    begins.push(from.length);
  }
  const ends: LayerTurn[] = [];
  const known = new Map<number, number>();
  const endOf = (turn: LayerTurn) => {
    const key = (turn.layer * 3 + turn.axis) * 4 + turn.amount;
    const at = known.get(key) ?? ends.push(turn) - 1;
    known.set(key, at);
    return at;
  };
  const costOf = (word: readonly LayerTurn[]) =>
    word.reduce((sum, turn) => sum + runOfLayer(turn, price).cost, 0);
  const costOfEnds = ([first, ...others]: readonly LayerTurn[]) => costOf([first, others.at(-1) ?? first]);
  return {
    count: turns.length,
    short: turns.filter(({ length }) => length <= (orbits[0].isWing ? 1 : 4)).length,
    turns,
    // One turn is first and last, and merges on one side at most: what it costs alone is counted once too often.
    inner: Float64Array.from(turns, (word) => costOf(word) - costOfEnds(word)),
    first: Uint16Array.from(turns, (word) => endOf(word[0])),
    last: Uint16Array.from(turns, (word) => endOf(word.at(-1)!)),
    ends,
    alone: Float64Array.from(ends, (turn) => runOfLayer(turn, price).cost),
    begins: Uint32Array.from(begins),
    from: Uint8Array.from(from),
    to: Uint8Array.from(to),
  };
}

/** The layers of an axis that move pieces of an orbit, and are no outer ones. */
function innerLayers(orbits: readonly WordOrbit[], size: number): number[] {
  const depths = orbits.flatMap((orbit) => orbit.depths);
  return [...new Set(depths.flatMap((depth) => [depth, size - 1 - depth]))];
}

function imageOf(word: readonly LayerTurn[], { layer: layers, image }: WordOrbit, place: number): number {
  let at = place;
  for (const { axis, layer, amount } of word)
    if (layers[axis][at] === layer) at = image[(axis * 4 + amount) * PLACES + at];
  return at;
}

/** R X R⁻¹ X⁻¹ and its inverse. */
function* commutators(
  one: readonly LayerTurn[],
  other: readonly LayerTurn[],
): Generator<readonly LayerTurn[]> {
  yield [...one, ...other, ...undone(one), ...undone(other)];
  yield [...other, ...one, ...undone(other), ...undone(one)];
}

function turnsOf(layers: readonly number[], amounts: readonly number[]): LayerTurn[] {
  return AXES.flatMap((axis) =>
    layers.flatMap((layer) => amounts.map((amount) => ({ axis, layer, amount }))),
  );
}

const outerTurns = (size: number) => turnsOf([0, size - 1], [1, 2, 3]);

function* wingPatterns(
  layers: readonly number[],
  amounts: readonly number[],
  size: number,
): Generator<readonly LayerTurn[]> {
  const outer = outerTurns(size);
  const inner = turnsOf(layers, amounts);
  for (const turn of inner) yield [turn];
  for (const turn of inner)
    for (const x of outer) {
      if (x.axis !== turn.axis) yield* commutators([turn], [x]);
      for (const y of outer)
        if (y.axis !== turn.axis && y.axis !== x.axis && (x.amount !== HALF || y.amount !== HALF))
          yield* commutators([turn], [x, y, back(x)]);
    }
}

/** Those that move two at a time come first: they gain more. */
function* centerPatterns(
  layers: readonly number[],
  amounts: readonly number[],
  size: number,
): Generator<readonly LayerTurn[]> {
  const middle = (size - 1) / 2;
  const outer = outerTurns(size).filter(({ amount }) => amount !== HALF);
  const inner = turnsOf(layers, amounts);
  for (const one of inner)
    for (const other of inner)
      if (one.axis !== other.axis && (one.layer !== middle || other.layer !== middle))
        yield [one, other, back(one), back(other)];
  for (const one of inner)
    for (const other of inner)
      if (one.axis === other.axis && one.layer !== other.layer)
        for (const x of outer) if (x.axis !== one.axis) yield* commutators([one], [x, other, back(x)]);
}
