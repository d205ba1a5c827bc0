/**
 * A key from a password: scrypt (RFC 7914), so that every guess costs time and memory. The parameters are part of the
 * format: version 1 is N = 2^17, r = 8, p = 1, about 0.4 s and 128 MiB on one core of 2020s hardware.
 */

import { scryptAsync } from "@noble/hashes/scrypt.js";
import { formatValue, rangeError, throwIfAborted, typeError } from "../result.ts";

export interface KeyCost {
  /** log₂ of scrypt's N, 10 … 20. */
  readonly logN: number;
}

/** The cost of version 1. r = 8 and p = 1 always. */
export const KEY_COST: KeyCost = { logN: 17 };
export const MIN_LOG_N = 10;
/** 2^20 takes 1 GiB; a file that asks for more is refused. */
export const MAX_LOG_N = 20;

/** How a key is made of a password. */
export interface KeyOptions {
  /** A cheaper key is a weaker one; only for tests. Both sides must use the same. */
  readonly cost?: KeyCost;
  /** Called with 0 … 1 as the key is made. */
  readonly onProgress?: (done: number) => void;
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** What is put before a label, so that these keys are good for nothing else. */
const PURPOSE = "cubegram number 1\0";

/**
 * The key for `permuteNumber`: 32 bytes from a password and a label (a date, a name: anything both sides know). The
 * label need not be secret; it makes tables that were computed beforehand useless, because each label needs its own.
 *
 * @example (await deriveKey("password", "example", { cost: { logN: 10 } })).length; // → 32
 */
export async function deriveKey(password: string, label = "", options: KeyOptions = {}): Promise<Uint8Array> {
  return stretch(password, bytesOf(PURPOSE + label.normalize("NFC")), 32, options);
}

/** `length` bytes by scrypt. The password is taken in Unicode's composed form (NFC), as UTF-8. */
export async function stretch(
  password: string,
  salt: Uint8Array,
  length: number,
  { cost = KEY_COST, onProgress, signal }: KeyOptions,
): Promise<Uint8Array> {
  if (typeof password !== "string") throw typeError("password", "a string", formatValue(password));
  if (password === "") throw rangeError("password", "at least one character", "none");
  checkCost(cost);
  throwIfAborted(signal, "making the key");
  return scryptAsync(bytesOf(password.normalize("NFC")), salt, {
    N: 2 ** cost.logN,
    r: 8,
    p: 1,
    dkLen: length,
    onProgress(done: number) {
      throwIfAborted(signal, "making the key");
      onProgress?.(done);
    },
  });
}

function checkCost({ logN }: KeyCost): void {
  if (!Number.isInteger(logN) || logN < MIN_LOG_N || logN > MAX_LOG_N)
    throw rangeError("cost.logN", `an integer in ${MIN_LOG_N} … ${MAX_LOG_N}`, logN);
}

/** The UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
