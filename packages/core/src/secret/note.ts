/**
 * A note that a cube opens: a text under authenticated encryption, with a key derived from the number of the cube's state and
 * an optional password. It is only as safe as the cube is unknown: nobody has to guess the states of a 3x3 one by one (2^65.2)
 * when they know that it says a common word.
 */
import {
  checkCount,
  checkOptions,
  checkThat,
  checkType,
  err,
  ok,
  type Problem,
  type Result,
  rangeError,
} from "../result.ts";
import { bytesOf, type KeyOptions, MIN_LOG_N, TRUSTED_LOG_N } from "./derive-key.ts";
import { SEAL_OVERHEAD, type SealOptions, seal, unseal } from "./seal.ts";

/** What opens a note. */
export interface NoteLock {
  /** Layers of the cube, 2 … 100. */
  readonly size: number;
  /** The number of its state, which does not depend on how it is held. */
  readonly number: bigint;
  /** Omitted or empty: the cube alone opens the note. */
  readonly password?: string;
}

/** What is passed on: everything in it may be public. */
export interface SealedNote {
  readonly size: number;
  /** Whether a password is needed besides the cube. */
  readonly hasPassword: boolean;
  /** Sealed bytes, as `seal` makes them. */
  readonly sealed: Uint8Array;
}

/** Bytes of UTF-8 that a note may have. */
export const MAX_NOTE_BYTES = 2800;
const MIN_SIZE = 2;
const MAX_SIZE = 100;
/** The length of a note is rounded up to this many bytes, so that it gives little away. */
const BLOCK = 16;
const END_MARK = 0x80;

function checkLock(lock: NoteLock): void {
  const number: unknown = lock?.number;
  const fits = typeof number === "bigint" && number >= 0n;
  checkThat(fits, "lock.number", "the number of a state, a bigint", number);
}

function checkNote(note: SealedNote): void {
  checkThat(ArrayBuffer.isView(note?.sealed), "note", "a note, as sealNote makes it", note);
}

/**
 * Seals a text.
 *
 * @throws RangeError if the text is empty, longer than `MAX_NOTE_BYTES` or not Unicode (half a surrogate pair).
 * @throws RangeError or TypeError for an invalid lock; CubegramError `aborted` if the signal aborts.
 * @example
 * const options = { randomBytes: (length) => new Uint8Array(length), cost: { logN: 10 } };
 * (await sealNote("HELLO", { size: 3, number: 5n }, options)).hasPassword; // → false
 */
export async function sealNote(
  text: string,
  lock: NoteLock,
  options: Omit<SealOptions, "context">,
): Promise<SealedNote> {
  checkLock(lock);
  checkOptions(options, { randomBytes: true, cost: true, onProgress: true, signal: true });
  const plaintext = padded(noteBytes(text));
  const hasPassword = (lock.password ?? "") !== "";
  const context = noteHeader({ size: lock.size, hasPassword });
  return {
    size: lock.size,
    hasPassword,
    sealed: await seal(plaintext, passphrase(lock), { ...options, context }),
  };
}

/**
 * The text, or `wrong-cube` if the note does not open: another cube, another password, or altered bytes.
 *
 * @throws RangeError or TypeError for an invalid lock; CubegramError `aborted` if the signal aborts.
 * @example
 * const lock = { size: 3, number: Cube.fromAlg("R U").rank() };
 * const note = await sealNote("HELLO", lock, { randomBytes: (length) => new Uint8Array(length), cost: { logN: 10 } });
 * (await openNote(note, lock)).value; // → HELLO
 */
export async function openNote(
  note: SealedNote,
  lock: NoteLock,
  options: Omit<KeyOptions, "cost"> = {},
): Promise<Result<string>> {
  checkNote(note);
  checkLock(lock);
  checkOptions(options, { onProgress: true, signal: true });
  const context = noteHeader(note);
  const isOther = lock.size !== note.size || ((lock.password ?? "") !== "") !== note.hasPassword;
  const opened = isOther ? undefined : await unseal(note.sealed, passphrase(lock), { ...options, context });
  const text = opened?.ok ? unpadded(opened.value) : undefined;
  if (text !== undefined) return ok(text);
  return err({
    code: "wrong-cube",
    message: "The note stays closed: it was sealed with another cube or password, or the link was altered.",
  });
}

/** The two bytes before the sealed ones: version 1; layers, plus 128 if there is a password. Authenticated, not secret. */
function noteHeader({ size, hasPassword }: Pick<SealedNote, "size" | "hasPassword">): Uint8Array {
  checkCount(size, "size", MIN_SIZE, MAX_SIZE);
  return Uint8Array.of(1, size | (hasPassword ? 128 : 0));
}

/** Decimal digits and line breaks keep the three parts apart; the password comes last and may contain anything. */
function passphrase({ size, number, password = "" }: NoteLock): string {
  return `cubegram note 1\n${size}\n${number}\n${password}`;
}

function noteBytes(text: string): Uint8Array {
  checkType(text, "string", "text");
  if (/\p{Surrogate}/u.test(text)) throw rangeError("text", "Unicode", "half a surrogate pair");
  const bytes = bytesOf(text);
  if (bytes.length >= 1 && bytes.length <= MAX_NOTE_BYTES) return bytes;
  throw rangeError("text", `1 … ${MAX_NOTE_BYTES} bytes of UTF-8`, bytes.length);
}

/** A mark and then zeros, up to a whole number of blocks (ISO/IEC 7816-4). */
function padded(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(Math.ceil((bytes.length + 1) / BLOCK) * BLOCK);
  result.set(bytes);
  result[bytes.length] = END_MARK;
  return result;
}

/** Undefined for anything `sealNote` does not make: no mark, or bytes that are not UTF-8. */
function unpadded(bytes: Uint8Array): string | undefined {
  let end = bytes.length - 1;
  while (end >= 0 && bytes[end] === 0) end--;
  if (bytes[end] !== END_MARK) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, end));
  } catch {
    return undefined;
  }
}

// A sealed note as the text of a link: header and sealed bytes in base64url (RFC 4648, section 5) without padding.

const HEADER = 2;
const MAX_BYTES = HEADER + SEAL_OVERHEAD + MAX_NOTE_BYTES + BLOCK;

/**
 * Letters, digits, `-` and `_`: about 70 for a few words.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example
 * const lock = { size: 3, number: 5n };
 * const note = await sealNote("HELLO", lock, { randomBytes: (length) => new Uint8Array(length), cost: { logN: 10 } });
 * parseNote(printNote(note)).ok; // → true
 */
export function printNote(note: SealedNote): string {
  checkNote(note);
  const header = noteHeader(note);
  const bytes = new Uint8Array(header.length + note.sealed.length);
  bytes.set(header);
  bytes.set(note.sealed, header.length);
  return printBase64Url(bytes);
}

/**
 * Reads what `printNote` printed; spaces and line breaks, which mail programs insert, are ignored. `no-note` for anything else,
 * `newer-version` for a version that this program does not know.
 *
 * @throws TypeError for anything but a text.
 * @example parseNote("no note").error.code; // → no-note
 */
export function parseNote(text: string): Result<SealedNote> {
  checkType(text, "string", "text");
  if (text.length > 4 * MAX_BYTES) return noNote("it is too long");
  const bytes = parseBase64Url(text.replaceAll(/\s/g, ""));
  if (!bytes) return noNote("it has characters that no such link contains, or its end is missing");
  const [version, form] = bytes;
  if (bytes.length > 0 && version !== 1)
    return version > 1 && version < 16 ? newer(version) : noNote("no version");
  const size = (form ?? 0) & 127;
  const sealed = bytes.slice(HEADER);
  const cipher = sealed.length - SEAL_OVERHEAD;
  if (size < MIN_SIZE || size > MAX_SIZE) return noNote("it does not name a cube");
  if (cipher < BLOCK || cipher % BLOCK !== 0 || bytes.length > MAX_BYTES) return noNote("a part is missing");
  if (sealed[0] < MIN_LOG_N || sealed[0] > TRUSTED_LOG_N)
    return noNote("its key would cost too little or too much");
  return ok({ size, hasPassword: form >= 128, sealed });
}

function noNote(why: string): { readonly ok: false; readonly error: Problem } {
  return err({ code: "no-note", message: `The link holds no note: ${why}.` });
}

function newer(version: number): { readonly ok: false; readonly error: Problem } {
  return err({
    code: "newer-version",
    message: `This note has version ${version}; this program reads version 1. Update the program to read it.`,
  });
}

export function printBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Undefined unless the text is what `printBase64Url` prints: exactly one text per string of bytes. */
export function parseBase64Url(text: string): Uint8Array | undefined {
  try {
    const read = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(read, (character) => character.charCodeAt(0));
    return printBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
