/** Passwords for cubes and archives, and notes that cubes open. */

export {
  bytesOf,
  deriveKey,
  type KeyCost,
  type KeyOptions,
  secrecyNotes,
  equalBytes,
  startDigest,
} from "./derive-key.ts";
export { permuteNumber, permuteNumbers, unpermuteNumber, unpermuteNumbers } from "./permute-number.ts";
export { SEAL_OVERHEAD, seal, unseal } from "./seal.ts";
export { type NoteLock, openNote, type SealedNote, sealNote, parseNote, printNote } from "./note.ts";
