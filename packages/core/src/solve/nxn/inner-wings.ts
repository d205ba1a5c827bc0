/**
 * Pairs the wings of all depths but the first, on a cube whose centers are solved. From the innermost outward, each
 * depth is paired as on a small cube: the layers up to that depth act as one layer of a 5x5, and everything inside them
 * is its middle, which stays whole. The innermost wings of an even cube are those of a 4x4.
 */
import type { Turn } from "../../geometry/index.ts";
import { parity } from "../../perm/index.ts";
import { named } from "../../portions.ts";
import {
  type BeamWalk,
  beamEnds,
  type Candidate,
  type Root,
  type StageRecord,
  type StageWalk,
  walkOfRecord,
} from "../../search/index.ts";
import { type Assembly, type CubeState, solvedState, turnStateBy } from "../../state/index.ts";
import { type BeamSpace, beamSpace, inGroups } from "./beam-space.ts";
import type { Stage } from "./reduction-state.ts";
import { fiveMethod } from "./stages/five.ts";
import { centersRotation } from "./stages/four.ts";
import { type StagedMethod, throughStages } from "./stages/improve.ts";
import {
  cubeWithin,
  heldCandidate,
  rotateCandidate,
  rotationsOfAxes,
  turnsAsHeld,
} from "./stages/stage-turns.ts";
import { standEdges, standingAt, turnWings, type Wings, wingDepths } from "./wings.ts";

/** The steps of a 4x4 when only wings are left. Efforts are small. The first step finds nothing to do. */
const FOUR_STEPS: StagedMethod["steps"] = [
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 40, effort: 2_000_000 },
  { name: "edges", keep: 1, effort: 4_000_000 },
];

/**
 * The turns, and how the centers stand after them: on an even cube they may end up rotated as a whole. Undefined if beams
 * find no way. `groups`: how many beams of a stage there are side by side.
 */
export function* pairInnerWings(
  state: CubeState,
  view: number,
  {
    four,
    five,
  }: {
    /** Needed by even cubes only. */
    readonly four: readonly StageRecord[] | undefined;
    readonly five: readonly StageRecord[];
  },
  groups: () => number,
): Generator<Stage, { readonly turns: Turn[]; readonly view: number } | undefined> {
  const { size } = state;
  const middle = Math.floor(size / 2);
  const innermost = four ? yield* pairInnermost(state, view, four) : { state, turns: [], view };
  const now = innermost.state;
  // Wings are paired with the midges of an odd cube, and with the innermost wings of an even one.
  let ways: Wings[] = [
    {
      size,
      orbits: wingDepths(size).map((depth) => standingAt(now, depth)),
      middles: standingAt(now, size % 2 === 1 ? middle : middle - 1),
      turns: innermost.turns,
    },
  ];
  for (let depth = middle - (four ? 2 : 1); depth > 1 && ways.length > 0; depth--)
    ways = yield* pairDepth(ways, depth, five, groups);
  return ways.length === 0 ? undefined : { turns: ways[0].turns, view: innermost.view };
}

/** Ways to pair the wings of a depth, which begin with some of those before: the shortest first, none if beams find none. */
function* pairDepth(
  ways: readonly Wings[],
  depth: number,
  five: readonly StageRecord[],
  groups: () => number,
): Generator<Stage, Wings[]> {
  const starts = ways.map(({ orbits, middles, turns }) => ({
    state: edgesOfFive(orbits[depth - 1], middles),
    length: turns.length,
  }));
  const [{ orbits }] = ways;
  if (parity(orbits[depth - 1]) === 1)
    throw new Error(`Internal error: wings of depth ${depth} cannot be paired alone.`);
  const beams = yield* named("edges", edgesByBeams(five, starts, groups));
  const further: Wings[] = [];
  for (const group of inGroups(beams, groups()))
    for (const candidate of group) {
      further.push(wayAfter(ways[candidate.from], depth, candidate));
      if (further.length % WAYS_AT_ONCE === 0) yield "edges";
    }
  return further.sort((a, b) => a.turns.length - b.turns.length);
}

/** Ways made between two pauses. */
const WAYS_AT_ONCE = 16;

function wayAfter({ size, orbits, middles, turns }: Wings, depth: number, candidate: Candidate): Wings {
  const five = cubeWithin(size, [0, depth, Math.floor(size / 2), size - 1 - depth, size - 1]);
  const wings: Wings = { size, orbits: orbits.slice(), middles, turns: turns.slice() };
  turnWings(wings, turnsAsHeld(candidate).map(five.turnThrough));
  return wings;
}

function* pairInnermost(state: CubeState, view: number, four: readonly StageRecord[]) {
  const { size } = state;
  const { thinned, turnThrough } = cubeWithin(size, [0, size / 2 - 1, size / 2, size - 1]);
  const [found] = yield* throughStages(four, [heldCandidate(thinned(state, view))], FOUR_STEPS);
  const turns = turnsAsHeld(found).map(turnThrough);
  const end = turnStateBy(state, turns);
  return { state: end, turns, view: centersRotation(thinned(end, view)) };
}

/** A 5x5 with these wings and midges. Its corners are solved, for only edges are looked at. */
function edgesOfFive(standing: Uint8Array, middles: Uint8Array): CubeState {
  const { size, rotations: solved } = solvedState(fiveMethod.size);
  const pieces = solved.slice();
  standEdges(pieces, size, 1, standing);
  standEdges(pieces, size, 2, middles);
  return { size, rotations: pieces } as Assembly as CubeState;
}

/*
 * The last three stages of a 5x5 in beams. They find a way through a stage in a tenth of the time that a search for the
 * shortest takes, two turns longer in all: for cubes with many depths of wings. With several groups of ways side by
 * side they find shorter ones than searches do.
 */

/** How wide the beam of a stage is, with how many positions it begins, and how many ways it passes on (decision 0258#0189). */
const STEPS = [
  { width: 3000, roots: 4000, keep: 300 },
  { width: 3000, roots: 2000, keep: 300 },
  { width: 3000, roots: 2000, keep: 64 },
] as const;
/** Beams that find nothing are widened by these factors. */
const WIDER = [1, 4, 16];

/**
 * Completes the edges of one of several 5x5s whose centers are solved and whose wings are even, in ways that begin at
 * different ones: the shortest first, none if the beams find nothing. `groups`: how many beams there are of each stage,
 * side by side.
 */
function* edgesByBeams(
  five: readonly StageRecord[],
  starts: readonly Pick<Candidate, "state" | "length">[],
  groups: () => number,
): Generator<void, Candidate[]> {
  const records = five.slice(-STEPS.length);
  const spaces: BeamSpace[] = [];
  for (const record of records) spaces.push(yield* beamSpace(record));
  const stages = records.map(walkOfRecord);
  let ways: Candidate[] = starts.flatMap(({ state, length }, from) => {
    const held = { ...heldCandidate(state), length, from };
    return rotationsOfAxes().map((rotation) => rotateCandidate(held, rotation));
  });
  for (const [i, stage] of stages.entries()) {
    const before = inGroups(ways, groups());
    ways = [];
    for (const wider of WIDER) {
      if (ways.length > 0) break;
      const step = { ...STEPS[i], width: wider * STEPS[i].width, roots: wider * STEPS[i].roots };
      for (const group of before) ways.push(...(yield* throughBeam(stage, spaces[i], group, step)));
    }
  }
  return ways.sort((a, b) => a.length - b.length);
}

function* throughBeam(
  stage: StageWalk,
  space: BeamSpace,
  ways: readonly Candidate[],
  { width, roots: count, keep }: Readonly<Record<"width" | "roots" | "keep", number>>,
): Generator<void, Candidate[]> {
  const roots = yield* nearestRoots(stage, ways, count);
  const least = roots.reduce((few, { way }) => Math.min(few, way.length), Number.POSITIVE_INFINITY);
  const words = space.words + 1;
  const positions = new Int32Array(roots.length * words);
  // The last word tells where a position began: equal positions with different pieces elsewhere do not count as one.
  roots.forEach(({ root }, i) => {
    positions.set(root.words, i * words);
    positions[(i + 1) * words - 1] = i;
  });
  const walk: BeamWalk = {
    moves: space.moves,
    words,
    scores: space.scores,
    left: space.left,
    make(row, from, move, into, to) {
      space.make(row, from, move, into, to);
      into[to + words - 1] = row[from + words - 1];
    },
    accept(path, from, position) {
      if (!stage.accept) return true;
      const whole = wayToGoal(path, position);
      return stage.accept(roots[from].root, Uint8Array.from(whole), whole.length);
    },
  };
  const late = Uint8Array.from(roots, ({ way }) => way.length - least);
  const ends = yield* beamEnds(walk, { positions, late }, { width, ends: keep });
  return ends.map(({ from, path, position }) => {
    const { root, way } = roots[from];
    const own = wayToGoal(path, position).map((move) => stage.turns[move]);
    return {
      state: turnStateBy(root.start.state, own),
      turns: [...root.candidate.turns, ...own],
      length: way.length + own.length,
      tag: root.start.tag,
      from: way.from,
    };
  });

  /** The path, and from the position at its end the shortest way to the goal. */
  function wayToGoal(path: readonly number[], end: Int32Array): number[] {
    let position = end.slice();
    let child = new Int32Array(words);
    const way = [...path];
    for (let left = space.left(position, 0); left > 0; left--)
      for (let move = 0; move < space.moves; move++) {
        walk.make(position, 0, move, child, 0);
        if (space.left(child, 0) !== left - 1) continue;
        [position, child] = [child, position];
        way.push(move);
        break;
      }
    return way;
  }
}

interface WayRoot {
  readonly root: Root;
  readonly way: Candidate;
}

/** The roots of all ways with the smallest bounds, at most `count`. */
function* nearestRoots(
  stage: StageWalk,
  ways: readonly Candidate[],
  count: number,
): Generator<void, WayRoot[]> {
  const byLength: WayRoot[][] = [];
  for (const way of ways) {
    for (const root of stage.roots(way)) {
      byLength[root.bound + way.length] ??= [];
      byLength[root.bound + way.length].push({ root, way });
    }
    yield;
  }
  return byLength.flat().slice(0, count);
}
