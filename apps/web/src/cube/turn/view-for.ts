/** From where a move is seen: always the usual corner, and for a side that is turned away a second picture besides. */
import type { ViewAngles } from "@cubegram/player";
import { seenMove } from "./layers.ts";

export const USUAL_VIEW: ViewAngles = { yaw: 36, pitch: 29 };
export const VIEW_FROM_BELOW: ViewAngles = { yaw: 36, pitch: -29 };

/** Where a person would look if the side can't be seen from the usual corner; each keeps one of the usual sides in view. */
const HIDDEN_SIDES = {
  B: { yaw: 122, pitch: 29 },
  L: { yaw: -36, pitch: 29 },
  D: VIEW_FROM_BELOW,
} as const;

type HiddenSide = keyof typeof HIDDEN_SIDES;

/** Where else to look at a move from, if its side is turned away. */
export function secondViewFor(move: string, size: number) {
  const [turn] = seenMove(move, size);
  if (!turn || turn.isWhole || !(turn.side in HIDDEN_SIDES)) return undefined;
  const side = turn.side as HiddenSide;
  return { side, view: HIDDEN_SIDES[side] };
}

/** As the player takes it. */
export function printView({ yaw, pitch }: ViewAngles): string {
  return `${yaw} ${pitch}`;
}
