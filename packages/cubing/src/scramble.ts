/** Solutions and scrambles, as cubing.js's `Alg`, by core's solver and random states. */
import { Cube, CubegramError, type RandomSource } from "@cubegram/core";
import { invertTurn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { type SolveOptions, solve } from "@cubegram/core/solve";
import { Alg } from "cubing/alg";
import type { KPattern } from "cubing/kpuzzle";
import { cubeOf } from "./pattern.ts";
import { SIZES } from "./tables.ts";

/**
 * Moves that solve a pattern of the 2x2x2 … 7x7x7: applied to it, every face has one color. Options are those of `solve`
 * of `@cubegram/core/solve`: method, budget, signal, progress, the store for tables.
 *
 * @throws CubegramError `kpattern` or `illegal-cube` for a pattern that `fromKPattern` refuses, and those of `solve`.
 * @example String(await solvePattern(await toKPattern(Cube.fromAlg("R U F")))); // → F' U' R'
 */
export async function solvePattern(pattern: KPattern, options?: SolveOptions): Promise<Alg> {
  const { alg } = await solve(cubeOf(pattern), options);
  return new Alg(alg);
}

/** Options of `randomScrambleForEvent`; all are optional. */
export interface ScrambleOptions extends Pick<SolveOptions, "signal" | "store" | "onProgress"> {
  /** A source like `Math.random`; by default the platform's, for scrambles that nobody can foresee. */
  readonly random?: RandomSource;
}

/** Events → size: "222" … "777". */
const SIZE_OF_EVENT = new Map(SIZES.map((size) => [String(size).repeat(3), size]));
/** WCA regulations 4b3 and 4b3b: a state that fewer moves solve is dealt again. */
const FEWEST_MOVES = 2;
const FEWEST_MOVES_OF_POCKET = 4;
/** A scramble need not be as short as a solution: so it is found more than twice as fast, one turn longer (decision 0258#0182). */
const EFFORT = 0.3;

/**
 * Moves to a random state, each state equally likely, for "222", "333", "444", "555", "666" or "777": in place of
 * cubing.js's function of the same name, which makes random moves from "555" on. As the WCA's regulations want it, no
 * state is fewer than two moves from solved, or four on a 2x2. A large cube takes seconds: use a worker.
 *
 * @throws CubegramError `unknown-event` for any other; `aborted`; TypeError or RangeError for wrong options.
 * @example (await randomScrambleForEvent("333", { random: seededRandom("today") })) instanceof Alg; // → true
 */
export async function randomScrambleForEvent(eventID: string, options: ScrambleOptions = {}): Promise<Alg> {
  const size = SIZE_OF_EVENT.get(eventID);
  if (size === undefined)
    throw new CubegramError({
      code: "unknown-event",
      message: `"eventID" expected one of ${[...SIZE_OF_EVENT.keys()].join(", ")}, got "${eventID}"; cubing/scramble has scrambles for other events.`,
    });
  const { random, ...control } = options;
  for (;;) {
    const cube = Cube.random(size, random);
    // On a 2x2 and 3x3 a solution of the inverse makes the state; where centers look alike, a solution of the state played backward does.
    const isSmall = size <= 3;
    const { alg, turns, length } = await solve(isSmall ? cube.inverse() : cube, {
      ...control,
      effort: EFFORT,
    });
    if (length < (size === 2 ? FEWEST_MOVES_OF_POCKET : FEWEST_MOVES)) continue;
    return new Alg(isSmall ? alg : printTurns(turns.toReversed().map(invertTurn), size));
  }
}
