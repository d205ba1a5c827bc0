/** The page's record: undoable, kept, shared by its address. */
import { pageRecord } from "../../app/page-record.ts";
import { fromLink, INITIAL, parseRecord, type SolveRecord, toLink } from "./model.ts";

export const record = pageRecord("solve", { initial: INITIAL, parse: parseRecord, fromLink, toLink });

export function change(part: Partial<SolveRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}
