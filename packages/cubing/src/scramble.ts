/** Solutions and scrambles, as cubing.js's `Alg`, by core's solver and random states. */
import { type Coloring, Cube, type RandomSource } from "@cubegram/core";
import {
  type ScrambleOptions as FindOptions,
  findScramble,
  type SolveOptions,
  type StepOptions,
  solve,
  solveStep,
} from "@cubegram/core/solve";
import { Alg } from "cubing/alg";
import type { KPattern } from "cubing/kpuzzle";
import { cubeOf } from "./pattern.ts";
import { misuse, SIZES } from "./tables.ts";

/** Options under a mask; the others are those of `solveStep`. */
export interface MaskOptions extends Pick<StepOptions, "maxLength" | "signal" | "onProgress"> {
  /** What must be seen at the end: a coloring of an upright 3x3 whose unknown stickers do not matter. */
  readonly mask: Coloring;
}

/**
 * Moves that solve a pattern of the 2x2x2 … 7x7x7: applied to it, every face has one color. Options are those of `solve`
 * of `@cubegram/core/solve`: method, budget, signal, progress, the store for tables. With `mask`, on a 3x3, the fewest turns
 * of faces until it shows all that the mask shows.
 *
 * @throws CubegramError `kpattern` or `illegal-cube` for a pattern that `fromKPattern` refuses, and those of `solve` and
 * `solveStep`.
 * @example String(await solvePattern(await toKPattern(Cube.fromAlg("R U F")))); // → F' U' R'
 */
export async function solvePattern(
  pattern: KPattern,
  options: SolveOptions | MaskOptions = {},
): Promise<Alg> {
  const cube = cubeOf(pattern);
  if (!("mask" in options)) return new Alg((await solve(cube, options)).alg);
  const { mask, ...others } = options;
  return new Alg((await solveStep(cube, mask, others)).alg);
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
