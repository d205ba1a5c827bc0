/** The fewest turns that write a message: the state of an interval that is nearest to solved. */

export * from "./fewest-turns.ts";
export type { RankInterval } from "./interval.ts";
