/** The turns that the pad offers: six faces, both ways, as many layers deep as asked for; and the whole cube about three axes. */
import { FACES, type FaceName, faces, makeTurn, type Turn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";

export interface PadTurn {
  readonly move: string;
  readonly turn: Turn;
}

export interface PadRow {
  readonly face: FaceName;
  readonly clockwise: PadTurn;
  readonly counterclockwise: PadTurn;
}

/** Layers that can be turned with a face: at most half the cube. */
export function deepest(size: number): number {
  return Math.max(1, Math.floor(size / 2));
}

export function padRows(size: number, depth: number): PadRow[] {
  return FACES.map((face) => ({
    face,
    clockwise: padTurn(blockTurn(face, size, depth, 1), size),
    counterclockwise: padTurn(blockTurn(face, size, depth, -1), size),
  }));
}

/** x y z and back: the whole cube as R, U and F turn. */
export function wholeTurns(size: number): PadTurn[] {
  return (["R", "U", "F"] as const).flatMap((face) =>
    [1, -1].map((amount) => padTurn(blockTurn(face, size, size, amount), size)),
  );
}

/** `amount` clockwise quarter turns of the outermost layers of a face. */
function blockTurn(name: FaceName, size: number, depth: number, amount: number): Turn {
  const face = faces()[FACES.indexOf(name)];
  return face.normal[face.axis] > 0
    ? makeTurn(face.axis, size - depth, size - 1, -amount)
    : makeTurn(face.axis, 0, depth - 1, amount);
}

function padTurn(turn: Turn, size: number): PadTurn {
  return { turn, move: printTurns([turn], size) };
}
