/** What a person enters to be read: one cube or several, by painting, by pasting or by moves. */
import { printFacelets } from "@cubegram/core/state";
import { type Signal, signal } from "@preact/signals";
import { heldAnswer } from "../../cubes/held.ts";
import { blankCube, type NetEditor, readEditorRecord } from "../../cubes/painted.ts";
import { readEditor } from "../../cubes/reading.ts";
import { MAX_READ_SIZE, type Recognized, type Written } from "../../cubes/written.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { type StagedCube, sizeOf } from "../../shell/stage.ts";
import { isIn, isRecord } from "../../shell/storage.ts";

export const WAYS = ["paint", "paste", "moves"] as const;

export interface ReadRecord {
  readonly way: (typeof WAYS)[number];
  readonly size: number;
  /** What is painted on each cube: 6n² letters U R F D L B, `?` where nothing is. */
  readonly cubes: readonly string[];
  /** Which cube is being entered. */
  readonly at: number;
  readonly guided: boolean;
  readonly pasted: string;
  readonly moves: string;
}

export const MAX_CUBES_READ = 20;

export function newRecord(size = 3): ReadRecord {
  return { way: "paint", size, cubes: [blankCube(size)], at: 0, guided: true, pasted: "", moves: "" };
}

/** The current cube as an editor: the cursor and the brush are not part of the record, so that undo leaves them alone. */
export function editorOf(record: ReadRecord, hand: Pick<NetEditor, "cursor" | "brush">): NetEditor {
  const { size, guided } = record;
  const painted = record.cubes[record.at];
  return { size, painted, guided, brush: hand.brush, cursor: Math.min(hand.cursor, painted.length - 1) };
}

/** What the editor painted; texts that said something else before are forgotten. */
export function withEditor(record: ReadRecord, { painted, guided }: NetEditor): ReadRecord {
  if (record.cubes[record.at] === painted && record.guided === guided) return record;
  if (record.cubes[record.at] === painted) return { ...record, guided };
  return { ...record, guided, cubes: record.cubes.with(record.at, painted), pasted: "", moves: "" };
}

export function withSize(record: ReadRecord, size: number): ReadRecord {
  if (size === record.size) return record;
  const next = { ...newRecord(size), way: record.way, guided: record.guided };
  return record.way === "moves" ? withMoves(next, record.moves) : next;
}

/** A pasted text: the cubes follow once they are recognized (`withFound`). */
export function withPasted(record: ReadRecord, pasted: string): ReadRecord {
  return { ...record, pasted, moves: "" };
}

/** The same for moves. */
export function withMoves(record: ReadRecord, moves: string): ReadRecord {
  return { ...record, moves, pasted: "" };
}

/** The text that the cubes follow from, if they were not painted since. */
export function writtenOf({ pasted, moves, size }: ReadRecord): Written {
  return pasted === "" ? { way: "moves", text: moves, size } : { way: "paste", text: pasted, size };
}

/** The record with the cubes recognized in the text; unchanged if there are none, or they are there already. */
export function withFound(record: ReadRecord, found: readonly Recognized[]): ReadRecord {
  const all = found.flatMap((each) => (each.kind === "cube" ? [each.coloring] : []));
  if (all.length !== found.length || all.length === 0 || all.length > MAX_CUBES_READ) return record;
  const { size } = all[0];
  if (all.some((coloring) => coloring.size !== size)) return record;
  const read = all.map(printFacelets);
  const isBeside = all.length === 1 && size === record.size;
  const cubes = isBeside ? record.cubes.with(record.at, read[0]) : read;
  if (size === record.size && cubes.join() === record.cubes.join()) return record;
  return { ...record, size, cubes, at: isBeside ? record.at : 0 };
}

export function addCube(record: ReadRecord): ReadRecord {
  if (record.cubes.length >= MAX_CUBES_READ) return record;
  const cubes = [...record.cubes, blankCube(record.size)];
  return { ...record, cubes, at: cubes.length - 1, pasted: "", moves: "" };
}

export function removeCube(record: ReadRecord): ReadRecord {
  if (record.cubes.length === 1) return record;
  const cubes = record.cubes.toSpliced(record.at, 1);
  return { ...record, cubes, at: Math.min(record.at, cubes.length - 1), pasted: "", moves: "" };
}

export function openCube(record: ReadRecord, at: number): ReadRecord {
  return { ...record, at, pasted: "", moves: "" };
}

/** A repaired cube: the whole of it, as the diagnosis gives it. */
export function withFacelets(record: ReadRecord, at: number, facelets: string): ReadRecord {
  return { ...record, at, cubes: record.cubes.with(at, facelets), pasted: "", moves: "" };
}

/** All cubes as they may have been meant. */
export function withCubes(record: ReadRecord, cubes: readonly string[]): ReadRecord {
  return { ...record, cubes, at: 0, pasted: "", moves: "" };
}

/** Each cube with what the guide filled in; `undefined` for one that is not finished and not known to be wrong. */
export function cubesToDiagnose({ cubes, size, guided }: ReadRecord): readonly (string | undefined)[] {
  return cubes.map((painted) => {
    const { colors, empty, contradictory } = readEditor({ size, painted, guided });
    const isBlank = painted === blankCube(size);
    const held = guided ? heldAnswer(painted) : undefined;
    // Perhaps only a side was held turned.
    if (contradictory && held && held.verdict !== "none") return undefined;
    if (empty > 0 && (isBlank || (guided && !contradictory))) return undefined;
    return printFacelets({ size, colors });
  });
}

/** In links an empty sticker is a hyphen and cubes are separated by an underscore: neither needs a percent sign. */
export function toLink(record: ReadRecord): Parameters {
  const { size, cubes, way, moves, pasted } = record;
  const sizeIs: Parameters = size === 3 ? {} : { size: `${size}` };
  if (way === "moves" && moves.trim() !== "") return { ...sizeIs, alg: moves.trim() };
  const isEmpty = cubes.length === 1 && isBlank(record, 0);
  if (isEmpty && !STICKERS.test(pasted)) return sizeIs;
  const shown = isEmpty ? pasted.split("\n") : cubes;
  return { facelets: shown.map((cube) => cube.replaceAll("?", "-")).join("_") };
}

/** Stickers that are no cube: what a link has that was cut off. */
const STICKERS = /^[URFDLB?\n]+$/;

export function fromLink({ facelets, alg, size }: Parameters): ReadRecord | undefined {
  const own = /^\d{1,2}$/.test(size ?? "") ? Number(size) : 3;
  const fits = own >= 2 && own <= MAX_READ_SIZE;
  if (alg !== undefined) return withMoves({ ...newRecord(fits ? own : 3), way: "moves" }, alg);
  if (facelets === undefined) return fits && size !== undefined ? newRecord(own) : undefined;
  const cubes = facelets
    .toUpperCase()
    .split("_")
    .map((each) => each.replaceAll("-", "?"));
  const read = parse({ ...newRecord(), size: sizeOf(cubes[0]), cubes });
  // A link that lost a part on its way says what is wrong with it, like any text that was pasted.
  return read ?? withPasted({ ...newRecord(), way: "paste" }, cubes.join("\n"));
}

/** A record from storage or from a link, checked; undefined if it is none. */
export function parse(data: unknown): ReadRecord | undefined {
  if (!isRecord(data)) return undefined;
  const { way, size, cubes, at, guided, pasted, moves } = data;
  if (!isIn(size, 2, MAX_READ_SIZE)) return undefined;
  if (!Array.isArray(cubes) || cubes.length === 0 || cubes.length > MAX_CUBES_READ) return undefined;
  if (cubes.some((painted) => !readEditorRecord({ size, painted }))) return undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    way: WAYS.find((known) => known === way) ?? "paint",
    size,
    cubes,
    at: isIn(at, 0, cubes.length - 1) ? at : 0,
    guided: guided !== false,
    pasted: text(pasted),
    moves: text(moves),
  };
}

/** Whether a cube has nothing painted but its centers. */
export function isBlank({ cubes, size }: ReadRecord, at: number): boolean {
  return cubes[at] === blankCube(size);
}

/** The open cube, with what the guide filled in once it is whole. */
export function cubeOf(record: ReadRecord): StagedCube {
  const { cubes, at } = record;
  return { facelets: cubesToDiagnose({ ...record, cubes: [cubes[at]] })[0] ?? cubes[at] };
}

/** A message on several cubes is not given up for one that comes along. */
export function withStaged(record: ReadRecord, { facelets }: StagedCube): ReadRecord | undefined {
  if (record.cubes.length > 1) return undefined;
  return parse({ ...newRecord(sizeOf(facelets)), cubes: [facelets], guided: record.guided });
}

export const record = pageRecord("read", {
  initial: newRecord(),
  parse,
  fromLink,
  toLink,
  stage: { cubeOf, withCube: withStaged },
});
/** Cursor and brush: undoing a stroke does not take them back. */
export const hand: Signal<Pick<NetEditor, "cursor" | "brush">> = signal({ cursor: 0, brush: 0 });
/** The stickers, if they were painted and not taken from somewhere. */
export const byHand: Signal<string | undefined> = signal(undefined);
/** Never in the record, the address or the storage. */
export const password: Signal<string> = signal("");
/** What is shown on the cube while a fault or a repair is previewed. */
export const shownFault: Signal<number | undefined> = signal(undefined);
export const preview: Signal<string | undefined> = signal(undefined);
