/** What a screen of the guide receives: where the user is, and how to continue. The page keeps the record. */

import { Cube } from "@cubegram/core";
import type { CubeState } from "@cubegram/core/state";
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { NetEditor } from "../../cubes/painted.ts";
import { signalStep } from "../../ui/step-signal.ts";
import { type Guide, movesOf, nextMove, type Way } from "./model.ts";

export interface Hands {
  readonly on: (change: (guide: Guide) => Guide) => void;
  /** The cube in hand is painted; strokes with the same label are undone together. */
  readonly see: (seen: NetEditor, merge?: string) => void;
  /** From how the cube is held, back to what comes before. */
  readonly beforeHold: () => void;
  readonly leave: () => void;
  /** Moves from a cube as it is to the goal, where the page knows better ones than those back to the moves of the guide. */
  readonly routeFrom?: (guide: Guide, facelets: string, signal: AbortSignal) => Promise<Way>;
}

export interface StepProps {
  readonly guide: Guide;
  readonly size: number;
  readonly hands: Hands;
}

/** A move is made; felt or heard, if the settings say so. */
export function makeMove({ on }: Hands): void {
  signalStep();
  on(nextMove);
}

interface Leader {
  /** What is connected, on a line of its own. */
  readonly Chip: ComponentType;
  /** The screen for a step, where it is another one; reads signals. */
  readonly stepFor: (guide: Guide) => ComponentType<StepProps> | undefined;
  /** Another step is shown. */
  readonly watch: (guide: Guide, hands: Hands) => void;
  /** The guide is left. */
  readonly leave: () => void;
  /** Another cube is needed, or none. */
  readonly stop: () => void;
}

/** What may lead the guide instead of its buttons: a smart cube, whose part of the app is loaded when one is connected. */
export const leader = signal<Leader | undefined>(undefined);

/** What the cube in hand should show now. */
export function shownNow(guide: Guide, size: number): string {
  return shownAfter(guide, size, guide.made).facelets();
}

/** Someone who is lost is not far from where they should be. */
const NEAR = 12;

/** After each of the moves around the given one, since someone who is lost is somewhere near it. */
export function shownNearby(guide: Guide, size: number): readonly CubeState[] {
  const from = Math.max(0, guide.made - NEAR);
  const moves = movesOf(guide).slice(from, guide.made + NEAR);
  let cube = shownAfter(guide, size, from);
  const shown = [cube.state];
  for (const move of moves) {
    cube = cube.apply(move);
    shown.push(cube.state);
  }
  return shown;
}

function shownAfter(guide: Guide, size: number, made: number): Cube {
  const start = guide.way ? Cube.fromFacelets(guide.way.from) : Cube.solved(size);
  return start.apply(movesOf(guide).slice(0, made).join(" "));
}
