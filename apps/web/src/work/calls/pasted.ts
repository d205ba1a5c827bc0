/** Cubes in writing: what they are. */
import type { Recognized, Written } from "../../parts/pasted/form.ts";
import { recognizeWritten } from "../../parts/pasted/recognize.ts";

export function recognize(written: Written): readonly Recognized[] {
  return recognizeWritten(written);
}
