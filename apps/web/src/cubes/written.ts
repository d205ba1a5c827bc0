/** Cubes as pasted text or typed moves: `models` recognizes them; the limits of this app are here. */
import { type RecognizedCube, recognizeCubes, recognizeMoves } from "@cubegram/core/models";

export type Recognized = RecognizedCube;

/** The longest text that is examined. */
export const MAX_TEXT_LENGTH = 20_000;
/** Larger cubes would only take time. */
export const MAX_READ_SIZE = 33;

/** What is written, and how: `paste` in any format, `moves` as moves only. Moves and numbers are about the chosen size. */
export interface Written {
  readonly way: "paste" | "moves";
  readonly text: string;
  readonly size: number;
}

/** All that a text says, in any format and for several cubes, or as moves only. Runs in the worker. */
export function recognizeWritten({ way, text, size }: Written): readonly Recognized[] {
  if (text.trim().length > MAX_TEXT_LENGTH) return [{ kind: "too-long" }];
  const options = { defaultSize: size, maxSize: MAX_READ_SIZE };
  return way === "paste" ? recognizeCubes(text, options) : [recognizeMoves(text, options)];
}
