/** The fewest turns that write a message: the state nearest to solved within an interval. */

export {
  type FewestOptions,
  type FewestProgress,
  type FewestTurns,
  fewestTurns,
  type RankInterval,
} from "../fewest/index.ts";
