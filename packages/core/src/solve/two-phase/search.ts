/**
 * The two-phase search: walks through the directions as the plan has it. Six directions look at the same cube: the three
 * axes, each for the cube and for its inverse.
 */
import { type CubeState, invertState } from "../../state/index.ts";
import { inverseMove, moveImages } from "../face-move.ts";
import { frontierBound } from "../frontier-table.ts";
import type { Search, SearchGoal } from "../solver.ts";
import { FOUND, PAUSED } from "./outcome.ts";
import { phaseOneIndex } from "./phase-one.ts";
import { makePlan, nextInPlan } from "./plan.ts";
import { type Root, rootOf } from "./root.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";
import { walkOn } from "./walk-phase-one.ts";

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
    startWalk(walk, direction.root, plan.depth, plan.total, tables.endings);
    walk.innerCap = plan.innerCap;
    walk.capped = false;
    isOpen = true;
  }

  function step(): void {
    const outcome = walkOn(tables, walk);
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
