/**
 * The search for short answers that need not be the shortest: two phases (H. Kociemba, 1992), with all states of the
 * intervals as roots at once. Phase 1 brings any of them into ⟨U, D, R2, L2, F2, B2⟩, phase 2 home.
 *
 * All states of a prefix in which the pieces' places are known and the twists are free
 * differ, as far as phase 1 is concerned, only in their flips. So every choice of the free flips is a root, and a table
 * lookup finds the many roots that happen to be near ⟨U, D, R2, L2, F2, B2⟩. Six directions: three axes, the cube and
 * its inverse.
 */
import { unrankState } from "../codec/index.ts";
import {
  axisCycle,
  conjugateState,
  distanceAt,
  FLIPS,
  type IdaStar,
  ORDERS_OF_FOUR,
  PORTION,
} from "../search/index.ts";
import { type CubeState, composeStates, cubiesOf, invertState } from "../state/index.ts";
import { type DigitPrefix, digitWeights, FLIPS_LEVEL, PLACES_LEVEL } from "./interval.ts";
import { makePhaseOne, type RootFamily } from "./phases.ts";
import { type FewestTables, type Incumbent, positionsOf, type Work } from "./tables.ts";

/** The most roots for each of the six directions. */
const ROOTS = 2048;

/** The largest prefixes with free twists, as many as there is room for; of those with free places, the first part. */
export function rootPrefixes(prefixes: readonly DigitPrefix[]): DigitPrefix[] {
  let room = ROOTS;
  const chosen: DigitPrefix[] = [];
  for (const { low, level } of prefixes.toSorted((a, b) => a.level - b.level)) {
    const prefix = { low, level: Math.max(level, PLACES_LEVEL) };
    if (level > FLIPS_LEVEL || rootCount(prefix) > room) continue;
    room -= rootCount(prefix);
    chosen.push(prefix);
  }
  return chosen;
}

function rootCount({ level }: DigitPrefix): number {
  return 2 ** (FLIPS_LEVEL - level);
}

function* rootFamilies(tables: FewestTables, prefix: DigitPrefix, from: CubeState): Generator<RootFamily> {
  for (const isInverse of [false, true])
    for (const rotation of axisCycle()) yield makeFamily(tables, prefix, from, rotation, isInverse);
}

function makeFamily(
  tables: FewestTables,
  prefix: DigitPrefix,
  from: CubeState,
  rotation: number,
  isInverse: boolean,
): RootFamily {
  const { flip } = tables;
  const seen = (rank: bigint): CubeState => {
    const root = composeStates(invertState(unrankState(rank, 3)), from);
    return conjugateState(isInverse ? invertState(root) : root, rotation);
  };
  const { low, level } = prefix;
  const start = seen(low);
  const flipsOf = (state: CubeState) => cubiesOf(state).eo;
  const base = flipsOf(start);
  // Flips add up place by place, so each state is a sum of what each free digit changes.
  const changes = digitWeights()
    .slice(level + 1, FLIPS_LEVEL + 1)
    .map((weight) => flipsOf(seen(low + weight)).map((flipped, place) => flipped ^ base[place]));
  const positions = positionsOf(start);
  const slice = Math.floor(positions.sliceEdges / ORDERS_OF_FOUR);
  const flips = new Uint16Array(rootCount(prefix));
  const bounds = new Uint8Array(flips.length);
  const marks = new Uint8Array(base.length);
  for (let root = 0; root < flips.length; root++) {
    marks.set(base);
    for (let digit = 0; digit < changes.length; digit++)
      if ((root >> digit) & 1)
        for (let place = 0; place < marks.length; place++) marks[place] ^= changes[digit][place];
    flips[root] = flip.rank(marks);
    bounds[root] = distanceAt(tables.flipSlice, slice * FLIPS + flips[root]);
  }
  return { ...positions, rotation, isInverse, flips, bounds };
}

/**
 * Tries phase 1 of 0, 1, 2 … moves from every root of the prefixes (`rootPrefixes`), until about `effort` moves have been
 * tried or nothing shorter is possible.
 */
export function* searchPhases(
  tables: FewestTables,
  prefixes: readonly DigitPrefix[],
  from: CubeState,
  incumbent: Incumbent,
  effort: number,
): Work {
  const end = incumbent.nodes + effort;
  const isOver = () => incumbent.nodes > end || incumbent.limit < incumbent.bound;
  const families: RootFamily[] = [];
  for (const prefix of prefixes)
    for (const family of rootFamilies(tables, prefix, from)) {
      families.push(family);
      yield;
    }
  const phaseOne = makePhaseOne(tables, incumbent);
  for (let depth = 0; depth <= incumbent.limit; depth++)
    for (const family of families)
      for (let root = 0; root < family.bounds.length; root++) {
        if (family.bounds[root] > depth) continue;
        yield* walkThrough(phaseOne.search(family, root, depth), incumbent, isOver);
        if (isOver()) return;
      }
}

function* walkThrough(search: IdaStar | undefined, incumbent: Incumbent, isOver: () => boolean): Work {
  let isDone = !search;
  while (!isDone && !isOver()) {
    const { nodes } = search!;
    isDone = search!.advance(PORTION);
    incumbent.nodes += search!.nodes - nodes;
    yield;
  }
}
