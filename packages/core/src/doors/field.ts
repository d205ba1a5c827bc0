/** Prime fields about as large as a cube's number of states, and the Reed–Solomon code over them. */

export {
  type AnyField,
  bigField,
  type Field,
  interpolate,
  locateErrors,
  parityOf,
  pointsFrom,
  powerModulo,
  primeAtMost,
  primeField,
  type Samples,
} from "../field/index.ts";
