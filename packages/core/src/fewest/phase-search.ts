/**
 * The search for short answers that need not be the shortest: two phases (H. Kociemba, 1992), with all states of the
 * intervals as roots at once. Phase 1 brings any of them into ⟨U, D, R2, L2, F2, B2⟩, phase 2 home.
 */
import { type IdaStar, PORTION } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";
import type { DigitPrefix } from "./digit-prefix.ts";
import type { Incumbent, Work } from "./incumbent.ts";
import { makePhaseOne } from "./phase-one.ts";
import { type RootFamily, rootFamilies } from "./phase-roots.ts";
import type { FewestTables } from "./tables.ts";

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
