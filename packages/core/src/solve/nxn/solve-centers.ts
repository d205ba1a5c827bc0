/**
 * Solves all centers of any n by the best exchange at each step, the one that gains the most stickers per turn. There
 * is always one that gains (center-commutators.ts), so it ends; how short it is depends on how many are tried.
 */
import type { Turn } from "../../geometry/index.ts";
import { centerCommutators, commutatorSteps } from "./center-commutators.ts";
import { centerSwaps, chooseSwap, swapChoice, turnsOfSwap } from "./center-swaps.ts";
import { chooseCommutator, commutatorChoice, turnsOfCommutator } from "./commutator-choice.ts";
import { makeTurns, type ReductionState, wrongCenters } from "./reduction-state.ts";

/** Pairs of layers looked at between two pauses: ten milliseconds at most while nothing is compiled yet, then less than one. */
const PORTION = 6000;

export interface CenterEffort {
  /** How many commutators and how many swaps are tried for each step. */
  readonly commutators: number;
  readonly swaps: number;
  /** Where in the full list to begin; different seeds give different solutions. */
  readonly seed: number;
}

/** Solves the centers in place; yields every few milliseconds. */
export function* solveCenters(work: ReductionState, effort: CenterEffort): Generator<void, void> {
  let wrong = wrongCenters(work);
  if (wrong === 0) return;
  yield* commutatorSteps();
  const hunt = makeHunt(work, effort);
  while (wrong > 0) {
    yield* look(hunt, effort.commutators, effort.swaps);
    // Among all commutators there is one that gains.
    if (!hunt.turns) yield* look(hunt, centerCommutators().length, 0);
    if (!hunt.turns) throw new Error("Internal error: no commutator brings a center home.");
    makeTurns(work, hunt.turns);
    const now = wrongCenters(work);
    if (now !== wrong - hunt.gain) throw new Error(`gain ${hunt.gain} expected, got ${wrong - now}`);
    wrong = now;
    hunt.turns = undefined;
    hunt.rate = 0;
  }
}

interface Hunt {
  readonly work: ReductionState;
  readonly commutator: ReturnType<typeof commutatorChoice>;
  readonly swap: ReturnType<typeof swapChoice>;
  nextCommutator: number;
  nextSwap: number;
  /** The best so far: its turns, its gain, and its gain per turn. */
  turns: Turn[] | undefined;
  gain: number;
  rate: number;
}

function makeHunt(work: ReductionState, { seed, swaps }: CenterEffort): Hunt {
  return {
    work,
    commutator: commutatorChoice(work.size),
    swap: swapChoice(work.size),
    nextCommutator: (seed * 7919) % centerCommutators().length,
    nextSwap: swaps > 0 ? (seed * 7919) % centerSwaps().length : 0,
    turns: undefined,
    gain: 0,
    rate: 0,
  };
}

/** Strides that visit every item of a list, jumping far between neighbors. */
const COMMUTATOR_STRIDE = 4093;
const SWAP_STRIDE = 719;

function* look(hunt: Hunt, commutators: number, swaps: number): Generator<void, void> {
  const { work } = hunt;
  const between = Math.ceil(PORTION / (work.size * work.size));
  for (let i = 0; i < Math.max(commutators, swaps); i++) {
    if (i % between === between - 1) yield;
    if (i < swaps) lookAtSwap(hunt);
    if (i < commutators) lookAtCommutator(hunt);
  }
}

function lookAtCommutator(hunt: Hunt): void {
  const all = centerCommutators();
  hunt.nextCommutator = (hunt.nextCommutator + COMMUTATOR_STRIDE) % all.length;
  const commutator = all[hunt.nextCommutator];
  const choice = hunt.commutator;
  if (chooseCommutator(choice, commutator, hunt.work, hunt.rate) <= 0) return;
  if (choice.gain <= hunt.rate * choice.cost) return;
  hunt.gain = choice.gain;
  hunt.rate = choice.gain / choice.cost;
  hunt.turns = turnsOfCommutator(choice, commutator);
}

function lookAtSwap(hunt: Hunt): void {
  const all = centerSwaps();
  hunt.nextSwap = (hunt.nextSwap + SWAP_STRIDE) % all.length;
  const swap = all[hunt.nextSwap];
  const choice = hunt.swap;
  if (chooseSwap(choice, swap, hunt.work, hunt.rate) <= 0 || choice.gain <= hunt.rate * choice.cost) return;
  hunt.gain = choice.gain;
  hunt.rate = choice.gain / choice.cost;
  hunt.turns = turnsOfSwap(choice, swap);
}
