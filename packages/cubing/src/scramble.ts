/** Solutions and scrambles, as cubing.js's `Alg`, by core's solver and random states. */
import { Cube, type RandomSource } from "@cubegram/core";
import {
  type ScrambleOptions as FindOptions,
  findScramble,
  type SolveOptions,
  solve,
} from "@cubegram/core/solve";
import { Alg } from "cubing/alg";
import type { KPattern } from "cubing/kpuzzle";
import { misuse } from "./misuse.ts";
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
export interface ScrambleOptions extends FindOptions {
  /** A source like `Math.random`; by default the platform's, for scrambles that nobody can foresee. */
  readonly random?: RandomSource;
}

/** Events → size: "222" … "777". */
const SIZE_OF_EVENT = new Map(SIZES.map((size) => [String(size).repeat(3), size]));

/**
 * Moves to a random state, each state equally likely, for "222", "333", "444", "555", "666" or "777": in place of
 * cubing.js's function of the same name, which makes random moves from "555" on. As the WCA's regulations want it, no
 * state is fewer than two moves from solved, or four on a 2x2. A large cube takes seconds: use a worker.
 *
 * @throws RangeError for any other event; CubegramError `aborted`; TypeError or RangeError for wrong options.
 * @example (await randomScrambleForEvent("333", { random: seededRandom("today") })) instanceof Alg; // → true
 */
export async function randomScrambleForEvent(eventID: string, options: ScrambleOptions = {}): Promise<Alg> {
  const size = SIZE_OF_EVENT.get(eventID);
  if (size === undefined)
    throw misuse(
      "eventID",
      `one of ${[...SIZE_OF_EVENT.keys()].join(", ")} (cubing/scramble has the others)`,
      JSON.stringify(eventID),
    );
  const { random, ...control } = options;
  const { alg } = await findScramble(() => Cube.random(size, random).state, control);
  return new Alg(alg);
}
