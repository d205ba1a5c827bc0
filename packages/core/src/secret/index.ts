/** Passwords for cubes and archives, and notes that cubes open. */

export { bytesOf, deriveKey, type KeyCost, type KeyOptions, secrecyNotes } from "./derive-key.ts";
export { equalBytes, startDigest } from "./digest.ts";
export { permuteNumber, permuteNumbers, unpermuteNumber, unpermuteNumbers } from "./permute-number.ts";
export { SEAL_OVERHEAD, seal, unseal } from "./seal.ts";
export { type NoteLock, openNote, type SealedNote, sealNote } from "./note.ts";
export { parseNote, printNote } from "./note-link.ts";
