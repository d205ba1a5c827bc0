/** The page's record and the password, which is kept nowhere but here. */
import { signal } from "@preact/signals";
import { pageRecord } from "../../app/page-record.ts";
import type { NetEditor } from "../../parts/net-editor/model.ts";
import { EMPTY, fromLink, type Guide, inGuide, parseRecord, toLink, type WriteRecord } from "./model.ts";

export const record = pageRecord<WriteRecord>("write", {
  initial: EMPTY,
  parse: parseRecord,
  fromLink,
  toLink,
});

/** Never stored, never in the address. */
export const password = signal("");

export function change(part: Partial<WriteRecord>, merge?: string): void {
  record.set({ ...record.value.peek(), ...part }, merge === undefined ? {} : { merge });
}

export function guideOn(step: (guide: Guide) => Guide): void {
  record.set(inGuide(record.value.peek(), step));
}

/** The cube in hand is painted; strokes with the same label are undone together. */
export function seeCube(seen: NetEditor, merge?: string): void {
  const next = inGuide(record.value.peek(), (guide) => ({ ...guide, seen }));
  record.set(next, merge === undefined ? {} : { merge });
}
