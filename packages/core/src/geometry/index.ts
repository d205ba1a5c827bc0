/** One geometry for every n: vectors, rotations, faces, pieces, orbits and turns. */

export {
  AXES,
  type Axis,
  type AxisName,
  add,
  cross,
  dot,
  scale,
  type Vector,
  vectorKey,
} from "./vector.ts";
export { checkFace, FACES, type Face, type FaceName, faceOfNormal, faces, oppositeFace } from "./face.ts";
export {
  type Matrix,
  ROTATION_COUNT,
  type RotationGroup,
  rotations,
  SYMMETRY_COUNT,
  symmetryInverse,
  symmetryProduct,
  transform,
  transformBySymmetry,
} from "./rotation.ts";
export {
  CORNER_NAMES,
  cellOfName,
  EDGE_NAMES,
  facesOfName,
  namesOfKind,
  type Orbit,
  type OrbitKind,
} from "./orbit.ts";
export { type CubeGeometry, cubeGeometry, isFixedCenter, MAX_SIZE, MIN_SIZE } from "./cube-geometry.ts";
export {
  checkTurn,
  allTurns,
  faceTurn,
  faceTurns,
  handTurns,
  invertTurn,
  isRotation,
  isSameTurn,
  makeTurn,
  type Turn,
  turnPermutation,
  turnedIndex,
  turnedSources,
} from "./turn.ts";
export { rotateTurn } from "./rotate-turn.ts";
