/** What the Files page holds: the direction, the choice of cubes, a small file, and a pasted cube list. */

import { pageRecord } from "../../shell/page-record.ts";
import type { Parameters } from "../../shell/route.ts";
import { isIn, isRecord, isText } from "../../shell/storage.ts";

export interface HeldFile {
  readonly name: string;
  readonly type: string;
  /** How many bytes. */
  readonly length: number;
  /** The bytes in base 64 if there are few; "" if they are only in memory. */
  readonly data: string;
}

export interface Files {
  readonly way: "pack" | "unpack";
  readonly size: number;
  /** Spare cubes, as a share of those that carry the file. */
  readonly percent: number;
  readonly unordered: boolean;
  readonly file?: HeldFile;
  readonly pasted: string;
  /** Layers of the cubes of a list that does not say so; 0: it does. */
  readonly listSize: number;
}

export const INITIAL: Files = {
  way: "pack",
  size: 3,
  percent: 10,
  unordered: false,
  pasted: "",
  listSize: 0,
};
export const MIN_CUBE_SIZE = 2;
export const MAX_CUBE_SIZE = 9;
export const MAX_PERCENT = 100;
/** Bytes of a file that are kept over a reload. */
export const KEPT_BYTES = 12_000;
export const MAX_PASTED_LENGTH = 20_000;
/** Bytes. They take two million 3x3s, and half a gigabyte of memory while these are made. */
export const MAX_FILE_BYTES = 16_000_000;
/** Cubes of an archive with spare ones: as many as its parity code can tell apart. */
export const MAX_CUBES_WITH_SPARES = 65_535;
/** Cubes on paper: 500 pages of the usual size. */
export const MAX_CUBES_ON_PAPER = 6000;
/** Cubes of a list that goes to the clipboard. */
export const MAX_COPIED = 5000;

export function parseFiles(data: unknown): Files | undefined {
  if (!isRecord(data)) return undefined;
  const { way, size, percent, unordered, file, pasted, listSize } = data;
  if (!isIn(size, MIN_CUBE_SIZE, MAX_CUBE_SIZE) || !isIn(percent, 0, MAX_PERCENT)) return undefined;
  const held = parseHeld(file);
  return {
    way: way === "unpack" ? "unpack" : "pack",
    size,
    percent,
    unordered: unordered === true,
    pasted: typeof pasted === "string" ? pasted.slice(0, MAX_PASTED_LENGTH) : "",
    listSize: isIn(listSize, MIN_CUBE_SIZE, MAX_CUBE_SIZE) ? listSize : 0,
    ...(held && { file: held }),
  };
}

function parseHeld(file: unknown): HeldFile | undefined {
  if (!isRecord(file)) return undefined;
  const { name, type, length, data } = file;
  if (!isText(name, 500) || !isText(type, 200) || typeof data !== "string") return undefined;
  if (!isIn(length, 0, MAX_FILE_BYTES)) return undefined;
  if (data !== "" && bytesOfData(data)?.length !== length) return undefined;
  return { name, type, length, data };
}

/** A link says how cubes are made, never what is on them. */
export function fromLink({ way, size, spare, order }: Parameters): Files | undefined {
  if (way === undefined && size === undefined && spare === undefined && order === undefined) return undefined;
  const [layers, percent] = [Number(size), Number(spare)];
  return {
    ...INITIAL,
    way: way === "unpack" ? "unpack" : "pack",
    size: isIn(layers, MIN_CUBE_SIZE, MAX_CUBE_SIZE) ? layers : INITIAL.size,
    percent: spare !== undefined && isIn(percent, 0, MAX_PERCENT) ? percent : INITIAL.percent,
    unordered: order === "any",
  };
}

export function toLink({ way, size, percent, unordered }: Files): Parameters {
  return {
    ...(way !== INITIAL.way && { way }),
    ...(size !== INITIAL.size && { size: String(size) }),
    ...(percent !== INITIAL.percent && { spare: String(percent) }),
    ...(unordered && { order: "any" }),
  };
}

export function dataOfBytes(bytes: Uint8Array): string {
  return bytes.length > KEPT_BYTES ? "" : btoa(String.fromCharCode(...bytes));
}

export function bytesOfData(data: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Numbers as people list them: 1, 4–6, 9; at most a dozen ranges. */
export function listPlaces(places: readonly number[], format: (value: number) => string): string {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else ranges.push([place, place]);
  }
  const texts = ranges
    .slice(0, 12)
    .map(([first, last]) => (first === last ? format(first) : `${format(first)}–${format(last)}`));
  return texts.join(", ") + (ranges.length > 12 ? " …" : "");
}

const SHOWN_TEXT = 4000;

/** The beginning of the content as text; undefined if it is not text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    // A character may be cut at the end of the part that is looked at.
    const stream = bytes.length > 4 * SHOWN_TEXT;
    const part = bytes.subarray(0, 4 * SHOWN_TEXT);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(part, { stream });
    return /[^\P{Cc}\t\n\r]/u.test(text) ? undefined : text.slice(0, SHOWN_TEXT);
  } catch {
    return undefined;
  }
}

/** The comments at the top of a list. */
export function listHead(name: string, size: number): string {
  return `# ${name.replaceAll(/\s/g, " ")}\n# size ${size}\n`;
}

/** Bytes on the cubes without compression: the file, its name and its type. */
export function packedLength({ name, type, length }: HeldFile): number {
  return length + new TextEncoder().encode(name).length + type.length + 2;
}

/** A name in a sentence, kept from turning the direction of the words around it (Unicode's first strong isolate). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

export const record = pageRecord("files", { initial: INITIAL, parse: parseFiles, fromLink, toLink });

export function change(part: Partial<Files>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}
