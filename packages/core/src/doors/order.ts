/** The order of an algorithm: computed from cycles, reported in full, or found by repetition. */

export * from "../order/index.ts";
