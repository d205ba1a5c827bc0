/** The page's record: undoable, kept, shared by its address; and what the worker says about the cube in it. */
import { type Signal, signal } from "@preact/signals";
import { pageRecord } from "../../app/page-record.ts";
import { type Entered, fromLink, INITIAL, parseRecord, type SolveRecord, toLink } from "./model.ts";

/** The last answer; about the cube in the record when its key says so. */
export const entered: Signal<Entered | undefined> = signal(undefined);

export const record = pageRecord("solve", {
  initial: INITIAL,
  parse: parseRecord,
  fromLink,
  toLink: (shown) => toLink(shown, entered.value),
});

export function change(part: Partial<SolveRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}
