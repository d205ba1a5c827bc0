/** Other people's models of the cube, each a view of one geometry with conversions both ways. */

export * from "./alg-link.ts";
export * from "./cubejs.ts";
export * from "./facing.ts";
export * from "./flat-cube.ts";
export * from "./kpattern.ts";
export { assemblyFromLabels, labelsOf } from "./labels.ts";
export * from "./matrix-cube.ts";
export * from "./net.ts";
export * from "./progress.ts";
export {
  CUBE_FORMATS,
  type CubeFormat,
  parseInteger,
  type RecognizedCube,
  type RecognizeOptions,
  recognizeCube,
  recognizeCubes,
  recognizeMoves,
} from "./recognize.ts";
export { parseReid, printReid } from "./reid.ts";
export * from "./sticker-cube.ts";
export * from "./visual-cube.ts";
export { rankWord, type UnrankWordOptions, unrankWord } from "./word.ts";
export { type FieldWidth, WORD_NAMES, type WordName, wordFields } from "./word-layout.ts";
