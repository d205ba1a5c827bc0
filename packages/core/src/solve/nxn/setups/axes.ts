/**
 * The first two stages of a setup: the colors of one axis go to its faces, then those of the other two axes, each with the
 * pieces that are fixed.
 */
import { rotations } from "../../../geometry/index.ts";
import {
  digitsTerm,
  type MaskOrbit,
  makeTable,
  maskOrbit,
  type PositionKind,
  rankOfSets,
  type SetPart,
  type StageRecord,
  setPart,
  setTerm,
  type TablePart,
  type Term,
} from "../../../search/index.ts";
import { centerMoves } from "../center-masks.ts";
import { AXIS, keepsOf, rotateCandidate, rotationsOfAxes, setupTurns } from "../stages/stage-turns.ts";
import { AXIS_SPOTS, type SetupGoal, spotsOf, subsets } from "./goal.ts";

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
  const { size, last, fixed, groups } = goal;
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
  const moves = fixed && all > 0 ? centerMoves(size, fixed.spots, turns) : undefined;
  // Which of the groups belongs on the axis depends on how the cube is held.
  const kinds = new Map<number, PositionKind>();
  for (const { length } of groups) {
    if (!moves || kinds.has(length)) continue;
    const inside = yield* spotSet(1, AXIS_SPOTS[0], length, moves);
    const outside = yield* spotSet(2, AXIS_SPOTS[1] | AXIS_SPOTS[2], all - length, moves);
    kinds.set(length, kindOf([colors, inside, outside]));
  }
  const keeps = keepsOf(turns, [...setupTurns(size, "apart").turns, ...setupTurns(size, "home").turns]);
  const follow = goal.followed(turns);
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
          begin(held, kinds.get(here.length) ?? own);
        }
      },
      accept: ({ candidate }, path, length) =>
        isNew(follow(goal.viewOf(candidate.state), path.subarray(0, length))),
    };
  };
}

/** Whether nothing that looks like it has been asked about before. */
function newViews(): (view: ReturnType<SetupGoal["viewOf"]>) => boolean {
  const seen = new Set<string>();
  return ({ colors, positive, standing, corner }) => {
    const key = `${colors} ${positive} ${corner} ${standing}`;
    return !seen.has(key) && seen.add(key).has(key);
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

/** Larger tables take longer than they save. */
const MAX_TABLE = 400_000;

/** Sets that turns make of some, all of which are home. */
type SpotsPart = MaskOrbit & GoalPart;

interface AxesKind extends PositionKind {
  readonly parts: readonly SpotsPart[];
}

/** Parts: the colors of the second axis, and the pieces of the second and the third. */
export function* otherAxes(goal: SetupGoal): Generator<void, () => StageRecord> {
  const { size, last, fixed, groups } = goal;
  const list = setupTurns(size, "apart");
  const { turns } = list;
  const partOf = (goals: readonly number[], moves: Uint32Array): SpotsPart => ({
    ...maskOrbit(goals, moves),
    goals: [...goals.keys()],
  });
  const colors = partOf([AXIS_SPOTS[1]], centerMoves(size, last, turns));
  yield;
  const pieceMoves = fixed && centerMoves(size, fixed.spots, turns);
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
  const holds = size % 2 === 1 ? [0] : [0, rotations().quarter[AXIS.y][1]];
  const follow = goal.followed(turns);
  return () => {
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
          begin(held, kind);
        }
      },
      accept: ({ candidate }, path, length) =>
        isNew(follow(goal.viewOf(candidate.state), path.subarray(0, length))),
    };
  };
}

/* Terms over small coordinates, two or three of them together. */

/** A coordinate, and the values that are home. */
interface GoalPart extends TablePart {
  readonly goals: readonly number[];
}

/** Terms whose distances are shorter by more on average than the longest are left out, unless only they look at a part. */
const SHORTER = 2;

/** The distances of those parts together, by their places: the longest first, which cut most. */
export function* jointTerms(
  parts: readonly GoalPart[],
  groups: readonly (readonly number[])[],
  degree: number,
): Generator<void, Term[]> {
  const made: { readonly term: Term; readonly mean: number }[] = [];
  for (const of of groups) {
    const goals = of.reduce(
      (rows, place) => rows.flatMap((row) => parts[place].goals.map((goal) => row.with(place, goal))),
      [parts.map(() => 0)],
    );
    const term = yield* digitsTerm({ parts, goals, degree, keep: makeTable }, { name: "joint", of });
    made.push({ term, mean: meanOf(term.table) });
    yield;
  }
  made.sort((a, b) => b.mean - a.mean);
  const looked = new Set<number>();
  return made.flatMap(({ term, mean }) => {
    const isNeeded = mean >= made[0].mean - SHORTER || term.of.some((part) => !looked.has(part));
    if (!isNeeded) return [];
    for (const part of term.of) looked.add(part);
    return [term];
  });
}

/** The mean of the distances of some hundred states; those that no turns reach do not count. */
function meanOf(distances: Uint8Array): number {
  const step = Math.max(1, Math.floor(distances.length / 997));
  let sum = 0;
  let count = 0;
  for (let at = 0; at < distances.length; at += step)
    if (distances[at] <= FARTHEST) {
      sum += distances[at];
      count++;
    }
  return sum / count;
}

/** What the builder gives to states that it does not reach is more. */
const FARTHEST = 126;
