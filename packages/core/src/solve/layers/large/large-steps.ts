/** The steps that make a cube of four layers or more turn like a 3x3: centers, edges, and the parities that a 3x3 does not have. */
import type { SpokenCase } from "../cases.ts";

export interface LargeStep {
  readonly id: "first-center" | "second-center" | "side-centers" | "last-centers" | "pair-edges";
  readonly name: string;
  /** One sentence that says what is to be achieved. */
  readonly goal: string;
  readonly cases: readonly SpokenCase[];
}

export const ROW: SpokenCase = {
  id: "row",
  name: "a row",
  why: "The slice carries the row to the top, the top turns it aside, and the slice goes back: no other side has changed.",
};

export const COMMUTATOR: SpokenCase = {
  id: "commutator",
  name: "a single piece (commutator)",
  why: "The second half takes back what the first half did, except where the two cross: only three centers trade places.",
};

export const FLIP: SpokenCase = {
  id: "flip",
  name: "slice, flip, slice back",
  why: "The slice joins two pieces, the edge is turned over in its place, and so the slice can go back without parting them.",
};

export const REPLACE: SpokenCase = {
  id: "replace",
  name: "slice, replace, slice back",
  why: "The slice joins two pieces, the joined edge leaves its place to another, and then the slice goes back.",
};

export const EDGE_PARITY: SpokenCase = {
  id: "edge-parity",
  name: "edge parity",
  why: "Pairing trades pieces in even numbers; when the last two are exchanged, an odd number of slice turns is needed.",
};

const CENTER_CASES = [ROW, COMMUTATOR];

export const LARGE_STEPS: Readonly<Record<LargeStep["id"], LargeStep>> = {
  "first-center": {
    id: "first-center",
    name: "White center",
    goal: "Bring all white centers to one side.",
    cases: CENTER_CASES,
  },
  "second-center": {
    id: "second-center",
    name: "Yellow center",
    goal: "Bring all yellow centers to the side opposite white.",
    cases: CENTER_CASES,
  },
  "side-centers": {
    id: "side-centers",
    name: "Green and red centers",
    goal: "With white on the left, build the green center and the red one beside it.",
    cases: CENTER_CASES,
  },
  "last-centers": {
    id: "last-centers",
    name: "Last two centers",
    goal: "Trade the last pieces between the blue side and the orange side.",
    cases: CENTER_CASES,
  },
  "pair-edges": {
    id: "pair-edges",
    name: "Edges",
    goal: "Join the pieces of each edge, until all twelve look like the edges of a 3x3.",
    cases: [FLIP, REPLACE, EDGE_PARITY],
  },
};

// The cases that a 3x3 does not have, with the algorithms of every tutorial for larger cubes; small letters are inner
// slices there.

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
