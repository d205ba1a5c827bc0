/** Permutations, parity, ranks and random choice. Knows no cube. */

export * from "./combination.ts";
export * from "./mixed-radix.ts";
export * from "./multiset.ts";
export * from "./parity-class.ts";
export * from "./permutation.ts";
export * from "./random.ts";
export * from "./rank.ts";
