/** What the Challenge page holds: a draft (note and cube), the note of a link that is being opened, and the reader's cube. */

import { signal } from "@preact/signals";
import { MAX_EDITED_SIZE, type NetEditor, newEditor, readEditorRecord } from "../../cubes/painted.ts";
import { pageRecord } from "../../shell/page-record.ts";
import type { Parameters } from "../../shell/route.ts";
import { isBlankCube, sizeOf } from "../../shell/stage.ts";
import { isIn, isRecord, isText } from "../../shell/storage.ts";

const HOWS = ["random", "text", "stickers", "moves"] as const;
export type How = (typeof HOWS)[number];

/** A cube as the user describes it. Every kind of description is kept, so that changing one's mind loses nothing. */
export interface CubeEntry {
  readonly how: How;
  readonly size: number;
  /** Facelets of the cube that was mixed, or "". */
  readonly mixed: string;
  readonly text: string;
  readonly moves: string;
  readonly editor: NetEditor;
}

export interface Challenge {
  /** The note of the link that is being opened; "" while one is being made. */
  readonly opening: string;
  readonly note: string;
  readonly lock: CubeEntry;
  readonly answer: CubeEntry;
}

export { MAX_EDITED_SIZE } from "../../cubes/painted.ts";

/** Bytes of UTF-8; `MAX_NOTE_BYTES` of the secret room. */
export const NOTE_BYTES = 2800;
const MAX_TEXT_LENGTH = 2000;
const MAX_LINK_LENGTH = 4000;

export function emptyEntry(how: How): CubeEntry {
  return { how, size: 3, mixed: "", text: "", moves: "", editor: newEditor(3) };
}

export const INITIAL: Challenge = {
  opening: "",
  note: "",
  lock: emptyEntry("random"),
  answer: emptyEntry("stickers"),
};

/** Changes the size, and drops what was mixed and painted for the old one. */
export function resized(entry: CubeEntry, size: number): CubeEntry {
  return size === entry.size ? entry : { ...entry, size, mixed: "", editor: newEditor(size) };
}

/** Whether there is a whole cube, or what is typed may tell one. */
export function isKnown({ how, mixed, editor }: CubeEntry): boolean {
  return how === "random" ? mixed !== "" : how !== "stickers" || !editor.painted.includes("?");
}

/** What to ask the worker for the cube; undefined while nothing has been entered. */
export function cubeInput({ how, size, text, moves, editor }: CubeEntry) {
  if (how === "random") return undefined;
  const value = how === "text" ? text : how === "moves" ? moves : editor.painted;
  if (how === "stickers" ? value === newEditor(size).painted : value.trim() === "") return undefined;
  return { how, size, value };
}

export function noteBytes(note: string): number {
  return new TextEncoder().encode(note).length;
}

/** How hard the cube is to guess: `mixed`: out of reach; `small`: by trying all; `said`: by trying texts; `own`: depends on how it was mixed. */
export type Strength = "mixed" | "small" | "said" | "own";

export function strengthOf({ how, size }: Pick<CubeEntry, "how" | "size">): Strength {
  if (size === 2) return "small";
  if (how === "random") return "mixed";
  return how === "text" ? "said" : "own";
}

export function parseChallenge(data: unknown): Challenge | undefined {
  if (!isRecord(data)) return undefined;
  const { opening, note, lock, answer } = data;
  const [own, other] = [parseEntry(lock), parseEntry(answer)];
  if (!isText(opening, MAX_LINK_LENGTH) || !isText(note, NOTE_BYTES) || !own || !other) return undefined;
  return { opening, note, lock: own, answer: other.how === "random" ? { ...other, how: "stickers" } : other };
}

function parseEntry(data: unknown): CubeEntry | undefined {
  if (!isRecord(data)) return undefined;
  const { how, size, mixed, text, moves, editor } = data;
  const known = HOWS.find((word) => word === how);
  const painted = readEditorRecord(editor);
  if (!known || !isIn(size, 2, MAX_EDITED_SIZE) || painted?.size !== size) return undefined;
  if (!isText(text, MAX_TEXT_LENGTH) || !isText(moves, MAX_TEXT_LENGTH) || typeof mixed !== "string")
    return undefined;
  const isCube = mixed.length === 6 * size ** 2 && /^[URFDLB]*$/.test(mixed);
  return { how: known, size, mixed: isCube ? mixed : "", text, moves, editor: painted };
}

/** A link holds the sealed note and nothing else. It opens on an empty answer. */
export function fromLink({ note }: Parameters): Challenge | undefined {
  return note === undefined ? undefined : { ...INITIAL, opening: note };
}

export function toLink({ opening }: Challenge): Parameters {
  return opening === "" ? {} : { note: opening };
}

/** The cube that is entered: of the note that is being made, or of the one that is being opened. */
function entryOf({ opening, lock, answer }: Challenge): CubeEntry {
  return opening === "" ? lock : answer;
}

function withEntry(now: Challenge, entry: CubeEntry): Challenge {
  return { ...now, [now.opening === "" ? "lock" : "answer"]: entry };
}

/** The stickers that an entry shows by itself; what a text or moves make is found in the worker. */
function stickersOf({ how, mixed, editor }: CubeEntry): string | undefined {
  return how === "stickers" ? editor.painted : (how === "random" && mixed) || undefined;
}

/** The cube that opens the note, or that is tried on it, is this one; undefined for a cube too large to be painted. */
export function withStickers(now: Challenge, facelets: string): Challenge | undefined {
  const size = sizeOf(facelets);
  if (size > MAX_EDITED_SIZE) return undefined;
  const editor = { ...newEditor(size), painted: facelets };
  return withEntry(now, { ...entryOf(now), how: "stickers", size, mixed: "", editor });
}

export const record = pageRecord("challenge", {
  initial: INITIAL,
  parse: parseChallenge,
  fromLink,
  toLink,
  stage: {
    cubeOf(now) {
      const facelets = stickersOf(entryOf(now));
      return facelets === undefined ? undefined : { facelets };
    },
    withCube(now, { facelets }) {
      // What was typed stays, and nothing is no cube.
      const { how, text, moves } = entryOf(now);
      const isTyped = (how === "text" && text !== "") || (how === "moves" && moves !== "");
      return isTyped || isBlankCube(facelets) ? undefined : withStickers(now, facelets);
    },
  },
});

/** Of the note that is being made. Never in the record: it would be stored. */
export const password = signal("");

export function setEntry(entry: CubeEntry, merge?: string): void {
  record.set(withEntry(record.value.peek(), entry), { merge });
}
