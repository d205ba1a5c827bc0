/** A sealed note as the text of a link: header and sealed bytes in base64url (RFC 4648, section 5) without padding. */
import { checkType, err, ok, type Problem, type Result } from "../result.ts";
import { checkNote, MAX_NOTE_BYTES, noteHeader, type SealedNote } from "./note.ts";
import { SEAL_OVERHEAD } from "./seal.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HEADER = 2;
const BLOCK = 16;
const MAX_BYTES = HEADER + SEAL_OVERHEAD + MAX_NOTE_BYTES + BLOCK;
/** A link that asks for more (2^18: 256 MiB) could stall the reader's machine. */
const MAX_LOG_N = 18;

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
  if (size < 2 || size > 100) return noNote("it does not name a cube");
  if (cipher < BLOCK || cipher % BLOCK !== 0 || bytes.length > MAX_BYTES) return noNote("a part is missing");
  if (sealed[0] < 10 || sealed[0] > MAX_LOG_N) return noNote("its key would cost too little or too much");
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
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(3, bytes.length - i) + 1;
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(word >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** Undefined unless the text is what `printBase64Url` prints: exactly one text per string of bytes. */
export function parseBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let word = 0;
  let at = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return undefined;
    word = ((word << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (word >> bits) & 255;
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
