/**
 * The first stage of a setup: the colors of one axis go to its faces, and so do the fixed centers of that axis; all other
 * fixed centers leave it.
 */
import {
  distanceSteps,
  type MaskRank,
  maskMoves,
  maskSpace,
  movedMask,
  type Root,
  rankMask,
  rankOfSets,
  STAGE_LEVELS,
  type StageWalk,
} from "../../../search/index.ts";
import { bitImages } from "../center-masks.ts";
import { keepsOf, rotateCandidate, rotationsOfAxes } from "../stages/held-candidate.ts";
import { followed, newViews, type SetupGoal, spotsOf, type View } from "./goal.ts";
import { firstTurns, secondTurns, thirdTurns } from "./setup-turns.ts";
import { AXIS_SPOTS, subsets } from "./spots.ts";

/** Distances of sets of so many pieces from some spots: distances[rank of the mask]. */
interface SetDistances {
  readonly rank: MaskRank;
  readonly distances: Uint8Array;
}

/** A root whose words are the masks of the colors, of the pieces that belong on the axis, and of those that do not. */
interface AxisRoot extends Root {
  readonly inside: SetDistances;
  readonly outside: SetDistances;
  readonly view: View;
}

/** Colors of an axis, on the faces of the first one. */
const COLORS = 8;

export function* firstAxis(goal: SetupGoal): Generator<void, () => StageWalk> {
  const { size, last, groups } = goal;
  const list = firstTurns(size);
  const { turns } = list;
  const colorMoves = maskMoves(turns.map((turn) => bitImages(size, last, turn)));
  const colors = yield* colorDistances(size, colorMoves);
  const pieceMoves = groups.every(({ length }) => length === 0)
    ? colorMoves
    : maskMoves(turns.map(goal.imageOf));
  // Which of the groups belongs on the axis depends on how the cube is held.
  const inside = new Map<number, SetDistances>();
  const outside = new Map<number, SetDistances>();
  const all = groups.flat().length;
  for (const { length } of groups) {
    if (inside.has(length)) continue;
    inside.set(length, yield* setDistances(length, AXIS_SPOTS[0], pieceMoves));
    outside.set(all - length, yield* setDistances(all - length, AXIS_SPOTS[1] | AXIS_SPOTS[2], pieceMoves));
  }
  const keeps = keepsOf(turns, [...secondTurns(size).turns, ...thirdTurns(size).turns]);
  const follow = followed(goal, turns);
  return () => {
    const isNew = newViews();
    const masks = Array.from({ length: 3 }, () => new Int32Array(STAGE_LEVELS));
    const [own, wanted, unwanted] = masks;
    let [near, far] = [inside.get(groups[0].length)!, outside.get(all - groups[0].length)!];
    const boundOf = (a: number, b: number, c: number, left: number) => {
      let most = colors.distances[rankMask(colors.rank, a)];
      if (most > left || all === 0) return most;
      const inner = near.distances[rankMask(near.rank, b)];
      if (inner > most) most = inner;
      if (most > left) return most;
      const outer = far.distances[rankMask(far.rank, c)];
      return Math.max(most, outer);
    };
    const begin = (root: Pick<AxisRoot, "words" | "inside" | "outside">) => {
      for (const [i, mask] of masks.entries()) mask[0] = root.words[i];
      near = root.inside;
      far = root.outside;
    };
    return {
      name: "first axis",
      ...list,
      keeps,
      roots: (candidate) =>
        rotationsOfAxes().map((rotation): AxisRoot => {
          const held = rotateCandidate(candidate, rotation);
          const view = goal.viewOf(held.state);
          const here = view.groups[0];
          const elsewhere = [...view.groups[1], ...view.groups[2]];
          const words = [view.colors[0], spotsOf(here, view), spotsOf(elsewhere, view)];
          const root = {
            candidate: held,
            start: held,
            words,
            inside: inside.get(here.length)!,
            outside: outside.get(elsewhere.length)!,
            view,
          };
          begin(root);
          return { ...root, bound: boundOf(words[0], words[1], words[2], Number.POSITIVE_INFINITY) };
        }),
      begin: (root) => begin(root as AxisRoot),
      step(level, turn, left) {
        const a = movedMask(colorMoves, turn, own[level]);
        own[level + 1] = a;
        if (all === 0) return boundOf(a, 0, 0, left);
        const b = movedMask(pieceMoves, turn, wanted[level]);
        const c = movedMask(pieceMoves, turn, unwanted[level]);
        wanted[level + 1] = b;
        unwanted[level + 1] = c;
        return boundOf(a, b, c, left);
      },
      accept: (root, path, length) => isNew(follow((root as AxisRoot).view, path.subarray(0, length))),
    };
  };
}

const known = new Map<number, SetDistances>();

/** The colors of an axis, once for each size: all messages need them. */
function* colorDistances(size: number, moves: Uint32Array): Generator<void, SetDistances> {
  const before = known.get(size);
  if (before) return before;
  const made = yield* setDistances(COLORS, AXIS_SPOTS[0], moves);
  known.set(size, made);
  return made;
}

function* setDistances(count: number, spots: number, moves: Uint32Array): Generator<void, SetDistances> {
  const rank = rankOfSets(count);
  if (count === 0) return { rank, distances: new Uint8Array(1) };
  return { rank, distances: yield* distanceSteps(maskSpace("axis", moves, subsets(spots, count))) };
}
