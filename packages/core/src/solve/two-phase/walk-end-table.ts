/** The last moves of phase 1 where they are known by heart. */
import { firstEnding, LAST_ENDING } from "./end-table.ts";
import { enterPhaseTwo } from "./enter-phase-two.ts";
import { EXHAUSTED, PAUSED } from "./outcome.ts";
import { FLIPS, TWISTS } from "./phase-one.ts";
import type { TwoPhaseTables } from "./tables.ts";
import type { Walk } from "./walk.ts";
import { walkPhaseTwo } from "./walk-phase-two.ts";

/** Tries the endings in the end table of the node where the walk stands, from `walk.ending` on, each followed by phase 2. */
export function walkEndTable(tables: TwoPhaseTables, walk: Walk): number {
  const { level, move: path, endTable } = walk;
  if (walk.fresh) {
    const { twist, flip, slice } = walk;
    walk.ending = firstEnding(endTable, ((slice[level] * FLIPS + flip[level]) * TWISTS + twist[level]) | 0);
    walk.fresh = false;
  }
  const { length, moves, follows } = endTable;
  const allowed = follows[path[level]];
  const firstMove = 5 * (length - 1);
  while (walk.ending !== 0) {
    if (walk.fuel <= 0) return PAUSED;
    const packed = moves[walk.ending - 1];
    walk.ending = (packed & LAST_ENDING) === 0 ? walk.ending + 1 : 0;
    if (((allowed >> ((packed >> firstMove) & 31)) & 1) === 0) continue;
    for (let i = length, rest = packed; i > 0; i--, rest >>= 5) path[level + i] = rest & 31;
    if (walk.changed > level) walk.changed = level;
    walk.fuel -= length;
    if (!enterPhaseTwo(tables, walk)) continue;
    const outcome = walkPhaseTwo(tables, walk);
    if (outcome !== EXHAUSTED) return outcome;
  }
  return EXHAUSTED;
}
