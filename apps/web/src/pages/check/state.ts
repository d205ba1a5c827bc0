/** What the Check page holds: the record, where the hand is, and what is shown on the cube. */
import { type Signal, signal } from "@preact/signals";
import type { Undoable } from "../../app/history.ts";
import { pageRecord } from "../../app/page-record.ts";
import type { NetEditor } from "../../parts/net-editor/index.ts";
import { type CheckRecord, exampleCube, fromLink, parse, toLink } from "./model.ts";

export const record: Undoable<CheckRecord> = pageRecord("check", {
  initial: exampleCube("corner"),
  parse,
  fromLink,
  toLink,
});
export const hand: Signal<Pick<NetEditor, "cursor" | "brush">> = signal({ cursor: 0, brush: 0 });
/** Facelets that a step points at, and a repair that is looked at. */
export const marked: Signal<readonly number[] | undefined> = signal(undefined);
export const preview: Signal<string | undefined> = signal(undefined);
