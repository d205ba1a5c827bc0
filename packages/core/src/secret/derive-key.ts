/**
 * A key from a password: scrypt (RFC 7914), so that every guess costs time and memory. The parameters are part of the
 * format: version 1 is N = 2^17, r = 8, p = 1, about 0.4 s and 128 MiB on one core of 2020s hardware.
 */

import { scryptAsync } from "@noble/hashes/scrypt.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { checkCount, checkOptions, checkType, rangeError, throwIfAborted } from "../result.ts";

/** What every guess of a password costs. */
export interface KeyCost {
  /** log₂ of scrypt's N, 10 … 20. */
  readonly logN: number;
}

/** The cost of version 1. r = 8 and p = 1 always. */
export const KEY_COST: KeyCost = { logN: 17 };
export const MIN_LOG_N = 10;
/** 2^20 takes 1 GiB. */
export const MAX_LOG_N = 20;
/** What a stranger's file may ask for: twice the cost of version 1. More only if the caller allows it. */
export const TRUSTED_LOG_N = 18;

/** How a key is derived from a password. */
export interface KeyOptions {
  /** A cheaper key is weaker; only for tests. Both sides must use the same. */
  readonly cost?: KeyCost;
  /** Called with 0 … 1 while the key is derived. */
  readonly onProgress?: (done: number) => void;
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Put before a label, so that these keys are good for nothing else. */
const PURPOSE = "cubegram number 1\0";

/**
 * The key for `permuteNumber`: 32 bytes from a password and a label (a date, a name: anything both sides know). The
 * label need not be secret; it makes precomputed tables useless, because each label needs its own.
 *
 * @throws TypeError if the password is not a string; RangeError if it is empty, has a lone surrogate, or the cost is out of range.
 * @throws CubegramError `aborted` if the signal aborts.
 * @example (await deriveKey("password", "example", { cost: { logN: 10 } })).length; // → 32
 */
export async function deriveKey(password: string, label = "", options: KeyOptions = {}): Promise<Uint8Array> {
  checkType(label, "string", "label");
  checkOptions(options, { cost: true, onProgress: true, signal: true });
  return stretch(password, bytesOf(PURPOSE + label.normalize("NFC")), 32, options);
}

/** `length` bytes by scrypt. The password is taken in Unicode's composed form (NFC), as UTF-8. */
export async function stretch(
  password: string,
  salt: Uint8Array,
  length: number,
  { cost = KEY_COST, onProgress, signal }: KeyOptions,
): Promise<Uint8Array> {
  checkType(password, "string", "password");
  if (password === "") throw rangeError("password", "at least one character", "none");
  // As UTF-8 every one of them would become the same character.
  if (/\p{Surrogate}/u.test(password))
    throw rangeError("password", "Unicode text without lone surrogates", "a lone surrogate");
  checkCost(cost);
  throwIfAborted(signal, "deriving the key");
  return scryptAsync(bytesOf(password.normalize("NFC")), salt, {
    N: 2 ** cost.logN,
    r: 8,
    p: 1,
    dkLen: length,
    onProgress(done: number) {
      throwIfAborted(signal, "deriving the key");
      onProgress?.(done);
    },
  });
}

function checkCost({ logN }: KeyCost): void {
  checkCount(logN, "cost.logN", MIN_LOG_N, MAX_LOG_N);
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * What a password does and does not do for one to three cubes, in sentences for the person who uses it.
 *
 * @example secrecyNotes().length > 0; // → true
 */
export function secrecyNotes(): readonly string[] {
  return [
    "With a password the message is scrambled: every state of the cube is replaced by another one, and only the same password with the same label leads back.",
    "The result is always a possible cube, and it looks like any other.",
    "It is deterministic: the same message, password and label always give the same cube, so two equal cubes give away that their messages are equal.",
    "Nothing protects the cube against changes: a cube that someone turned still reads as some message.",
    "A wrong password is not noticed: it gives another message, which may even look like one. With check digits it is noticed, and then a guesser notices it too.",
    "One guess takes about 0.4 seconds on one processor core. A million likely passwords take five days on one core, and less on many: four random words are a good password, a name and a year are not.",
    "A label (a date, a place, the number of the cube) need not be secret. Use a new one for every cube: it makes precomputed tables useless and equal messages look different.",
    "From four cubes on, archives are sealed instead: with fresh random salt, so that nothing repeats, and a tag, so that changes and wrong passwords are noticed.",
  ];
}

// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.

/** SHA-256 of bytes that arrive in pieces. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  /** The first `length` bytes of the digest of everything so far, 1 … 32. Call it once. */
  finish(length: number): Uint8Array;
}

export function startDigest(): RunningDigest {
  const hash = sha256.create();
  return {
    update(bytes) {
      hash.update(bytes);
    },
    finish: (length) => hash.digest().slice(0, length),
  };
}

/** Whether two byte strings are equal, in time that does not depend on where they differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a[i] ^ (b[i] ?? 0);
  return difference === 0;
}
