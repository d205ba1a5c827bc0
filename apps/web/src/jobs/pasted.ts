/** Recognizes cubes given as text. */

import { type Recognized, recognizeWritten, type Written } from "../cubes/written.ts";

export function recognize(written: Written): readonly Recognized[] {
  return recognizeWritten(written);
}
