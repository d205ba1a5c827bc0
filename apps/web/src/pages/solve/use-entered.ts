/** Asks the worker what cube is entered, whenever the entry changes. */

import { ask } from "../../jobs/ask.ts";
import { type JobState, TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { type Entered, entered, entryKey, type SolveRecord } from "./model.ts";

export function useEntered(shown: SolveRecord): JobState<Entered, unknown> {
  const { entry, text, size, editor } = shown;
  const key = entryKey(shown);
  return useJob(
    key,
    async (options) => {
      const quick = { ...options, lane: "quick" } as const;
      const answer =
        entry === "text"
          ? await ask("enter", "writtenCube", { way: "paste", text, size }, quick)
          : await ask("enter", "paintedCube", editor, quick);
      entered.value = { ...answer, key };
      return entered.value;
    },
    { delay: entered.peek() ? TYPING_MS : 0 },
  );
}
