/** The fewest turns that write a message: the state nearest to solved within an interval. */

export type { RankInterval } from "./interval.ts";
export { type FewestOptions, type FewestProgress, type FewestTurns, fewestTurns } from "./fewest-turns.ts";
