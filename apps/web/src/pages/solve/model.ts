/** What the Solve page shows: how the cube was entered, and what is looked for. */

import { rankState } from "@cubegram/core/codec";
import { parseColouring } from "@cubegram/core/diagnosis";
import type { RandomSource } from "@cubegram/core/perm";
import { type Colouring, colouringOf, heldRotation, printFacelets, randomState } from "@cubegram/core/state";
import type { Parameters } from "../../app/link.ts";
import { type NetEditor, newEditor, readEditorRecord } from "../../parts/net-editor/model.ts";
import { readEditor } from "../../parts/net-editor/reading.ts";
import { randomMoves } from "../../parts/scramble.ts";
import { type Given, LARGEST_TAKEN, readGiven } from "./given.ts";
import { GOALS, type Goal } from "./solution.ts";

export const ENTRIES = ["text", "paint"] as const;
export type Entry = (typeof ENTRIES)[number];

export interface SolveRecord {
  readonly entry: Entry;
  readonly text: string;
  readonly size: number;
  readonly editor: NetEditor;
  readonly goal: Goal;
}

export const INITIAL: SolveRecord = {
  entry: "text",
  text: "R U R' U' F2 L",
  size: 3,
  editor: newEditor(),
  goal: "short",
};
/** A 33x33 has 6534 stickers. */
export const LONGEST_TEXT = 8000;

/** The cube that is entered; `unfinished` while stickers are missing. */
export type Entered = Given | { readonly kind: "unfinished"; readonly missing: number };

export function enteredCube({ entry, text, size, editor }: SolveRecord): Entered {
  if (entry === "text") return readGiven(text, size);
  const { colours, empty } = readEditor(editor);
  if (empty > 0) return { kind: "unfinished", missing: empty };
  return readGiven(printFacelets({ size: editor.size, colours }), editor.size);
}

/** Layers of the cube that is entered. */
export function enteredSize(record: SolveRecord): number {
  const entered = enteredCube(record);
  if (entered.kind === "cube") return entered.state.size;
  return record.entry === "paint" ? record.editor.size : record.size;
}

/** The stickers that are entered, as the letters of the faces; empty when they cannot be read. */
export function enteredStickers({ entry, text, editor }: SolveRecord): string {
  if (entry === "paint") return printFacelets({ size: editor.size, colours: readEditor(editor).colours });
  const colouring = parseColouring(text);
  return colouring.ok ? printFacelets(colouring.value) : "";
}

/** A cube at random, as text: stickers, or moves where stickers would be too many. */
export function randomText(size: number, random: RandomSource): string {
  return size <= 7 ? printFacelets(colouringOf(randomState(size, random))) : randomMoves(size, random);
}

/** The record with other stickers in it, whichever way it is entered: a repair. */
export function withStickers(record: SolveRecord, { size, colours }: Colouring): SolveRecord {
  const text = printFacelets({ size, colours });
  return { ...record, text, size, editor: { ...record.editor, size, painted: text, cursor: 0 } };
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= LARGEST_TAKEN;
}

export function parseRecord(data: unknown): SolveRecord | undefined {
  const { entry, text, size, editor, goal } = (data ?? {}) as Partial<Record<keyof SolveRecord, unknown>>;
  const painted = readEditorRecord(editor);
  const [oneEntry, oneGoal] = [ENTRIES.find((one) => one === entry), GOALS.find((one) => one === goal)];
  if (!oneEntry || !oneGoal || !painted || !isSize(size)) return undefined;
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return undefined;
  return { entry: oneEntry, text, size, editor: painted, goal: oneGoal };
}

export function fromLink({ facelets, alg, number, size, goal }: Parameters): SolveRecord | undefined {
  const text = facelets ?? alg ?? number;
  if (text === undefined) return undefined;
  const layers = size === undefined ? 3 : Number(size);
  if (!isSize(layers)) return undefined;
  const editor = facelets?.includes("?") ? readEditorRecord({ size: layers, painted: facelets }) : undefined;
  if (editor) return { ...INITIAL, entry: "paint", size: layers, editor };
  return { ...INITIAL, text, size: layers, goal: GOALS.find((one) => one === goal) ?? "short" };
}

export function toLink(record: SolveRecord): Parameters {
  const { entry, text, goal } = record;
  const size = String(enteredSize(record));
  const rest = goal === "short" ? { size } : { size, goal };
  if (entry === "paint") return { facelets: record.editor.painted, ...rest };
  const given = enteredCube(record);
  if (given.kind !== "cube" || given.form === "moves") return { alg: text, ...rest };
  if (given.form === "number") return { number: text, ...rest };
  const facelets = printFacelets(colouringOf(given.state));
  // The number of a big cube has half as many digits as the cube has stickers, but does not say how it is held.
  const isUpright = heldRotation(given.state) === 0;
  return given.state.size > 3 && isUpright
    ? { number: String(rankState(given.state)), ...rest }
    : { facelets, ...rest };
}
