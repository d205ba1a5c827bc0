/** Moves about one axis commute: runs of them are merged, and rotations pass through them to the end. */
import {
  AXES,
  type Axis,
  isRotation,
  makeTurn,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "../geometry/index.ts";
import { type Bracket, isMove, type Move, type Niss, type RotationMove, SLICES } from "./alg.ts";
import { compileMove, moveOfTurn } from "./compile.ts";
import { countMove } from "./metric.ts";
import { faceOfMove, isPositive, printStem } from "./move.ts";
import { relabelMove } from "./transform.ts";

/** Adjacent turns about one axis, by the layers they turn; amounts 1, 2 and −1. */
interface Run {
  readonly axis: Axis;
  readonly moves: Map<string, Move>;
}

/** What is to be merged: moves, and brackets that are kept. NISS is already resolved. */
export type Piece = Move | Exclude<Bracket, Niss>;

/** A list of moves, and of brackets that nothing passes, in normal form. */
export function mergeMoves(nodes: readonly Piece[], size: number | undefined): Piece[] {
  const merged: Piece[] = [];
  let start = 0;
  for (let end = 0; end <= nodes.length; end++) {
    if (end < nodes.length && isMove(nodes[end])) continue;
    for (const move of mergeStretch(nodes.slice(start, end) as Move[], size)) merged.push(move);
    if (end < nodes.length) merged.push(nodes[end]);
    start = end + 1;
  }
  return merged;
}

function mergeStretch(moves: readonly Move[], size: number | undefined): Move[] {
  const { product, inverse } = rotations();
  const runs: Run[] = [];
  /** The rotation taken out of everything so far: it comes after the runs. */
  let held = 0;
  for (const written of moves) {
    if (written.kind === "rotation") {
      held = product[rotationOf(written) * ROTATION_COUNT + held];
      continue;
    }
    let move = relabelMove(written, inverse[held]);
    if (runs.length > 0 && runs.at(-1)!.axis !== faceOfMove(move).axis) {
      held = product[held * ROTATION_COUNT + closeRun(runs, size)];
      move = relabelMove(written, inverse[held]);
    }
    const { axis } = faceOfMove(move);
    if (runs.at(-1)?.axis !== axis) runs.push({ axis, moves: new Map() });
    addMove(runs.at(-1)!, nameOnCube(move, size));
  }
  held = product[held * ROTATION_COUNT + closeRun(runs, size)];
  return [...runs.flatMap((run) => inOrder(run)), ...rotationWord(held)];
}

/** Brings the last run into its final form, drops it if nothing is left, and returns the rotation taken out of it. */
function closeRun(runs: Run[], size: number | undefined): number {
  const run = runs.at(-1);
  if (!run) return 0;
  const quarters = size === undefined ? 0 : settleRun(run, size);
  if (run.moves.size === 0) runs.pop();
  return rotations().quarter[run.axis][quarters];
}

function rotationOf(move: RotationMove): number {
  const { axis, quarters } = compileMove(move, 3);
  return rotations().quarter[axis][quarters];
}

/** The move's usual name on this cube (3R on a 3x3 is L'); without a size, unchanged. */
function nameOnCube(move: Move, size: number | undefined): Move {
  return size === undefined ? move : { ...moveOfTurn(compileMove(move, size), size), ...spanOf(move) };
}

function spanOf(move: Move): Pick<Move, "span"> {
  return move.span ? { span: move.span } : {};
}

function addMove(run: Run, move: Move): void {
  const stem = printStem(move);
  const known = run.moves.get(stem);
  const quarters = ((((move.amount % 4) + (known?.amount ?? 0)) % 4) + 4) % 4;
  if (quarters === 0) run.moves.delete(stem);
  else run.moves.set(stem, { ...(known ?? move), amount: quarters === 3 ? -1 : quarters });
}

/**
 * Chooses between the moves as they are named and one move per block of layers that turn alike, in the four ways to
 * take a rotation out of all layers. The shortest wins; among equals, the named moves and the least rotation.
 */
function settleRun(run: Run, size: number): number {
  const layers = layersOfRun(run, size);
  let best: readonly Move[] = [...run.moves.values()];
  let least = layers.every((turned) => turned > 0 && turned === layers[0]) ? Infinity : lengthOf(best, size);
  let taken = 0;
  for (let quarters = 0; quarters < 4; quarters++) {
    const blocks = blocksOf(
      run.axis,
      layers.map((turned) => (turned + 4 - quarters) % 4),
    );
    if (blocks.some((turn) => isRotation(turn, size))) continue;
    const moves = blocks.map((turn) => moveOfTurn(turn, size));
    const length = lengthOf(moves, size) + (quarters > 0 ? WRITTEN : 0);
    if (length < least) [best, least, taken] = [moves, length, quarters];
  }
  run.moves.clear();
  for (const move of best) run.moves.set(printStem(move), move);
  return taken;
}

/** quarters[layer], 0 … n−1: what a run does to each layer. */
function layersOfRun(run: Run, size: number): Uint8Array {
  const layers = new Uint8Array(size);
  for (const move of run.moves.values()) {
    const { first, last, quarters } = compileMove(move, size);
    for (let layer = first; layer <= last; layer++) layers[layer] = (layers[layer] + quarters) % 4;
  }
  return layers;
}

/** One turn for each block of adjacent layers that turn alike. */
function blocksOf(axis: Axis, layers: Uint8Array): Turn[] {
  const turns: Turn[] = [];
  for (let first = 0; first < layers.length; ) {
    let last = first;
    while (layers[last + 1] === layers[first]) last++;
    if (layers[first] > 0) turns.push(makeTurn(axis, first, last, layers[first]));
    first = last + 1;
  }
  return turns;
}

/** The weight of a move in `lengthOf`. */
const WRITTEN = 2 ** 32;

/** The number of moves counts first, then outer block turns, then quarter turns; each is below 2^16 (at n = 100: 20,200). */
function lengthOf(moves: readonly Move[], size: number): number {
  let length = 0;
  for (const move of moves) {
    const { etm, htm, qtm } = countMove(move, size);
    length += etm * WRITTEN + htm * 2 ** 16 + qtm;
  }
  return length;
}

/** R before L, outer before inner, faces before slices: one order for moves that commute. */
function inOrder({ moves }: Run): Move[] {
  return [...moves.values()].sort((a, b) => orderKey(a) - orderKey(b));
}

function orderKey(move: Move): number {
  if (move.kind !== "face") return 1e6 + (move.kind === "slice" ? SLICES.indexOf(move.slice) : 0);
  return (isPositive(faceOfMove(move)) ? 0 : 1e5) + move.first * 200 + move.last;
}

let words: readonly (readonly RotationMove[])[] | undefined;

/** A rotation in at most two moves. */
function rotationWord(rotation: number): readonly RotationMove[] {
  words ??= makeWords();
  return words[rotation];
}

function makeWords(): readonly (readonly RotationMove[])[] {
  const single = AXES.flatMap((axis) =>
    [1, -1, 2].map((amount): RotationMove => ({ kind: "rotation", axis, amount })),
  );
  const candidates = [
    [],
    ...single.map((move) => [move]),
    ...single.flatMap((a) => single.map((b) => [a, b])),
  ];
  const found: (readonly RotationMove[])[] = [];
  for (const word of candidates) {
    const rotation = word.reduce((r, move) => rotations().product[rotationOf(move) * ROTATION_COUNT + r], 0);
    found[rotation] ??= word;
  }
  return found;
}
