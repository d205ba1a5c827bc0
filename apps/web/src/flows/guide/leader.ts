/** What may lead the guide instead of its buttons: a smart cube, whose part of the app is loaded when one is connected. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Hands, StepProps } from "./hands.ts";
import type { Guide } from "./model.ts";

export interface Leader {
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

export const leader = signal<Leader | undefined>(undefined);
