/** Permutations, parity, ranks and random choice. Knows no cube. */

export * from "./combination.ts";
export * from "./permutation.ts";
export * from "./random.ts";
export * from "./rank.ts";
