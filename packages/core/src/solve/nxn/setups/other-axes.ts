/** The second stage of a setup: the colors of the other two axes, and their fixed centers, go to their faces. */
import { rotations } from "../../../geometry/index.ts";
import { type Candidate, maskMoves, type Root, type StageWalk } from "../../../search/index.ts";
import { bitImages } from "../center-masks.ts";
import { keepsOf, rotateCandidate } from "../stages/held-candidate.ts";
import { type MaskOrbit, maskOrbit } from "../stages/mask-coordinate.ts";
import { followed, newViews, type SetupGoal, spotsOf, type View } from "./goal.ts";
import { FIRST_AXIS, secondTurns, thirdTurns } from "./setup-turns.ts";
import { AXIS_SPOTS, subsets } from "./spots.ts";
import { lookupsOf, type TableRoot, type Tables, tableWalk } from "./table-walk.ts";

/** Larger tables take longer than they save. */
const MAX_TABLE = 400_000;

/** The colors of the second axis, and pieces of the second and the third. */
interface AxesTables extends Tables {
  readonly parts: readonly (MaskOrbit & { readonly goals: readonly number[] })[];
}

interface AxesRoot extends TableRoot {
  readonly view: View;
}

/**
 * Walks that accept only what the last stage may finish within `most` turns in all. `leftFrom`: how many it takes at
 * least from what a cube looks like, held after that rotation.
 */
export function* otherAxes(
  goal: SetupGoal,
  leftFrom: (view: View, rotation: number) => number,
): Generator<void, (most: number) => StageWalk> {
  const { size, last, groups } = goal;
  const list = secondTurns(size);
  const { turns } = list;
  const colors = partOf([AXIS_SPOTS[1]], maskMoves(turns.map((turn) => bitImages(size, last, turn))));
  yield;
  const pieceMoves = groups.some(({ length }) => length > 0) ? maskMoves(turns.map(goal.imageOf)) : undefined;
  // Which group belongs on which axis depends on how the cube is held.
  const tables = new Map<string, AxesTables>();
  for (const [a, second] of groups.entries())
    for (const [b, third] of groups.entries()) {
      const key = `${second.length} ${third.length}`;
      if (a === b || tables.has(key)) continue;
      const parts = [colors];
      for (const [i, { length }] of [second, third].entries()) {
        if (length > 0) parts.push(partOf(subsets(AXIS_SPOTS[i + 1], length), pieceMoves!));
        yield;
      }
      const pairs = parts.flatMap((_, j) => parts.slice(0, j).map((_, i) => [i, j]));
      const wanted = pairs.filter(([i, j]) => parts[i].size * parts[j].size <= MAX_TABLE);
      const lookups = yield* lookupsOf(parts, [...parts.map((_, i) => [i]), ...wanted], turns.length);
      tables.set(key, { parts, lookups });
    }
  const rootOf = (candidate: Candidate): AxesRoot => {
    const view = goal.viewOf(candidate.state);
    const [, second, third] = view.groups;
    const own = tables.get(`${second.length} ${third.length}`)!;
    const pieces = [second, third].filter(({ length }) => length > 0);
    const masks = [view.colors[1], ...pieces.map((group) => spotsOf(group, view))];
    const words = masks.map((mask, i) => own.parts[i].indexOf.get(mask)!);
    return { candidate, start: candidate, words, tables: own, view };
  };
  const keeps = keepsOf(turns, thirdTurns(size).turns);
  // On an even cube either axis may be the second; on an odd one the fixed centers tell.
  const holds = size % 2 === 1 ? [0] : [0, rotations().quarter[FIRST_AXIS][1]];
  const follow = followed(goal, turns);
  return (most) => {
    const isNew = newViews();
    return tableWalk("other axes", list, {
      keeps,
      rootsOf: (candidate) => holds.map((rotation) => rootOf(rotateCandidate(candidate, rotation))),
      accept(root, path, length) {
        const view = follow((root as Root & AxesRoot).view, path.subarray(0, length));
        const { candidate } = root;
        return candidate.length + length + leftFrom(view, candidate.tag as number) <= most && isNew(view);
      },
    });
  };
}

/** The sets that turns make of some, all of which are home. */
function partOf(goals: readonly number[], moves: Uint32Array): AxesTables["parts"][number] {
  return { ...maskOrbit(goals, moves), goals: goals.map((_, i) => i) };
}
