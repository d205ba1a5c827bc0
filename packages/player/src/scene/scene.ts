/** What is to be drawn, by any painter: colors on the facelets of a cube, layers turned by an angle, a camera. */

import { paletteOf, type SchemeName } from "@cubegram/core/drawing";
import { type Axis, FACES } from "@cubegram/core/geometry";
import { type Motion, type PlayerState, shownColors, type ViewAngles } from "../model/player-state.ts";
import { USUAL_VIEW } from "../model/setup.ts";
import { type Camera, cameraAt } from "./camera.ts";

export interface Scene {
  readonly size: number;
  /** colors[facelet], 0 … 6, of the cube at rest. */
  readonly colors: Uint8Array;
  readonly turned: TurnedLayers | undefined;
  readonly camera: Camera;
  readonly look: Look;
  /** Only the top and the rows beside it, see `paint/last-layer.ts`. */
  readonly isFlat?: boolean;
}

/** How it looks, whatever it shows. */
export interface Look {
  /** `#rrggbb` for U R F D L B and for an unknown sticker. */
  readonly palette: readonly string[];
  /** What is written on stickers of each of the seven colors; empty for nothing. */
  readonly letters: readonly string[];
  /** Stickers of the hidden faces float behind the cube. */
  readonly hints: boolean;
}

export interface TurnedLayers {
  readonly axis: Axis;
  /** Bounds of the turned layers along the axis, in edges from the middle. */
  readonly low: number;
  readonly high: number;
  /** Radians, right-handed. */
  readonly angle: number;
}

export function sceneOf(state: PlayerState, look: Look): Scene {
  return {
    size: state.size,
    colors: shownColors(state),
    turned: state.motion && turnedLayers(state.motion, state.size),
    camera: cameraAt(state.view, look.hints),
    look,
    isFlat: state.view.isFlat === true,
  };
}

function turnedLayers({ turn, from, to, progress }: Motion, size: number): TurnedLayers {
  const { axis, first, last } = turn;
  const quarters = from + (to - from) * eased(progress);
  return { axis, low: first / size - 0.5, high: (last + 1) / size - 0.5, angle: (quarters * Math.PI) / 2 };
}

/** Starts and stops softly. */
function eased(progress: number): number {
  return progress * progress * (3 - 2 * progress);
}

/** Schemes, letters and views as attributes say them. */
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
