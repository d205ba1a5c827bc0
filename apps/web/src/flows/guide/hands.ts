/** What a screen of the guide receives: where the user is, and how to continue. The page keeps the record. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { NetEditor } from "../../cubes/painted.ts";
import { signalStep } from "../../ui/step-signal.ts";
import { type Guide, nextMove, type Way } from "./model.ts";

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
