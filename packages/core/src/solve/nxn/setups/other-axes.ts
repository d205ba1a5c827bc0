/** The second stage of a setup: the colors of the other two axes, and their fixed centers, go to their faces. */
import { rotations } from "../../../geometry/index.ts";
import {
  type MaskOrbit,
  maskMoves,
  maskOrbit,
  type PositionKind,
  type StageRecord,
} from "../../../search/index.ts";
import { centerMoves } from "../center-masks.ts";
import { keepsOf, rotateCandidate } from "../stages/held-candidate.ts";
import { setupTurns, Y } from "../stages/stage-turns.ts";
import {
  AXIS_SPOTS,
  followed,
  newViews,
  type SetupGoal,
  spotsOf,
  subsets,
  type View,
  type Viewed,
} from "./goal.ts";
import { type GoalPart, jointTerms } from "./joint-terms.ts";

/** Larger tables take longer than they save. */
const MAX_TABLE = 400_000;

/** Sets that turns make of some, all of which are home. */
type SpotsPart = MaskOrbit & GoalPart;

interface AxesKind extends PositionKind {
  readonly parts: readonly SpotsPart[];
}

/**
 * The stage, which accepts only what the last stage may finish within `most` turns in all. `leftFrom`: how many it takes at
 * least from what a cube looks like, held after that rotation. Parts: the colors of the second axis, and the pieces of
 * the second and the third.
 */
export function* otherAxes(
  goal: SetupGoal,
  leftFrom: (view: View, rotation: number) => number,
): Generator<void, (most: number) => StageRecord> {
  const { size, last, groups } = goal;
  const list = setupTurns(size, "apart");
  const { turns } = list;
  const partOf = (goals: readonly number[], moves: Uint32Array): SpotsPart => ({
    ...maskOrbit(goals, moves),
    goals: [...goals.keys()],
  });
  const colors = partOf([AXIS_SPOTS[1]], centerMoves(size, last, turns));
  yield;
  const pieceMoves = groups.some(({ length }) => length > 0) ? maskMoves(turns.map(goal.imageOf)) : undefined;
  // Which group belongs on which axis depends on how the cube is held.
  const kinds = new Map<string, AxesKind>();
  for (const [a, second] of groups.entries())
    for (const [b, third] of groups.entries()) {
      const key = `${second.length} ${third.length}`;
      if (a === b || kinds.has(key)) continue;
      const parts = [colors];
      for (const [i, { length }] of [second, third].entries()) {
        if (length > 0) parts.push(partOf(subsets(AXIS_SPOTS[i + 1], length), pieceMoves!));
        yield;
      }
      const pairs = parts.flatMap((_, j) => parts.slice(0, j).map((_, i) => [i, j]));
      const wanted = pairs.filter(([i, j]) => parts[i].size * parts[j].size <= MAX_TABLE);
      const terms = yield* jointTerms(parts, [...parts.map((_, i) => [i]), ...wanted], turns.length);
      kinds.set(key, { parts, terms });
    }
  const keeps = keepsOf(turns, setupTurns(size, "home").turns);
  // On an even cube either axis may be the second; on an odd one the fixed centers tell.
  const holds = size % 2 === 1 ? [0] : [0, rotations().quarter[Y][1]];
  const follow = followed(goal, turns);
  return (most) => {
    const isNew = newViews();
    return {
      name: "other axes",
      ...list,
      ...[...kinds.values()][0],
      keeps,
      starts(candidate, row, begin) {
        for (const rotation of holds) {
          const held = rotateCandidate(candidate, rotation);
          const view = goal.viewOf(held.state);
          const [, second, third] = view.groups;
          const kind = kinds.get(`${second.length} ${third.length}`)!;
          const pieces = [second, third].filter(({ length }) => length > 0);
          const masks = [view.colors[1], ...pieces.map((group) => spotsOf(group, view))];
          row.set(masks.map((mask, i) => kind.parts[i].indexOf.get(mask)!));
          const start: Viewed = { ...held, view };
          begin(start, kind);
        }
      },
      accept({ candidate }, path, length) {
        const view = follow((candidate as Viewed).view, path.subarray(0, length));
        return candidate.length + length + leftFrom(view, candidate.tag as number) <= most && isNew(view);
      },
    };
  };
}
