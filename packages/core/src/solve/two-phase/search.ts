/** The two-phase search: walks from the starts as the plan has it. */
import type { CubeState } from "../../state/index.ts";
import type { Search, SearchGoal } from "../table-solver.ts";
import { FOUND, PAUSED } from "./outcome.ts";
import { makePlan, nextInPlan } from "./plan.ts";
import { boundOfStart, countStarts, rootOfStart, solutionFrom, startsOf } from "./starts.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";
import { walkOn } from "./walk-phase-one.ts";

/** Tried moves that take as long as the coordinates of a start. */
const ROOT_COST = 16;

export function searchTwoPhase(tables: TwoPhaseTables, state: CubeState, goal: SearchGoal): Search {
  // The stacks of a search that is over serve the next one: to make them is a tenth of the time of an easy cube.
  const walk = tables.spare ?? makeWalk();
  tables.spare = undefined;
  const starts = startsOf(tables, state);
  const plan = makePlan((premove) => countStarts(starts, premove), Math.min(goal.maxLength, 20 + 1));
  /** By start: ways into G1 at the present depth whose phase 2 was cut short. */
  const held: number[][] = [];
  let best: number[] | undefined;
  let isOpen = false;
  let isDone = false;
  let nodes = 0;
  return {
    get best() {
      return best;
    },
    get bound() {
      return plan.bound;
    },
    get nodes() {
      return nodes;
    },
    get depth() {
      return plan.depth;
    },
    advance,
  };

  function advance(budget: number): boolean {
    if (isDone) return true;
    walk.nodesLeft = budget;
    while (!isDone && walk.nodesLeft > 0) {
      if (!isOpen) open();
      else step();
    }
    const tried = budget - walk.nodesLeft;
    nodes += tried;
    if (isDone) tables.spare = walk;
    growBeside(tables, tried);
    return isDone;
  }

  function open(): void {
    if (plan.isOver) {
      isDone = true;
      return;
    }
    const { premove, start } = plan;
    const depth = plan.depth - premove;
    walk.nodesLeft--;
    if (boundOfStart(starts, premove, start) > depth) {
      nextInPlan(plan, false);
      return;
    }
    const root = rootOfStart(starts, premove, start);
    walk.nodesLeft -= ROOT_COST;
    startWalk(walk, root, depth, plan.total - premove, tables.endTable);
    walk.phaseTwoCap = plan.phaseTwoCap;
    walk.phaseTwoFrom = plan.phaseTwoFrom;
    if (plan.phaseTwoFrom > 0) walk.again = held[start] ?? [];
    isOpen = true;
  }

  function step(): void {
    const outcome = walkOn(tables, walk);
    if (outcome === PAUSED) return;
    if (outcome === FOUND) {
      best = solutionFrom(starts, plan.premove, plan.start, movesOfWalk(walk));
      plan.limit = best.length - 1;
      plan.total = Math.min(plan.total, plan.limit);
      walk.limit = plan.total - plan.premove;
      if (!goal.improve || plan.limit < plan.bound) isDone = true;
      return;
    }
    isOpen = false;
    if (plan.premove === 0) held[plan.start] = walk.held;
    nextInPlan(plan, walk.capped);
  }
}

/** Tried moves after which the larger tables are begun: by then the lack of them has cost about what they cost. */
const GROW_AFTER = 400_000;
/** Tried moves for which a portion of them is made: about as long again. */
const GROW_EVERY = 20_000;

/** Searching pays for the tables that later searches will use. */
function growBeside(tables: TwoPhaseTables, nodes: number): void {
  if (!tables.growth) return;
  tables.tried += nodes;
  while (tables.growth && tables.tried >= GROW_AFTER) {
    tables.growth.next();
    tables.tried -= GROW_EVERY;
  }
}
