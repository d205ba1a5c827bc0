/** The two-phase search: walks from the starts in the order of the plan. */
import type { CubeState } from "../../state/index.ts";
import { type Search, type SearchGoal, searchOf } from "../table-solver.ts";
import type { Pass, PlanShape, TwoPhaseMetric } from "./metrics.ts";
import { FOUND, PAUSED } from "./outcome.ts";
import { boundOfStart, countStarts, rootOfStart, solutionFrom, startsOf } from "./starts.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";
import { walkOn } from "./walk-phase-one.ts";

/** How many moves could be tried in the time of computing a start's coordinates. */
const ROOT_COST = 16;
/**
 * Where a solution costs less than its moves: moves tried before the best so far is the answer, some hundredths of a second; how
 * many more moves than the best costs may still pay, and how many more than every cube takes (ADR 0283#0288).
 */
const CHOICE = 1_000_000;
const SLACK = 4;
const BEYOND = 2;

export function searchTwoPhase(tables: TwoPhaseTables, state: CubeState, goal: SearchGoal): Search {
  // A finished search's stacks serve the next one: allocating them is a tenth of the time of an easy cube.
  const walk = tables.spare ?? makeWalk();
  tables.spare = undefined;
  walk.stride = tables.metric.stride;
  const starts = startsOf(tables, state);
  const plan = makePlan(
    tables.metric,
    (premove) => countStarts(starts, premove),
    goal.cost ? tables.metric.maxLength + BEYOND : Math.min(goal.maxLength, tables.metric.maxLength),
  );
  /** By start: ways into G1 at the present depth whose phase 2 was cut short. */
  const held: number[][] = [];
  let best: number[] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let isOpen = false;
  let isDone = false;
  let nodes = 0;
  const bound = () => (goal.cost ? Math.ceil(plan.bound / 2) : plan.bound);
  return searchOf(() => ({ best, bound: bound(), nodes, depth: plan.depth }), advance);

  function advance(budget: number): boolean {
    if (isDone) return true;
    walk.nodesLeft = budget;
    // Where to stop choosing does not depend on the portions.
    const isChoosing = goal.cost && !goal.improve && nodes < CHOICE;
    if (isChoosing) walk.nodesLeft = Math.min(budget, CHOICE - nodes);
    const given = walk.nodesLeft;
    while (!isDone && walk.nodesLeft > 0) {
      if (!isOpen) open();
      else step();
    }
    const tried = given - walk.nodesLeft;
    nodes += tried;
    if (isChoosing && best && nodes >= CHOICE) isDone = true;
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
      consider(solutionFrom(starts, plan.premove, plan.start, movesOfWalk(walk)));
      return;
    }
    isOpen = false;
    if (plan.premove === 0) held[plan.start] = walk.held;
    nextInPlan(plan, walk.capped);
  }

  function consider(moves: number[]): void {
    const cost = goal.cost ? goal.cost(moves) : moves.length;
    if (cost < bestCost && cost <= goal.maxLength) {
      best = moves;
      bestCost = cost;
    }
    const longest = goal.cost ? bestCost - 1 + SLACK : bestCost - walk.stride;
    plan.limit = Math.min(plan.limit, longest);
    plan.total = Math.min(plan.total, plan.limit);
    walk.limit = plan.total - plan.premove;
    const isEnough = !goal.improve && !(goal.cost && nodes < CHOICE);
    if (best && (isEnough || plan.limit < plan.bound)) isDone = true;
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

// The order in which the two-phase search looks, in three stages. *Short*: totals 0 … 8 in one direction, which proves
// its answer. *Wide*: totals up to the limit from all starts, phase 1 one move longer each round; the shorter phase 1,
// the more room phase 2 has. *Deep*: the parts of the first start where phase 2 was cut short. When that is done, there
// is no solution within the limit.

function passesAt({ provable, passes }: PlanShape, depth: number, limit: number): readonly Pass[] {
  const at = passes.findLast(({ from }) => from <= depth)!.passes;
  return limit <= provable ? at.slice(0, 1) : at;
}

/** How far the plan has come. */
interface Plan {
  readonly shape: PlanShape;
  /** How many starts there are with a premove of that many moves. */
  countStarts(premove: number): number;
  stage: "short" | "wide" | "deep";
  /** Longest solution that still counts, and longest that is being looked for now. */
  limit: number;
  total: number;
  /** No solution is shorter. */
  bound: number;
  /** Length of phase 1 and the premove, which pass at that depth, how long the premove is, which start, and how long phase 2 may and must be. */
  depth: number;
  pass: number;
  premove: number;
  start: number;
  phaseTwoCap: number;
  phaseTwoFrom: number;
  /** The depths at which the first start was left with phase 2 cut short. */
  readonly cut: Set<number>;
  isOver: boolean;
}

function makePlan(
  { plan: shape }: TwoPhaseMetric,
  countStarts: Plan["countStarts"],
  maxLength: number,
): Plan {
  return {
    shape,
    countStarts,
    stage: "short",
    limit: maxLength,
    total: 0,
    bound: 0,
    depth: 0,
    pass: 0,
    premove: 0,
    start: 0,
    phaseTwoCap: shape.longestPhaseTwo,
    phaseTwoFrom: 0,
    cut: new Set(),
    isOver: maxLength < 0,
  };
}

/** Continues after a finished walk; `wasCut` says whether it left out longer phases 2. */
function nextInPlan(plan: Plan, wasCut: boolean): void {
  if (plan.stage === "short") nextShort(plan);
  else if (plan.stage === "wide") nextWide(plan, wasCut);
  else nextDeep(plan);
}

function nextShort(plan: Plan): void {
  if (++plan.depth <= plan.total) return;
  plan.bound = ++plan.total;
  plan.depth = 0;
  if (plan.total > plan.limit) plan.isOver = true;
  if (plan.total <= plan.shape.short) return;
  plan.stage = "wide";
  plan.total = plan.limit;
  plan.phaseTwoCap = passesAt(plan.shape, 0, plan.limit)[0].cap;
}

function nextWide(plan: Plan, wasCut: boolean): void {
  if (plan.start === 0 && plan.premove === 0) {
    if (wasCut) plan.cut.add(plan.depth);
    else plan.cut.delete(plan.depth);
    if (plan.depth >= plan.limit) {
      plan.stage = "deep";
      plan.phaseTwoCap = plan.shape.longestPhaseTwo;
      plan.phaseTwoFrom = 0;
      plan.depth = -1;
      nextDeep(plan);
      return;
    }
  }
  plan.start = (plan.start + 1) % plan.countStarts(plan.premove);
  if (plan.start === 0) nextPass(plan);
}

function nextPass(plan: Plan): void {
  const passes = passesAt(plan.shape, plan.depth, plan.limit);
  const cap = plan.phaseTwoCap;
  plan.pass++;
  // Continuing is for solutions that the last pass had no room for.
  if (passes[plan.pass]?.from && plan.limit - plan.depth <= cap) plan.pass++;
  if (plan.pass >= passes.length) {
    plan.depth++;
    plan.pass = 0;
  }
  const next = passesAt(plan.shape, plan.depth, plan.limit)[plan.pass];
  plan.premove = next.premove;
  plan.phaseTwoCap = next.cap;
  plan.phaseTwoFrom = next.from ?? 0;
}

function nextDeep(plan: Plan): void {
  do plan.depth++;
  while (plan.depth <= plan.limit && !plan.cut.has(plan.depth));
  if (plan.depth <= plan.limit) return;
  plan.bound = plan.limit + 1;
  plan.isOver = true;
}
