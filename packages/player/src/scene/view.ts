/** Views as attributes say them. */

import type { ViewAngles } from "../model/player-state.ts";
import { USUAL_VIEW } from "../model/setup.ts";

/** `cube`: U, F and R. `back`: the other three. `experimental-last-layer`: the top from above, flat. Or `YAW PITCH` in degrees. */
export type View = "cube" | "back" | "experimental-last-layer" | (string & {});

export function viewAngles(view: string): ViewAngles | undefined {
  if (view === "cube") return USUAL_VIEW;
  if (view === "back") return { yaw: USUAL_VIEW.yaw + 180, pitch: -USUAL_VIEW.pitch };
  if (view === "experimental-last-layer") return { yaw: 0, pitch: 90, isFlat: true };
  const [yaw, pitch, ...rest] = view
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (rest.length > 0 || !Number.isFinite(yaw) || !(Math.abs(pitch) <= 90)) return undefined;
  return { yaw, pitch };
}
