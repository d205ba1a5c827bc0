/**
 * The order in which the two-phase search looks. First, whether the cube is only a few moves from solved: totals
 * 0, 1, 2 … in one direction, which proves its answer. Then all six directions (three axes, the cube and its inverse),
 * phase 1 one move longer each round; the shorter phase 1, the more room phase 2 has.
 */
import { type CubeState, invertState } from "../../state/index.ts";
import { inverseMove, moveImages } from "../face-move.ts";
import { frontierBound } from "../frontier-table.ts";
import type { Search, SearchGoal } from "../solver.ts";
import { FOUND, PAUSED } from "./outcome.ts";
import { phaseOneIndex } from "./phase-one.ts";
import { type Root, rootOf } from "./root.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";
import { walkPhaseOne } from "./walk-phase-one.ts";

/** Totals up to this are settled first: some 300 tried moves for a cube that is farther away. */
const SHORT = 9;
/** Phase 2 is not followed beyond this while there are other ways to try: 18 moves can take minutes. */
const USUAL_INNER_CAP = 11;
/** The longest phase 2 there is (M. Reid, 1995). */
const LONGEST_INNER = 18;

interface Direction {
  readonly root: Root;
  /** A lower bound on phase 1. */
  readonly bound: number;
  readonly symmetry: number;
  readonly isInverse: boolean;
}

export function searchTwoPhase(tables: TwoPhaseTables, state: CubeState, goal: SearchGoal): Search {
  const walk = makeWalk();
  const directions = directionsOf(tables, state);
  const plan = makePlan(directions.length, Math.min(goal.maxLength, 20 + 1));
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
    walk.fuel = budget;
    while (!isDone && walk.fuel > 0) {
      if (!isOpen) open();
      else step();
    }
    nodes += budget - walk.fuel;
    growBeside(tables, budget - walk.fuel);
    return isDone;
  }

  function open(): void {
    if (plan.isOver) {
      isDone = true;
      return;
    }
    const direction = directions[plan.direction];
    if (direction.bound > plan.depth) {
      nextInPlan(plan, false);
      return;
    }
    startWalk(walk, direction.root, plan.depth, plan.total);
    walk.innerCap = plan.innerCap;
    walk.capped = false;
    isOpen = true;
  }

  function step(): void {
    const outcome = walkPhaseOne(tables, walk);
    if (outcome === PAUSED) return;
    if (outcome === FOUND) {
      best = asSolution(movesOfWalk(walk), directions[plan.direction]);
      plan.limit = best.length - 1;
      plan.total = Math.min(plan.total, plan.limit);
      walk.limit = plan.total;
      if (!goal.improve || plan.limit < plan.bound) isDone = true;
      return;
    }
    isOpen = false;
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

/** Where the plan stands. Its three stages are described at `nextInPlan`. */
interface Plan {
  readonly directions: number;
  stage: "short" | "wide" | "deep";
  /** Longest solution that still counts, and longest that is being looked for now. */
  limit: number;
  total: number;
  /** No solution is shorter. */
  bound: number;
  depth: number;
  direction: number;
  innerCap: number;
  /** The depths of direction 0 at which phase 2 was cut short. */
  readonly cut: Set<number>;
  isOver: boolean;
}

function makePlan(directions: number, maxLength: number): Plan {
  return {
    directions,
    stage: "short",
    limit: maxLength,
    total: 0,
    bound: 0,
    depth: 0,
    direction: 0,
    innerCap: LONGEST_INNER,
    cut: new Set(),
    isOver: maxLength < 0,
  };
}

/**
 * short: totals 0 … 9, direction 0 only. wide: totals up to the limit, phase 1 of 0, 1, 2 … moves in each direction.
 * deep: what was cut short in direction 0. When direction 0 is through, no solution within the limit exists.
 */
function nextInPlan(plan: Plan, wasCut: boolean): void {
  if (plan.stage === "short") {
    if (++plan.depth <= plan.total) return;
    plan.bound = ++plan.total;
    plan.depth = 0;
    if (plan.total > plan.limit) plan.isOver = true;
    if (plan.total <= SHORT) return;
    plan.stage = "wide";
    plan.total = plan.limit;
    plan.innerCap = USUAL_INNER_CAP;
    return;
  }
  if (plan.stage === "wide") {
    if (plan.direction === 0 && wasCut) plan.cut.add(plan.depth);
    if (plan.direction === 0 && plan.depth >= plan.limit) {
      plan.stage = "deep";
      plan.innerCap = LONGEST_INNER;
      plan.depth = -1;
    } else {
      plan.direction = (plan.direction + 1) % plan.directions;
      if (plan.direction === 0) plan.depth++;
      return;
    }
  }
  do plan.depth++;
  while (plan.depth <= plan.limit && !plan.cut.has(plan.depth));
  if (plan.depth <= plan.limit) return;
  plan.bound = plan.limit + 1;
  plan.isOver = true;
}

function directionsOf(tables: TwoPhaseTables, state: CubeState): Direction[] {
  const directions: Direction[] = [];
  const inverse = invertState(state);
  for (const isInverse of [false, true])
    for (const symmetry of tables.axisCycle) {
      const root = rootOf(tables.coordinates, isInverse ? inverse : state, symmetry);
      // A symmetric cube looks the same from several directions.
      if (directions.some((known) => sameRoot(known.root, root))) continue;
      const index = phaseOneIndex(tables.reduction, root.twist, root.flip, tables.reduction.seen[root.slice]);
      directions.push({ root, bound: frontierBound(tables.near, index), symmetry, isInverse });
    }
  return directions;
}

function sameRoot(a: Root, b: Root): boolean {
  return (
    a.twist === b.twist &&
    a.flip === b.flip &&
    a.upperCorners === b.upperCorners &&
    a.lowerCorners === b.lowerCorners &&
    a.upperEdges === b.upperEdges &&
    a.lowerEdges === b.lowerEdges &&
    a.sliceEdges === b.sliceEdges
  );
}

/** Moves that solve the cube as a direction shows it, as moves that solve the cube. */
function asSolution(moves: readonly number[], { symmetry, isInverse }: Direction): number[] {
  const image = moveImages(symmetry);
  const original = moves.map((move) => image.indexOf(move));
  return isInverse ? original.reverse().map(inverseMove) : original;
}
