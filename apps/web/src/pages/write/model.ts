/** The Write page's record: what is to be written, and how far a person is on the way through the moves. */

import { signal } from "@preact/signals";
import type { Parameters } from "../../app/link.ts";
import { pageRecord } from "../../app/page-record.ts";
import type { NetEditor } from "../../components/net-editor/model.ts";

export const SIZES = [2, 3, 4, 5, 6, 7] as const;
export type Size = (typeof SIZES)[number];
/** More characters are a file. */
export const MAX_TEXT_LENGTH = 1000;
export const CHECKS = [0, 11, 20] as const;
export type Check = (typeof CHECKS)[number];
/** As many cubes as one can choose by hand. */
export const MAX_CHOSEN = 12;

export interface WriteRecord {
  readonly text: string;
  readonly size: Size;
  readonly cubes: number | "auto";
  /** Check bits; undefined: as is usual (11, none beside a password). */
  readonly check: Check | undefined;
  readonly guide: Guide | undefined;
}

const STEPS = ["solved", "show", "hold", "moves", "check", "lost", "done"] as const;
export type Step = (typeof STEPS)[number];

/** The way through the moves, cube by cube. The moves are kept here, so that nothing found later changes them. */
export interface Guide {
  readonly text: string;
  readonly cubes: readonly string[];
  /** Which cube is being written, from 0. */
  readonly cube: number;
  readonly step: Step;
  /** How many moves of the way are made. */
  readonly made: number;
  /** After having been lost: another way, from what the cube showed. */
  readonly way: { readonly from: string; readonly alg: string } | undefined;
  /** The cube in hand while it is shown, or while lost, as far as it is painted; a record of the net editor, which checks it when it is loaded. */
  readonly seen: unknown;
}

export const EMPTY: WriteRecord = { text: "", size: 3, cubes: "auto", check: undefined, guide: undefined };

/** So many moves between two pictures to compare with. */
const CHECK_EVERY = 4;

export function startGuide(record: WriteRecord, cubes: readonly string[]): WriteRecord {
  return {
    ...record,
    guide: { text: record.text, cubes, cube: 0, step: "solved", made: 0, way: undefined, seen: undefined },
  };
}

export function leaveGuide(record: WriteRecord): WriteRecord {
  return { ...record, guide: undefined };
}

/** Changes the guide, where there is one. */
export function inGuide(record: WriteRecord, change: (guide: Guide) => Guide): WriteRecord {
  return record.guide ? { ...record, guide: change(record.guide) } : record;
}

export function goTo(guide: Guide, step: Step): Guide {
  return { ...guide, step };
}

/** The cube is scrambled: it is shown as it is. What was painted before is kept. */
export function showCube(guide: Guide): Guide {
  return { ...guide, step: "show", way: undefined, made: 0 };
}

/** Lost: the cube in hand is to be painted. */
export function getLost(guide: Guide): Guide {
  return { ...guide, step: "lost", seen: undefined };
}

/** The moves of the cube at hand: the way back when there is one. */
export function movesOf({ cubes, cube, way }: Guide): readonly string[] {
  return splitMoves(way?.alg ?? cubes[cube]);
}

export function splitMoves(alg: string): readonly string[] {
  return alg.split(/\s+/).filter((move) => move !== "");
}

/** One move is made: a picture to compare with after every fourth, the end after the last. */
export function nextMove(guide: Guide): Guide {
  const count = movesOf(guide).length;
  const made = Math.min(guide.made + 1, count);
  if (made === count) return { ...guide, made, step: "done" };
  return { ...guide, made, step: made % CHECK_EVERY === 0 ? "check" : "moves" };
}

/** One move is taken back; from a picture, back to the move before it. */
export function previousMove(guide: Guide): Guide {
  if (guide.made === 0) return { ...guide, step: "hold" };
  return { ...guide, made: guide.made - 1, step: "moves" };
}

export function jumpTo(guide: Guide, made: number): Guide {
  return { ...guide, made: Math.max(0, Math.min(made, movesOf(guide).length)), step: "moves" };
}

/** The cube at hand from its first move. */
function startAgain(guide: Guide): Guide {
  return { ...guide, step: "solved", made: 0, way: undefined, seen: undefined };
}

/** Goes on at another place of the moves at hand. */
export function goOnAt(guide: Guide, made: number): Guide {
  const isDone = made >= movesOf(guide).length;
  return { ...guide, seen: undefined, made, step: isDone ? "done" : "moves" };
}

/** Goes on from what the cube shows, by another way. */
export function takeWay(guide: Guide, way: { readonly from: string; readonly alg: string }): Guide {
  return {
    ...guide,
    way,
    seen: undefined,
    made: 0,
    step: splitMoves(way.alg).length === 0 ? "done" : "moves",
  };
}

/** A cube that was not solved: the way straight from it to the message; first, how it is held. */
export function takeRoute(guide: Guide, way: { readonly from: string; readonly alg: string }): Guide {
  const taken = takeWay(guide, way);
  return taken.step === "done" ? taken : { ...taken, step: "hold" };
}

export function nextCube(guide: Guide): Guide {
  if (guide.cube + 1 >= guide.cubes.length) return guide;
  return startAgain({ ...guide, cube: guide.cube + 1 });
}

const USUAL_CHECK = 11;

/** Check bits to ask for: what was chosen, else as is usual. */
export function checkAsked({ check }: Pick<WriteRecord, "check">, secret: string): number {
  return check ?? (secret === "" ? USUAL_CHECK : 0);
}

/** About how many more characters like these there is room for. */
export function charactersLeft(text: string, bits: number, check: number, room: number): number {
  const length = [...text].length;
  const own = length >= 8 ? (bits - check) / length : TYPICAL_BITS;
  return Math.floor(room / Math.min(Math.max(own, MIN_BITS), MAX_BITS));
}

/** Bits of a character of English prose on a cube, and the bounds within which a text's own figure is believed. */
const TYPICAL_BITS = 3;
const MIN_BITS = 1.5;
const MAX_BITS = 20;

export function toLink({ text, size, cubes, check }: WriteRecord): Parameters {
  return {
    text,
    ...(size !== EMPTY.size && { size: String(size) }),
    ...(cubes !== "auto" && { cubes: String(cubes) }),
    ...(check !== undefined && { check: String(check) }),
  };
}

export function fromLink(parameters: Parameters): WriteRecord {
  return {
    text: (parameters.text ?? "").slice(0, MAX_TEXT_LENGTH),
    size: SIZES.find((size) => String(size) === parameters.size) ?? EMPTY.size,
    cubes: cubesFrom(Number(parameters.cubes)),
    check: CHECKS.find((check) => String(check) === parameters.check),
    guide: undefined,
  };
}

/** A record that the browser kept, or that somebody put there. */
export function parseRecord(data: unknown): WriteRecord | undefined {
  if (!isRecord(data) || typeof data.text !== "string") return undefined;
  return {
    text: data.text.slice(0, MAX_TEXT_LENGTH),
    size: SIZES.find((size) => size === data.size) ?? EMPTY.size,
    cubes: cubesFrom(data.cubes),
    check: CHECKS.find((check) => check === data.check),
    guide: parseGuide(data.guide),
  };
}

function cubesFrom(value: unknown): number | "auto" {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_CHOSEN
    ? Number(value)
    : "auto";
}

/** Moves as they are printed: faces, wide turns, turns of the whole cube. A 7x7 solved and written again takes 900. */
const ALG = /^(?:(?:\d{0,2}[URFDLB]w?|[xyz])[2']?(?: |$)){0,2000}$/;
const FACELETS = /^[URFDLB]{24,294}$/;

function parseGuide(data: unknown): Guide | undefined {
  if (!isRecord(data) || typeof data.text !== "string" || !Array.isArray(data.cubes)) return undefined;
  const cubes = data.cubes.filter((alg) => typeof alg === "string" && ALG.test(alg));
  const step = STEPS.find((each) => each === data.step);
  const { cube, made, text } = data;
  if (cubes.length !== data.cubes.length || !step || !isCount(cube) || cube >= cubes.length || !isCount(made))
    return undefined;
  const guide: Guide = {
    text,
    cubes,
    cube,
    step,
    made,
    way: parseWay(data.way),
    seen: data.seen,
  };
  return made <= movesOf(guide).length ? guide : undefined;
}

function parseWay(data: unknown): Guide["way"] {
  if (!isRecord(data) || typeof data.alg !== "string" || typeof data.from !== "string") return undefined;
  return ALG.test(data.alg) && FACELETS.test(data.from) ? { alg: data.alg, from: data.from } : undefined;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

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
