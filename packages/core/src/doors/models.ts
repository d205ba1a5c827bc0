/** Other programs' ways of writing down a cube: recognizing pasted text, and reading and printing their formats. */

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
