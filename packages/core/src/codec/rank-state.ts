/** The number of a state, for every n: its digits (see `layout.ts`) joined by mixed radix. */

import { cubeGeometry } from "../geometry/index.ts";
import { joinDigits, splitDigits } from "../perm/index.ts";
import { formatValue, rangeError, typeError } from "../result.ts";
import { type Assembly, type CubeState, checkAssembly, uprightState } from "../state/index.ts";
import { stateCount } from "./count.ts";
import { rankLayout } from "./layout.ts";

/**
 * The number of a state, 0 … `stateCount(size)` − 1; solved is 0. It does not depend on how the cube is held.
 *
 * @throws TypeError for anything but a state.
 * @example rankState(unrankState(123n, 3)); // → 123
 */
export function rankState(state: CubeState): bigint {
  checkAssembly(state);
  const upright = uprightState(state);
  const layout = rankLayout(state.size);
  return joinDigits(
    layout.map((codec) => codec.rank(upright)),
    layout.map((codec) => codec.radix),
  );
}

/**
 * The state with that number, upright. Centers that look alike are placed in the order of their homes.
 *
 * @throws RangeError unless the rank is in 0 … `stateCount(size)` − 1, and the size an integer in 2 … 100.
 * @throws TypeError unless the rank is a bigint.
 * @example Cube.of(unrankState(5n, 2)).facelets(); // → UUUURRFRFFDDLRDDLLLFBBBB
 */
export function unrankState(rank: bigint, size: number): CubeState {
  checkRank(rank, stateCount(size));
  const layout = rankLayout(size);
  const rotations = new Uint8Array(cubeGeometry(size).cells.length);
  const digits = splitDigits(
    rank,
    layout.map((codec) => codec.radix),
  );
  layout.forEach((codec, i) => {
    codec.unrankInto(rotations, digits[i]);
  });
  return { size, rotations } as Assembly as CubeState;
}

/** Throws for anything that is not the number of a state. */
export function checkRank(rank: unknown, count: bigint): asserts rank is bigint {
  if (typeof rank !== "bigint")
    throw typeError("rank", "a bigint (write 123n, or BigInt(text))", formatValue(rank));
  if (rank < 0n || rank >= count) throw rangeError("rank", `0 … ${count - 1n}`, rank);
}
