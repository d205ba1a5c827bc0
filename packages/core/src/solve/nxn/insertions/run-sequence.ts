/**
 * A sequence of turns under construction, as runs: a run is an axis and an amount for each layer. At every position
 * between two runs we know which color is at each facelet, and on which face the sticker there will end. Whether a
 * sticker ends up right does not depend on where in the sequence we look, so a permutation can be inserted anywhere and
 * affects only the stickers it moves.
 */
import {
  type Axis,
  cross,
  cubeGeometry,
  dot,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
  type Vector,
} from "../../../geometry/index.ts";
import { centerFacelets } from "../center-masks.ts";
import { type LayerPrice, PRICES, sumOf, turnsOfAmounts } from "../layers.ts";

export interface Run {
  readonly axis: number;
  readonly amounts: Uint8Array;
}

export interface RunSequence {
  readonly size: number;
  readonly lines: CenterLines;
  readonly price: LayerPrice;
  readonly runs: Run[];
  /** states[t][facelet] = color + 8 · the face where it ends, before run t; one more state at the end. */
  readonly states: Uint8Array[];
  /** hopes[t][axis]: if a turn costs more stickers than this, nothing is known to be worth inserting there. */
  readonly hopes: Float64Array[];
  /** Runs before the first one kept here: nothing is inserted among them anymore. */
  readonly settled: Run[];
  wrong: number;
  /** Appends a run. That changes where everything ends, at all positions. */
  append(run: Run): void;
  /**
   * Inserts runs before run `at`. Their product moves stickers in the given 3-cycles of facelets, stored one after
   * another.
   */
  insert(at: number, runs: readonly Run[], cycles: readonly number[]): void;
  /** Keeps so many states at most: the first runs are settled. */
  settle(most: number): void;
  turns(): Turn[];
}

/** `colors[facelet]`: the face on which it belongs. */
export function startSequence(
  size: number,
  colors: Uint8Array,
  price: LayerPrice = PRICES.OBTM,
): RunSequence {
  const lines = centerLines(size);
  const state = new Uint8Array(6 * size * size);
  const sequence: RunSequence = {
    size,
    lines,
    price,
    runs: [],
    states: [state],
    hopes: [newHopes()],
    settled: [],
    wrong: 0,
    append: (run) => appendRun(sequence, run),
    insert: (at, runs, cycles) => insertRuns(sequence, at, runs, cycles),
    settle: (most) => settleRuns(sequence, most),
    turns: () =>
      [...sequence.settled, ...sequence.runs].flatMap(({ axis, amounts }) =>
        turnsOfAmounts(amounts, axis as Axis),
      ),
  };
  for (const facelet of lines.centers) state[facelet] = colors[facelet];
  endHere(sequence);
  return sequence;
}

const HIGHEST = 99;

function newHopes(): Float64Array {
  return Float64Array.of(HIGHEST, HIGHEST, HIGHEST);
}

/** Records in the last state that everything ends where it is. */
function endHere(sequence: RunSequence): void {
  const { size, lines, states } = sequence;
  const state = states[states.length - 1];
  sequence.wrong = 0;
  for (const facelet of lines.centers) {
    const face = Math.floor(facelet / (size * size));
    const color = state[facelet] & 7;
    state[facelet] = color | (face << 3);
    if (color !== face) sequence.wrong++;
  }
}

function afterRun({ lines }: RunSequence, state: Uint8Array, { axis, amounts }: Run): Uint8Array {
  const next = new Uint8Array(state.length);
  const layer = lines.layers[axis];
  const { centers, images } = lines;
  for (let i = 0; i < centers.length; i++) {
    const facelet = centers[i];
    next[images[4 * axis + amounts[layer[facelet]]][facelet]] = state[facelet];
  }
  return next;
}

function appendRun(sequence: RunSequence, run: Run): void {
  const { states, hopes, runs, lines } = sequence;
  runs.push(run);
  states.push(afterRun(sequence, states[states.length - 1], run));
  hopes.push(newHopes());
  endHere(sequence);
  for (let t = runs.length - 1; t >= 0; t--) {
    const { axis, amounts } = runs[t];
    const layer = lines.layers[axis];
    for (const facelet of lines.centers) {
      const to = lines.images[4 * axis + amounts[layer[facelet]]][facelet];
      states[t][facelet] = (states[t][facelet] & 7) | (states[t + 1][to] & 56);
    }
  }
}

function insertRuns(
  sequence: RunSequence,
  at: number,
  runs: readonly Run[],
  cycles: readonly number[],
): void {
  const { states, hopes } = sequence;
  const old = states[at];
  const before = old.slice();
  const after = old.slice();
  for (let i = 0; i < cycles.length; i++) {
    const from = cycles[i];
    const to = cycles[i % 3 === 2 ? i - 2 : i + 1];
    const moved = (old[from] & 7) | (old[to] & 56);
    before[from] = moved;
    after[to] = moved;
    sequence.wrong += isRight(old[from]) - isRight(moved);
  }
  spreadBack(sequence, at, before, cycles);
  spreadOn(sequence, at, after, cycles);
  const between: Uint8Array[] = [before];
  for (let i = 0; i + 1 < runs.length; i++) between.push(afterRun(sequence, between[i], runs[i]));
  between.push(after);
  states.splice(at, 1, ...between);
  hopes.splice(at, 1, ...between.map(newHopes));
  sequence.runs.splice(at, 0, ...runs);
  joinRuns(sequence, Math.max(0, at - 1), at + runs.length);
}

function isRight(sticker: number): number {
  return (sticker & 7) === sticker >> 3 ? 1 : 0;
}

/** What is at these facelets before run `at` now ends elsewhere, and so it does at all earlier positions. */
function spreadBack(
  { runs, states, lines }: RunSequence,
  at: number,
  state: Uint8Array,
  facelets: readonly number[],
): void {
  const ends = facelets.map((facelet) => state[facelet] & 56);
  const where = Uint16Array.from(facelets);
  for (let t = at - 1; t >= 0; t--) {
    const { axis, amounts } = runs[t];
    const layer = lines.layers[axis];
    const earlier = states[t];
    for (let i = 0; i < where.length; i++) {
      const back = (4 - amounts[layer[where[i]]]) & 3;
      where[i] = lines.images[4 * axis + back][where[i]];
      earlier[where[i]] = (earlier[where[i]] & 7) | ends[i];
    }
  }
}

/** Other colors are at these facelets before run `at` now, and so they are at all later positions. */
function spreadOn(
  { runs, states, lines }: RunSequence,
  at: number,
  state: Uint8Array,
  facelets: readonly number[],
): void {
  const colors = facelets.map((facelet) => state[facelet] & 7);
  const where = Uint16Array.from(facelets);
  for (let t = at; t < runs.length; t++) {
    const { axis, amounts } = runs[t];
    const layer = lines.layers[axis];
    const later = states[t + 1];
    for (let i = 0; i < where.length; i++) {
      where[i] = lines.images[4 * axis + amounts[layer[where[i]]]][where[i]];
      later[where[i]] = (later[where[i]] & 56) | colors[i];
    }
  }
}

/** Merges neighboring runs about one axis, from run `first` to run `last`, and drops those that do nothing. */
function joinRuns({ runs, states, hopes }: RunSequence, first: number, last: number): void {
  let end = last;
  for (let t = first; t <= end && t < runs.length; ) {
    const { axis, amounts } = runs[t];
    if (amounts.every((amount) => amount === 0)) {
      runs.splice(t, 1);
      states.splice(t, 1);
      hopes.splice(t, 1);
      hopes[t].fill(HIGHEST);
      if (t > 0) t--;
    } else if (t + 1 < runs.length && runs[t + 1].axis === axis) {
      runs.splice(t, 2, { axis, amounts: sumOf(amounts, runs[t + 1].amounts) });
      states.splice(t + 1, 1);
      hopes.splice(t + 1, 1);
      hopes[t].fill(HIGHEST);
      hopes[t + 1].fill(HIGHEST);
    } else {
      t++;
      continue;
    }
    end = Math.max(end - 1, t);
  }
}

function settleRuns({ runs, states, hopes, settled }: RunSequence, most: number): void {
  const count = states.length - most;
  if (count <= 0) return;
  settled.push(...runs.splice(0, count));
  states.splice(0, count);
  hopes.splice(0, count);
}

export function layerRun(axis: number, layer: number, quarters: number, size: number): Run {
  const amounts = new Uint8Array(size);
  amounts[layer] = quarters;
  return { axis, amounts };
}

/*
 * The center facelets of the n-cube as lines, seen along an axis. The four faces around the axis are numbered in the
 * order of a right-handed quarter turn. On each of these sides a facelet has a *layer* (along the axis) and a *row*
 * (across it, in the direction of that turn). A turn about the axis by q quarters takes (side, row, layer) to (side +
 * q, row, layer).
 */

interface AxisLines {
  /** For each of the four sides: the axis of its normal, its layer on that axis, and 1 where the normal points along the axis, else −1. */
  readonly axes: Uint8Array;
  readonly layers: Uint8Array;
  readonly signs: Int8Array;
  /** facelets[(side · n + row) · n + layer]. */
  readonly facelets: Uint16Array;
}

interface CenterLines {
  readonly size: number;
  readonly axes: readonly AxisLines[];
  /** images[4 · axis + quarters][facelet]: where a turn of the facelet's layer takes it. */
  readonly images: readonly Uint16Array[];
  /** layers[axis][facelet]. */
  readonly layers: readonly Uint8Array[];
  /** All center facelets. */
  readonly centers: Uint16Array;
}

const made = new Map<number, CenterLines>();

function centerLines(size: number): CenterLines {
  let known = made.get(size);
  if (!known) {
    known = makeLines(size);
    made.set(size, known);
  }
  return known;
}

const UNITS: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function makeLines(size: number): CenterLines {
  const { faceletCount, faceletImage, cellOfFacelet, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  const images = [0, 1, 2].flatMap((axis) =>
    [0, 1, 2, 3].map((quarters) =>
      Uint16Array.from(
        { length: faceletCount },
        (_, facelet) => faceletImage[facelet * ROTATION_COUNT + quarter[axis][quarters]],
      ),
    ),
  );
  return {
    size,
    axes: [0, 1, 2].map((axis) => axisLines(size, axis)),
    images,
    layers: layer.map((layerOf) => Uint8Array.from(cellOfFacelet, (cell) => layerOf[cell])),
    centers: Uint16Array.from(faces().flatMap(({ index }) => centerFacelets(size, index))),
  };
}

function axisLines(size: number, axis: number): AxisLines {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const { quarter, matrices } = rotations();
  const axes = new Uint8Array(4);
  const layers = new Uint8Array(4);
  const signs = new Int8Array(4);
  const facelets = new Uint16Array(4 * size * size);
  let face = faces().find((each) => each.axis !== axis)!;
  for (let side = 0; side < 4; side++) {
    const isHigh = face.normal[face.axis] > 0;
    axes[side] = face.axis;
    layers[side] = isHigh ? size - 1 : 0;
    signs[side] = isHigh ? 1 : -1;
    const along = cross(UNITS[axis], face.normal);
    for (let at = 0; at < size * size; at++) {
      const facelet = face.index * size * size + at;
      const cell = cells[cellOfFacelet[facelet]];
      const row = (dot(cell, along) + size - 1) / 2;
      const layer = (cell[axis] + size - 1) / 2;
      facelets[(side * size + row) * size + layer] = facelet;
    }
    face = faceOfNormal(transform(matrices[quarter[axis][1]], face.normal));
  }
  return { axes, layers, signs, facelets };
}
