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
  rankOfSets,
} from "../../../search/index.ts";
import { bitImages, byteOfAxis } from "../center-masks.ts";
import { stageTurns } from "../center-rings.ts";
import { axesSpace } from "./axes-space.ts";
import { type BarEnds, barEnds, countApart } from "./bar-ends.ts";
import { type Finishers, finishersOf, finishing, NONE, REACH } from "./finishers.ts";
import { maskDistances, UNREACHED } from "./mask-distance.ts";
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

/** The colors that a phase places, by their number modulo 3, which is the index of their byte in a solved mask. */
export function kindOf(phase: 0 | 1): number {
  return (byteOfAxis(FIRST_AXIS) + phase) % 3;
}

/**
 * What one turn of distance counts in a score, where a bar's end of another kind than its neighbor counts two. Ratios
 * from 1 to 4 make joins 0.4 turns shorter or longer at most (decision 0258#0189).
 */
const PLACE_WEIGHT = 4;

function* eightsSpace(size: number, step: RingStep, phase: 0 | 1, ends: boolean): Generator<void, StepSpace> {
  const goal = 255 << (8 * kindOf(phase));
  const turns = stageTurns(size, step.blocks, phase === 0 ? [0, 1, 2] : [FIRST_AXIS]);
  const deepest = Math.max(...step.blocks);
  const isOdd = Uint8Array.from(turns, ({ first, last, quarters }) =>
    ends && quarters !== 2 && last - first + 1 === deepest ? 1 : 0,
  );
  const images = [...step.placed, ...step.bar].map((orbit) =>
    turns.map((turn) => bitImages(size, orbit, turn)),
  );
  yield;
  const rank = rankOfSets(8);
  const distances: Uint8Array[] = [];
  for (const image of images.slice(0, step.placed.length))
    distances.push(yield* maskDistances(`eight places, phase ${phase}`, rank, goal, image, isOdd));
  yield;
  const moved = maskMoves(turns.flatMap((_, move) => images.map((image) => image[move])));
  const near = step.bar.length === 0 ? yield* nearGoal(goal, moved, isOdd) : undefined;
  const bars = step.bar.length > 0 ? barEnds(size, step, turns) : undefined;
  const cuts = Uint8Array.from(turns, ({ first, last }) => (last - first + 1 === deepest ? 1 : 0));
  const finishers = step.bar.length > 0 ? yield* finishersOf(step, goal, { images, isOdd, cuts }) : undefined;
  return eights({ turns, goal, rank, distances, moved, images, isOdd, near, bars, finishers });
}

/** Positions of two orbits that are a few turns from the goal, where the scores of single orbits say too little. */
function* nearGoal(goal: number, moved: Uint32Array, isOdd: Uint8Array): Generator<void, HashedTable> {
  const space = {
    goals: [goal, goal],
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
/**
 * Layers of positions around the goal are built until there are this many positions. Rings are then placed in 11.7 + 9.3
 * turns (first and second phase, beams of 300), with a tenth or a third of that in 12.8 + 9.6.
 */
const NEAR = 100_000;
/**
 * A surcharge for positions that are not near the goal. For those that are, the score is the distance alone. With 5 or
 * 80 the results are the same.
 */
const NOT_NEAR = 20;

interface Eights {
  readonly turns: readonly Turn[];
  readonly goal: number;
  readonly rank: MaskRank;
  readonly distances: readonly Uint8Array[];
  /** [(move · orbits + orbit) · 768 …]: three lookups. */
  readonly moved: Uint32Array;
  /** images[orbit][move]. */
  readonly images: readonly (readonly Uint8Array[])[];
  readonly isOdd: Uint8Array;
  readonly near: HashedTable | undefined;
  readonly bars: BarEnds | undefined;
  readonly finishers: Finishers | undefined;
}

/** Size of the cache of what the placed orbits count, in bits. */
const CACHE_BITS = 12;

function eights({
  turns,
  goal,
  rank,
  distances,
  moved,
  images,
  isOdd,
  near,
  bars,
  finishers,
}: Eights): StepSpace {
  const moves = turns.length;
  const orbits = images.length;
  const words = orbits + 1;
  const placed = distances.length;
  const { first, second, third, bits } = rank;
  const places = distances.map((own, orbit) => {
    const actions = actionsOf(images[orbit], isOdd);
    return { own, orbit, ...actions, after: new Uint8Array(actions.moves.length) };
  });
  /** Two words of a key for each entry, and what the placed orbits and parity count after each move. */
  const keys = new Int32Array(2 << CACHE_BITS).fill(-1);
  const cached = new Uint16Array(moves << CACHE_BITS);
  const space = { turns, words, moves, left, scores, make };
  return finishers ? { ...space, finish: { reach: REACH, ways: finishesOf(finishers) } } : space;

  function finishesOf(known: Finishers): NonNullable<StepSpace["finish"]>["ways"] {
    return (positions, from) => {
      for (let orbit = 0; orbit < placed; orbit++) if (positions[from + orbit] !== goal) return NONE;
      return finishing(known, positions, from + placed, positions[from + orbits]);
    };
  }

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

  function scores(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    const at = placedCosts(positions, from);
    if (!bars) {
      for (let move = 0; move < moves; move++) into[to + move] = cached[at + move];
      return;
    }
    const { actionOf, costs } = bars;
    countApart(bars, positions, from + placed);
    for (let move = 0; move < moves; move++)
      into[to + move] = Math.min(cached[at + move] + costs[actionOf[move]], MAX_SCORE);
  }

  /** Where the costs of the placed orbits are. Most positions of a beam have those orbits in common with others. */
  function placedCosts(positions: Int32Array, from: number): number {
    const parity = positions[from + orbits];
    const one = positions[from] | (parity << 24);
    const other = placed > 1 ? positions[from + 1] : 0;
    const hash = Math.imul(Math.imul(one, 0x9e3779b1) ^ other, 0x85ebca6b);
    const slot = (hash ^ (hash >>> 15)) & ((1 << CACHE_BITS) - 1);
    const at = slot * moves;
    if (keys[2 * slot] === one && keys[2 * slot + 1] === other) return at;
    keys[2 * slot] = one;
    keys[2 * slot + 1] = other;
    for (let i = 0; i < placed; i++) fillDistances(places[i], positions[from + i], parity);
    for (let move = 0; move < moves; move++) {
      const odd = parity ^ isOdd[move];
      let cost = 3 * odd;
      let farthest = 0;
      for (let i = 0; i < placed; i++) {
        const { after, of } = places[i];
        const distance = after[of[move]];
        if (distance === UNREACHED) cost = MAX_SCORE;
        cost += PLACE_WEIGHT * distance;
        if (distance > farthest) farthest = distance;
      }
      if (near) {
        const steps = farthest < near.beyond ? stepsToGoal(near, positions, from, move, odd) : near.beyond;
        cost = steps < near.beyond ? steps : cost + NOT_NEAR;
      }
      cached[at + move] = Math.min(cost, MAX_SCORE);
    }
    return at;
  }

  /** The distances of a placed orbit after each action. */
  function fillDistances(
    { own, orbit, moves: each, after }: (typeof places)[number],
    mask: number,
    parity: number,
  ): void {
    const low = mask & 255;
    const middle = 256 + ((mask >> 8) & 255);
    const high = 512 + (mask >> 16);
    for (let i = 0; i < each.length; i++) {
      const at = (each[i] * orbits + orbit) * 768;
      const image = moved[at + low] | moved[at + middle] | moved[at + high];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const seen = bits[a];
      const index = first[a] + second[(seen << 8) + b] + third[((seen + bits[b]) << 8) + (image >> 16)];
      after[i] = own[2 * index + (parity ^ isOdd[each[i]])];
    }
  }

  function stepsToGoal(
    table: HashedTable,
    positions: Int32Array,
    from: number,
    move: number,
    odd: number,
  ): number {
    const inner = movedMask(moved, move * orbits, positions[from]);
    const outer = movedMask(moved, move * orbits + 1, positions[from + 1]);
    return hashedDistance(table, inner, outer | (odd << 24));
  }

  function make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void {
    for (let orbit = 0; orbit < orbits; orbit++)
      into[to + orbit] = movedMask(moved, move * orbits + orbit, positions[from + orbit]);
    into[to + orbits] = positions[from + orbits] ^ isOdd[move];
  }
}

interface Actions {
  /** of[move]: its action. */
  readonly of: Uint8Array;
  /** A move for each action. */
  readonly moves: Uint8Array;
}

/** What moves do to an orbit and to the parity. */
function actionsOf(images: readonly Uint8Array[], isOdd: Uint8Array): Actions {
  const numbers = new Map<string, number>();
  const moves: number[] = [];
  const of = Uint8Array.from(isOdd, (odd, move) => {
    const key = `${images[move].join()} ${odd}`;
    const known = numbers.get(key) ?? moves.push(move) - 1;
    numbers.set(key, known);
    return known;
  });
  return { of, moves: Uint8Array.from(moves) };
}
