/** Other programs' models of the cube, each a view of one geometry with conversions both ways. */

export { assemblyFromLabels, labelsOf } from "./labels.ts";
export {
  type FlatCube,
  faceOfMatrixColor,
  flattenColoring,
  matrixColor,
  parseFlatCube,
  MatrixCube,
  type MatrixPiece,
  parseMatrixPieces,
  rx,
  ry,
  rz,
} from "./matrix-cube.ts";
export {
  facePlace,
  NET_COLUMNS,
  NET_ROWS,
  netFacelets,
  netLines,
  parseStickers,
  StickerCube,
} from "./sticker-cube.ts";
export { parseReid, printReid, parseCubejs, printCubejs, parseKPattern, printKPattern } from "./kpattern.ts";
export { assemblyFromFacings, type FacingArrays, facingArraysOf } from "./facing.ts";
export { type LinkedCube, parseVisualCube, parseAlgLink } from "./alg-link.ts";
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
