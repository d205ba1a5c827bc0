/** How a cube of any size is solved: all that differs with the size, in one table. */
import type { RingEffort } from "./rings/ring-centers.ts";
import type { StagedMethod } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";

export interface Plan {
  /** The largest cube. */
  readonly to: number;
  /**
   * How many outer turns may come before an exchange of wings. With one, a 25x25 takes 51 turns fewer, and its wings three
   * times as long.
   */
  readonly reach: 0 | 1;
  /** The stages that end it, on a cube of the method's size. */
  readonly method: StagedMethod;
  /** How a larger cube becomes one of that size. */
  readonly reducing?: Reducing;
}

interface Reducing {
  /** The first round takes the shortest of so many reductions, in at most so many attempts. */
  readonly ways: number;
  readonly attempts: number;
  /** Later rounds look for so many more each. */
  readonly more: number;
  /** If there is time, beams for centers are up to so many times wider, and there are up to so many groups of them. */
  readonly widest: number;
  readonly groups: number;
  /** The share of the time left that goes to reductions; the cube that remains takes the rest. */
  readonly share: number;
  readonly rings: Rings;
  /** How many groups of beams pair inner wings at least, as a few depths are worth more of them; 0: exchanges do. */
  readonly wings: number;
}

/** How the centers are solved ring by ring. */
export interface Rings {
  /** The widths of the beams by phase, and how wide they are at most when widened. */
  readonly widths: RingEffort["widths"];
  readonly widest: RingEffort["widths"];
  /** Whether the last step also pairs wings, and leaves the colors of the outermost ring to the 5x5. */
  readonly isPairing: boolean;
}

/** Narrower beams for larger cubes, which have many more steps. */
const SMALL = { widths: [1500, 1500, 1000], widest: [30_000, 30_000, 30_000], isPairing: true } as const;
const MEDIUM = { widths: [2000, 1500, 1000], widest: [8000, 6000, 1000], isPairing: false } as const;
const LARGE = { widths: [700, 700, 300], widest: [2800, 2800, 300], isPairing: false } as const;
const HUGE = { widths: [300, 250, 200], widest: [1200, 1000, 200], isPairing: false } as const;

/** In groups, one reduction fills a later round. */
const GROUPS = { ways: 1, more: 1, widest: 4, groups: 64 } as const;
const PAIRS = { widest: 4, groups: 1, share: 0.6, rings: SMALL, wings: 0 } as const;

const PLANS: readonly Plan[] = [
  { to: 4, reach: 1, method: fourMethod },
  { to: 5, reach: 1, method: fiveMethod },
  { to: 6, reach: 1, method: fiveMethod, reducing: { ...PAIRS, ways: 3, attempts: 9, more: 6 } },
  { to: 7, reach: 1, method: fiveMethod, reducing: { ...PAIRS, ways: 2, attempts: 4, more: 3, widest: 24 } },
  {
    to: 11,
    reach: 1,
    method: fiveMethod,
    reducing: { ...GROUPS, attempts: 4, share: 0.6, rings: { ...SMALL, isPairing: false }, wings: 8 },
  },
  {
    to: 17,
    reach: 1,
    method: fiveMethod,
    reducing: { ...GROUPS, attempts: 3, share: 0.85, rings: MEDIUM, wings: 1 },
  },
  {
    to: 33,
    reach: 1,
    method: fiveMethod,
    reducing: { ...GROUPS, attempts: 3, share: 0.93, rings: LARGE, wings: 1 },
  },
  {
    to: 100,
    reach: 0,
    method: fiveMethod,
    reducing: { ...GROUPS, attempts: 3, share: 0.93, rings: HUGE, wings: 1 },
  },
];

/** The plan for a cube from 4x4 up. */
export function planOf(size: number): Plan {
  return PLANS.find(({ to }) => size <= to)!;
}

/** Whether the innermost wings are those of a 4x4. */
function needsFour(size: number): boolean {
  return size % 2 === 0 && (planOf(size).reducing?.wings ?? 0) > 0;
}

/** How to build the tables that a cube of that size needs besides those of the 3x3. */
export function stageRecipes(size: number): readonly StagedMethod["recipe"][] {
  return [planOf(size).method.recipe, ...(needsFour(size) ? [fourMethod.recipe] : [])];
}
