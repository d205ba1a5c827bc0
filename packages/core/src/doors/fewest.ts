/** The fewest turns that write a message: the state of an interval that is nearest to solved. */

export {
  type FewestOptions,
  type FewestProgress,
  type FewestTurns,
  fewestTurns,
  type RankInterval,
} from "../fewest/index.ts";
