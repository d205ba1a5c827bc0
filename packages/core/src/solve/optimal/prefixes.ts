/**
 * The prefixes with which solutions are sought. If a cube looks the same under a symmetry, the image of every solution is a
 * solution too, in the standard order of moves. One of all images of a solution is the least, move by move; prefixes with which no
 * least one can begin are left out. Of 3,240 prefixes of three moves the superflip, which all 48 symmetries keep, needs 75 (as many
 * as there are states at three moves up to symmetry).
 */
import { faceTurns, SYMMETRY_COUNT } from "../../geometry/index.ts";
import {
  conjugateState,
  faceSequences,
  inQuarterTurns,
  type Metric,
  MOVE_COUNT,
  moveImages,
  movesOfMetric,
  NO_MOVE,
} from "../../search/index.ts";
import {
  type CubeState,
  coloringOf,
  composeStates,
  sameColoring,
  solvedState,
  turnState,
} from "../../state/index.ts";

/** Moves of a prefix: three make a few thousand, enough to keep all threads busy to the end. */
const MOVES = 3;

/** The first moves of sequences; none stands for all sequences. */
export type Prefix = readonly number[];

/** The prefixes with which solutions of a length are sought. */
export type Prefixes = (length: number) => readonly Prefix[];

const EVERYTHING: readonly Prefix[] = [[]];

/** Where there is little to do in a length, pieces cost more than they are worth: one thread takes them only if it is longer. */
export const PIECES_FROM = 15;

/** All prefixes, for lengths from `from` on. */
export function allPrefixes(metric: Metric, from: number = PIECES_FROM): Prefixes {
  let all: readonly Prefix[] | undefined;
  return (length) => {
    if (length < from) return EVERYTHING;
    all ??= prefixesOf(metric);
    return all;
  };
}

/** Those that lead to one of the shortest solutions, if lengths are searched one after another; undefined if that takes all. */
export function fewPrefixes(state: CubeState, metric: Metric): Prefixes | undefined {
  const symmetries = symmetriesOf(state);
  if (symmetries.length === 0) return undefined;
  const few = prefixesOf(metric, symmetries);
  const odd = metric === "HTM" && isCentral(state) ? few.filter(beginsWithHalfTurn) : few;
  return (length) => (length <= MOVES ? EVERYTHING : length % 2 === 1 ? odd : few);
}

/** With which prefixes all states of a length are reached, up to symmetry and to half turns before everything else. */
export function beginningsToMark(metric: Metric): Prefixes {
  const few = prefixesOf(metric, [...Array(SYMMETRY_COUNT).keys()], true);
  return (length) => (length <= MOVES ? EVERYTHING : few);
}

/** The symmetries, besides the identity, under which a cube looks the same; turned centers are invisible. */
export function symmetriesOf(state: CubeState): number[] {
  const conjugate = coloringOf(state);
  return [...Array(SYMMETRY_COUNT).keys()].filter(
    (s) => s > 0 && sameColoring(coloringOf(conjugateState(state, s)), conjugate),
  );
}

/**
 * The prefixes in the standard order that a search must try. To get all solutions, pass no symmetries. If half turns before everything
 * else make no difference, a half turn at the beginning is left out and a quarter turn may as well be its inverse.
 */
export function prefixesOf(
  metric: Metric,
  symmetries: readonly number[] = [],
  upToHalfTurns = false,
): number[][] {
  const images = symmetries.map(moveImages);
  const { list, count, next } = faceSequences(metric);
  let known = [{ moves: [] as number[], last: NO_MOVE }];
  // Whatever cannot be least is left out immediately, with everything that would begin with it.
  for (let length = 0; length < MOVES; length++)
    known = known
      .flatMap(({ moves, last }) =>
        [...list.subarray(last * MOVE_COUNT, last * MOVE_COUNT + count[last])].map((move) => ({
          moves: [...moves, move],
          last: next[last * MOVE_COUNT + move],
        })),
      )
      .filter(({ moves }) => images.length === 0 || mayBeLeast(moves, images, metric, upToHalfTurns));
  return known.map(({ moves }) => moves);
}

/** What a prefix may go on with, as prefixes of one move more. */
export function finerPrefixes(metric: Metric): (prefix: Prefix) => readonly Prefix[] {
  const { list, count, next } = faceSequences(metric);
  return (prefix) => {
    const last = prefix.reduce((state, move) => next[state * MOVE_COUNT + move], NO_MOVE);
    return [...list.subarray(last * MOVE_COUNT, last * MOVE_COUNT + count[last])].map((move) => [
      ...prefix,
      move,
    ]);
  };
}

/** Whether a solution with this prefix may be the least of its images: however the last axis continues, none begins with less. */
function mayBeLeast(
  moves: readonly number[],
  images: readonly Uint8Array[],
  metric: Metric,
  upToHalfTurns: boolean,
): boolean {
  const axes = axesOf(moves);
  const last = axes.pop()!;
  const done = axes.flatMap((turns) => movesOf(turns, metric));
  return wholeAxes(last.axis)
    .map((turns) => ({ turns, begun: [...done, ...movesOf(turns, metric)] }))
    .filter(({ begun }) => moves.every((move, at) => move === begun[at]))
    .some(({ turns, begun }) =>
      images.every((image) => {
        const [begins, ...others] = [...axes, turns].map((one) => imageOf(one, image));
        const first = upToHalfTurns ? withoutHalfTurns(begins) : begins;
        const conjugate = [first, ...others].flatMap((one) => movesOf(one, metric));
        const differs = moves.findIndex((_, at) => conjugate[at] !== begun[at]);
        return differs < 0 || conjugate[differs] > begun[differs];
      }),
    );
}

/** Turns of two opposite faces, which commute: how many quarter turns of the first face, and of the second. */
interface AxisTurns {
  readonly axis: number;
  readonly first: number;
  readonly second: number;
}

function axesOf(moves: readonly number[]): AxisTurns[] {
  const axes: AxisTurns[] = [];
  for (const move of moves) {
    const face = Math.floor(move / 3);
    const axis = face % 3;
    const { first, second } = axes.at(-1)?.axis === axis ? axes.pop()! : { first: 0, second: 0 };
    const amount = (move % 3) + 1;
    axes.push(
      face === axis ? { axis, first: first + amount, second } : { axis, first, second: second + amount },
    );
  }
  return axes;
}

function beginsWithHalfTurn(moves: readonly number[]): boolean {
  const [{ first, second }] = axesOf(moves);
  return first === 2 || second === 2;
}

function withoutHalfTurns({ axis, first, second }: AxisTurns): AxisTurns {
  return { axis, first: first & 1, second: second & 1 };
}

/** All that can be done on an axis. */
function wholeAxes(axis: number): AxisTurns[] {
  return Array.from({ length: 15 }, (_, i) => ({ axis, first: (i + 1) & 3, second: (i + 1) >> 2 }));
}

/** In the standard order. */
function movesOf({ axis, first, second }: AxisTurns, metric: Metric): number[] {
  const moves = [
    ...(first > 0 ? [3 * axis + first - 1] : []),
    ...(second > 0 ? [3 * (axis + 3) + second - 1] : []),
  ];
  return metric === "HTM" ? moves : inQuarterTurns(moves);
}

function imageOf({ axis, first, second }: AxisTurns, image: Uint8Array): AxisTurns {
  return axesOf(movesOf({ axis, first, second }, "HTM").map((move) => image[move]))[0];
}

/**
 * Cubes that commute with every move: the solved one and the superflip. A solution of one may begin anywhere, with its first part
 * done last (m⁻¹·x·m = x; M. Reid used this when he proved that the superflip takes 20 moves, cube-lovers 1995). The number of
 * quarter turns is even, since the corners are home, so a solution of odd length contains a half turn and may begin with one.
 */
export function isCentral(state: CubeState): boolean {
  const solved = solvedState(3);
  return movesOfMetric("QTM").every((move) => {
    const turn = faceTurns(3)[move];
    const before = coloringOf(composeStates(turnState(solved, turn), state));
    return sameColoring(before, coloringOf(turnState(state, turn)));
  });
}
