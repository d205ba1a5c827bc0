/** The centers of a cube of any size, ring by ring (docs/math/nxn-solving.md). */
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
  /** Positions that the beams keep, by phase. */
  readonly widths: readonly [number, number, number];
  /** In which order beams take positions of one score: a prime. */
  readonly stride?: number;
}

/** More turns than any step takes. */
const MAX_TURNS = 48;
/** How many times as wide a beam is made that finds no way. */
const WIDER = [1, 4, 12];

export interface RingOptions {
  /** odd[d]: 1 where wings of depth d stand oddly. */
  readonly odd: Uint8Array;
  readonly axis: 0 | 1 | 2;
  readonly effort: RingEffort;
  /** Solve the colors of the outermost ring, too; some centers may be wrong in the end, and commutators go on. */
  readonly isWhole: boolean;
}

/** Solves the centers, all or all but the colors of the outermost ring, whose bars are of one color; and makes wings even. False: a beam found no way. */
export function* solveRings(
  work: ReductionState,
  { odd, axis, effort, isWhole }: RingOptions,
): Generator<void, boolean> {
  const { size } = work;
  const left = odd.slice();
  const steps = ringSteps(size);
  // The axis lies along x in what the steps see: one set of tables serves all three.
  const rotation = rotationsOfAxes()[(3 - axis) % 3];
  const back = rotations().inverse[rotation];
  const seen = rotateReduction(work, rotation);
  for (const phase of [0, 1, 2] as const)
    for (const [at, step] of steps.entries()) {
      // The two colors of the innermost ring come along with those of the bars around it.
      if (phase === 2 && at === 0 && step.kind === "place" && steps[1]?.kind === "joinThree") continue;
      if (phase === 2 && step.kind === "place" && step.ring === 1 && !isWhole) continue;
      const isLast = phase === 1 && step.wings > 0;
      const space = yield* stepSpace(step.kind, phase, isLast);
      const start = startOf(seen, step, phase, isLast ? left[step.wings] : 0);
      let path: readonly number[] | undefined;
      for (const wider of WIDER)
        path ??= (yield* beamOf(space, start, {
          width: wider * effort.widths[phase],
          maxTurns: MAX_TURNS,
          ...(effort.stride !== undefined && { stride: effort.stride }),
        }))?.path;
      // Bars that no beam joins are left apart: steps further out take them as they are.
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

/** A turn of the model as one of the large cube. */
function turnOfStep({ axis, first, last, quarters }: Turn, { blocks }: RingStep, size: number): Turn {
  const layers = blocks[last - first];
  return first === 0
    ? makeTurn(axis, 0, layers - 1, quarters)
    : makeTurn(axis, size - layers, size - 1, quarters);
}
