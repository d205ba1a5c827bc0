/** What a screen of the guide receives: where the user is, and how to continue. The page keeps the record. */

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
