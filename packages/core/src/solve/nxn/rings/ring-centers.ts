/** Solves the centers of a cube of any size, ring by ring (docs/math/nxn-solving.md). */
import { cubeGeometry, makeTurn, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { type BeamEnd, beamEnds } from "../../../search/index.ts";
import { type CenterOrbit, maskOf } from "../center-masks.ts";
import { type LayerCycles, turnColors } from "../layer-cycles.ts";
import { turnInFrame } from "../merge-turns.ts";
import { makeTurns, type ReductionState, rotateReduction } from "../reduction-state.ts";
import { rotationsOfAxes } from "../stages/held-candidate.ts";
import { inGroups } from "../way-groups.ts";
import { patternRanks, placesByAxis } from "./axis-model.ts";
import { kindOf, type Phase, stepSpace } from "./ring-spaces.ts";
import { type RingStep, ringSteps } from "./ring-steps.ts";

export interface RingEffort {
  /** The widths of the beams, by phase. */
  readonly widths: readonly [number, number, number];
  /** The strides, primes, in which beams visit positions of equal score: another one for each group of ways. */
  readonly strides?: readonly number[];
  /** How many beams there are of the next step, side by side; default: one. */
  groups?(): number;
}

/**
 * How many ways through a step are kept: the next one looks different after each, and a beam that begins at all of them
 * finds a shorter way.
 */
const ENDS = 64;
/** More turns than any step takes. */
const MAX_TURNS = 48;
/** Beams that place rings are that much narrower: their positions take longer, and there are few of them. */
const PLACING = 1 / 3;
/** Factors by which a beam that finds no solution is widened. */
const WIDER = [1, 4, 12];
/** No beam is made wider than that: it would take a gigabyte. */
const WIDEST = 30_000;

export interface RingOptions {
  /** odd[d]: 1 where the wings of depth d are in an odd permutation. */
  readonly odd: Uint8Array;
  readonly axis: 0 | 1 | 2;
  readonly effort: RingEffort;
  /**
   * Also solve the colors of the outermost ring. A few centers may still be wrong at the end, and commutators finish
   * them.
   */
  readonly isWhole: boolean;
}

/** A way through the steps so far. */
interface Way {
  /** The colors of all facelets before the last step. */
  readonly colors: Uint8Array;
  readonly last: TurnList;
  readonly length: number;
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
 * and fixes wing parity. Returns false if a beam finds no solution.
 */
export function* solveRings(
  work: ReductionState,
  { odd, axis, effort, isWhole }: RingOptions,
): Generator<void, boolean> {
  const { size, cycles } = work;
  const steps = ringSteps(size);
  // In the model the axis is always x, so that one set of tables serves all three.
  const rotation = rotationsOfAxes()[(3 - axis) % 3];
  const back = rotations().inverse[rotation];
  const { colors } = rotateReduction(work, rotation);
  const start: Way = { colors, last: { turns: [], before: undefined }, length: 0, left: odd };
  const { widths, strides = [], groups: count = () => 1 } = effort;
  let groups = Array.from({ length: Math.max(1, Math.min(count(), strides.length)) }, () => [start]);
  let isSolved = true;
  for (const phase of [0, 1, 2] as const)
    for (const [at, step] of steps.entries()) {
      // The two colors of the innermost ring are solved together with the bars around it.
      if (phase === 2 && at === 0 && step.kind === "place" && steps[1]?.kind === "joinThree") continue;
      if (phase === 2 && step.kind === "place" && step.ring === 1 && !isWhole) continue;
      if (!isSolved) continue;
      const further: Way[] = [];
      for (const [i, ways] of groups.entries())
        further.push(...(yield* throughStep(ways, step, phase, widths[phase], strides[i], cycles)));
      if (further.length > 0) groups = inGroups(further, count());
      // Bars that no beam can join are left separate: steps further out treat them as they are.
      else isSolved = phase === 2 && isWhole;
    }
  for (const turns of stepsOf(groups[0][0].last)) {
    makeTurns(
      work,
      turns.map((turn) => turnInFrame(turn, back, size)),
    );
    yield;
  }
  return isSolved;
}

function stepsOf(last: TurnList): (readonly Turn[])[] {
  const steps: (readonly Turn[])[] = [];
  for (let at: TurnList | undefined = last; at; at = at.before) steps.push(at.turns);
  return steps.reverse();
}

/** Ways through a step, the shortest first, from several to it; none if no beam finds any. */
function* throughStep(
  ways: readonly Way[],
  step: RingStep,
  phase: Phase,
  most: number,
  stride: number | undefined,
  cycles: LayerCycles,
): Generator<void, Way[]> {
  const size = cycles[0].length;
  const isLast = phase === 1 && step.wings > 0;
  const space = yield* stepSpace(step.kind, phase, isLast);
  const orbits = [...step.placed, ...step.bar].map((orbit) =>
    phase === 2 ? { facelets: placesByAxis(size, orbit) } : orbit,
  );
  const positions = new Int32Array(ways.length * space.words);
  for (const [i, { colors, last, left }] of ways.entries()) {
    const before = orbits.map((orbit) => ({ facelets: origins(orbit.facelets, last.turns, size) }));
    positions.set(startOf(colors, before, phase, isLast ? left[step.wings] : 0), i * space.words);
    if (i % 8 === 7) yield;
  }
  const starts = { positions, late: Uint8Array.from(ways, ({ length }) => length - ways[0].length) };
  const width = Math.ceil(most * (step.kind === "place" ? PLACING : 1));
  let found: readonly BeamEnd[] = [];
  for (const wider of WIDER)
    if (found.length === 0)
      found = yield* beamEnds(space, starts, {
        width: wider === 1 ? width : Math.min(wider * width, WIDEST),
        maxTurns: MAX_TURNS,
        ends: ENDS,
        ...(stride !== undefined && { stride }),
      });
  const after = new Map<number, Uint8Array>();
  return found.map(({ path, from }) => {
    const way = ways[from];
    const colors = after.get(from) ?? way.colors.slice();
    if (!after.has(from)) for (const turn of way.last.turns) turnColors(colors, cycles, turn);
    after.set(from, colors);
    const turns = path.map((move) => turnOfStep(space.turns[move], step, size));
    const left = way.left.slice();
    for (const { first, last, quarters } of turns)
      if (quarters !== 2) for (let depth = 1; depth <= last - first; depth++) left[depth] ^= 1;
    return { colors, last: { turns, before: way.last }, length: way.length + turns.length, left };
  });
}

/** Where the stickers at some facelets were before some turns. */
function origins(facelets: Uint16Array, turns: readonly Turn[], size: number): Uint16Array {
  const { cellOfFacelet, faceletImage, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  return facelets.map((facelet) => {
    let from = facelet;
    for (let i = turns.length - 1; i >= 0; i--) {
      const { axis, first, last, quarters } = turns[i];
      const own = layer[axis][cellOfFacelet[from]];
      if (own >= first && own <= last)
        from = faceletImage[from * ROTATION_COUNT + quarter[axis][4 - quarters]];
    }
    return from;
  });
}

function startOf(colors: Uint8Array, orbits: readonly CenterOrbit[], phase: Phase, odd: number): Int32Array {
  if (phase === 2) {
    const ranks = patternRanks();
    const bytes = orbits.map((orbit) => {
      const mask = maskOf(colors, orbit, (color) => color < 3);
      return [mask & 255, (mask >> 8) & 255, mask >> 16];
    });
    return Int32Array.from([0, 1, 2].flatMap((own) => bytes.map((each) => ranks[each[own]])));
  }
  const kind = kindOf(phase);
  return Int32Array.of(...orbits.map((orbit) => maskOf(colors, orbit, (color) => color % 3 === kind)), odd);
}

/** A turn of the model as a turn of the large cube. */
function turnOfStep({ axis, first, last, quarters }: Turn, { blocks }: RingStep, size: number): Turn {
  const layers = blocks[last - first];
  return first === 0
    ? makeTurn(axis, 0, layers - 1, quarters)
    : makeTurn(axis, size - layers, size - 1, quarters);
}
