/** The positions of a step, as a beam sees them: one mask for each orbit, and a score of exact distances. Made once for each kind of step and phase. */
import type { Turn } from "../../../geometry/index.ts";
import {
  type BeamWalk,
  type HashedTable,
  hashedDistance,
  MAX_SCORE,
  type MaskRank,
  maskMoves,
  maskTable,
  movedMask,
} from "../../../search/index.ts";
import {
  AXIS,
  type AxisDistances,
  type AxisGroup,
  axisDistances,
  PATTERNS,
  patternBytes,
  patternRanks,
} from "../axis-distances.ts";
import { nearGoal } from "../center-beam.ts";
import { bitImages, byteOfAxis } from "../center-masks.ts";
import { stageTurns } from "../center-rings.ts";
import { eightPlaces, maskDistances, UNREACHED } from "../mask-distance.ts";
import { type RingStep, type RingStepKind, ringSteps } from "./ring-steps.ts";

/** The colors of one axis to their faces; those of the other two apart; the two colors of each axis. */
export type Phase = 0 | 1 | 2;

export interface StepSpace extends BeamWalk {
  /** The turns of the model: of blocks of 1, 2 and 3 layers, which stand for those of a step. */
  readonly turns: readonly Turn[];
  /** The first orbits of a position are to be placed; its last number is 1 while an odd number of the deepest turns has to be made. */
  readonly goal: number;
}

const MODEL_SIZES: Readonly<Record<RingStepKind, number>> = { place: 5, joinTwo: 6, joinThree: 7 };

const known = new Map<string, StepSpace>();

/** Whether tables have been made: the first cube waits for them for some seconds. */
export function knowsRings(): boolean {
  return known.size > 0;
}

export function* stepSpace(
  kind: RingStepKind,
  phase: Phase,
  axis: 0 | 1 | 2,
  ends: boolean,
): Generator<void, StepSpace> {
  const key = `${kind} ${phase} ${axis} ${ends}`;
  const found = known.get(key);
  if (found) return found;
  const size = MODEL_SIZES[kind];
  const step = ringSteps(size).find((each) => each.kind === kind)!;
  const made = phase === 2 ? yield* axesSpace(size, step) : yield* eightsSpace(size, step, phase, axis, ends);
  known.set(key, made);
  return made;
}

function modelTurns(size: number, step: RingStep, quarterAxes: readonly number[]): Turn[] {
  return stageTurns(size, step.blocks, quarterAxes);
}

/** What a turn of distance counts in a score, and an end of a bar of another kind than its neighbor. */
const PLACE_WEIGHT = 4;
const BAR_WEIGHT = 2;

function* eightsSpace(
  size: number,
  step: RingStep,
  phase: Phase,
  axis: 0 | 1 | 2,
  ends: boolean,
): Generator<void, StepSpace> {
  const own = byteOfAxis(axis);
  const goal = 255 << (8 * (phase === 0 ? own : (own + 1) % 3));
  const turns = modelTurns(size, step, phase === 0 ? [0, 1, 2] : [axis]);
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
  const near =
    step.bar.length === 0
      ? yield* nearGoal(
          goal,
          {
            orbits: images.length,
            moves: turns.length,
            tables: Array.from({ length: moved.length / 768 }, (_, at) =>
              moved.subarray(768 * at, 768 * (at + 1)),
            ),
            toggles: Uint32Array.from(isOdd),
          },
          NEAR,
        )
      : undefined;
  return eights({ turns, goal, rank, distances, moved, isOdd, orbits: orbits.length, near });
}

/** Layers of positions near the goal are made until there are so many. */
const NEAR = 30_000;
/** What positions cost that are not near the goal, beside their distances: those that are cost their distance alone. */
const NOT_NEAR = 20;

interface Eights {
  readonly turns: readonly Turn[];
  readonly goal: number;
  readonly rank: MaskRank;
  readonly distances: readonly Uint8Array[];
  /** [(move · orbits + orbit) · 768 …]: three look-ups. */
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
  const space: StepSpace = { turns, goal, words, moves, left, scores: costs, make };
  return space;

  /** Turns left are known at the goal alone. */
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

/** The places of the first color of each axis. */
const FIRST_COLORS = 0x0f0f0f;
const HOME = 0x0f;
/** What is looked at together in the last phase: one to three orbits by their numbers. */
const AXIS_GROUPS: Readonly<Record<RingStepKind, readonly AxisGroup[]>> = {
  place: [{ orbits: [0, 1], isGoal: (bytes) => bytes.every((byte) => byte === HOME) }],
  joinTwo: [{ orbits: [0, 1, 2], isGoal: ([inner, one, other]) => inner === HOME && one === other }],
  joinThree: [
    { orbits: [0, 1], isGoal: (bytes) => bytes.every((byte) => byte === HOME) },
    { orbits: [2, 3, 4], isGoal: (bytes) => bytes.every((byte) => byte === bytes[0]) },
    { orbits: [0, 2, 4], isGoal: ([inner, one, other]) => inner === HOME && one === other },
    { orbits: [1, 2, 3], isGoal: ([inner, one, other]) => inner === HOME && one === other },
    { orbits: [1, 3, 4], isGoal: ([inner, one, other]) => inner === HOME && one === other },
  ],
};

function* axesSpace(size: number, step: RingStep): Generator<void, StepSpace> {
  const turns = modelTurns(size, step, []);
  const orbits = [...step.placed, ...step.bar];
  const tables = turns.flatMap((turn) => orbits.map((orbit) => maskTable(bitImages(size, orbit, turn))));
  const groups: AxisDistances[] = [];
  for (const group of AXIS_GROUPS[step.kind]) groups.push(yield* axisDistances(group, tables, orbits.length));
  return axes(turns, orbits.length, step.placed.length, tables, groups);
}

/** A position of the last phase: the number of the pattern of each orbit on each axis, axis by axis. */
function axes(
  turns: readonly Turn[],
  orbits: number,
  placed: number,
  tables: readonly Uint32Array[],
  groups: readonly AxisDistances[],
): StepSpace {
  const moves = turns.length;
  const ranks = patternRanks();
  const scores = axisScores();
  const home = ranks[HOME];
  // Turns that do the same on an axis are one action there.
  const actionOf = new Uint8Array(3 * moves);
  const actions: Uint8Array[][][] = [[], [], []];
  for (let axis = 0; axis < 3; axis++) {
    const numbers = new Map<string, number>();
    for (let move = 0; move < moves; move++) {
      const rows = Array.from({ length: orbits }, (_, orbit) => {
        const row = new Uint8Array(PATTERNS);
        for (const byte of patternBytes()) {
          const image = (tables[move * orbits + orbit][256 * axis + byte] >> (8 * axis)) & 255;
          row[ranks[byte]] = ranks[image];
        }
        return row;
      });
      const key = rows.join(";");
      if (!numbers.has(key)) {
        numbers.set(key, numbers.size);
        actions[axis].push(rows);
      }
      actionOf[axis * moves + move] = numbers.get(key)!;
    }
  }
  const words = 3 * orbits;
  const next = new Uint8Array(orbits);
  const sums = new Uint16Array(3 * moves);
  return { turns, goal: FIRST_COLORS, words, moves, left, scores: costs, make };

  /** Turns left are known at the goal alone. */
  function left(positions: Int32Array, from: number): number {
    return isGoal(positions, from) ? 0 : Number.POSITIVE_INFINITY;
  }

  function isGoal(positions: Int32Array, from: number): boolean {
    for (let axis = 0; axis < 3; axis++)
      for (let orbit = 0; orbit < orbits; orbit++) {
        const at = from + axis * orbits + orbit;
        if (orbit < placed ? positions[at] !== home : orbit > placed && positions[at] !== positions[at - 1])
          return false;
      }
    return true;
  }

  function costs(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    for (let axis = 0; axis < 3; axis++) {
      const own = actions[axis];
      for (let action = 0; action < own.length; action++) {
        const rows = own[action];
        for (let orbit = 0; orbit < orbits; orbit++)
          next[orbit] = rows[orbit][positions[from + axis * orbits + orbit]];
        let sum = 0;
        for (let group = 0; group < groups.length; group++) {
          const { orbits: seen, distances } = groups[group];
          let index = axis * AXIS + next[seen[0]];
          if (seen.length > 1) index += PATTERNS * next[seen[1]];
          if (seen.length > 2) index += PATTERNS * PATTERNS * next[seen[2]];
          sum += scores[distances[index]];
        }
        sums[axis * moves + action] = sum;
      }
    }
    for (let move = 0; move < moves; move++) {
      const cost =
        sums[actionOf[move]] +
        sums[moves + actionOf[moves + move]] +
        sums[2 * moves + actionOf[2 * moves + move]];
      into[to + move] = Math.min(cost, MAX_SCORE);
    }
  }

  function make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void {
    for (let axis = 0; axis < 3; axis++) {
      const rows = actions[axis][actionOf[axis * moves + move]];
      for (let orbit = 0; orbit < orbits; orbit++)
        into[to + axis * orbits + orbit] = rows[orbit][positions[from + axis * orbits + orbit]];
    }
  }
}

let made: Uint16Array | undefined;

/** scores[distance]: its square, as whatever is far on one axis has to come along: of 20 random steps, beams of 1000 do 14 so, 5 by the power of 1.5. */
function axisScores(): Uint16Array {
  made ??= Uint16Array.from({ length: 128 }, (_, distance) => Math.min(MAX_SCORE, 4 * distance ** 2));
  return made;
}
