/**
 * The positions of a step as a beam sees them: one mask for each orbit, and a score made of exact distances. Built once
 * for each kind of step and phase.
 */
import type { Turn } from "../../../geometry/index.ts";
import {
  type HashedTable,
  hashedDistance,
  hashedSteps,
  MAX_SCORE,
  type MaskRank,
  maskMoves,
  movedMask,
} from "../../../search/index.ts";
import { bitImages, byteOfAxis } from "../center-masks.ts";
import { stageTurns } from "../center-rings.ts";
import { eightPlaces, maskDistances, UNREACHED } from "../mask-distance.ts";
import { axesSpace } from "./axes-space.ts";
import { type RingStep, type RingStepKind, ringSteps, type StepSpace } from "./ring-steps.ts";

/**
 * 0: the colors of the x axis go to their faces. 1: the colors of the other two axes are separated. 2: the two colors
 * of each axis are.
 */
export type Phase = 0 | 1 | 2;

/** The x axis. */
const FIRST_AXIS = 0;
const MODEL_SIZES: Readonly<Record<RingStepKind, number>> = { place: 5, joinTwo: 6, joinThree: 7 };

const known = new Map<string, StepSpace>();

export function* stepSpace(kind: RingStepKind, phase: Phase, ends: boolean): Generator<void, StepSpace> {
  const key = phase === 2 ? kind : `${kind} ${phase} ${ends}`;
  const found = known.get(key);
  if (found) return found;
  const size = MODEL_SIZES[kind];
  const step = ringSteps(size).find((each) => each.kind === kind)!;
  const made = phase === 2 ? yield* axesSpace(size, step) : yield* eightsSpace(size, step, phase, ends);
  known.set(key, made);
  return made;
}

function modelTurns(size: number, step: RingStep, quarterAxes: readonly number[]): Turn[] {
  return stageTurns(size, step.blocks, quarterAxes);
}

/** The colors that a phase places, by their number modulo 3, which is the index of their byte in a solved mask. */
export function kindOf(phase: 0 | 1): number {
  return (byteOfAxis(FIRST_AXIS) + phase) % 3;
}

/** What one turn of distance counts in a score, and what a bar's end of another kind than its neighbor counts. */
const PLACE_WEIGHT = 4;
const BAR_WEIGHT = 2;

function* eightsSpace(size: number, step: RingStep, phase: 0 | 1, ends: boolean): Generator<void, StepSpace> {
  const goal = 255 << (8 * kindOf(phase));
  const turns = modelTurns(size, step, phase === 0 ? [0, 1, 2] : [FIRST_AXIS]);
  const deepest = Math.max(...step.blocks);
  const isOdd = Uint8Array.from(turns, ({ first, last, quarters }) =>
    ends && quarters !== 2 && last - first + 1 === deepest ? 1 : 0,
  );
  const orbits = [...step.placed, ...step.bar];
  const images = orbits.map((orbit) => turns.map((turn) => bitImages(size, orbit, turn)));
  const rank = eightPlaces();
  const distances: Uint8Array[] = [];
  for (const image of images.slice(0, step.placed.length))
    distances.push(yield* maskDistances(`${step.kind} ${phase}`, rank, goal, image, isOdd));
  const moved = maskMoves(turns.flatMap((_, move) => images.map((image) => image[move])));
  const near = step.bar.length === 0 ? yield* nearGoal(goal, moved, isOdd) : undefined;
  return eights({ turns, goal, rank, distances, moved, isOdd, orbits: orbits.length, near });
}

/** Positions of two orbits that are a few turns from the goal, where the scores of single orbits say too little. */
function* nearGoal(goal: number, moved: Uint32Array, isOdd: Uint8Array): Generator<void, HashedTable> {
  const space = {
    start: [goal, goal] as const,
    degree: isOdd.length,
    turn(first: number, second: number, move: number, into: Int32Array) {
      into[0] = movedMask(moved, 2 * move, first);
      into[1] =
        movedMask(moved, 2 * move + 1, second & 0xffffff) | ((second & ~0xffffff) ^ (isOdd[move] << 24));
    },
  };
  return yield* hashedSteps(space, { depth: MAX_DISTANCE, enough: NEAR });
}

const MAX_DISTANCE = 39;
/** Layers of positions around the goal are built until there are this many positions. */
const NEAR = 30_000;
/** A surcharge for positions that are not near the goal. For those that are, the score is the distance alone. */
const NOT_NEAR = 20;

interface Eights {
  readonly turns: readonly Turn[];
  readonly goal: number;
  readonly rank: MaskRank;
  readonly distances: readonly Uint8Array[];
  /** [(move · orbits + orbit) · 768 …]: three lookups. */
  readonly moved: Uint32Array;
  readonly isOdd: Uint8Array;
  readonly orbits: number;
  readonly near: HashedTable | undefined;
}

function eights({ turns, goal, rank, distances, moved, isOdd, orbits, near }: Eights): StepSpace {
  const moves = turns.length;
  const words = orbits + 1;
  const placed = distances.length;
  const { first, second, third, bits } = rank;
  const space: StepSpace = { turns, words, moves, left, scores: costs, make };
  return space;

  /** The number of turns left is known at the goal only. */
  function left(positions: Int32Array, from: number): number {
    return isGoal(positions, from) ? 0 : Number.POSITIVE_INFINITY;
  }

  function isGoal(positions: Int32Array, from: number): boolean {
    if (positions[from + orbits] !== 0) return false;
    for (let orbit = 0; orbit < placed; orbit++) if (positions[from + orbit] !== goal) return false;
    for (let orbit = placed + 1; orbit < orbits; orbit++)
      if (positions[from + orbit] !== positions[from + orbit - 1]) return false;
    return true;
  }

  function costs(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    for (let move = 0; move < moves; move++) {
      const odd = positions[from + orbits] ^ isOdd[move];
      let cost = 3 * odd;
      let before = 0;
      let farthest = 0;
      let inner = 0;
      for (let orbit = 0; orbit < orbits; orbit++) {
        const mask = positions[from + orbit];
        const at = (move * orbits + orbit) * 768;
        const after =
          moved[at + (mask & 255)] | moved[at + 256 + ((mask >> 8) & 255)] | moved[at + 512 + (mask >> 16)];
        if (orbit < placed) {
          const a = after & 255;
          const b = (after >> 8) & 255;
          const seen = bits[a];
          const distance =
            distances[orbit][
              2 * (first[a] + second[(seen << 8) + b] + third[((seen + bits[b]) << 8) + (after >> 16)]) + odd
            ];
          if (distance === UNREACHED) cost = MAX_SCORE;
          cost += PLACE_WEIGHT * distance;
          if (distance > farthest) farthest = distance;
          if (orbit === 0) inner = after;
        } else if (orbit > placed) {
          const apart = after ^ before;
          cost += BAR_WEIGHT * (bits[apart & 255] + bits[(apart >> 8) & 255] + bits[apart >> 16]);
        }
        before = after;
      }
      if (near) {
        const steps =
          farthest < near.beyond ? hashedDistance(near, inner, before | (odd << 24)) : near.beyond;
        cost = steps < near.beyond ? steps : cost + NOT_NEAR;
      }
      into[to + move] = Math.min(cost, MAX_SCORE);
    }
  }

  function make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void {
    for (let orbit = 0; orbit < orbits; orbit++)
      into[to + orbit] = movedMask(moved, move * orbits + orbit, positions[from + orbit]);
    into[to + orbits] = positions[from + orbits] ^ isOdd[move];
  }
}
