/** What the Solve page shows: how the cube was entered, and what is looked for. */

import { type Signal, signal } from "@preact/signals";
import {
  blankCube,
  MAX_EDITED_SIZE,
  type NetEditor,
  newEditor,
  readEditorRecord,
} from "../../cubes/painted.ts";
import { MAX_READ_SIZE, MAX_TEXT_LENGTH } from "../../cubes/written.ts";
import type { Hands } from "../../flows/guide/hands.ts";
import { type Guide, goTo, parseGuide, solvingGuide } from "../../flows/guide/model.ts";
import type { EnteredCube, EnteredOutput } from "../../jobs/enter.ts";
import type { BetterOutput } from "../../jobs/solve.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { type StagedCube, sizeOf } from "../../shell/stage.ts";
import { isIn, isRecord, isText } from "../../shell/storage.ts";

const GOALS = ["short", "optimal", "learn"] as const;
/**
 * `short`: a good solution at once, shorter ones while it runs. `optimal`: the fewest moves, proved. `learn`: layer by layer, as a
 * beginner does, with reasons.
 */
export type Goal = (typeof GOALS)[number];

/** What is to be few, from 4x4 on: turns as a hand makes them, of single layers, or their quarter turns. */
export const COUNTS = ["OBTM", "SSTM", "SQTM"] as const;
export type Count = (typeof COUNTS)[number];

/** What a proof looks up, by their names in the library: the larger, the faster. */
const TABLES = ["small", "medium", "large", "huge", "giant"] as const;
export type Table = (typeof TABLES)[number];

export const ENTRIES = ["text", "paint"] as const;
type Entry = (typeof ENTRIES)[number];

export interface SolveRecord {
  readonly entry: Entry;
  readonly text: string;
  readonly size: number;
  readonly editor: NetEditor;
  readonly goal: Goal;
  readonly count: Count;
  readonly table: Table;
  /** In the guide through the moves, or in the lesson. */
  readonly guide: Guide | undefined;
}

/** On a phone people hold the cube; at a desk they may also have its moves. */
function usualEntry(): Entry {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ? "paint" : "text";
}

export const INITIAL: SolveRecord = {
  entry: usualEntry(),
  text: "",
  size: 3,
  editor: newEditor(),
  goal: "short",
  count: "OBTM",
  table: "small",
  guide: undefined,
};

/** What the worker says about the cube that is entered, with the entry that it was asked about. */
export interface Entered extends EnteredOutput {
  readonly key: string;
}

/** The largest cube whose steps fit a lesson. */
const MAX_TAUGHT_SIZE = 7;

/** The goals there are for a size. */
export function goalsFor(size: number): readonly Goal[] {
  if (size === 3) return GOALS;
  return size <= MAX_TAUGHT_SIZE ? ["short", "learn"] : ["short"];
}

/** What is sought: a short solution if there is nothing else to choose. */
export function wantedGoal(size: number, goal: Goal): Goal {
  return goalsFor(size).includes(goal) ? goal : "short";
}

/** What is counted on a cube of that size; only turns of the hand are taught or proved to be the fewest. */
export function wantedCount(size: number, goal: Goal, count: Count): Count {
  return size > 2 && goal === "short" ? count : "OBTM";
}

/** The only part of the record that the answer depends on. */
export function entryKey({ entry, text, size, editor }: SolveRecord): string {
  const { painted, guided } = editor;
  return JSON.stringify(entry === "text" ? { text, size } : { painted, guided, size: editor.size });
}

/** The cube, if the entry is one that can be solved. */
export function cubeOf(entered: Entered | undefined): EnteredCube | undefined {
  return entered?.cube?.kind === "cube" ? entered.cube : undefined;
}

/** The number of layers of the cube being entered, if known. */
export function enteredSize(record: SolveRecord, entered: Entered | undefined): number {
  return cubeOf(entered)?.size ?? (record.entry === "paint" ? record.editor.size : record.size);
}

/** Whether the chosen size decides the cube's: stickers bring their own. */
export function followsSize(entered: Entered | undefined): boolean {
  const format = formatOf(entered);
  return format === "moves" || format === "number";
}

function formatOf(entered: Entered | undefined): string | undefined {
  const [first] = entered?.found ?? [];
  return first?.kind === "cube" ? first.format : undefined;
}

/** The record with other stickers, of a repair or of another page; those that are missing are painted. */
export function withStickers(record: SolveRecord, facelets: string): SolveRecord {
  const size = sizeOf(facelets);
  const isBlank = facelets === blankCube(size);
  const isWhole = !facelets.includes("?");
  const isTooLarge = size > MAX_EDITED_SIZE;
  return {
    ...record,
    entry: isTooLarge ? "text" : isWhole || isBlank ? record.entry : "paint",
    text: isWhole ? facelets : "",
    size,
    editor: isTooLarge ? record.editor : { ...newEditor(size, record.editor.guided), painted: facelets },
  };
}

export function parseRecord(data: unknown): SolveRecord | undefined {
  if (!isRecord(data)) return undefined;
  const { entry, text, size, editor, goal, count, table, guide } = data;
  const painted = readEditorRecord(editor);
  const [oneEntry, oneGoal] = [ENTRIES.find((one) => one === entry), GOALS.find((one) => one === goal)];
  if (!oneEntry || !oneGoal || !painted || !isIn(size, 2, MAX_READ_SIZE)) return undefined;
  if (!isText(text, MAX_TEXT_LENGTH)) return undefined;
  return {
    entry: oneEntry,
    text,
    size,
    editor: painted,
    goal: oneGoal,
    count: COUNTS.find((one) => one === count) ?? "OBTM",
    table: TABLES.find((one) => one === table) ?? "small",
    guide: parseGuide(guide),
  };
}

export function fromLink({ facelets, alg, number, size, goal }: Parameters): SolveRecord | undefined {
  const text = facelets ?? alg ?? number;
  if (text === undefined) return undefined;
  const layers = size === undefined ? 3 : Number(size);
  if (!isIn(layers, 2, MAX_READ_SIZE)) return undefined;
  const editor = facelets?.includes("?") ? readEditorRecord({ size: layers, painted: facelets }) : undefined;
  if (editor) return { ...INITIAL, entry: "paint", size: layers, editor };
  return {
    ...INITIAL,
    entry: "text",
    text,
    size: layers,
    goal: GOALS.find((one) => one === goal) ?? "short",
  };
}

/** The shortest text for the same cube; until the answer arrives, the entry as it is. */
export function toLink(record: SolveRecord, entered: Entered | undefined): Parameters {
  const { entry, text, goal, editor } = record;
  const known = entered?.key === entryKey(record) ? entered : undefined;
  const cube = cubeOf(known);
  const size = String(enteredSize(record, known));
  const rest = goal === "short" ? { size } : { size, goal };
  if (entry === "paint") return { facelets: editor.painted, ...rest };
  const format = formatOf(known);
  if (!cube || format === "moves") return { alg: text, ...rest };
  // The number of a big cube has half as many digits as the cube has stickers.
  if (cube.number !== undefined && (format === "number" || cube.size > 3))
    return { number: cube.number, ...rest };
  return { facelets: cube.facelets, ...rest };
}

/** The stickers as far as they are known: of a text once it was recognized. */
function stagedCube(record: SolveRecord): StagedCube | undefined {
  const { entry, text, size, editor } = record;
  const known = entered.value?.key === entryKey(record) ? cubeOf(entered.value) : undefined;
  if (entry === "text" && text.trim() === "") return { facelets: blankCube(size) };
  const facelets = known?.facelets ?? (entry === "paint" ? editor.painted : undefined);
  return facelets === undefined ? undefined : { facelets };
}

/** The last answer; it is about the cube in the record if its key says so. */
export const entered: Signal<Entered | undefined> = signal(undefined);

export const record = pageRecord("solve", {
  initial: INITIAL,
  parse: parseRecord,
  fromLink,
  toLink: (shown) => toLink(shown, entered.value),
  stage: { cubeOf: stagedCube, withCube: (shown, { facelets }) => withStickers(shown, facelets) },
});

export function change(part: Partial<SolveRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}

/** Into the guide, to make the moves of a solution. */
export function startGuide(facelets: string, { alg, stages }: Pick<BetterOutput, "alg" | "stages">): void {
  change({ guide: solvingGuide({ from: facelets, alg, stages }) });
}

/** Into the guide, to learn how. */
export function startLesson(facelets: string): void {
  change({ guide: goTo(solvingGuide({ from: facelets, alg: "" }), "teach") });
}

function onGuide(step: (guide: Guide) => Guide, merge = ""): void {
  const { guide } = record.value.peek();
  if (guide) change({ guide: step(guide) }, merge);
}

export const hands: Hands = {
  on: (step) => onGuide(step),
  see: (seen, merge) => onGuide((guide) => ({ ...guide, seen }), merge),
  beforeHold: () => hands.leave(),
  leave: () => change({ guide: undefined }),
};
