/** Other programs' models of the cube, each a view of one geometry with conversions both ways. */

export {
  type FlatCube,
  faceOfMatrixColor,
  flattenColoring,
  matrixColor,
  parseFlatCube,
} from "./flat-cube.ts";
export { assemblyFromLabels, labelsOf } from "./labels.ts";
export { facePlace, NET_COLUMNS, NET_ROWS, netFacelets, netLines } from "./net.ts";
export { parseCubejs, printCubejs } from "./cubejs.ts";
export { assemblyFromFacings, type FacingArrays, facingArraysOf } from "./facing.ts";
export { MatrixCube, type MatrixPiece, parseMatrixPieces, rx, ry, rz } from "./matrix-cube.ts";
export { parseReid, printReid } from "./reid.ts";
export { parseStickers, StickerCube } from "./sticker-cube.ts";
export { type LinkedCube, parseVisualCube } from "./visual-cube.ts";
export { parseAlgLink } from "./alg-link.ts";
export { parseKPattern, printKPattern } from "./kpattern.ts";
export { type FieldWidth, WORD_NAMES, type WordName, wordFields } from "./word-layout.ts";
export {
  type CubeFormat,
  parseInteger,
  type RecognizedCube,
  type RecognizeOptions,
  recognizeCube,
  recognizeCubes,
  recognizeMoves,
} from "./recognize.ts";
export { rankWord, type UnrankWordOptions, unrankWord } from "./word.ts";
export {
  nextStage,
  progressStages,
  rankProgress,
  type Stage,
  type StageWidth,
  unrankProgress,
} from "./progress.ts";
