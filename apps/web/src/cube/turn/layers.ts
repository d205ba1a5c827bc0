/** A turn as a person sees it: from which side, how deep, how many layers, how far clockwise. */
import { FACES, type FaceName, faces, isRotation, makeTurn, type Turn } from "@cubegram/core/geometry";
import { parseAlg, printTurns, turnsOf } from "@cubegram/core/notation";
import type { SpokenMove } from "@cubegram/player";

export interface SeenTurn {
  /** The nearer side; of middle layers the one that M, E and S follow (L, D, F), of the whole cube that of x, y and z (R, U, F). */
  readonly side: FaceName;
  /** Layers between that side and the first turned one. */
  readonly depth: number;
  readonly layers: number;
  /** Quarter turns clockwise, seen from that side: 1 … 3. */
  readonly amount: number;
  readonly isWhole: boolean;
}

/** The axis from back to front. */
const Z = 2;

function seenTurn(turn: Turn, size: number): SeenTurn {
  const { axis, first, last, quarters } = turn;
  const isWhole = isRotation(turn, size);
  const isMiddle = size - 1 - last === first && !isWhole;
  const isPositive = isMiddle ? axis === Z : size - 1 - last <= first;
  const side = faces().find((face) => face.axis === axis && face.normal[axis] > 0 === isPositive)!;
  return {
    side: side.name,
    depth: isPositive ? size - 1 - last : first,
    layers: last - first + 1,
    // Right-handed quarters are counterclockwise, seen from the side that the axis points to.
    amount: isPositive ? (4 - quarters) % 4 : quarters,
    isWhole,
  };
}

/** The turns that a move in standard notation makes; none if the text is not a move. */
export function turnsOfMove(move: string, size: number): readonly Turn[] {
  const parsed = parseAlg(move);
  return parsed.ok ? turnsOf(parsed.value, size) : [];
}

export function seenMove(move: string, size: number): readonly SeenTurn[] {
  return turnsOfMove(move, size).map((turn) => seenTurn(turn, size));
}

/** What the player is about to say, seen the same way. */
export function seenSpoken(move: SpokenMove, size: number): SeenTurn {
  return seenTurn(turnFromSide(move, size), size);
}

/** Layers counted from a side (1 … n), turned clockwise as one looks at it. */
function turnFromSide(
  { face: name, first, last, quarters }: { face: FaceName; first: number; last: number; quarters: number },
  size: number,
): Turn {
  const { axis, normal } = faces().find((face) => face.name === name)!;
  // Clockwise from outside is left-handed about the outward normal.
  return normal[axis] > 0
    ? makeTurn(axis, size - last, size - first, -quarters)
    : makeTurn(axis, first - 1, last - 1, quarters);
}

/** Layers that can be turned with a face: at most half the cube. */
export function deepest(size: number): number {
  return Math.max(1, Math.floor(size / 2));
}

/** Six faces, both ways, as many layers deep as asked for. */
export function faceMoves(size: number, depth: number): string[] {
  return FACES.flatMap((face) => bothWays(face, size, depth));
}

/** x y z and back: the whole cube as R, U and F turn. */
export function wholeMoves(size: number): string[] {
  return (["R", "U", "F"] as const).flatMap((face) => bothWays(face, size, size));
}

function bothWays(face: FaceName, size: number, last: number): string[] {
  return [1, -1].map((quarters) =>
    printTurns([turnFromSide({ face, first: 1, last, quarters }, size)], size),
  );
}
