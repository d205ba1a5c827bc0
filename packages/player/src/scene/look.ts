/** Schemes, letters and views as attributes say them. */
import { paletteOf, type SchemeName } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import type { ViewAngles } from "../model/player-state.ts";
import { USUAL_VIEW } from "../model/setup.ts";
import type { Look } from "./scene.ts";

export const SCHEMES = ["wca", "japanese", "color-safe"] as const;
/** A named scheme, or six `#rrggbb` for U R F D L B with blanks between them. */
export type Scheme = (typeof SCHEMES)[number] | (string & {});

const UNKNOWN = "#9a9a9a";

/** Seven colors: the scheme's and that of unknown stickers; undefined for a scheme that cannot be read. */
export function paletteFor(scheme: string): readonly string[] | undefined {
  const name = scheme === "wca" ? "standard" : scheme;
  try {
    return [...paletteOf(name.startsWith("#") ? name.split(/[\s,]+/) : (name as SchemeName)), UNKNOWN];
  } catch {
    return undefined;
  }
}

/** `faces` writes U R F D L B on the stickers, six texts with blanks between them are written as they are. */
export function lettersFor(letters: string | null): Look["letters"] {
  if (!letters || letters === "none") return [];
  const own = letters.trim().split(/\s+/);
  return own.length === FACES.length ? own.map((text) => [...text][0]) : FACES;
}

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
