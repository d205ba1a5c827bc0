/** Cubes as texts: the forms that are known, and what a text is found to be. Told in the worker; see recognize.ts. */
import type { Fault } from "@cubegram/core/diagnosis";
import type { AlgProblem } from "@cubegram/core/notation";
import type { Coloring } from "@cubegram/core/state";

export const FORMATS = [
  "faces",
  "colors",
  "symbols",
  "cubejs",
  "kpattern",
  "reid",
  "visualcube",
  "alg.cubing.net",
  "twizzle",
  "cubegram",
  "moves",
  "number",
] as const;
export type Format = (typeof FORMATS)[number];

export type Recognized =
  | { readonly kind: "empty" }
  | { readonly kind: "cube"; readonly format: Format; readonly coloring: Coloring; readonly moves?: string }
  /** It is meant as stickers, but they cannot be read. */
  | { readonly kind: "bad-stickers"; readonly size: number; readonly faults: readonly Fault[] }
  | { readonly kind: "bad-moves"; readonly problem: AlgProblem }
  | { readonly kind: "bad-number"; readonly most: bigint }
  /** More than any cube that is taken here. */
  | { readonly kind: "too-long" }
  /** Its form is clear, but something in it is wrong. */
  | { readonly kind: "bad-format"; readonly format: Format };

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
