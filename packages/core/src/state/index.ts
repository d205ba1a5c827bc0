/** What a cube shows and which state it is in: coloring ⊃ assembly ⊃ state, and the conversions between them. */

export {
  checkColoring,
  type Coloring,
  printFacelets,
  sameColoring,
  solvedColoring,
  UNKNOWN_COLOR,
} from "./coloring.ts";
export {
  checkAssembly,
  type Assembly,
  arrangeInto,
  arrangementOf,
  type CubeState,
  coloringOf,
  composeStates,
  invertState,
  type OrbitArrangement,
  powerState,
  rotateState,
  solvedState,
  turnInPlace,
  turnState,
  turnStateBy,
} from "./assembly.ts";
export { heldRotation, isSolved, type SolvedOptions, sameState, uprightState } from "./upright.ts";
export {
  assemblyFromCubies,
  type Cubies,
  cubiesOf,
  invariantsOf,
  isReachable,
  orbitOfKind,
} from "./cubies.ts";
export { randomAssembly, randomState } from "./random.ts";
