/** The search in plain TypeScript. */
import { walkOptimal } from "./expand.ts";
import type { OptimalKernel } from "./kernel.ts";
import type { OptimalTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";

export function plainKernel(tables: OptimalTables): OptimalKernel {
  const walk = makeWalk();
  return {
    get left() {
      return walk.nodesLeft;
    },
    start(state, depth, prefix) {
      startWalk(tables, walk, state, depth, prefix);
    },
    run(budget) {
      walk.nodesLeft = budget;
      return walkOptimal(tables, walk);
    },
    moves: () => movesOfWalk(walk),
  };
}
