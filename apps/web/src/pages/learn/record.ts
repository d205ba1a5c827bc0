/** The page's record, and the progress, which is kept apart: undo never takes back what was learnt. */
import { effect, signal } from "@preact/signals";
import { pageRecord } from "../../app/page-record.ts";
import { readStored, store } from "../../app/storage.ts";
import type { Attempt } from "./check.ts";
import { fromLink, INITIAL, type LearnRecord, parseRecord, toLink } from "./model.ts";
import { parseProgress } from "./progress.ts";

export const record = pageRecord<LearnRecord>("learn", {
  initial: INITIAL,
  parse: parseRecord,
  fromLink,
  toLink,
});

export const progress = signal(parseProgress(readStored("learn-progress")));
effect(() => store("learn-progress", progress.value));

/** The bits of a text, as the text model measured them: not a part of the record, for they follow from the text. */
export const measured = signal<{ readonly text: string; readonly bits: number } | undefined>(undefined);

export function attempt(part: Attempt, merge = ""): void {
  const now = record.value.peek();
  record.set({ ...now, attempt: { ...now.attempt, ...part } }, { merge });
}
