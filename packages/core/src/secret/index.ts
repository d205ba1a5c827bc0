/** Passwords for cubes and archives, and notes that cubes open. */

export * from "./derive-key.ts";
export * from "./digest.ts";
export { LONGEST_NOTE, type NoteLock, openNote, type SealedNote, sealNote } from "./note.ts";
export * from "./note-link.ts";
export * from "./numeral-shape.ts";
export * from "./permute-number.ts";
export * from "./seal.ts";
export * from "./secrecy-notes.ts";
