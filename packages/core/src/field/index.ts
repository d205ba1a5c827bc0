/** Prime fields as large as a cube's number of states, and the Reed–Solomon code over them. */

export * from "./big-field.ts";
export * from "./field.ts";
export * from "./limb-field.ts";
export * from "./locate-errors.ts";
export * from "./points.ts";
export * from "./prime.ts";
export * from "./prime-field.ts";
export * from "./reed-solomon.ts";
