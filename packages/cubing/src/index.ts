/** cubing.js and Cubegram side by side: patterns from stickers and back, solutions, and scrambles from random states. */

export { fromKPattern, type PatternProblem, patternFromStickers, toKPattern } from "./pattern.ts";
export { type MaskOptions, randomScrambleForEvent, type ScrambleOptions, solvePattern } from "./scramble.ts";
