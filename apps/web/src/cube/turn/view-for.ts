/** From where a move is seen: always the usual corner, and for a side that is turned away a second picture besides. */
import { seenMove } from "./layers.ts";

/** In degrees, as in the player: the position of the eye, around the cube and above it. */
export interface ViewAngles {
  readonly yaw: number;
  readonly pitch: number;
}

export const USUAL_VIEW: ViewAngles = { yaw: 36, pitch: 29 };

/** Where a person would look if the side can't be seen from the usual corner; each keeps one of the usual sides in view. */
const HIDDEN_SIDES = {
  B: { yaw: 122, pitch: 29 },
  L: { yaw: -36, pitch: 29 },
  D: { yaw: 36, pitch: -29 },
} as const;

type HiddenSide = keyof typeof HIDDEN_SIDES;

export interface SecondView {
  readonly side: HiddenSide;
  readonly view: ViewAngles;
}

/** Where else to look at a move from, if its side is turned away. */
export function secondViewFor(move: string, size: number): SecondView | undefined {
  const [turn] = seenMove(move, size);
  if (!turn || turn.isWhole || !(turn.side in HIDDEN_SIDES)) return undefined;
  const side = turn.side as HiddenSide;
  return { side, view: HIDDEN_SIDES[side] };
}

export function printView({ yaw, pitch }: ViewAngles): string {
  return `${Math.round(yaw * 10) / 10} ${Math.round(pitch * 10) / 10}`;
}
