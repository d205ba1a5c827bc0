/** The fewest turns that write a message: the state of an interval that is nearest to solved. */

export type { RankInterval } from "./interval.ts";
export { type FewestOptions, type FewestProgress, type FewestTurns, fewestTurns } from "./fewest-turns.ts";
