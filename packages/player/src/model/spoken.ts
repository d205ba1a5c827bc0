/** A step to be put into words. Which face a slice or a rotation follows is read off its turn. */
import { type FaceName, faces } from "@cubegram/core/geometry";
import type { Step } from "./step.ts";

/** A move to be put into words, whatever the language. */
export interface SpokenMove {
  /** In standard notation. */
  readonly notation: string;
  readonly kind: "face" | "wide" | "inner" | "slice" | "rotation";
  /** The face the move turns like. */
  readonly face: FaceName;
  /** Layers counted from that face, 1 … n. */
  readonly first: number;
  readonly last: number;
  /** Clockwise as that face is looked at: 1 or 2; −1 counterclockwise. */
  readonly quarters: 1 | 2 | -1;
}

/** The step made (1) or undone (−1). */
export function spokenMove(
  { move, text, turn, quarters }: Step,
  size: number,
  direction: 1 | -1,
): SpokenMove {
  // Clockwise from outside is left-handed about the outward normal: a positive amount turns a positive face by less than 0.
  const isPositive = quarters < 0 === isClockwise(move.amount);
  const face = faces().find((one) => one.axis === turn.axis && one.normal[one.axis] > 0 === isPositive)!;
  const clockwise = (isPositive ? -quarters : quarters) * direction;
  const first = isPositive ? size - turn.last : turn.first + 1;
  const last = isPositive ? size - turn.first : turn.last + 1;
  return {
    notation: text,
    kind: move.kind !== "face" ? move.kind : first > 1 ? "inner" : last > 1 ? "wide" : "face",
    face: face.name,
    first,
    last,
    quarters: Math.abs(clockwise) === 2 ? 2 : clockwise > 0 ? 1 : -1,
  };
}

/** R and R5 are clockwise, R' and R3 are not; half turns go the way that is written. */
function isClockwise(amount: number): boolean {
  return amount % 2 === 0 ? amount > 0 : (amount - 1) % 4 === 0;
}
