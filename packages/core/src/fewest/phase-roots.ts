/**
 * Where the two-phase search starts. All states of a cylinder whose pieces' places are known differ only in flips and
 * twists, and those are what phase 1 looks at: so every state is a root of its own, and the many of them that are near
 * ⟨U, D, R2, L2, F2, B2⟩ by chance are found by a look at a table. Six directions: three axes, the cube and its inverse.
 */
import { unrankState } from "../codec/index.ts";
import { conjugateState } from "../solve/index.ts";
import { type CubeState, cubiesOf, invertState } from "../state/index.ts";
import { type Cylinder, digitWeights, FLIPS_LEVEL, STATE_LEVEL } from "./cylinder.ts";
import { axisCycle } from "./directions.ts";
import { distanceAt } from "./distance-table.ts";
import { ORDERS } from "./edge-patterns.ts";
import { type Positions, positionsOf } from "./positions.ts";
import { type FewestTables, FLIPS, TWISTS } from "./tables.ts";

/** The states of one cylinder from one direction. */
export interface RootFamily extends Positions {
  readonly rotation: number;
  /** Whether the search starts at the states themselves; otherwise at their inverses. */
  readonly isInverse: boolean;
  /** No twist is known, so that any will do. */
  readonly isTwistFree: boolean;
  /** By root: its flip, its twist, and a lower bound on phase 1. */
  readonly flips: Uint16Array;
  readonly twists: Uint16Array;
  readonly bounds: Uint8Array;
}

/** How many states of a cylinder are roots: all, but for twists that are all free. */
export function rootCount({ level }: Cylinder): number {
  return level <= FLIPS_LEVEL ? 2 ** (FLIPS_LEVEL - level) : 3 ** (STATE_LEVEL - level);
}

/** The six families of a cylinder at or below the level where all places are known. */
export function* rootFamilies(tables: FewestTables, cylinder: Cylinder): Generator<RootFamily> {
  for (const isInverse of [false, true])
    for (const rotation of axisCycle()) yield makeFamily(tables, cylinder, rotation, isInverse);
}

interface Marks {
  readonly flips: readonly number[];
  readonly twists: readonly number[];
}

function makeFamily(
  tables: FewestTables,
  { low, level }: Cylinder,
  rotation: number,
  isInverse: boolean,
): RootFamily {
  const { flip, twist, fourCorners, fourEdges } = tables.coordinates;
  const seen = (rank: bigint): CubeState => {
    const state = unrankState(rank, 3);
    return conjugateState(isInverse ? state : invertState(state), rotation);
  };
  const marksOf = (state: CubeState): Marks => {
    const { eo, co } = cubiesOf(state);
    return { flips: eo, twists: co };
  };
  const start = seen(low);
  const base = marksOf(start);
  const isTwistFree = level <= FLIPS_LEVEL;
  const radix = isTwistFree ? 2 : 3;
  const weights = digitWeights();
  // Orientations add up place by place, so the states are sums of what each free digit changes.
  const changes: Marks[] = [];
  for (let digit = level + 1; digit <= (isTwistFree ? FLIPS_LEVEL : STATE_LEVEL); digit++)
    changes.push(difference(marksOf(seen(low + weights[digit])), base));
  const count = rootCount({ low, level });
  const flips = new Uint16Array(count);
  const twists = new Uint16Array(count);
  const bounds = new Uint8Array(count);
  const flipMarks = new Uint8Array(12);
  const twistMarks = new Uint8Array(8);
  const positions = positionsOf(start, fourCorners, fourEdges);
  const slice = Math.floor(positions.sliceEdges / ORDERS);
  for (let root = 0; root < count; root++) {
    flipMarks.set(base.flips);
    twistMarks.set(base.twists);
    let rest = root;
    for (const change of changes) {
      const digit = rest % radix;
      rest = (rest - digit) / radix;
      if (digit === 0) continue;
      for (let place = 0; place < 12; place++)
        flipMarks[place] = (flipMarks[place] + digit * change.flips[place]) & 1;
      for (let place = 0; place < 8; place++)
        twistMarks[place] = (twistMarks[place] + digit * change.twists[place]) % 3;
    }
    flips[root] = flip.rank(flipMarks);
    twists[root] = twist.rank(twistMarks);
    const flipBound = distanceAt(tables.flipSlice, slice * FLIPS + flips[root]);
    const twistBound = distanceAt(tables.twistSlice, slice * TWISTS + twists[root]);
    const bothBound = distanceAt(tables.flipTwist, flips[root] * TWISTS + twists[root]);
    bounds[root] = isTwistFree ? flipBound : Math.max(flipBound, twistBound, bothBound);
  }
  return { ...positions, rotation, isInverse, isTwistFree, flips, twists, bounds };
}

function difference(marks: Marks, base: Marks): Marks {
  return {
    flips: marks.flips.map((flip, place) => flip ^ base.flips[place]),
    twists: marks.twists.map((twist, place) => (twist + 3 - base.twists[place]) % 3),
  };
}
