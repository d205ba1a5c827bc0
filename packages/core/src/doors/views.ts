/** Other programs' models of the cube as values, each a view of the one geometry with conversions both ways. */

export {
  assemblyFromFacings,
  assemblyFromLabels,
  type FacingArrays,
  type FlatCube,
  faceOfMatrixColor,
  facingArraysOf,
  flattenColoring,
  labelsOf,
  MatrixCube,
  type MatrixPiece,
  matrixColor,
  parseFlatCube,
  parseMatrixPieces,
  parseStickers,
  rx,
  ry,
  rz,
  StickerCube,
} from "../models/index.ts";
