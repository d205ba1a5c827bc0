/** Asks the worker what a text is whenever it changes; nothing for an empty text. */

import type { Recognized, Written } from "../../cubes/written.ts";
import { ask } from "../../jobs/ask.ts";
import { type JobState, TYPING_MS, useJob } from "../../jobs/use-job.ts";

/** `take` is given the answer before it is shown, and only while the text is still the same. */
export function useRecognized(
  { way, text, size }: Written,
  take: (found: readonly Recognized[]) => void,
): JobState<readonly Recognized[], unknown> {
  const written = { way, text, size };
  const key = text.trim() === "" ? undefined : JSON.stringify(written);
  const run = async (options: { readonly signal?: AbortSignal }) => {
    const found = await ask("pasted", "recognizeWritten", written, { ...options, lane: "quick" });
    take(found);
    return found;
  };
  return useJob(key, run, { delay: TYPING_MS });
}
