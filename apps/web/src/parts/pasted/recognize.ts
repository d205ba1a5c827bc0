/** What a text is that somebody pasted or typed as moves. The recognizing is `models`'; here are this app's limits. */
import { recognizeCubes, recognizeMoves } from "@cubegram/core/models";
import { LARGEST_READ, LONGEST_TEXT, type Recognized, type Written } from "./form.ts";

/** All that a text says: in any form, several cubes too; or as moves only. */
export function recognizeWritten({ way, text, size }: Written): readonly Recognized[] {
  if (text.trim().length > LONGEST_TEXT) return [{ kind: "too-long" }];
  const options = { defaultSize: size, maxSize: LARGEST_READ };
  return way === "paste" ? recognizeCubes(text, options) : [recognizeMoves(text, options)];
}
