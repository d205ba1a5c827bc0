/** Why stickers are not a cube, how to mend them, and the state when they are. */

export { assemble, diagnose } from "./diagnose.ts";
export { type LawEvidence, lawEvidence, type OrbitEvidence, type PlacedPiece } from "./evidence.ts";
export { explain, faceletName, type Wording } from "./explain.ts";
export * from "./fault.ts";
export { COLOUR_LETTERS } from "./letters.ts";
export { parseColouring } from "./parse-colouring.ts";
export { possibleColours } from "./possible.ts";
