/** Prime fields about as large as a cube's number of states, and the Reed–Solomon code over them. */

export type { AnyField, Field } from "./field.ts";
export { powerModulo, primeAtMost, seekingPrime, bigField, primeField } from "./big-field.ts";
export { MAX_POINT, weightsAt } from "./points.ts";
export {
  interpolate,
  interpolating,
  makingParity,
  parityOf,
  pointsFrom,
  type Samples,
} from "./reed-solomon.ts";
export { errorCandidates, locateErrors, locatingErrors } from "./locate-errors.ts";
