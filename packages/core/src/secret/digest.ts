/** SHA-256 (FIPS 180-4) of bytes that arrive in pieces. */
import { sha256 } from "@noble/hashes/sha2.js";

/** SHA-256 of bytes that arrive in pieces. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  /** The first `length` bytes of the digest of everything so far, 1 … 32. Call it once. */
  finish(length: number): Uint8Array;
}

/** Starts a digest. */
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
