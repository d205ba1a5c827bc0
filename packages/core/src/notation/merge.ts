/** Moves about one axis commute: runs of them are merged, rotations pass through them to the end. */
import {
  AXES,
  type Axis,
  isRotation,
  makeTurn,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "../geometry/index.ts";
import { type AlgNode, isMove, type Move, type RotationMove, SLICES } from "./alg.ts";
import { compileMove, moveOfTurn } from "./compile.ts";
import { faceOfMove, isPositive } from "./follow.ts";
import { countMove } from "./metric.ts";
import { printStem } from "./move-name.ts";
import { relabelMove } from "./relabel.ts";

/** Adjacent turns about one axis, by the layers they turn; amounts 1 … 3. */
interface Run {
  readonly axis: Axis;
  readonly moves: Map<string, Move>;
}

/** A list of moves, and of brackets that nothing passes, in normal form. */
export function mergeMoves(nodes: readonly AlgNode[], size: number | undefined): AlgNode[] {
  const merged: AlgNode[] = [];
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
  const { product, inverse, quarter } = rotations();
  const runs: Run[] = [];
  /** The rotation that was taken out of everything so far: it comes after the runs. */
  let held = 0;
  for (const written of moves) {
    if (written.kind === "rotation") {
      held = product[rotationOf(written) * ROTATION_COUNT + held];
      continue;
    }
    const move = nameOnCube(held === 0 ? written : relabelMove(written, inverse[held]), size);
    const { axis } = faceOfMove(move);
    if (runs.at(-1)?.axis !== axis) runs.push({ axis, moves: new Map() });
    const run = runs.at(-1)!;
    addMove(run, move);
    const quarters = size === undefined ? 0 : commonQuarters(run, size);
    // All layers turn alike: the run is a rotation, done before the one in hand.
    if (quarters > 0) held = product[held * ROTATION_COUNT + quarter[axis][quarters]];
    if (quarters > 0 || run.moves.size === 0) runs.pop();
  }
  return [...runs.flatMap((run) => movesOfRun(run, size)), ...rotationWord(held)];
}

function rotationOf(move: RotationMove): number {
  const { axis, quarters } = compileMove(move, 3);
  return rotations().quarter[axis][quarters];
}

/** The move's usual name on this cube (3R on a 3x3 is L'); without a size, as it is. */
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
  else run.moves.set(stem, { ...(known ?? move), amount: quarters });
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

/** The quarter turns that all layers make, 0 when they differ or stand still. */
function commonQuarters(run: Run, size: number): number {
  const layers = layersOfRun(run, size);
  return layers.every((quarters) => quarters === layers[0]) ? layers[0] : 0;
}

/** The merged moves as they were named or, when that is no longer, one move for each block of layers that turn alike. */
function movesOfRun(run: Run, size: number | undefined): Move[] {
  const named = inOrder([...run.moves.values()].map(shortestAmount));
  if (size === undefined) return named;
  const blocks = inOrder(turnsOfLayers(run, size).map((turn) => moveOfTurn(turn, size)));
  return lengthOf(named, size) < lengthOf(blocks, size) ? named : blocks;
}

function turnsOfLayers(run: Run, size: number): Turn[] {
  const layers = layersOfRun(run, size);
  const turns: Turn[] = [];
  for (let first = 0; first < size; ) {
    let last = first;
    while (layers[last + 1] === layers[first]) last++;
    const turn = makeTurn(run.axis, first, last, layers[first]);
    if (turn.quarters > 0 && !isRotation(turn, size)) turns.push(turn);
    first = last + 1;
  }
  return turns;
}

/** What was written counts first, then outer block turns, then quarter turns; each is below 2^16 (at n = 100: 20,200). */
function lengthOf(moves: readonly Move[], size: number): number {
  let length = 0;
  for (const move of moves) {
    const { etm, htm, qtm } = countMove(move, size);
    length += (etm * 2 ** 16 + htm) * 2 ** 16 + qtm;
  }
  return length;
}

function shortestAmount(move: Move): Move {
  return move.amount === 3 ? { ...move, amount: -1 } : move;
}

/** R before L, outer before inner, faces before slices: one order for moves that commute. */
function inOrder(moves: Move[]): Move[] {
  return moves.sort((a, b) => orderKey(a) - orderKey(b));
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
