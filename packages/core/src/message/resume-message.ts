/** A cube on which writing went wrong, or was broken off: where, and the shortest way from there to the message. */
import { rankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import {
  algState,
  countMoves,
  parseAlg,
  printAlg,
  printTurns,
  readAlg,
  simplifyAlg,
  turnsOf,
} from "../notation/index.ts";
import { CubegramError, unwrap } from "../result.ts";
import { type CubeState, composeStates, invertState, uprightState } from "../state/index.ts";
import type { CubeLike } from "./decode-message.ts";
import { MISSTEP_KINDS, type Misstep, missteps } from "./missteps.ts";
import { hasFewest } from "./shortest.ts";
import type { SearchOptions } from "./written-cube.ts";

export interface ResumedMessage {
  /** Single missteps that explain the cube, all of them, the likeliest first; empty when more than one happened. */
  readonly explanations: readonly Misstep[];
  /** Moves from the cube as it is, held white up and green in front, to the cube as it was meant. */
  readonly alg: string;
  readonly length: number;
  /** The cube as it was meant. */
  readonly cube: Cube;
}

/** Milliseconds to look for a shorter way. */
const BUDGET = 300;

/**
 * What a writer can do who knows the moves: `alg` as it was to be made on a solved cube, and the cube as it is now. A 2x2 or 3x3;
 * throws a `CubegramError` as `solve` does. For a misstep that is not found the way is there all the same.
 */
export async function resumeMessage(
  alg: string,
  seen: CubeLike,
  { timeout = BUDGET, signal, store }: SearchOptions = {},
): Promise<ResumedMessage> {
  const state = uprightState("state" in seen ? seen.state : seen);
  const { size } = state;
  if (!hasFewest(size))
    throw new CubegramError({
      code: "unsupported-size",
      message: `going on after a mistake expected a 2x2 or 3x3, got size ${size}; solve the cube and write it again`,
    });
  const parsed = readAlg(alg);
  const target = uprightState(algState(parsed, size));
  const explanations = explain(state, turnsOf(parsed, size));
  const { solve } = await import("../solve/index.ts");
  const way = await solve(composeStates(invertState(target), state), {
    budget: timeout,
    ...(signal && { signal }),
    ...(store && { store }),
  });
  const remedies = explanations.map(({ remedy = [] }) => simplified(printTurns(remedy, size), size));
  const ways = [way.alg, ...remedies].filter((each) => leads(state, each, target));
  const best = ways.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a), ways[0]);
  if (best === undefined)
    throw new CubegramError({
      code: "not-verified",
      message: "The way that was found does not lead there; this is a mistake of Cubegram.",
    });
  return { explanations, alg: best, length: lengthOf(best), cube: Cube.of(target) };
}

/** Missteps that lead to the state, the likelier kinds first and of a kind the one that is furthest along. */
function explain(state: CubeState, turns: Parameters<typeof missteps>[0]): Misstep[] {
  const number = rankState(state);
  const found: Misstep[] = [];
  for (const { misstep, state: reached } of missteps(turns, state.size))
    if (rankState(reached) === number) found.push(misstep);
  // Where nothing need have gone wrong, a hold that changed nothing is no explanation.
  const innocent = found.filter(({ kind }) => kind === "finished" || kind === "stopped");
  if (innocent.length > 0) return innocent;
  const likelihood = ({ kind, done }: Misstep) => MISSTEP_KINDS.indexOf(kind) * (turns.length + 1) - done;
  return found.sort((a, b) => likelihood(a) - likelihood(b));
}

function simplified(alg: string, size: number): string {
  return printAlg(simplifyAlg(unwrap(parseAlg(alg)), size));
}

function lengthOf(alg: string): number {
  return countMoves(readAlg(alg)).htm;
}

function leads(state: CubeState, alg: string, target: CubeState): boolean {
  const reached = composeStates(state, algState(readAlg(alg), state.size));
  return rankState(reached) === rankState(target);
}
