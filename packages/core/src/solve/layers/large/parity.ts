/** The cases that a 3x3 does not have, with the algorithms of every tutorial for larger cubes; small letters are inner slices there. */
import type { SpokenCase } from "../cases.ts";

const FLIP_UF = "r2 B2 U2 l U2 r' U2 r U2 F2 r F2 l' B2 r2";
const SWAP_UF_UB = "r2 U2 r2 Uw2 r2 u2";

export interface ParityCase extends SpokenCase {
  /** In standard notation, on a cube of that even size. */
  alg(size: number): string;
}

export const OLL_PARITY: ParityCase = {
  id: "oll-parity",
  name: "OLL parity",
  why: "An odd number of edges is flipped, which no turns of a 3x3 can do: an odd number of inner slice turns flips one.",
  alg: (size) => withSlices(FLIP_UF, 2, size / 2),
};

export const PLL_PARITY: ParityCase = {
  id: "pll-parity",
  name: "PLL parity",
  why: "Two edges are exchanged, which no turns of a 3x3 can do: half turns of inner slices exchange the halves of both.",
  alg: (size) => withSlices(SWAP_UF_UB, 2, size / 2),
};

/** Swaps the two wings of the edge UF at that depth; every other piece stays, or is replaced by one that looks like it. */
export function edgeParityAlg(depth: number): string {
  return withSlices(FLIP_UF, depth + 1, depth + 1);
}

/** The algorithm with the layers `first` to `last`, counted from the face, for a small letter, and as many in total for a wide turn. */
function withSlices(alg: string, first: number, last: number): string {
  const slice = (face: string) => (first === last ? `${first}${face}` : `${first}-${last}${face}w`);
  return alg.replace(/([a-z]|Uw)(?=[2' ]|$)/g, (name) =>
    name === "Uw" ? (last === 2 ? "Uw" : `${last}Uw`) : slice(name.toUpperCase()),
  );
}
