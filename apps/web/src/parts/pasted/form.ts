/** Cubes as texts: the forms that are known, and what a text is found to be. Told in the worker; see recognize.ts. */
import type { RecognizedCube } from "@cubegram/core/models";

export type Recognized = RecognizedCube;

/** Of a text; more is not looked at. */
export const LONGEST_TEXT = 20_000;
/** Larger cubes would only cost time. */
export const LARGEST_READ = 33;

/** What is written, and how: `paste` in any form, `moves` as moves only. Moves and numbers take the size that is chosen. */
export interface Written {
  readonly way: "paste" | "moves";
  readonly text: string;
  readonly size: number;
}
