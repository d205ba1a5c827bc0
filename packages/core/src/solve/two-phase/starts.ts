/**
 * Where the search may start. Six directions look at the same cube: the three axes, each for the cube and for its inverse. Each has a
 * start without a premove, and one with every premove.
 */

import { bloomBound, inQuarterTurns, inverseMove, movesSeenFrom } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import { phaseOneIndex } from "./phase-one.ts";
import { joinMoves, makePremoves } from "./premoves.ts";
import {
  type Coset,
  type CubieCube,
  cosetBehind,
  cubieCube,
  emptyCubieCube,
  inverseCubieCube,
  type Root,
  rootBehind,
  turnCubieCube,
} from "./root.ts";
import type { TwoPhaseTables } from "./tables.ts";

/** One of the six ways to look at a cube. */
interface Direction {
  readonly root: Root;
  /** The inverse of the cube, conjugated by the direction's rotation. */
  readonly inverse: CubieCube;
  readonly symmetry: number;
  readonly isInverse: boolean;
}

/** Starts with a premove of that many moves have the numbers from 0, those of a direction in a row. */
export interface Starts {
  readonly tables: TwoPhaseTables;
  readonly directions: readonly Direction[];
  /** bounds[premove][start]: one more than a lower bound on phase 1; 0: not yet asked for. */
  readonly bounds: Uint8Array[];
  /** path[k]: the inverse of a direction after k moves of a premove; and which ones these are, for many premoves in a row begin alike. */
  readonly path: CubieCube[];
  direction: number;
  premove: readonly number[];
}

export function startsOf(tables: TwoPhaseTables, state: CubeState): Starts {
  return {
    tables,
    directions: directionsOf(tables, state),
    bounds: [],
    path: [],
    direction: -1,
    premove: [],
  };
}

const NO_TAIL: readonly (readonly number[])[] = [[]];

function premovesOf({ tables }: Starts, premove: number): readonly (readonly number[])[] {
  if (premove === 0) return NO_TAIL;
  const { steps, isG1Move, metric } = tables;
  tables.premoves ??= makePremoves(steps, isG1Move, metric.plan.longestPremove);
  return tables.premoves[premove];
}

export function countStarts(starts: Starts, premove: number): number {
  return starts.directions.length * premovesOf(starts, premove).length;
}

/** A lower bound on phase 1. */
export function boundOfStart(starts: Starts, premove: number, start: number): number {
  starts.bounds[premove] ??= new Uint8Array(countStarts(starts, premove));
  const bounds = starts.bounds[premove];
  // The other quarter turn of the same face: the same coset.
  const first = premove > 0 ? start & ~1 : start;
  if (bounds[first] === 0) {
    const { near, reduction } = starts.tables;
    const { twist, flip, slice } = cosetOfStart(starts, premove, first);
    bounds[first] = 1 + bloomBound(near, phaseOneIndex(reduction, twist, flip, reduction.symSlice[slice]));
  }
  return bounds[first] - 1;
}

function cosetOfStart(starts: Starts, premove: number, start: number): Coset {
  if (premove === 0) return starts.directions[start].root;
  return cosetBehind(starts.tables.coordinates.ranks, inverseOfStart(starts, premove, start));
}

export function rootOfStart(starts: Starts, premove: number, start: number): Root {
  if (premove === 0) return starts.directions[start].root;
  return rootBehind(starts.tables.coordinates.ranks, inverseOfStart(starts, premove, start));
}

/** The inverse of the cube before which the premove is done. */
function inverseOfStart(starts: Starts, premove: number, start: number): CubieCube {
  const premoves = premovesOf(starts, premove);
  const direction = Math.floor(start / premoves.length);
  const moves = premoves[start % premoves.length];
  const { path, premove: last } = starts;
  let known = 0;
  if (starts.direction === direction) while (known < premove && last[known] === moves[known]) known++;
  path[0] = starts.directions[direction].inverse;
  for (; known < premove; known++) {
    path[known + 1] ??= emptyCubieCube();
    turnCubieCube(path[known], moves[known], path[known + 1]);
  }
  starts.direction = direction;
  starts.premove = moves;
  return path[premove];
}

/** Moves that solve the cube, each of which counts one, from the steps of both phases. */
export function solutionFrom(
  starts: Starts,
  premove: number,
  start: number,
  phases: readonly number[],
): number[] {
  const premoves = premovesOf(starts, premove);
  const { steps, metric } = starts.tables;
  const moves = phases.map((step) => steps.inPhaseOne[step]);
  const joined = joinMoves([...moves, ...premoves[start % premoves.length].map(inverseMove).reverse()]);
  const { symmetry, isInverse } = starts.directions[Math.floor(start / premoves.length)];
  const seen = movesSeenFrom(symmetry, isInverse, joined);
  return metric.name === "QTM" ? inQuarterTurns(seen) : seen;
}

/** All ways to look at the cube that differ. */
function directionsOf({ axisCycle, coordinates }: TwoPhaseTables, state: CubeState): Direction[] {
  const conjugate = axisCycle.map((symmetry) => cubieCube(state, symmetry));
  const directions: Direction[] = [];
  for (const isInverse of [false, true])
    for (let axis = 0; axis < axisCycle.length; axis++) {
      const inverse = isInverse ? conjugate[axis] : inverseCubieCube(conjugate[axis]);
      const root = rootBehind(coordinates.ranks, inverse);
      // A symmetric cube looks the same from several directions.
      if (!directions.some((known) => sameRoot(known.root, root)))
        directions.push({ root, inverse, symmetry: axisCycle[axis], isInverse });
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
