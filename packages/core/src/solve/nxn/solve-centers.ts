/**
 * Solves all centers of any n by the best commutator at each step, the one that gains the most stickers per turn. There
 * is always one that gains (center-commutators.ts), so it ends; how short it is depends on how many are tried.
 */
import type { Turn } from "../../geometry/index.ts";
import { centerCommutators, commutatorSteps } from "./center-commutators.ts";
import {
  type CommutatorChoice,
  chooseCommutator,
  commutatorChoice,
  turnsOfCommutator,
} from "./commutator-choice.ts";
import { makeTurns, type ReductionState, wrongCenters } from "./reduction-state.ts";

/** Pairs of layers looked at between two pauses: ten milliseconds at most while nothing is compiled yet, then less than one. */
const PORTION = 6000;

export interface CenterEffort {
  /** How many commutators are tried for each step. */
  readonly commutators: number;
  /** Where in the full list to begin; different seeds give different solutions. */
  readonly seed: number;
}

/** Solves the centers in place; yields every few milliseconds. */
export function* solveCenters(work: ReductionState, effort: CenterEffort): Generator<void, void> {
  let wrong = wrongCenters(work);
  if (wrong === 0) return;
  yield* commutatorSteps();
  const hunt = makeHunt(work, effort.seed);
  while (wrong > 0) {
    yield* look(hunt, effort.commutators);
    // Among all commutators there is one that gains.
    if (!hunt.turns) yield* look(hunt, centerCommutators().length);
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
  readonly choice: CommutatorChoice;
  next: number;
  /** The best so far: its turns, its gain, and its gain per turn. */
  turns: Turn[] | undefined;
  gain: number;
  rate: number;
}

function makeHunt(work: ReductionState, seed: number): Hunt {
  return {
    work,
    choice: commutatorChoice(work.size),
    next: (seed * 7919) % centerCommutators().length,
    turns: undefined,
    gain: 0,
    rate: 0,
  };
}

/** Visits every item of the list, jumping far between neighbors. */
const STRIDE = 4093;

function* look(hunt: Hunt, commutators: number): Generator<void, void> {
  const { work, choice } = hunt;
  const all = centerCommutators();
  const between = Math.ceil(PORTION / (work.size * work.size));
  for (let i = 0; i < commutators; i++) {
    if (i % between === between - 1) yield;
    hunt.next = (hunt.next + STRIDE) % all.length;
    const commutator = all[hunt.next];
    if (chooseCommutator(choice, commutator, work, hunt.rate) <= 0) continue;
    if (choice.gain <= hunt.rate * choice.cost) continue;
    hunt.gain = choice.gain;
    hunt.rate = choice.gain / choice.cost;
    hunt.turns = turnsOfCommutator(choice, commutator);
  }
}
