/**
 * Setups: turns from a solved large cube to a state of which only the last orbit matters, or also the first places of the
 * orbit before it, which a range of numbers fixes. Everything else may end up anywhere. Three stages, each from many
 * candidates: the colors of one axis go to its faces, then those of the other axes, and then all go home.
 */
import { cubeGeometry, invertTurn, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
import {
  maskMoves,
  maskOrbit,
  partOf,
  productPart,
  type StageRecord,
  type TablePart,
} from "../../../search/index.ts";
import type { CubeState } from "../../../state/index.ts";
import { bitImages, centerMoves } from "../center-masks.ts";
import { mergeTurns } from "../layers.ts";
import { type StagedMethod, throughStages } from "../stages/improve.ts";
import { cubeWithin, heldCandidate, rotateCandidate, setupTurns } from "../stages/stage-turns.ts";
import { firstAxis, jointTerms, otherAxes } from "./axes.ts";
import { AXIS_SPOTS, type SetupGoal, secondOrbit, setupGoal, spotsOf, subsets } from "./goal.ts";

/** States that will do: any of some as far as their last orbit goes, or those between two with the same last orbit. */
export type SetupTarget =
  | { readonly states: readonly CubeState[] }
  | { readonly low: CubeState; readonly high: CubeState };

const MILLION = 1_000_000;
/**
 * How much is tried; a second time if the setup is longer than `ENOUGH`. Ways to one cube in several orders count as many:
 * to compare them costs more. Figures: decision 0191.
 */
const EFFORTS: readonly StagedMethod["steps"][] = [
  stepsOf(10_000, 10 * MILLION, 20 * MILLION, 60 * MILLION),
  stepsOf(20_000, 80 * MILLION, 80 * MILLION, 80 * MILLION),
];

function stepsOf(keep: number, effort: number, last: number, vain: number): StagedMethod["steps"] {
  const step = { name: "centers", keep, effort, vain, distinct: false } as const;
  return [step, step, { ...step, keep: 1, effort: last }];
}

/** A message that fits a 3x3 takes no more turns there. */
const ENOUGH = 20;
/** Longer setups are not sought: with so much to search, nothing is found anyway. */
const MAX_TURNS = 24;

/**
 * Setups for upright states of one size, 4x4 or larger, nearly as short as they can be: turns from a solved cube, and
 * undefined at pauses. A better one follows only a setup of more than twenty turns. The cube may end up held differently.
 */
export function* setupsTo(target: SetupTarget): Generator<Turn[] | undefined, void> {
  const starts = "states" in target ? target.states : [target.low];
  const { size } = starts[0];
  const { thinned, turnThrough } = cubeWithin(size, layersOfLastOrbits(size));
  const inSmall = (state: CubeState) => thinned(state, 0);
  const small = starts.map(inSmall);
  const goal = setupGoal(
    small[0],
    "states" in target ? undefined : secondOrbit(small[0], inSmall(target.high)),
  );
  const first = yield* named(undefined, firstAxis(goal));
  const home = yield* named(undefined, colorsHome(goal));
  const others = yield* named(undefined, otherAxes(goal));
  let shortest = MAX_TURNS + 1;
  for (const effort of EFFORTS) {
    const most = shortest - 1;
    // The first stages remember what they have met, so each search has its own.
    const stages = [first(), others(), home];
    const ways = throughStages(stages, small.map(heldCandidate), effort, { maxLength: most });
    const [found] = yield* named(undefined, ways);
    if (!found) return;
    const turns = found.turns.map(turnThrough);
    // Merged, they may leave the cube held in another way than the colors that are home want.
    for (const way of [mergeTurns(turns, size), turns]) yield way.toReversed().map(invertTurn);
    shortest = found.length;
    if (shortest <= ENOUGH) return;
  }
}

/** Layers of which the last two orbits, corners and turns are those of a small cube: all up to the 7x7. */
export function layersOfLastOrbits(size: number): number[] {
  const all = Array.from({ length: size }, (_, layer) => layer);
  if (size <= 7) return all;
  const last = cubeGeometry(size).orbits.findLast(({ kind }) => kind === "obliqueCenter")!;
  const [a, b] = [...last.depths].sort((x, y) => x - y);
  const mirror = (layer: number) => size - 1 - layer;
  const middle = size % 2 === 1 ? [(size - 1) / 2] : [];
  return [0, a, b, ...middle, mirror(b), mirror(a), mirror(0)];
}

/*
 * The last stage of a setup: by turns that keep the colors of each axis on its faces, the last center orbit is solved, the
 * fixed pieces of the orbit before it get home, and so does the corner by which an even cube is held. The three axes of a
 * center orbit are turned independently, so everything is small coordinates.
 */

type FixedPieces = NonNullable<SetupGoal["fixed"]>;
type View = ReturnType<SetupGoal["viewOf"]>;

/** A coordinate, the values that are home, and its value as a cube looks. */
interface ViewedPart extends TablePart {
  readonly goals: readonly number[];
  valueOf(view: View): number;
}

const AXES = [0, 1, 2] as const;
/** Wings that make a coordinate together. */
const WINGS = 3;
/** Larger tables take longer than they save. */
const MAX_TABLE = 1_000_000;

export function* colorsHome(goal: SetupGoal): Generator<void, StageRecord> {
  const { size, last, fixed } = goal;
  const list = setupTurns(size, "home");
  const { turns } = list;
  const isEven = size % 2 === 0;
  const moves = centerMoves(size, last, turns);
  const images = fixed ? turns.map((turn) => bitImages(size, fixed.spots, turn)) : [];
  const pieces = fixed ? (fixed.isWings ? wingParts(fixed, images) : centerParts(fixed, images)) : [];
  yield;
  const corner = isEven ? [cornerPart(goal.cornersAfter(turns))] : [];
  const parts = [...AXES.map((axis) => fourOf(axis, moves)), ...pieces, ...corner];
  const sizeOf = (group: readonly number[]) => group.reduce((product, i) => product * parts[i].size, 1);
  // Each part with each before it, and with the corner if there is room.
  const pairs = parts.flatMap((_, j) => (j < AXES.length ? [] : parts.slice(0, j).map((_, i) => [i, j])));
  const groups = pairs
    .map((pair) => (isEven ? [...new Set([...pair, parts.length - 1])] : pair))
    .map((group) => (sizeOf(group) <= MAX_TABLE ? group : group.slice(0, 2)))
    .filter((group) => sizeOf(group) <= MAX_TABLE);
  const terms = yield* jointTerms(parts, [[...AXES], ...groups], turns.length);
  const halves = halfTurns();
  const { inverse } = rotations();
  /** The rotations with which the search begins: those that leave the axes, or back to upright. */
  const holdsAfter = (rotation: number) => (isEven ? halves : [inverse[rotation]]);
  const follow = goal.followed(turns);
  return {
    name: "colors home",
    ...list,
    parts,
    terms,
    starts(candidate, row, begin) {
      for (const hold of holdsAfter(candidate.tag as number)) {
        const held = rotateCandidate(candidate, hold);
        const view = goal.viewOf(held.state);
        if (fixed && !fixed.canBeInRange(view.standing)) continue;
        row.set(parts.map((part) => part.valueOf(view)));
        begin(held);
      }
    },
    accept: ({ candidate }, path, length) =>
      !fixed || fixed.isInRange(follow(goal.viewOf(candidate.state), path.subarray(0, length)).standing),
  };
}

function halfTurns(): number[] {
  const { matrices } = rotations();
  return [...matrices.keys()].filter((r) => matrices[r].every((column, axis) => column[axis] !== 0));
}

/** The places of a center orbit on U, R and F. */
const POSITIVE_SPOTS = 0x0f0f0f;

/** Which four places of an axis hold the color of its positive face. */
function fourOf(axis: number, moves: Uint32Array): ViewedPart {
  const own = AXIS_SPOTS[axis];
  const orbit = maskOrbit([POSITIVE_SPOTS & own], moves);
  return { ...orbit, goals: [0], valueOf: ({ positive }) => orbit.indexOf.get(positive & own)! };
}

/** The fixed centers of each axis: where those of its one face are, and those of the other. */
function centerParts({ colors }: FixedPieces, images: readonly Uint8Array[]): ViewedPart[] {
  const piecesOf = (color: number) =>
    [...colors.keys()].filter((i) => colors[i].length === 1 && colors[i][0] === color);
  return AXES.flatMap((axis) => {
    const [plus, minus] = [piecesOf(axis), piecesOf(axis + AXES.length)];
    if (plus.length + minus.length === 0) return [];
    const shift = 8 * axis;
    // Bits 0 … 7: the first face's pieces on the eight places of the axis; 8 … 15: the other's.
    const moves = maskMoves(
      images.map((image) => {
        const own = image.subarray(shift, shift + 8).map((to) => to - shift);
        return Uint8Array.from([...own, ...own.map((to) => to + 8)]);
      }),
    );
    const goals = subsets(0x0f, plus.length).flatMap((first) =>
      subsets(0xf0, minus.length).map((second) => first | (second << 8)),
    );
    const orbit = maskOrbit(goals, moves);
    const onAxis = (group: readonly number[], view: View) => spotsOf(group, view) >> shift;
    return {
      ...orbit,
      goals: [...goals.keys()],
      valueOf: (view: View) => orbit.indexOf.get(onAxis(plus, view) | (onAxis(minus, view) << 8))!,
    };
  });
}

/** Where the fixed wings are, a few in one coordinate, as digits. */
function wingParts({ homes }: FixedPieces, images: readonly Uint8Array[]): ViewedPart[] {
  const degree = images.length;
  const wing = partOf(ROTATION_COUNT, degree, (place, turn) => images[turn][place]);
  const all = [...homes.keys()];
  const parts: ViewedPart[] = [];
  for (let from = 0; from < all.length; from += WINGS) {
    const members = all.slice(from, from + WINGS);
    const goals = members.reduce(
      (values, member) =>
        values.flatMap((value) =>
          [...images[0].keys()].flatMap((home) =>
            (homes[member] >> home) & 1 ? [value * ROTATION_COUNT + home] : [],
          ),
        ),
      [0],
    );
    parts.push({
      ...members.slice(1).reduce((part) => productPart(part, wing, degree), wing),
      goals,
      valueOf: ({ standing }) => members.reduce((value, i) => value * ROTATION_COUNT + standing[i], 0),
    });
  }
  return parts;
}

/** The rotation of the corner by which an even cube is held upright. */
function cornerPart(images: readonly Uint8Array[]): ViewedPart {
  const part = partOf(ROTATION_COUNT, images.length, (rotation, turn) => images[turn][rotation]);
  return { ...part, goals: [0], valueOf: ({ corner }) => corner };
}
