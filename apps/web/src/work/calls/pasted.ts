/** Cubes in writing: what they are. */
import type { Recognised, Written } from "../../parts/pasted/form.ts";
import { recogniseWritten } from "../../parts/pasted/recognise.ts";

export function recognise(written: Written): readonly Recognised[] {
  return recogniseWritten(written);
}
