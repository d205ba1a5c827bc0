/**
 * What a beam walks in a step of the centers: masks of orbits, and the parities of wings that are to be even. A score is a weighted sum of
 * exact distances, each of one orbit on its own, and of the ends of bars that are of another kind than what stands beside them.
 */
import {
  type BeamWalk,
  beamOf,
  type HashedTable,
  hashedDistance,
  hashedSteps,
  MAX_SCORE,
  type MaskRank,
  rankMask,
} from "../../search/index.ts";
import { type AxisDistances, axisScores, patternRanks, sumOfAxes } from "./axis-distances.ts";
import { imageOf } from "./center-masks.ts";
import { UNREACHED } from "./mask-distance.ts";

/** Masks by look-ups: tables[move · orbits + orbit], absent where the move does nothing to the orbit. */
export interface MaskTurns {
  readonly orbits: number;
  readonly moves: number;
  readonly tables: readonly (Uint32Array | undefined)[];
  /** toggles[move]: the parity bits that the move changes, of those that count. */
  readonly toggles: Uint32Array;
}

export interface BeamProblem extends MaskTurns {
  readonly rank: MaskRank;
  /** distances[orbit][2 · rank + parity]: of the first orbits, which are to be placed; the others make bars, in their order. */
  readonly distances: readonly Uint8Array[];
  /** parityCost[parity bits]: what they add to the score; 0 where they are as wanted. */
  readonly parityCost: Uint8Array;
  /** Positions near the goal, for one or two orbits that are to be placed. */
  readonly near?: HashedTable | undefined;
  /** Where turns keep axes apart: these make the score instead. */
  readonly axes: readonly AxisDistances[];
  readonly placeWeight: number;
  readonly barWeight: number;
}

/** More turns than any step takes. */
const MAX_TURNS = 39;
/** Which of equal scores come first is chance; with this one the known solutions stay as they were. */
const STRIDE = 7919;

/** Moves from the masks to where the first distance and the parity are 0; nothing if it finds none. Yields every few milliseconds. */
export function* solveByBeam(
  problem: BeamProblem,
  masks: ArrayLike<number>,
  parity: number,
  width: number,
): Generator<void, number[] | undefined> {
  // A position: the parity bits, and the masks.
  const start = Int32Array.of(parity, ...Array.from(masks));
  const end = yield* beamOf(walkOf(problem), start, { width, maxTurns: MAX_TURNS, stride: STRIDE });
  return end && [...end.path, ...goHome(problem, end.position)];
}

/** Positions of one or two masks that are a few turns from a goal: where scores of single orbits say too little. */
export function* nearGoal(
  goal: number,
  { orbits, moves, tables, toggles }: MaskTurns,
  enough: number,
): Generator<void, HashedTable> {
  const space = {
    start: [goal, orbits > 1 ? goal : 0] as const,
    degree: moves,
    turn(first: number, second: number, move: number, into: Int32Array) {
      into[0] = imageOf(tables[move * orbits], first);
      const mask = orbits > 1 ? imageOf(tables[move * orbits + 1], second & 0xffffff) : 0;
      into[1] = mask | ((second & ~0xffffff) ^ (toggles[move] << 24));
    },
  };
  return yield* hashedSteps(space, { depth: MAX_TURNS, enough });
}

/** How far a position near the goal is from it; infinite for all others. */
function distanceNear({ near, orbits }: BeamProblem, positions: Int32Array, at: number): number {
  if (!near) return Number.POSITIVE_INFINITY;
  const second = (orbits > 1 ? positions[at + 2] : 0) | (positions[at] << 24);
  const found = hashedDistance(near, positions[at + 1], second);
  return found < near.beyond ? found : Number.POSITIVE_INFINITY;
}

/** The moves home from a position near the goal, each of which is nearer. */
function goHome(problem: BeamProblem, from: Int32Array): number[] {
  const { moves } = problem;
  const next = new Int32Array(from.length);
  let position = from;
  const path: number[] = [];
  for (let left = distanceNear(problem, position, 0); Number.isFinite(left) && left > 0; left--)
    for (let move = 0; move < moves; move++) {
      turnTo(problem, position, 0, move, next, 0);
      if (distanceNear(problem, next, 0) !== left - 1) continue;
      path.push(move);
      position = next.slice();
      break;
    }
  return path;
}

function turnTo(
  { orbits, tables, toggles }: MaskTurns,
  from: Int32Array,
  at: number,
  move: number,
  into: Int32Array,
  to: number,
): void {
  into[to] = from[at] ^ toggles[move];
  for (let orbit = 0; orbit < orbits; orbit++)
    into[to + 1 + orbit] = imageOf(tables[move * orbits + orbit], from[at + 1 + orbit]);
}

function walkOf(problem: BeamProblem): BeamWalk {
  const { moves, orbits } = problem;
  const child = new Int32Array(orbits + 1);
  return {
    moves,
    words: orbits + 1,
    scores(positions, from, into, to) {
      for (let move = 0; move < moves; move++) {
        turnTo(problem, positions, from, move, child, 0);
        into[to + move] = Math.min(scoreOf(problem, child, 0), MAX_SCORE);
      }
    },
    make: (positions, from, move, into, to) => turnTo(problem, positions, from, move, into, to),
    left: (positions, at) => (isGoal(problem, positions, at) ? 0 : distanceNear(problem, positions, at)),
  };
}

function isGoal(
  { rank, distances, orbits, parityCost }: BeamProblem,
  positions: Int32Array,
  at: number,
): boolean {
  if (parityCost[positions[at]] > 0) return false;
  for (let orbit = 0; orbit < orbits; orbit++) {
    const mask = positions[at + 1 + orbit];
    if (
      orbit < distances.length
        ? distances[orbit][2 * rankMask(rank, mask)] > 0
        : orbit > distances.length && mask !== positions[at + orbit]
    )
      return false;
  }
  return true;
}

function scoreOf(
  { rank, distances, orbits, parityCost, placeWeight, barWeight, axes }: BeamProblem,
  positions: Int32Array,
  at: number,
): number {
  const parity = positions[at];
  let score = parityCost[parity];
  if (axes.length > 0) {
    const ranked = patternRanks();
    const scores = axisScores();
    for (const group of axes) score += sumOfAxes(group, positions, at + 1, ranked, scores);
    return score;
  }
  const { first, second, third, bits } = rank;
  const placed = distances.length;
  const odd = parity === 0 ? 0 : 1;
  for (let orbit = 0; orbit < orbits; orbit++) {
    const mask = positions[at + 1 + orbit];
    if (orbit < placed) {
      const a = mask & 255;
      const b = (mask >> 8) & 255;
      const before = bits[a];
      const distance =
        distances[orbit][
          2 * (first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]) + odd
        ];
      if (distance === UNREACHED) return MAX_SCORE;
      score += placeWeight * distance;
    } else if (orbit > placed) {
      const apart = mask ^ positions[at + orbit];
      score += barWeight * (bits[apart & 255] + bits[(apart >> 8) & 255] + bits[apart >> 16]);
    }
  }
  return score;
}
