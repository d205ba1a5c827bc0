/**
 * The optimal search: lengths one after the other, each searched to the end. When all lengths below a solution's are through,
 * it is proved to be optimal.
 */
import { type CubeState, invertState } from "../../state/index.ts";
import type { Search, SearchGoal } from "../solver.ts";
import { EXHAUSTED, FOUND, PAUSED } from "../two-phase/outcome.ts";
import { tableBound } from "./bound.ts";
import type { OptimalKernel } from "./kernel.ts";
import type { OptimalTables } from "./tables.ts";
import { LONGEST } from "./walk.ts";

/** What is known of the cube before, from `goal.known`, saves the lengths below its bound and those from its solution on. */
export function searchOptimal(
  tables: OptimalTables,
  kernel: OptimalKernel,
  state: CubeState,
  goal: SearchGoal,
): Search {
  const limit = Math.min(goal.maxLength, LONGEST);
  const solutions: (readonly number[])[] = [];
  let best = goal.known?.best;
  let bound = Math.max(
    tableBound(tables, state),
    tableBound(tables, invertState(state)),
    goal.known?.bound ?? 0,
  );
  let isOpen = false;
  let isDone = false;
  let nodes = 0;
  return {
    get best() {
      return best;
    },
    get bound() {
      return bound;
    },
    get nodes() {
      return nodes;
    },
    get depth() {
      return bound;
    },
    solutions,
    advance,
  };

  function advance(budget: number): boolean {
    let fuel = budget;
    while (!isDone && fuel > 0) fuel = deepen(fuel);
    nodes += budget - fuel;
    return isDone;
  }

  /** Returns the fuel that is left. */
  function deepen(fuel: number): number {
    if (!isOpen) {
      // Where all solutions are wanted, the one that is known is no reason to stop before its length.
      const end = best && !goal.all ? Math.min(limit, best.length - 1) : limit;
      if (bound > end) {
        isDone = true;
        return fuel;
      }
      kernel.start(state, bound);
      isOpen = true;
    }
    const outcome = kernel.run(fuel);
    if (outcome === FOUND) {
      const moves = kernel.moves();
      if (solutions.push(moves) === 1) best = moves;
      if (!goal.all) isDone = true;
    } else if (outcome === EXHAUSTED) {
      isOpen = false;
      if (solutions.length > 0) isDone = true;
      else bound++;
    }
    // A move more than was allowed may have been tried; a pause has used all.
    return outcome === PAUSED ? 0 : Math.max(0, kernel.left - 1);
  }
}
