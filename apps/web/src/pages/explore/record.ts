/** The page's record: undoable, kept, shared by its address. */
import { pageRecord } from "../../app/page-record.ts";
import { type ExploreRecord, fromLink, INITIAL, parseRecord, toLink } from "./model.ts";

export const record = pageRecord("explore", { initial: INITIAL, parse: parseRecord, fromLink, toLink });

export function change(part: Partial<ExploreRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}
