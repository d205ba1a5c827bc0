/** Chain after chain: before each one the faces are turned so that it begins well. For large cubes, where chains pay. */
import { faces, type Turn } from "../../geometry/index.ts";
import { type RandomSource, randomBelow } from "../../perm/index.ts";
import { bestStep, type Chain, endChain, startChain, takeStep } from "./center-chain.ts";
import { turnOfFace } from "./center-commutators.ts";
import { makeTurns, type Workpiece } from "./workpiece.ts";

export interface RoundEffort {
  /** How many ways to turn the faces are tried before each chain. */
  readonly alignments: number;
  /** A chain goes on while its steps gain, a turn, this share of what the first one did. */
  readonly keep: number;
  /** What a turn that must be undone at the end of the chain counts. */
  readonly debt: number;
  /** No chain is begun that gains less a turn. */
  readonly least: number;
}

interface Beginning {
  readonly axis: 0 | 1 | 2;
  readonly before: readonly Turn[];
  readonly rate: number;
}

/** Solves most centers in place; yields after every step. */
export function* centerRounds(
  work: Workpiece,
  effort: RoundEffort,
  random: RandomSource,
): Generator<void, void> {
  for (;;) {
    let best: Beginning = { axis: 0, before: [], rate: 0 };
    for (let i = 0; i < effort.alignments; i++) {
      best = tryBeginning(
        work,
        (i % 3) as 0 | 1 | 2,
        i < 3 ? [] : someTurns(work.size, random),
        best,
        effort,
      );
      yield;
    }
    if (best.rate < effort.least) return;
    makeTurns(work, best.before);
    const steps = yield* runChain(startChain(work, best.axis), best.rate * effort.keep, effort.debt);
    if (steps === 0) return;
  }
}

function* runChain(chain: Chain, least: number, debt: number): Generator<void, number> {
  let steps = 0;
  for (let step = bestStep(chain, least, debt); step; step = bestStep(chain, least, debt)) {
    takeStep(chain, step);
    steps++;
    yield;
  }
  endChain(chain);
  return steps;
}

/** Every face is turned by 0 … 3 quarters. */
function someTurns(size: number, random: RandomSource): Turn[] {
  return faces().map(({ index }) => turnOfFace(index, size, randomBelow(4, random)));
}

function tryBeginning(
  work: Workpiece,
  axis: 0 | 1 | 2,
  turns: readonly Turn[],
  best: Beginning,
  { debt }: RoundEffort,
): Beginning {
  const before = turns.filter((turn) => turn.quarters > 0 && turn.axis !== axis);
  const trial = { ...work, colors: work.colors.slice(), turns: [] };
  makeTurns(trial, before);
  const step = bestStep(startChain(trial, axis), best.rate, debt);
  if (!step) return best;
  // A chain has several steps: they share the turns before it.
  const rate = step.gain / (step.cost + before.length / 3);
  return rate > best.rate ? { axis, before, rate } : best;
}
