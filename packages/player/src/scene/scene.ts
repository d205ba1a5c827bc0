/** What is to be drawn, by any painter: colors on the facelets of a cube, layers turned by an angle, a camera. */
import type { Axis } from "@cubegram/core/geometry";
import { type Motion, type PlayerState, shownColors } from "../model/player-state.ts";
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
