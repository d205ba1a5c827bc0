/**
 * The last three stages of a 5x5 in beams. They find a way through a stage in a tenth of the time that a search for the
 * shortest takes, two turns longer in all: for cubes with many depths of wings. With several groups of ways side by
 * side they find shorter ones than searches do.
 */
import {
  type BeamWalk,
  beamEnds,
  type Candidate,
  type Root,
  type StageRecord,
  type StageWalk,
  walkOfRecord,
} from "../../search/index.ts";
import { type CubeState, turnStateBy } from "../../state/index.ts";
import { type BeamSpace, beamSpace, inGroups } from "./beam-space.ts";
import { heldCandidate, rotateCandidate, rotationsOfAxes } from "./stages/held-candidate.ts";

/** How wide the beam of a stage is, with how many positions it begins, and how many ways it passes on. */
interface BeamStep {
  readonly width: number;
  readonly roots: number;
  readonly keep: number;
}

/** Figures: decision 0258#0189. */
const STEPS: readonly BeamStep[] = [
  { width: 3000, roots: 4000, keep: 300 },
  { width: 3000, roots: 2000, keep: 300 },
  { width: 3000, roots: 2000, keep: 64 },
];
/** Beams that find nothing are widened by these factors. */
const WIDER = [1, 4, 16];

/** A 5x5, and the number of turns that have led to it. */
interface EdgesStart {
  readonly state: CubeState;
  readonly length: number;
}

/** A way through stages. Its turns are those since the start, its length includes those that led there. */
interface EdgesWay extends Candidate {
  /** Which start it begins at. */
  readonly from: number;
}

/**
 * Completes the edges of one of several 5x5s whose centers are solved and whose wings are even, in ways that begin at
 * different ones: the shortest first, none if the beams find nothing. `groups`: how many beams there are of each stage,
 * side by side.
 */
export function* edgesByBeams(
  five: readonly StageRecord[],
  starts: readonly EdgesStart[],
  groups: () => number,
): Generator<void, EdgesWay[]> {
  const records = five.slice(-STEPS.length);
  const spaces: BeamSpace[] = [];
  for (const record of records) spaces.push(yield* beamSpace(record));
  const stages = records.map(walkOfRecord);
  let ways: EdgesWay[] = starts.flatMap(({ state, length }, from) => {
    const held = { ...heldCandidate(state), length };
    return rotationsOfAxes().map((rotation) => ({ ...rotateCandidate(held, rotation), from }));
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
  ways: readonly EdgesWay[],
  { width, roots: count, keep }: BeamStep,
): Generator<void, EdgesWay[]> {
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
  readonly way: EdgesWay;
}

/** The roots of all ways with the smallest bounds, at most `count`. */
function* nearestRoots(
  stage: StageWalk,
  ways: readonly EdgesWay[],
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
