/** A turn as a person sees it: from which side, how deep, how many layers, how far clockwise. */
import { type FaceName, faces, isRotation, type Turn } from "@cubegram/core/geometry";
import { parseAlg, turnsOf } from "@cubegram/core/notation";

export interface SeenTurn {
  /** The nearer side; of the whole cube the side that names the rotation (R for x, U for y, F for z). */
  readonly side: FaceName;
  /** Layers between that side and the first turned one. */
  readonly depth: number;
  readonly layers: number;
  /** Quarter turns clockwise, seen from that side: 1 … 3. */
  readonly amount: number;
  readonly isWhole: boolean;
}

export function seenTurn(turn: Turn, size: number): SeenTurn {
  const { axis, first, last, quarters } = turn;
  const isPositive = size - 1 - last <= first;
  const side = faces().find((face) => face.axis === axis && face.normal[axis] > 0 === isPositive)!;
  return {
    side: side.name,
    depth: isPositive ? size - 1 - last : first,
    layers: last - first + 1,
    // Right-handed quarters are anticlockwise, seen from the side that the axis points to.
    amount: isPositive ? (4 - quarters) % 4 : quarters,
    isWhole: isRotation(turn, size),
  };
}

/** The turns that a move in standard notation makes; none when it is not one. */
export function seenMove(move: string, size: number): readonly SeenTurn[] {
  const parsed = parseAlg(move);
  return parsed.ok ? turnsOf(parsed.value, size).map((turn) => seenTurn(turn, size)) : [];
}
