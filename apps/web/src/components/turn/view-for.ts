/** From where a move is seen best: the usual corner if that shows the turning layers, otherwise their side. */
import { seenMove } from "./layers.ts";

/** In degrees, as in the player: the position of the eye, around the cube and above it. */
export interface ViewAngles {
  readonly yaw: number;
  readonly pitch: number;
}

export const USUAL_VIEW: ViewAngles = { yaw: 36, pitch: 29 };
const FROM_LEFT: ViewAngles = { yaw: -36, pitch: 29 };
const FROM_BELOW: ViewAngles = { yaw: 36, pitch: -29 };
const FROM_BEHIND: ViewAngles = { yaw: 122, pitch: 29 };

/** The view in which the layers of a move are in front. */
export function viewFor(move: string, size: number): ViewAngles {
  const [turn] = seenMove(move, size);
  if (!turn || turn.isWhole) return USUAL_VIEW;
  if (turn.side === "B") return FROM_BEHIND;
  if (turn.side === "L") return FROM_LEFT;
  return turn.side === "D" ? FROM_BELOW : USUAL_VIEW;
}

export function printView({ yaw, pitch }: ViewAngles): string {
  return `${Math.round(yaw * 10) / 10} ${Math.round(pitch * 10) / 10}`;
}
