/**
 * For programs written for CubeCode: change the import and keep the rest. The numbers are the same (see codec), every call
 * takes constant time, and no cache is needed: half the lexicographic rank of the corners is their rank among
 * the permutations of the same parity, which CubeCode looks up in 40,320 entries (docs/math/ranking.md).
 */
import { type CubieArrays, rankCubies, unrankCubies } from "../codec/index.ts";
import { CubegramError } from "../result.ts";
import type { Cubies } from "../state/index.ts";

/** What `generateCornerCache` returns in place of a cache: a note, which survives a round trip through JSON. */
export interface CornerCache {
  readonly entries: 0;
  readonly note: string;
}

/**
 * The number of a cube given as cubejs's arrays, 0n … 43252003274489855999n; 0n is solved. Only cp, co, ep and eo are
 * read; a `center` array is not. The cache is accepted and ignored.
 *
 * @throws CubegramError `cubies-shape`, `corner-twist`, `edge-flip` or `parity`; TypeError for anything but an object.
 * @example encodeCube(Cube.fromAlg("R U R' U'").cubies()); // → 29195635366138355928
 */
export function encodeCube(cube: Omit<Cubies, "center">, _cache?: unknown): bigint {
  if (typeof cube !== "object" || cube === null) return rankCubies(cube);
  const { cp, co, ep, eo } = cube;
  if (ep?.length === 0)
    throw new CubegramError({ code: "cubies-shape", message: '"ep" expected 12 integers, got 0 items' });
  return rankCubies({ cp, co, ep, eo });
}

/**
 * The cube with that number, as plain mutable arrays. The cache is accepted and ignored.
 *
 * @throws RangeError outside 0n … 43252003274489855999n; TypeError for anything but a bigint.
 * @example decodeCube(5n).eo; // → 0,0,0,0,0,0,0,0,0,0,0,0
 */
export function decodeCube(number: bigint, _cache?: unknown): CubieArrays {
  return unrankCubies(number);
}

/**
 * Nothing to keep: it exists for programs that make the cache once, store it as JSON and pass it back in.
 *
 * @example generateCornerCache().entries; // → 0
 */
export function generateCornerCache(): CornerCache {
  return {
    entries: 0,
    note: "No cache is needed: rank >> 1 numbers the permutations of one parity. Accepted and ignored.",
  };
}
