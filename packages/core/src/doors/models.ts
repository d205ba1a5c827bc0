/** Other people's ways to write down a cube: what a pasted text is, and their formats read and printed. */

export {
  type CubeFormat,
  type LinkedCube,
  parseAlgLink,
  parseCubejs,
  parseInteger,
  parseKPattern,
  parseReid,
  parseVisualCube,
  printCubejs,
  printKPattern,
  printReid,
  type RecognizedCube,
  type RecognizeOptions,
  recognizeCube,
  recognizeCubes,
  recognizeMoves,
} from "../models/index.ts";
