/** The other way around from solving: moves that make a state. */
import { invertTurn, rotateTurn, rotations, type Turn } from "../geometry/index.ts";
import { countMoves, printTurns, readAlg } from "../notation/index.ts";
import { checkType, given } from "../result.ts";
import { makeControl } from "../search/index.ts";
import { type CubeState, heldRotation, invertState, turnStateBy } from "../state/index.ts";
import type { SetupTarget } from "./nxn/setups/setups.ts";
import { solve } from "./solve.ts";
import type { SolveMetric, SolveOptions } from "./solve-options.ts";

/** WCA regulations 4b3 and 4b3b: a state that fewer moves solve is dealt again. */
const FEWEST_MOVES: { readonly [size: number]: number } = { 2: 4 };
const FEWEST_ELSEWHERE = 2;
/** In these a 3x3 may be solved held in another way, like a larger cube. */
const SLICES: readonly SolveMetric[] = ["STM", "SSTM", "SQTM"];
/** A scramble need not be as short as a solution: so it is found more than twice as fast, one turn longer (decision 0258#0182). */
const EFFORT = 0.3;

/**
 * The fewest moves that may solve a scrambled cube of that size, by the WCA's regulations.
 *
 * @example [2, 3, 4].map(fewestMoves); // → 4,2,2
 */
export function fewestMoves(size: number): number {
  return FEWEST_MOVES[size] ?? FEWEST_ELSEWHERE;
}

/**
 * Options of `findScramble`, as of `solve`; all are optional. `timeout` is for each state that is dealt: from 4x4 on, a worker
 * that has no tables yet then makes a scramble of twice as many moves, and the same state is not always made by the same ones.
 */
export type ScrambleOptions = Pick<SolveOptions, "signal" | "store" | "onProgress" | "timeout" | "metric">;

/** Moves that make a state from a solved cube. */
export interface Scramble {
  readonly alg: string;
  readonly turns: readonly Turn[];
}

/**
 * Moves from a solved cube to the first dealt state that is far enough from solved (`fewestMoves`); none turns the whole cube,
 * so the result of an even size may be held another way. The same moves for the same state, unless there is a `timeout`. Deal
 * with `randomState` for scrambles of which each state is equally likely; a deal of nothing but near states never ends without `signal`.
 *
 * @throws TypeError for anything but a function; otherwise as `solve`.
 * @example
 * const state = Cube.fromAlg("R U F").state;
 * Cube.fromAlg((await findScramble(() => state)).alg).equals(Cube.of(state)); // → true
 */
export async function findScramble(deal: () => CubeState, options: ScrambleOptions = {}): Promise<Scramble> {
  checkType(deal, "function", "deal");
  // `solve` checks the options, which may be anything so far.
  const { metric = "HTM" } = { ...options };
  for (;;) {
    const state = deal();
    const { size } = state;
    // On a 2x2 and 3x3 a solution of the inverse makes the state; where centers look alike, a solution played backward does.
    const isSmall = size <= 3 && !(size === 3 && SLICES.includes(metric));
    const { turns, alg } = await solve(isSmall ? invertState(state) : state, { ...options, effort: EFFORT });
    // The regulations count moves as HTM and OBTM do, whatever the scramble is to be short in.
    if (countMoves(readAlg(alg), size).htm < fewestMoves(size)) continue;
    const made = isSmall ? turns : backward(turns, turnStateBy(state, turns));
    return { alg: printTurns(made, size), turns: made };
  }
}

/** Undoes turns from the solved cube as it should be held, not as they leave it: otherwise it would be a state that only looks like it. */
function backward(turns: readonly Turn[], solved: CubeState): Turn[] {
  const { size } = solved;
  const back = rotations().inverse[heldRotation(solved)];
  return turns.toReversed().map((turn) => rotateTurn(invertTurn(turn), back, size));
}

// Short setups for large cubes of which only the last orbits matter. The search itself is loaded on demand.

export type { SetupTarget } from "./nxn/setups/setups.ts";

/** When to stop looking for shorter setups. */
interface SetupOptions {
  /** Milliseconds after which the first setup found, or the best so far, is taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/**
 * A setup: turns (10 to 20 where the target leaves all but 65 bits free) that take a solved cube, 4x4 or larger, to a
 * state of the target. All that the target does not fix may end up anywhere, so `accepts` must check the result. Returns
 * undefined if nothing was found or accepted; rejects with "aborted" if the signal is aborted.
 */
export async function findSetup(
  target: SetupTarget,
  accepts: (turns: readonly Turn[]) => boolean,
  { timeout, signal }: SetupOptions = {},
): Promise<readonly Turn[] | undefined> {
  const control = makeControl(
    { ...given({ signal }), budget: timeout ?? Number.POSITIVE_INFINITY },
    "solving",
  );
  const { setupsTo } = await import("./nxn/setups/setups.ts");
  let best: readonly Turn[] | undefined;
  for (const turns of setupsTo(target)) {
    if (turns && turns.length < (best?.length ?? Number.POSITIVE_INFINITY) && accepts(turns)) best = turns;
    if (best && control.isSpent()) break;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
  return best;
}
