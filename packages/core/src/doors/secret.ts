/** Passwords for cubes and archives, and notes that cubes open. */

export {
  deriveKey,
  type KeyCost,
  type KeyOptions,
  MAX_NOTE_BYTES,
  type NoteLock,
  openNote,
  parseNote,
  permuteNumber,
  printNote,
  type SealedNote,
  type SealOptions,
  seal,
  sealNote,
  secrecyNotes,
  type UnsealOptions,
  unpermuteNumber,
  unseal,
} from "../secret/index.ts";
