/** What is known of how painted cubes were held. The worker finds it out; until then, a finished cube is not believed. */
import type { HeldSides, Hold } from "@cubegram/core/diagnosis";

/** A way in which the cube may have been held, and what is painted once that is taken back. */
export interface HeldOffer {
  readonly hold: Hold;
  readonly painted: string;
}

export interface HeldAnswer {
  readonly verdict: HeldSides["verdict"] | "pending";
  /** The sticker whose color tells most. */
  readonly ask: number | undefined;
  /** Likeliest first. */
  readonly offers: readonly HeldOffer[];
}

type Answers = (painted: string) => HeldAnswer | undefined;

let answers: Answers = () => undefined;

/** Where answers come from; in workers and tests from nowhere. */
export function takeAnswersFrom(source: Answers): void {
  answers = source;
}

export function heldAnswer(painted: string): HeldAnswer | undefined {
  return answers(painted);
}
