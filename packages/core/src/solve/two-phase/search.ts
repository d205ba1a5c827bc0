/** The two-phase search: walks from the starts in the order of the plan. */
import type { CubeState } from "../../state/index.ts";
import { type Search, type SearchGoal, searchOf } from "../table-solver.ts";
import { FOUND, PAUSED } from "./outcome.ts";
import { makePlan, nextInPlan } from "./plan.ts";
import { boundOfStart, countStarts, rootOfStart, solutionFrom, startsOf } from "./starts.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";
import { walkOn } from "./walk-phase-one.ts";

/** How many moves could be tried in the time of computing a start's coordinates. */
const ROOT_COST = 16;

export function searchTwoPhase(tables: TwoPhaseTables, state: CubeState, goal: SearchGoal): Search {
  // A finished search's stacks serve the next one: allocating them is a tenth of the time of an easy cube.
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
  return searchOf(() => ({ best, bound: plan.bound, nodes, depth: plan.depth }), advance);

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

/** Moves tried before the larger tables are begun: by then their absence has cost about as much as they do. */
const GROW_AFTER = 400_000;
/** Moves tried between two portions of that work, each of which takes about as long. */
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
