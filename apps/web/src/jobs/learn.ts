/** The text model's view of a sentence, for the lesson on texts. */
import { stateCount } from "@cubegram/core/codec";
import { type Narrowing, narrowText } from "./narrow-text.ts";

export interface NarrowInput {
  readonly text: string;
  readonly size: number;
}

export function narrow({ text, size }: NarrowInput): Promise<Narrowing> {
  return narrowText(text, stateCount(size));
}
