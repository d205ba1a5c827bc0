/** Solves the centers of a cube of any size, ring by ring (docs/math/nxn-solving.md). */
import { makeTurn, rotations, type Turn } from "../../../geometry/index.ts";
import { beamOf } from "../../../search/index.ts";
import { type CenterOrbit, maskOf } from "../center-masks.ts";
import { turnInFrame } from "../merge-turns.ts";
import { makeTurns, type ReductionState, rotateReduction } from "../reduction-state.ts";
import { rotationsOfAxes } from "../stages/held-candidate.ts";
import { patternRanks, placesByAxis } from "./axis-model.ts";
import { kindOf, type Phase, stepSpace } from "./ring-spaces.ts";
import { type RingStep, ringSteps } from "./ring-steps.ts";

export interface RingEffort {
  /** The widths of the beams, by phase. */
  readonly widths: readonly [number, number, number];
  /** The stride, a prime, in which beams visit positions of equal score. */
  readonly stride?: number;
}

/** More turns than any step takes. */
const MAX_TURNS = 48;
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

/**
 * Solves the centers (all of them, or all but the colors of the outermost ring, whose bars are then of one color each)
 * and fixes wing parity. Returns false if a beam finds no solution.
 */
export function* solveRings(
  work: ReductionState,
  { odd, axis, effort, isWhole }: RingOptions,
): Generator<void, boolean> {
  const { size } = work;
  const left = odd.slice();
  const steps = ringSteps(size);
  // In the model the axis is always x, so that one set of tables serves all three.
  const rotation = rotationsOfAxes()[(3 - axis) % 3];
  const back = rotations().inverse[rotation];
  const seen = rotateReduction(work, rotation);
  for (const phase of [0, 1, 2] as const)
    for (const [at, step] of steps.entries()) {
      // The two colors of the innermost ring are solved together with the bars around it.
      if (phase === 2 && at === 0 && step.kind === "place" && steps[1]?.kind === "joinThree") continue;
      if (phase === 2 && step.kind === "place" && step.ring === 1 && !isWhole) continue;
      const isLast = phase === 1 && step.wings > 0;
      const space = yield* stepSpace(step.kind, phase, isLast);
      const start = startOf(seen, step, phase, isLast ? left[step.wings] : 0);
      let path: readonly number[] | undefined;
      for (const wider of WIDER)
        path ??= (yield* beamOf(space, start, {
          width: wider === 1 ? effort.widths[phase] : Math.min(wider * effort.widths[phase], WIDEST),
          maxTurns: MAX_TURNS,
          ...(effort.stride !== undefined && { stride: effort.stride }),
        }))?.path;
      // Bars that no beam can join are left separate: steps further out treat them as they are.
      if (!path && phase === 2 && isWhole) continue;
      if (!path) return false;
      const turns = path.map((move) => turnOfStep(space.turns[move], step, size));
      for (const { first, last, quarters } of turns)
        if (quarters !== 2) for (let depth = 1; depth <= last - first; depth++) left[depth] ^= 1;
      makeTurns(seen, turns);
      makeTurns(
        work,
        turns.map((turn) => turnInFrame(turn, back, size)),
      );
    }
  return true;
}

function startOf(
  { colors, size }: ReductionState,
  { placed, bar }: RingStep,
  phase: Phase,
  odd: number,
): Int32Array {
  const orbits: readonly CenterOrbit[] = [...placed, ...bar];
  if (phase === 2) {
    const ranks = patternRanks();
    const bytes = orbits.map((orbit) => {
      const mask = maskOf(colors, { facelets: placesByAxis(size, orbit) }, (color) => color < 3);
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
