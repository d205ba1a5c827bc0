/** The last moves of phase 1, looked up in the end table. */
import { FLIPS, TWISTS } from "../../search/index.ts";
import { firstEnd, LAST_END } from "./end-table.ts";
import { enterPhaseTwo } from "./enter-phase-two.ts";
import { EXHAUSTED, PAUSED } from "./outcome.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";
import { walkPhaseTwo } from "./walk-phase-two.ts";

/** Tries the ends in the end table of the node where the walk stands, from `walk.end` on, each followed by phase 2. */
export function walkEndTable(tables: TwoPhaseTables, walk: Walk): number {
  const { level, move: path, endTable } = walk;
  if (walk.fresh) {
    const { twist, flip, slice } = walk;
    walk.end = firstEnd(endTable, ((slice[level] * FLIPS + flip[level]) * TWISTS + twist[level]) | 0);
    walk.fresh = false;
  }
  const { length, moves, follows } = endTable;
  const allowed = follows[path[level]];
  const firstMove = 5 * (length - 1);
  while (walk.end !== 0) {
    if (walk.nodesLeft <= 0) return PAUSED;
    const packed = moves[walk.end - 1];
    walk.end = (packed & LAST_END) === 0 ? walk.end + 1 : 0;
    if (((allowed >> ((packed >> firstMove) & 31)) & 1) === 0) continue;
    for (let i = length, rest = packed; i > 0; i--, rest >>= 5) path[level + i] = rest & 31;
    if (walk.changed > level) walk.changed = level;
    walk.nodesLeft -= length;
    if (!enterPhaseTwo(tables, walk)) continue;
    const outcome = walkPhaseTwo(tables, walk);
    if (outcome !== EXHAUSTED) return outcome;
  }
  return EXHAUSTED;
}
