/** Moves become turns of one particular cube: what they turn there, and whether they exist on it at all. */
import { AXES, checkTurn, faces, makeTurn, type Turn } from "../geometry/index.ts";
import { CubegramError, err, ok, type Result } from "../result.ts";
import { type Alg, checkMove, isMove, type Move, type SliceMove, type SliceName } from "./alg.ts";
import { foldAlg } from "./fold.ts";
import { faceOfMove, isPositive, printMove, printStem, rotationLike } from "./move.ts";
import { type AlgProblem, type AlgProblemCode, algProblem } from "./source.ts";

/**
 * The turn that a move makes on an n-cube, or why there is none.
 *
 * @throws TypeError for anything but a move.
 * @example turnOfMove(readAlg("R").nodes[0], 3).value.axis; // → 0
 */
export function turnOfMove(move: Move, size: number): Result<Turn, AlgProblem> {
  checkMove(move);
  const fault = findFault(move, size);
  return fault ? err(explain(fault, move)) : ok(turnThatExists(move, size));
}

/** The turn that a move makes; throws a `CubegramError` for a move that the cube does not have. */
export function compileMove(move: Move, size: number): Turn {
  const fault = findFault(move, size);
  if (fault) throw new CubegramError(explain(fault, move));
  return turnThatExists(move, size);
}

function turnThatExists(move: Move, size: number): Turn {
  const face = faceOfMove(move);
  const first = firstLayer(move, size);
  const last = lastLayer(move, size);
  // Clockwise seen from outside is left-handed about the outward normal (geometry's `faceTurn`).
  const amount = move.amount % 4;
  return isPositive(face)
    ? makeTurn(face.axis, size - last, size - first, -amount)
    : makeTurn(face.axis, first - 1, last - 1, amount);
}

/**
 * Whether every move of the algorithm exists on an n-cube: the algorithm, or the first problem in the text.
 *
 * @example checkAlg(readAlg("3Rw"), 2).error.code; // → no-such-layer
 */
export function checkAlg(alg: Alg, size: number): Result<Alg, AlgProblem> {
  let first: AlgProblem | undefined;
  foldAlg<void>(alg, {
    sequence(nodes) {
      for (const node of nodes) {
        if (!isMove(node)) continue;
        const turn = turnOfMove(node, size);
        if (!turn.ok && (!first || turn.error.at.start < first.at.start)) first = turn.error;
      }
    },
    bracket() {},
  });
  return first ? err(first) : ok(alg);
}

/** First layer, counted 1 … n from the move's face. */
function firstLayer(move: Move, size: number): number {
  if (move.kind === "face") return move.first;
  if (move.kind === "rotation") return 1;
  return isInner(move) ? 2 : (size + 1) / 2;
}

/** Last layer, counted the same way. */
function lastLayer(move: Move, size: number): number {
  if (move.kind === "face") return move.last;
  if (move.kind === "rotation") return size;
  return isInner(move) ? size - 1 : (size + 1) / 2;
}

/** m e s: all inner layers; M E S: the middle one. */
function isInner(move: SliceMove): boolean {
  return move.slice !== move.slice.toUpperCase();
}

interface Fault {
  readonly code: AlgProblemCode;
  readonly cause: string;
  /** The move that may have been meant. */
  readonly instead?: Move;
}

function findFault(move: Move, size: number): Fault | undefined {
  if (move.kind === "rotation") return undefined;
  if (move.kind === "slice") return findSliceFault(move, size);
  if (move.last <= size && (move.first > 1 || move.last < size)) return undefined;
  const cube = `a ${size}x${size}`;
  const stem = `“${printStem(move)}”`;
  if (move.last > size)
    return { code: "no-such-layer", cause: `${stem} needs layer ${move.last}, and ${cube} has ${size}` };
  const instead = rotationLike(faceOfMove(move), move.amount);
  return {
    code: "whole-cube-turn",
    cause: `${stem} would turn the whole of ${cube}, which is a rotation`,
    instead,
  };
}

/** On even cubes books differ: M is the middle two layers in WCA 2009, all inner ones elsewhere. So it is refused. */
function findSliceFault(move: SliceMove, size: number): Fault | undefined {
  if (isInner(move) ? size >= 4 : size % 2 === 1) return undefined;
  const cube = `a ${size}x${size}`;
  const stem = `“${move.slice}”`;
  if (isInner(move)) {
    const cause = `${stem} turns all inner layers of a 4x4 or larger, and this is ${cube}`;
    const instead = { ...move, slice: move.slice.toUpperCase() as SliceName };
    return size === 3 ? { code: "no-inner-slice", cause, instead } : { code: "no-inner-slice", cause };
  }
  const cause = `${stem} turns the middle layer, and ${cube} has none`;
  if (size === 2) return { code: "no-middle-slice", cause };
  const middle = `the middle two are ${size / 2}-${size / 2 + 1}${faceOfMove(move).name}w`;
  const instead = { ...move, slice: move.slice.toLowerCase() as SliceName };
  return { code: "no-middle-slice", cause: `${cause} (${middle}, all inner ones ${instead.slice})`, instead };
}

function explain({ code, cause, instead }: Fault, move: Move): AlgProblem {
  const where = move.span ? `character ${move.span.start + 1}` : `move ${printMove(move)}`;
  const at = move.span ?? { start: 0, end: 0 };
  return algProblem(code, at, where, cause, instead && printMove(instead));
}

/**
 * The standard name of a turn on an n-cube; its amount is 1, 2 or −1 (0 for a turn by nothing).
 *
 * @throws TypeError for anything but a turn.
 * @example printMove(moveOfTurn(turnsOf(readAlg("Rw"), 4)[0], 4)); // → Rw
 */
export function moveOfTurn(turn: Turn, size: number): Move {
  checkTurn(turn);
  const { axis, first, last } = turn;
  const outer = size - 1;
  // Named from the nearer side; from R, U or F if both are equally near, as for rotations.
  const fromPositive = outer - last <= first;
  const { quarters } = makeTurn(axis, first, last, fromPositive ? -turn.quarters : turn.quarters);
  const amount = quarters === 3 ? -1 : quarters;
  const face = faces().find((one) => one.axis === axis && isPositive(one) === fromPositive)!;
  if (first === 0 && last === outer) return { kind: "rotation", axis: AXES[axis], amount };
  if (first === last && 2 * first === outer) {
    const slice: SliceMove = { kind: "slice", slice: (["M", "E", "S"] as const)[axis], amount };
    return faceOfMove(slice) === face || amount % 2 === 0 ? slice : { ...slice, amount: -amount };
  }
  const [near, far] = fromPositive ? [size - last, size - first] : [first + 1, last + 1];
  return { kind: "face", face: face.name, first: near, last: far, amount };
}
