/** The Write page's record: what is to be written, and how far the user has come in the guide. */

import { signal } from "@preact/signals";
import type { Hands } from "../../flows/guide/hands.ts";
import { type Guide, goTo, newGuide, parseGuide } from "../../flows/guide/model.ts";
import type { WriteKind, Written } from "../../jobs/write.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { isIn, isRecord } from "../../shell/storage.ts";

export const SIZES = [2, 3, 4, 5, 6, 7] as const;
type Size = (typeof SIZES)[number];
/** Anything longer is a file. */
export const MAX_TEXT_LENGTH = 1000;
export const CHECKS = [0, 11, 20] as const;
export type Check = (typeof CHECKS)[number];
/** The most cubes that can be chosen by hand. */
export const MAX_CHOSEN = 12;

/** What goes on the cube, the usual first. */
export const KINDS = ["text", "coordinates", "letters"] as const satisfies readonly WriteKind[];

export interface WriteRecord {
  readonly kind: WriteKind;
  readonly text: string;
  readonly size: Size;
  readonly cubes: number | "auto";
  /** Check bits; undefined: the default (11, or none with a password). */
  readonly check: Check | undefined;
  readonly guide: Guide | undefined;
}

export const EMPTY: WriteRecord = {
  kind: "text",
  text: "",
  size: 3,
  cubes: "auto",
  check: undefined,
  guide: undefined,
};

/** Another kind of the same text. Letters are for a 3x3. */
export function withKind(record: WriteRecord, kind: WriteKind): WriteRecord {
  return kind === "letters" ? { ...record, kind, size: 3 } : { ...record, kind };
}

/** Another size, on which letters become a text. */
export function withSize(record: WriteRecord, size: number): WriteRecord {
  const known = SIZES.find((each) => each === size) ?? record.size;
  return { ...record, size: known, kind: record.kind === "letters" && known !== 3 ? "text" : record.kind };
}

export function startGuide(record: WriteRecord, cubes: readonly string[], text = record.text): WriteRecord {
  return { ...record, guide: newGuide(text, cubes) };
}

/** Whether no move has been asked for yet. */
export function isBeforeMoves({ guide }: WriteRecord): boolean {
  if (guide === undefined) return true;
  const { cube, step, way } = guide;
  return cube === 0 && way === undefined && (step === "solved" || step === "hold");
}

/** The guide that was opened with the moves of `first` gets those of `best`, found since for the same cubes. */
export function withShorterMoves(
  record: WriteRecord,
  first: readonly string[],
  best: readonly string[],
): WriteRecord {
  const { guide } = record;
  const isOpened = guide && isBeforeMoves(record) && guide.cubes.join() === first.join();
  return isOpened ? { ...record, guide: { ...guide, cubes: best } } : record;
}

/** The moves of each cube. */
export function algsOf({ cubes }: Written): readonly string[] {
  return cubes.map(({ alg }) => alg);
}

/** Changes the guide, if there is one. */
export function inGuide(record: WriteRecord, change: (guide: Guide) => Guide): WriteRecord {
  return record.guide ? { ...record, guide: change(record.guide) } : record;
}

export function sizeName(size: number): string {
  return `${size}×${size}×${size}`;
}

const USUAL_CHECK = 11;

/** Check bits to ask for: the choice, or else the default. */
export function checkAsked({ check }: Pick<WriteRecord, "check">, secret: string): number {
  return check ?? (secret === "" ? USUAL_CHECK : 0);
}

/** About how many more characters like these there is room for. */
export function charactersLeft(text: string, bits: number, check: number, room: number): number {
  const length = [...text].length;
  const own = length >= 8 ? (bits - check) / length : TYPICAL_BITS;
  return Math.floor(room / Math.min(Math.max(own, MIN_BITS), MAX_BITS));
}

/** Bits per character of English prose on a cube, and the bounds within which a text's own figure is believed. */
const TYPICAL_BITS = 3;
const MIN_BITS = 1.5;
const MAX_BITS = 20;

export function toLink({ kind, text, size, cubes, check }: WriteRecord): Parameters {
  return {
    text,
    ...(kind !== EMPTY.kind && { as: kind }),
    ...(size !== EMPTY.size && { size: String(size) }),
    ...(cubes !== "auto" && { cubes: String(cubes) }),
    ...(check !== undefined && { check: String(check) }),
  };
}

export function fromLink({ text = "", as: kind, size, cubes, check }: Parameters): WriteRecord {
  const number = (value: string | undefined) => (value ? Number(value) : undefined);
  return checked(text, { kind, size: number(size), cubes: number(cubes), check: number(check) });
}

/** A record from the browser's storage, which may have been tampered with. */
export function parseRecord(data: unknown): WriteRecord | undefined {
  return isRecord(data) && typeof data.text === "string" ? checked(data.text, data) : undefined;
}

function checked(text: string, { kind, size, cubes, check, guide }: Record<string, unknown>): WriteRecord {
  const record: WriteRecord = {
    kind: "text",
    text: text.slice(0, MAX_TEXT_LENGTH),
    size: SIZES.find((each) => each === size) ?? EMPTY.size,
    cubes: isIn(cubes, 1, MAX_CHOSEN) ? cubes : "auto",
    check: CHECKS.find((each) => each === check),
    guide: parseGuide(guide),
  };
  return withKind(record, KINDS.find((each) => each === kind) ?? EMPTY.kind);
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
  record.set({ ...record.value.peek(), ...part }, { merge });
}

export const hands: Hands = {
  on: (step) => record.set(inGuide(record.value.peek(), step)),
  see: (seen, merge) =>
    record.set(
      inGuide(record.value.peek(), (guide) => ({ ...guide, seen })),
      { merge },
    ),
  beforeHold: () => hands.on((guide) => goTo(guide, guide.way ? "show" : "solved")),
  leave: () => record.set({ ...record.value.peek(), guide: undefined }),
};
