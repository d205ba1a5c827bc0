/** Solves the centers of a cube of any size, ring by ring (docs/math/nxn-solving.md). */
import {
  cubeGeometry,
  faces,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
  type Turn,
} from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
import { type BeamEnd, beamEnds, faceAfter, prepareSteps, type TableStore } from "../../../search/index.ts";
import { type BeamSpace, inGroups } from "../beam-space.ts";
import { maskOf } from "../center-masks.ts";
import { makeTurns, type ReductionState, turnColors } from "../reduction-state.ts";
import { rotationsOfAxes } from "../stages/stage-turns.ts";
import type { Wings } from "../wings.ts";
import { pairingSpace, targetsOf } from "./pairing-space.ts";
import { phaseColors, startsOf } from "./positions.ts";
import { ringRecipe } from "./ring-records.ts";
import { chooseAlong, type RingStep, ringSteps } from "./ring-steps.ts";

interface RingEffort {
  /** The widths of the beams, by phase. */
  readonly widths: readonly [number, number, number];
  /** The strides, primes, in which beams visit positions of equal score: another one for each group of ways. */
  readonly strides?: readonly number[];
  /** How many beams there are of the next step, side by side; default: one. */
  groups?(): number;
  /** For how many ways the wings are paired, to take the shortest in all; default 1. */
  readonly pairings?: number;
}

/**
 * How many ways through a step are kept: the next one looks different after each, and a beam that begins at all of them
 * finds a shorter way.
 */
const ENDS = 64;
/** How many turns each end of the next bars that is apart takes later: 0.19, 0.27 and 0.24 by phase (random joins, decision 0258#0189). */
const APART = 0.25;
/** More turns than any step takes. */
const MAX_TURNS = 48;
/** Beams that place rings are that much narrower: their positions take longer, and there are few of them. */
const PLACING = 1 / 3;
/** Factors by which a beam that finds no solution is widened. */
const WIDER = [1, 4, 12];
/** No beam is made wider than that: it would take a gigabyte. */
const WIDEST = 30_000;

interface RingOptions {
  /** odd[d]: 1 where the wings of depth d are in an odd permutation. */
  readonly odd: Uint8Array;
  readonly axis: 0 | 1 | 2;
  readonly effort: RingEffort;
  /** Also pair wings on the way, as far as that takes few turns, and leave the colors of the outermost ring. */
  readonly pairing?: Pairing | undefined;
  /** Where tables are kept between runs. */
  readonly store?: TableStore | undefined;
}

interface Pairing {
  readonly wings: Wings;
  /** In how many turns the others are paired after these. */
  rest(turns: readonly Turn[]): Generator<unknown, number>;
}

/**
 * What an unpaired wing adds to a score, and how many turns it takes later; on an even cube a pair counts twice. Beams
 * are that much wider than for centers alone (decision 0258#0187).
 */
const PAIRING: Partial<Record<RingStep["kind"], { weight: number; cost: number; wider: number }>> = {
  joinTwo: { weight: 2, cost: 1.3, wider: 4 },
  joinThree: { weight: 32, cost: 2.2, wider: 1 },
};

/** A way through the steps so far. */
interface Way {
  /** The colors of all facelets before the last step. */
  readonly colors: Uint8Array;
  readonly last: TurnList;
  readonly length: number;
  /** How many ends of the next rings' bars are of another kind than the piece beside them, of those the steps could change. */
  readonly apart: number;
  /** left[depth]: whether the wings of that depth are still odd. */
  readonly left: Uint8Array;
}

/** The turns of a step, after those of the steps before. */
interface TurnList {
  readonly turns: readonly Turn[];
  readonly before: TurnList | undefined;
}

/**
 * Solves the centers (all of them, or all but the colors of the outermost ring, whose bars are then of one color each)
 * and fixes wing parity. Returns false if a beam finds no solution; but in the last phase, if no wings are paired, bars are
 * then left apart, and a few centers are wrong at the end.
 */
export function* solveRings(
  work: ReductionState,
  { odd, axis, effort, pairing, store }: RingOptions,
): Generator<void, boolean> {
  const { size } = work;
  const steps = ringSteps(size);
  // In the model the axis is always x, so that one set of tables serves all three.
  const rotation = rotationsOfAxes()[(3 - axis) % 3];
  const back = rotations().inverse[rotation];
  const colors = rotatedColors(work, rotation);
  const start: Way = { colors, last: { turns: [], before: undefined }, length: 0, apart: 0, left: odd };
  const { widths, strides = [], groups: count = () => 1 } = effort;
  let groups = Array.from({ length: Math.max(1, Math.min(count(), strides.length)) }, () => [start]);
  let isSolved = true;
  for (const phase of [0, 1, 2] as const)
    for (const [at, step] of steps.entries()) {
      // The two colors of the innermost ring are solved together with the bars around it.
      if (phase === 2 && at === 0 && step.kind === "place" && steps[1]?.kind === "joinThree") continue;
      if (phase === 2 && step.kind === "place" && step.ring === 1 && pairing) continue;
      if (!isSolved) continue;
      const isPairing = pairing && phase === 2 && step.ring === 1 && step.wings > 0;
      const targets = isPairing ? targetsOf(pairing.wings, step.wings, rotation) : undefined;
      const fixesWings = phase === 1 && step.wings > 0;
      const { space } = yield* prepareSteps(ringRecipe(step.kind, phase, fixesWings), store);
      const passage = { size, step, phase, fixesWings, base: space, width: widths[phase], targets };
      const further: Way[] = [];
      for (const [i, ways] of groups.entries())
        further.push(...(yield* throughStep(ways, strides[i], passage)));
      // After the step that pairs wings the first ways are those with the most of them paired.
      if (further.length > 0) groups = isPairing ? [further] : inGroups(further, count(), costOf);
      // Bars that no beam can join are left separate: steps further out treat them as they are.
      else isSolved = phase === 2 && !pairing;
    }
  const asHeld = ({ last }: Way) =>
    stepsOf(last).map((turns) => turns.map((turn) => rotateTurn(turn, back, size)));
  const best = pairing && isSolved ? yield* shortestPaired(groups[0]) : shortest(groups.flat());
  for (const turns of asHeld(best)) {
    makeTurns(work, turns);
    yield;
  }
  return isSolved;

  /** The way that is the shortest with the pairing of its wings. */
  function* shortestPaired(ways: readonly Way[]): Generator<void, Way> {
    let [best] = ways;
    let least = Number.POSITIVE_INFINITY;
    for (const way of ways.slice(0, effort.pairings ?? 1)) {
      const total = way.length + (yield* named(undefined, pairing!.rest(asHeld(way).flat())));
      if (total < least) best = way;
      least = Math.min(least, total);
    }
    return best;
  }
}

/** Its colors after a rotation of the whole cube. */
function rotatedColors({ size, colors }: ReductionState, rotation: number): Uint8Array {
  const { faceletImage } = cubeGeometry(size);
  const faceImage = faces().map(({ index }) => faceAfter(index, rotation));
  const rotated = new Uint8Array(colors.length);
  colors.forEach((color, facelet) => {
    rotated[faceletImage[facelet * ROTATION_COUNT + rotation]] = faceImage[color];
  });
  return rotated;
}

function shortest(ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

function stepsOf(last: TurnList): (readonly Turn[])[] {
  const steps: (readonly Turn[])[] = [];
  for (let at: TurnList | undefined = last; at; at = at.before) steps.push(at.turns);
  return steps.reverse();
}

/** A step in a phase. */
interface Passage {
  readonly size: number;
  readonly step: RingStep;
  readonly phase: 0 | 1 | 2;
  readonly fixesWings: boolean;
  readonly base: BeamSpace;
  readonly width: number;
  /** Where wings belong that are paired on the way. */
  readonly targets: Uint8Array | undefined;
}

/**
 * Ways through a step, the shortest first, from several to it; none if no beam finds any. With `targets`, the first are those that
 * are the shortest in all.
 */
function* throughStep(
  ways: readonly Way[],
  stride: number | undefined,
  { size, step, phase, fixesWings, base, width: most, targets }: Passage,
): Generator<void, Way[]> {
  const { weight, cost, wider: more } = (targets && PAIRING[step.kind]) ?? { weight: 0, cost: 0, wider: 1 };
  const moves = base.turns.map((turn) => turnOfStep(turn, step, size, false));
  const pairing = targets && pairingSpace(base, moves, size, step.wings, weight);
  const space = pairing ?? base;
  const startOf = startsOf(size, step, phase);
  const positions = new Int32Array(ways.length * space.words);
  for (const [i, { colors, last, left }] of ways.entries()) {
    const odd = fixesWings ? left[step.wings] : 0;
    positions.set(startOf(colors, last.turns, odd), i * space.words);
    if (targets) {
      const now = pairing!.after(targets, stepsOf(last).flat());
      pairing!.pack(now, positions, i * space.words + base.words);
    }
    if (i % 8 === 7) yield;
  }
  const best = Math.min(...ways.map(costOf));
  const late = Uint8Array.from(ways, (way) => Math.min(Math.round(costOf(way) - best), MAX_TURNS));
  const starts = { positions, late };
  const width = Math.ceil(more * most * (step.kind === "place" ? PLACING : 1));
  let found: readonly BeamEnd[] = [];
  for (const wider of WIDER) {
    if (found.length > 0) break;
    const goal = {
      width: wider === 1 ? width : Math.min(wider * width, WIDEST),
      maxTurns: MAX_TURNS,
      ends: ENDS,
      ...(stride !== undefined && { stride }),
    };
    found = yield* pairing ? pairing.ends(starts, goal, cost) : beamEnds(space, starts, goal);
  }
  const starters = new Map<number, Starter>();
  const further: Way[] = [];
  for (const { path, from } of found) {
    const way = ways[from];
    const starter = starters.get(from) ?? starterOf(way, step, phase, size);
    starters.set(from, starter);
    further.push(wayAfter(way, starter, path, step, space, size));
    yield;
  }
  return pairing ? further : further.sort((a, b) => costOf(a) - costOf(b));
}

/** What ways from one start have in common. */
interface Starter {
  /** The colors of all facelets before the step. */
  readonly colors: Uint8Array;
  /** The masks of the next ring's orbits. */
  readonly next: Int32Array;
}

function starterOf({ colors, last }: Way, { nextBar }: RingStep, phase: 0 | 1 | 2, size: number): Starter {
  const own = colors.slice();
  for (const turn of last.turns) turnColors(own, size, turn);
  const { isPlaced } = phaseColors(phase);
  return { colors: own, next: Int32Array.from(nextBar, (orbit) => maskOf(own, orbit, isPlaced)) };
}

function wayAfter(
  way: Way,
  { colors, next }: Starter,
  path: readonly number[],
  step: RingStep,
  space: BeamSpace,
  size: number,
): Way {
  const choice = next.length > 0 ? chooseAlong(step.kind, space.turns, path, next) : undefined;
  const turns = path.map((move, i) => turnOfStep(space.turns[move], step, size, choice?.along[i] === 1));
  const left = way.left.slice();
  for (const { first, last, quarters } of turns)
    if (quarters !== 2) for (let depth = 1; depth <= last - first; depth++) left[depth] ^= 1;
  const apart = way.apart + (choice?.apart ?? 0);
  return { colors, last: { turns, before: way.last }, length: way.length + turns.length, apart, left };
}

/** Turns so far, and those that the next ring's ends will take. */
function costOf({ length, apart }: Way): number {
  return length + APART * apart;
}

/** A turn of the model as a turn of the large cube. `along`: whether the layers outside the ring turn along. */
function turnOfStep(
  { axis, first, last, quarters }: Turn,
  { blocks, ring }: RingStep,
  size: number,
  along: boolean,
): Turn {
  const layers = along ? ring : blocks[last - first];
  return first === 0
    ? makeTurn(axis, 0, layers - 1, quarters)
    : makeTurn(axis, size - layers, size - 1, quarters);
}
