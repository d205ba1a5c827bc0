/** Passwords for cubes and archives, and notes that cubes open. */

export {
  deriveKey,
  type KeyCost,
  type KeyOptions,
  type NoteLock,
  openNote,
  parseNote,
  permuteNumber,
  printNote,
  type SealedNote,
  sealNote,
  secrecyNotes,
  unpermuteNumber,
} from "../secret/index.ts";
