import {
  makeTable,
  maskMoves,
  type PositionKind,
  rankOfSets,
  type SetPart,
  type StageRecord,
  setPart,
  setTerm,
  type Term,
} from "../../../search/index.ts";
import { centerMoves } from "../center-masks.ts";
import { keepsOf, rotateCandidate, rotationsOfAxes } from "../stages/held-candidate.ts";
import { setupTurns } from "../stages/stage-turns.ts";
import { AXIS_SPOTS, followed, newViews, type SetupGoal, spotsOf, subsets, type Viewed } from "./goal.ts";

/** Colors of an axis. */
const COLORS = 8;

/** A set of spots in a position, and how far it is from where it belongs; an empty one is nowhere wrong. */
interface SpotSet {
  readonly part: SetPart;
  readonly terms: readonly Term[];
}

const known = new Map<number, SpotSet>();

/** Parts: the places of the colors, of the pieces that belong on the axis, and of those that do not. */
export function* firstAxis(goal: SetupGoal): Generator<void, () => StageRecord> {
  const { size, last, groups } = goal;
  const list = setupTurns(size, "axis");
  const { turns } = list;
  // Once for each size: all messages need it.
  const colors =
    known.get(size) ?? (yield* spotSet(0, AXIS_SPOTS[0], COLORS, centerMoves(size, last, turns)));
  known.set(size, colors);
  const kindOf = (sets: readonly SpotSet[]): PositionKind => ({
    parts: sets.map(({ part }) => part),
    terms: sets.flatMap(({ terms }) => terms),
  });
  const own = kindOf([colors]);
  const all = groups.flat().length;
  const moves = all > 0 ? maskMoves(turns.map(goal.imageOf)) : undefined;
  // Which of the groups belongs on the axis depends on how the cube is held.
  const kinds = new Map<number, PositionKind>();
  for (const { length } of groups) {
    if (!moves || kinds.has(length)) continue;
    const inside = yield* spotSet(1, AXIS_SPOTS[0], length, moves);
    const outside = yield* spotSet(2, AXIS_SPOTS[1] | AXIS_SPOTS[2], all - length, moves);
    kinds.set(length, kindOf([colors, inside, outside]));
  }
  const keeps = keepsOf(turns, [...setupTurns(size, "apart").turns, ...setupTurns(size, "home").turns]);
  const follow = followed(goal, turns);
  return () => {
    const isNew = newViews();
    return {
      name: "first axis",
      ...list,
      ...own,
      keeps,
      starts(candidate, row, begin) {
        for (const rotation of rotationsOfAxes()) {
          const held = rotateCandidate(candidate, rotation);
          const view = goal.viewOf(held.state);
          const [here, ...elsewhere] = view.groups;
          row[0] = view.colors[0];
          row[1] = spotsOf(here, view);
          row[2] = spotsOf(elsewhere.flat(), view);
          const start: Viewed = { ...held, view };
          begin(start, kinds.get(here.length) ?? own);
        }
      },
      accept: ({ candidate }, path, length) =>
        isNew(follow((candidate as Viewed).view, path.subarray(0, length))),
    };
  };
}

/** So many pieces, at that place of the position, that belong on some spots. */
function* spotSet(place: number, spots: number, count: number, moves: Uint32Array): Generator<void, SpotSet> {
  const part = setPart(moves, rankOfSets(count));
  if (count === 0) return { part, terms: [] };
  const goals = subsets(spots, count).map((mask) => [mask, mask, mask]);
  const source = { parts: [part, part, part], goals, degree: moves.length / 768, keep: makeTable };
  return { part, terms: [yield* setTerm(source, { name: "spots", of: [place] }, [])] };
}
