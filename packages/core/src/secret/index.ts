/** Passwords for cubes and archives. */

export * from "./derive-key.ts";
export * from "./digest.ts";
export * from "./numeral-shape.ts";
export * from "./permute-number.ts";
export * from "./seal.ts";
export * from "./secrecy-notes.ts";
