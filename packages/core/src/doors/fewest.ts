/** The fewest turns that write a message: the state nearest to solved within an interval. */

export * from "../fewest/index.ts";
