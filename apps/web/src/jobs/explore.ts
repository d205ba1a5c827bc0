/** Scrambles for the virtual cube, and what there is to say about an algorithm on a large one. */
import { Cube, seededRandom } from "@cubegram/core";
import { solve } from "@cubegram/core/solve";
import { randomMoves } from "../cubes/moves.ts";
import type { JobContext } from "./job.ts";

export { report } from "./alg-report.ts";

export interface ScrambleInput {
  readonly size: number;
  /** The same seed gives the same scramble. */
  readonly seed: string;
}

/** The largest cube whose scrambles lead to a uniformly random state; larger ones get random moves. */
const MAX_RANDOM_STATE_SIZE = 3;
/** WCA regulation 4b3: a state that one move solves is drawn again. */
const MIN_MOVES = 2;

export async function scramble(
  { size, seed }: ScrambleInput,
  { signal, store }: JobContext,
): Promise<string> {
  const random = seededRandom(seed);
  if (size > MAX_RANDOM_STATE_SIZE) return randomMoves(size, random);
  for (;;) {
    const { alg, length } = await solve(Cube.random(size, random).inverse(), { signal, store });
    if (length >= MIN_MOVES) return alg;
  }
}
