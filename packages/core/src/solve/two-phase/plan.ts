/**
 * The order in which the two-phase search looks, in three stages. *Short*: totals 0 … 8 in one direction, which proves
 * its answer. *Wide*: totals up to the limit in all directions, phase 1 one move longer each round; the shorter phase 1,
 * the more room phase 2 has. *Deep*: the parts of direction 0 where phase 2 was cut short. When direction 0 is
 * through, there is no solution within the limit.
 */

/** Totals up to this are settled first: some hundred tried moves for a cube that is farther away. */
const SHORT = 8;
/** The longest phase 2 there is (M. Reid, 1995). */
const LONGEST_INNER = 18;

/**
 * The longest phase 2 that is followed, in one pass or two, while there are other ways to try: 18 moves can take minutes.
 * Chosen by counting tried moves on random states: ways in of 8 moves are few and worth 12 more; at 9 moves
 * there are enough of them to try 11 first, and 12 is still cheaper than a phase 1 of 10 moves.
 */
function innerCaps(depth: number): readonly number[] {
  if (depth <= 8) return [12];
  return depth === 9 ? [11, 12] : [11];
}

/** Where the plan stands. */
export interface Plan {
  readonly directions: number;
  stage: "short" | "wide" | "deep";
  /** Longest solution that still counts, and longest that is being looked for now. */
  limit: number;
  total: number;
  /** No solution is shorter. */
  bound: number;
  /** Length of phase 1, which pass at it, which direction, and how long phase 2 may be. */
  depth: number;
  pass: number;
  direction: number;
  innerCap: number;
  /** The depths at which direction 0 was left with phase 2 cut short. */
  readonly cut: Set<number>;
  isOver: boolean;
}

export function makePlan(directions: number, maxLength: number): Plan {
  return {
    directions,
    stage: "short",
    limit: maxLength,
    total: 0,
    bound: 0,
    depth: 0,
    pass: 0,
    direction: 0,
    innerCap: LONGEST_INNER,
    cut: new Set(),
    isOver: maxLength < 0,
  };
}

/** Goes on from a walk that is through; `wasCut` says whether it left out longer phases 2. */
export function nextInPlan(plan: Plan, wasCut: boolean): void {
  if (plan.stage === "short") nextShort(plan);
  else if (plan.stage === "wide") nextWide(plan, wasCut);
  else nextDeep(plan);
}

function nextShort(plan: Plan): void {
  if (++plan.depth <= plan.total) return;
  plan.bound = ++plan.total;
  plan.depth = 0;
  if (plan.total > plan.limit) plan.isOver = true;
  if (plan.total <= SHORT) return;
  plan.stage = "wide";
  plan.total = plan.limit;
  plan.innerCap = innerCaps(0)[0];
}

function nextWide(plan: Plan, wasCut: boolean): void {
  if (plan.direction === 0) {
    if (wasCut) plan.cut.add(plan.depth);
    else plan.cut.delete(plan.depth);
    if (plan.depth >= plan.limit) {
      plan.stage = "deep";
      plan.innerCap = LONGEST_INNER;
      plan.depth = -1;
      nextDeep(plan);
      return;
    }
  }
  plan.direction = (plan.direction + 1) % plan.directions;
  if (plan.direction > 0) return;
  const caps = innerCaps(plan.depth);
  // Another pass is for solutions that the last one had no room for.
  if (plan.pass + 1 < caps.length && plan.limit - plan.depth > caps[plan.pass]) plan.pass++;
  else {
    plan.depth++;
    plan.pass = 0;
  }
  plan.innerCap = innerCaps(plan.depth)[plan.pass];
}

function nextDeep(plan: Plan): void {
  do plan.depth++;
  while (plan.depth <= plan.limit && !plan.cut.has(plan.depth));
  if (plan.depth <= plan.limit) return;
  plan.bound = plan.limit + 1;
  plan.isOver = true;
}
