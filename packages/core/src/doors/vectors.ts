/** Vectors of whole numbers in space, and the matrices that turn them: where pieces stand and stickers face. */

export { add, cross, dot, type Matrix, scale, transform, type Vector } from "../geometry/index.ts";
