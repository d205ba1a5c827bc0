/** What the Read page holds: the record, and what is no part of it: where the hand is, and the password. */
import { type Signal, signal } from "@preact/signals";
import type { Undoable } from "../../app/history.ts";
import { pageRecord } from "../../app/page-record.ts";
import type { NetEditor } from "../../parts/net-editor/index.ts";
import { fromLink, newRecord, parse, type ReadRecord, toLink } from "./model.ts";

export const record: Undoable<ReadRecord> = pageRecord("read", {
  initial: newRecord(),
  parse,
  fromLink,
  toLink,
});
/** Cursor and brush: undoing a stroke does not take them back. */
export const hand: Signal<Pick<NetEditor, "cursor" | "brush">> = signal({ cursor: 0, brush: 0 });
/** Never in the record, the address or the storage. */
export const password: Signal<string> = signal("");
/** What is shown on the cube while a fault or a repair is looked at. */
export const shownFault: Signal<number | undefined> = signal(undefined);
export const preview: Signal<string | undefined> = signal(undefined);
