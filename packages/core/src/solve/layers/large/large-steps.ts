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
