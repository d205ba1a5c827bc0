/**
 * The last three stages of a 5x5 in beams. They find a way through a stage in a tenth of the time that a search for the
 * shortest takes, two turns longer in all: for cubes with many depths of wings.
 */
import { type BeamWalk, beamEnds, type Candidate, type Root, type StageWalk } from "../../search/index.ts";
import { type CubeState, turnStateBy } from "../../state/index.ts";
import { fiveStages } from "./stages/five-stages.ts";
import type { FiveTables } from "./stages/five-tables.ts";
import { heldCandidate, rotateCandidate, rotationsOfAxes } from "./stages/held-candidate.ts";
import { type WingSpace, wingSpaces } from "./wing-spaces.ts";

/** How wide the beam of a stage is, with how many positions it begins, and how many ways it passes on. */
interface BeamStep {
  readonly width: number;
  readonly roots: number;
  readonly keep: number;
}

/** Figures: decision 0189. */
const STEPS: readonly BeamStep[] = [
  { width: 4000, roots: 6000, keep: 300 },
  { width: 2000, roots: 2000, keep: 300 },
  { width: 2000, roots: 2000, keep: 1 },
];
/** A beam that finds nothing is widened by these factors. */
const WIDER = [1, 4, 16];

/** Completes the edges of a 5x5 whose centers are solved and whose wings are even; undefined if a beam finds nothing. */
export function* edgesByBeams(tables: FiveTables, state: CubeState): Generator<void, Candidate | undefined> {
  const held = heldCandidate(state);
  const spaces = yield* wingSpaces(tables);
  const stages = fiveStages(tables).slice(-spaces.length);
  let candidates = rotationsOfAxes().map((rotation) => rotateCandidate(held, rotation));
  for (const [i, stage] of stages.entries()) {
    const before = candidates;
    candidates = [];
    for (const wider of WIDER)
      if (candidates.length === 0)
        candidates = yield* throughBeam(stage, spaces[i], before, {
          ...STEPS[i],
          width: wider * STEPS[i].width,
          roots: wider * STEPS[i].roots,
        });
  }
  return candidates[0];
}

/** The candidates that a beam brings through a stage, shortest first. */
function* throughBeam(
  stage: StageWalk,
  space: WingSpace,
  candidates: readonly Candidate[],
  { width, roots: count, keep }: BeamStep,
): Generator<void, Candidate[]> {
  const least = candidates.reduce((few, { length }) => Math.min(few, length), Number.POSITIVE_INFINITY);
  const roots = yield* nearestRoots(stage, candidates, count);
  const words = space.words + 1;
  const positions = new Int32Array(roots.length * words);
  // The last word tells where a position began: equal positions with different pieces elsewhere do not count as one.
  roots.forEach((root, i) => {
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
    accept(path, from) {
      if (!stage.accept) return true;
      const whole = wayToGoal(from, path);
      return stage.accept(roots[from], Uint8Array.from(whole), whole.length);
    },
  };
  const late = Uint8Array.from(roots, ({ candidate }) => candidate.length - least);
  const ends = yield* beamEnds(walk, { positions, late }, { width, ends: keep });
  return ends.map(({ from, path }) => {
    const root = roots[from];
    const own = wayToGoal(from, path).map((move) => stage.turns[move]);
    return {
      state: turnStateBy(root.start.state, own),
      turns: [...root.candidate.turns, ...own],
      length: root.candidate.length + own.length,
      tag: root.start.tag,
    };
  });

  /** The path, and from its end the shortest way to the goal. */
  function wayToGoal(from: number, path: readonly number[]): number[] {
    let position = positions.slice(from * words, (from + 1) * words);
    let child = new Int32Array(words);
    for (const move of path) {
      walk.make(position, 0, move, child, 0);
      [position, child] = [child, position];
    }
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

/** The roots of all candidates with the smallest bounds, at most `count`. */
function* nearestRoots(
  stage: StageWalk,
  candidates: readonly Candidate[],
  count: number,
): Generator<void, Root[]> {
  const byLength: Root[][] = [];
  for (const candidate of candidates) {
    for (const root of stage.roots(candidate)) {
      byLength[root.bound + candidate.length] ??= [];
      byLength[root.bound + candidate.length].push(root);
    }
    yield;
  }
  return byLength.flat().slice(0, count);
}
