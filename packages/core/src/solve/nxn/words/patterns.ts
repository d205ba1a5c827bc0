/**
 * What is inserted: commutators of single layers that move few pieces of one group of orbits, and nothing else that is solved by
 * then. For wings, R X R⁻¹ X⁻¹ with an inner layer R and X a turn of a face, or one conjugated by another; for centers, D R
 * D⁻¹ R⁻¹ of two inner layers, and R · X L X⁻¹ · R⁻¹ · X L⁻¹ X⁻¹ of two inner layers about one axis and a face; and their
 * inverses.
 */
import { type LayerTurn, runOfLayer, type WordPrice } from "./word.ts";
import { innerLayers, PLACES, type WordOrbit } from "./word-orbits.ts";

export interface Patterns {
  readonly count: number;
  readonly turns: readonly (readonly LayerTurn[])[];
  /** What all turns but the first and the last cost. */
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

/** All patterns for a group. Half turns of inner layers only where they cost no more than quarter turns. */
export function patternsOf(orbits: readonly WordOrbit[], price: WordPrice): Patterns {
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
    orbits.forEach((orbit, i) => {
      for (let place = 0; place < PLACES; place++) {
        const end = imageOf(word, orbit, place);
        if (end === place) continue;
        from.push(i * PLACES + place);
        to.push(i * PLACES + end);
      }
    });
    if (from.length === begins.at(-1)) continue;
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
    word.slice(1, -1).reduce((sum, turn) => sum + runOfLayer(turn, price).cost, 0);
  return {
    count: turns.length,
    turns,
    inner: Float64Array.from(turns, costOf),
    first: Uint16Array.from(turns, (word) => endOf(word[0])),
    last: Uint16Array.from(turns, (word) => endOf(word.at(-1)!)),
    ends,
    alone: Float64Array.from(ends, (turn) => runOfLayer(turn, price).cost),
    begins: Uint32Array.from(begins),
    from: Uint8Array.from(from),
    to: Uint8Array.from(to),
  };
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

function* outerTurns(size: number): Generator<LayerTurn> {
  for (const axis of AXES)
    for (const layer of [0, size - 1]) for (const amount of [1, 2, 3]) yield { axis, layer, amount };
}

function* wingPatterns(
  layers: readonly number[],
  amounts: readonly number[],
  size: number,
): Generator<readonly LayerTurn[]> {
  const outer = [...outerTurns(size)];
  for (const axis of AXES)
    for (const layer of layers)
      for (const amount of amounts) {
        const inner = [{ axis, layer, amount }];
        for (const x of outer) {
          if (x.axis !== axis) yield* commutators(inner, [x]);
          for (const y of outer)
            if (y.axis !== axis && y.axis !== x.axis && (x.amount !== HALF || y.amount !== HALF))
              yield* commutators(inner, [x, y, back(x)]);
        }
      }
}

function* centerPatterns(
  layers: readonly number[],
  amounts: readonly number[],
  size: number,
): Generator<readonly LayerTurn[]> {
  const middle = (size - 1) / 2;
  const outer = [...outerTurns(size)].filter(({ amount }) => amount !== HALF);
  for (const axis of AXES)
    for (const layer of layers)
      for (const amount of amounts) {
        const one = { axis, layer, amount };
        for (const otherLayer of layers)
          for (const otherAmount of amounts) {
            if (layer === middle && otherLayer === middle) continue;
            for (const otherAxis of AXES)
              if (otherAxis !== axis) {
                const other = { axis: otherAxis, layer: otherLayer, amount: otherAmount };
                yield [one, other, back(one), back(other)];
              }
            if (otherLayer === layer) continue;
            const parallel = { axis, layer: otherLayer, amount: otherAmount };
            for (const x of outer) if (x.axis !== axis) yield* commutators([one], [x, parallel, back(x)]);
          }
      }
}
