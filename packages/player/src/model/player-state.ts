/**
 * What a player shows, as one plain record. Everything that happens is a pure function from a record to the next one;
 * pictures, controls and events are projections of it. Pieces are core's assembly, painted with the colors that were at
 * their home facelets, so any coloring can be played, even an impossible one.
 */
import { cubeGeometry, ROTATION_COUNT, type Turn } from "@cubegram/core/geometry";
import { coloringOf, turnInPlace } from "@cubegram/core/state";
import type { Step } from "./step.ts";

export interface PlayerState {
  readonly size: number;
  /** paint[facelet]: the color, 0 … 6, of the sticker whose home that facelet is. */
  readonly paint: Uint8Array;
  /** rotations[piece] after `at` moves, as in core's `Assembly`. Never written into. */
  readonly rotations: Uint8Array;
  readonly steps: readonly Step[];
  /** Whether turns by hand have replaced moves of the algorithm. */
  readonly isEdited: boolean;
  /** Moves done, 0 … `steps.length`. */
  readonly at: number;
  readonly motion: Motion | undefined;
  readonly isPlaying: boolean;
  /** 1 = a quarter turn in half a second. */
  readonly speed: number;
  readonly view: ViewAngles;
}

/** Layers in motion. Angles are right-handed, in quarter turns. */
export interface Motion {
  /** The layers; its quarters are those of the step. */
  readonly turn: Turn;
  readonly from: number;
  readonly to: number;
  /** 0 … 1. A motion held by hand does not progress by itself: `rate` is 0. */
  readonly progress: number;
  /** Parts per millisecond at speed 1. */
  readonly rate: number;
  /** What arriving means: a move made (1), undone (−1), or nothing (0). */
  readonly direction: -1 | 0 | 1;
}

/** In degrees: yaw about the vertical (to the right of F), pitch above the horizon. */
export interface ViewAngles {
  readonly yaw: number;
  readonly pitch: number;
  /** Not a view in space: the top with its adjacent stickers, as last-layer cases are printed. */
  readonly isFlat?: boolean;
}

/** The colors that show, by facelet. */
export function shownColors(state: PlayerState): Uint8Array {
  const { cellOfFacelet, faceletCount, faceletImage } = cubeGeometry(state.size);
  const shown = new Uint8Array(faceletCount);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const rotation = state.rotations[cellOfFacelet[facelet]];
    shown[faceletImage[facelet * ROTATION_COUNT + rotation]] = state.paint[facelet];
  }
  return shown;
}

/** Paint of a solved cube. */
export function solvedPaint(size: number): Uint8Array {
  return coloringOf({ size, rotations: new Uint8Array(cubeGeometry(size).cells.length) }).colors;
}

/** The rotations after the turns of some steps, made or undone. */
export function rotationsAfter(rotations: Uint8Array, size: number, turns: Iterable<Turn>): Uint8Array {
  const turned = rotations.slice();
  for (const turn of turns) turnInPlace(turned, size, turn);
  return turned;
}

/** The position in the timeline, moves in progress included: 0 … `steps.length`. */
export function positionOf({ at, motion }: PlayerState): number {
  return motion ? at + motion.direction * motion.progress : at;
}
