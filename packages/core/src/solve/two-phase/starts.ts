/**
 * Where the search may start. Six directions look at the same cube: the three axes, each for the cube and for its inverse. Each has a
 * start without a tail, and one with every tail.
 */
import type { CubeState } from "../../state/index.ts";
import { inverseMove, MOVE_COUNT, moveImages } from "../face-move.ts";
import { frontierBound } from "../frontier-table.ts";
import { phaseOneIndex } from "./phase-one.ts";
import { type Root, rootOfView } from "./root.ts";
import type { TwoPhaseTables } from "./tables.ts";
import { type Coset, cosetBehind, joinMoves, makeTails } from "./tails.ts";
import { emptyView, invertView, turnView, type View, viewOf } from "./view.ts";

interface Direction {
  readonly root: Root;
  /** The inverse of the cube as the direction shows it. */
  readonly inverse: View;
  readonly symmetry: number;
  readonly isInverse: boolean;
}

/** Starts with a tail of so many moves have the numbers from 0, those of a direction in a row. */
export interface Starts {
  readonly tables: TwoPhaseTables;
  readonly directions: readonly Direction[];
  /** bounds[tail][start]: one more than a lower bound on phase 1; 0: not yet asked for. */
  readonly bounds: Uint8Array[];
  readonly coset: Coset;
  /** The inverse of a direction after the first move of a tail, and which (direction · 18 + move) that is; and room for a start's. */
  readonly turned: View;
  turnedBy: number;
  readonly own: View;
}

export function startsOf(tables: TwoPhaseTables, state: CubeState): Starts {
  return {
    tables,
    directions: directionsOf(tables, state),
    bounds: [],
    coset: { twist: 0, flip: 0, slice: 0 },
    turned: emptyView(),
    turnedBy: -1,
    own: emptyView(),
  };
}

const NO_TAIL: readonly (readonly number[])[] = [[]];

function tailsOf({ tables }: Starts, tail: number): readonly (readonly number[])[] {
  if (tail === 0) return NO_TAIL;
  tables.tails ??= makeTails(tables.isInner);
  return tables.tails.moves[tail];
}

export function countStarts(starts: Starts, tail: number): number {
  return starts.directions.length * tailsOf(starts, tail).length;
}

/** A lower bound on phase 1. */
export function boundOfStart(starts: Starts, tail: number, start: number): number {
  starts.bounds[tail] ??= new Uint8Array(countStarts(starts, tail));
  const bounds = starts.bounds[tail];
  // The other quarter turn of the same face: the same coset.
  const first = tail > 0 ? start & ~1 : start;
  if (bounds[first] === 0) {
    const { tables, coset } = starts;
    writeCoset(starts, tail, first);
    const seen = tables.reduction.seen[coset.slice];
    const index = phaseOneIndex(tables.reduction, coset.twist, coset.flip, seen);
    bounds[first] = 1 + frontierBound(tables.near, index);
  }
  return bounds[first] - 1;
}

function writeCoset(starts: Starts, tail: number, start: number): void {
  const tails = tailsOf(starts, tail);
  const direction = Math.floor(start / tails.length);
  const { root, inverse } = starts.directions[direction];
  if (tail === 0) {
    Object.assign(starts.coset, { twist: root.twist, flip: root.flip, slice: root.slice });
    return;
  }
  const moves = tails[start % tails.length];
  const before = tail === 1 ? inverse : turnFirst(starts, direction, moves[0]);
  cosetBehind(before, moves[tail - 1], starts.tables.tails!, starts.coset);
}

/** The inverse of a direction after a move: a dozen tails in a row begin with the same. */
function turnFirst(starts: Starts, direction: number, move: number): View {
  const by = direction * MOVE_COUNT + move;
  if (starts.turnedBy !== by) turnView(starts.directions[direction].inverse, move, starts.turned);
  starts.turnedBy = by;
  return starts.turned;
}

export function rootOfStart(starts: Starts, tail: number, start: number): Root {
  const tails = tailsOf(starts, tail);
  const direction = Math.floor(start / tails.length);
  const { root, inverse } = starts.directions[direction];
  if (tail === 0) return root;
  const moves = tails[start % tails.length];
  const after = emptyView();
  turnView(tail === 1 ? inverse : turnFirst(starts, direction, moves[0]), moves[tail - 1], after);
  invertView(after, starts.own);
  return rootOfView(starts.tables.coordinates, starts.own);
}

/** Moves that solve the cube, from those of both phases. */
export function solutionFrom(
  starts: Starts,
  tail: number,
  start: number,
  phases: readonly number[],
): number[] {
  const tails = tailsOf(starts, tail);
  const { symmetry, isInverse } = starts.directions[Math.floor(start / tails.length)];
  const moves = joinMoves([...phases, ...tails[start % tails.length].map(inverseMove).reverse()]);
  const image = moveImages(symmetry);
  const original = moves.map((move) => image.indexOf(move));
  return isInverse ? original.reverse().map(inverseMove) : original;
}

function directionsOf(tables: TwoPhaseTables, state: CubeState): Direction[] {
  const directions: Direction[] = [];
  for (const isInverse of [false, true])
    for (const symmetry of tables.axisCycle) {
      const shown = viewOf(state, symmetry);
      const undone = emptyView();
      invertView(shown, undone);
      const root = rootOfView(tables.coordinates, isInverse ? undone : shown);
      // A symmetric cube looks the same from several directions.
      if (directions.some((known) => sameRoot(known.root, root))) continue;
      directions.push({ root, inverse: isInverse ? shown : undone, symmetry, isInverse });
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
