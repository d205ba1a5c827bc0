/**
 * What a beginner memorizes: each case by its usual name, how to recognize it, the algorithm and why that works. The first layer
 * is white and at the bottom; every algorithm is for the front right of the cube as it is held. The algorithms are the ones that
 * every tutorial of the layer-by-layer method teaches.
 */

/** What is recognized, and what is said about it. */
export interface SpokenCase {
  /** Unique within its step, for translations: "right", "sune". */
  readonly id: string;
  /** As cubers call it. */
  readonly name: string;
  /** One sentence: why the moves do what they do. */
  readonly why: string;
}

/** One case of a step. */
export interface LayerCase extends SpokenCase {
  /** In standard notation. */
  readonly alg: string;
  /** The cube sizes it is for; if omitted, all that have the step. */
  readonly sizes?: readonly number[];
}

/** Where an edge of the cross can be. Its moves are found by search, because they depend on which edges are already home. */
export const CROSS_CASES: Readonly<
  Record<"top-up" | "top-side" | "middle" | "bottom-wrong" | "bottom-flipped", SpokenCase>
> = {
  "top-up": {
    id: "top-up",
    name: "on top, white facing up",
    why: "It goes above its place, and a half turn of that side brings it down.",
  },
  "top-side": {
    id: "top-side",
    name: "on top, white facing out",
    why: "It goes down through the middle layer, which turns white to the bottom.",
  },
  middle: {
    id: "middle",
    name: "in the middle layer",
    why: "One turn of its side brings it down; the bottom is turned to meet it where its place is elsewhere.",
  },
  "bottom-wrong": {
    id: "bottom-wrong",
    name: "at the bottom, in the wrong place",
    why: "It leaves the bottom and comes back where it belongs.",
  },
  "bottom-flipped": {
    id: "bottom-flipped",
    name: "at the bottom, flipped",
    why: "It leaves the bottom, and comes back through the middle layer, which flips it.",
  },
};

export const CORNER_CASES: readonly LayerCase[] = [
  {
    id: "right",
    name: "white faces right",
    alg: "R U R'",
    why: "R lifts the empty slot up, U pushes the corner in, and R' brings both down together.",
  },
  {
    id: "front",
    name: "white faces front",
    alg: "F' U' F",
    why: "It is the mirror image of the first case: F' lifts the slot, U' pushes the corner in, F brings both down.",
  },
  {
    id: "top",
    name: "white faces up",
    alg: "R U2 R' U' R U R'",
    why: "The first three moves turn the corner so that white faces right; the rest is the first case.",
  },
  {
    id: "twisted-right",
    name: "in its slot, white faces right",
    alg: "R U' R' U R U' R'",
    why: "The corner is lifted out, comes to face the right way, and goes back in.",
  },
  {
    id: "twisted-front",
    name: "in its slot, white faces front",
    alg: "R U R' U' R U R'",
    why: "The corner is lifted out, comes to face the right way, and goes back in.",
  },
];

/** Brings a corner out of the wrong slot. */
export const CORNER_EJECTION: LayerCase = {
  id: "wrong-slot",
  name: "in the wrong slot",
  alg: "R U R'",
  why: "Any corner that goes into the slot pushes the wrong one out to the top.",
};

export const EDGE_CASES: readonly LayerCase[] = [
  {
    id: "right",
    name: "goes to the right",
    alg: "U R U' R' U' F' U F",
    why: "The edge moves away from its slot, is paired with the corner that belongs below it, and both go in together.",
  },
  {
    id: "left",
    name: "goes to the left",
    alg: "U' L' U L U F U' F'",
    why: "It is the mirror image: away from the slot, paired with its corner, and in together.",
  },
];

/** Brings an edge out of a middle slot. */
export const EDGE_EJECTION: LayerCase = {
  id: "wrong-slot",
  name: "in the wrong slot, or flipped",
  alg: "U R U' R' U' F' U F",
  why: "Putting any top edge into the slot pushes the wrong one out to the top.",
};

export const EDGE_FLIP_CASES: readonly LayerCase[] = [
  {
    id: "line",
    name: "line",
    alg: "F R U R' U' F'",
    why: "R U R' U' trades pieces of the top; the F before and the F' after make two edges change the side they show.",
  },
  {
    id: "l-shape",
    name: "L shape",
    alg: "F U R U' R' F'",
    why: "It is the line's algorithm backward, which flips two neighboring edges instead of opposite ones.",
  },
  {
    id: "dot",
    name: "dot",
    alg: "F R U R' U' F' f R U R' U' f'",
    why: "The line's algorithm flips two edges, and the same with two layers flips the other two.",
  },
];

export const CORNER_TWIST_CASES: readonly LayerCase[] = [
  {
    id: "sune",
    name: "Sune",
    alg: "R U R' U R U2 R'",
    why: "A slot's corner and edge take a trip around the top and come home, while three top corners each turn a third.",
  },
  {
    id: "antisune",
    name: "Antisune",
    alg: "R U2 R' U' R U' R'",
    why: "It is Sune backward, so three corners turn the other way.",
  },
  {
    id: "h",
    name: "H",
    alg: "R U R' U R U' R' U R U2 R'",
    why: "It is Sune with one more round trip, which turns all four corners in pairs.",
  },
  {
    id: "pi",
    name: "Pi",
    alg: "R U2 R2 U' R2 U' R2 U2 R",
    why: "R2 and U moves pass the corners around in twos; the odd quarter turns at both ends twist them.",
    sizes: [3],
  },
  {
    id: "pi",
    name: "Pi",
    alg: "F R U R' U' R U R' U' F'",
    why: "R U R' U' done twice between F and F' turns all four corners.",
    sizes: [2],
  },
  {
    id: "headlights",
    name: "headlights (U)",
    alg: "R2 D R' U2 R D' R' U2 R'",
    why: "The D moves hide a corner below while the top turns, so that two corners come back twisted.",
    sizes: [3],
  },
  {
    id: "headlights",
    name: "headlights (U)",
    alg: "F R U R' U' F'",
    why: "R U R' U' trades pieces of the top; between F and F' it twists two corners.",
    sizes: [2],
  },
  {
    id: "t",
    name: "T",
    alg: "r U R' U' r' F R F'",
    why: "One corner leaves with the wide layer and another takes its place from the front, each turned a third.",
    sizes: [3],
  },
  {
    id: "t",
    name: "T",
    alg: "R U R' U' R' F R F'",
    why: "One corner leaves to the right and another takes its place from the front, each turned a third.",
    sizes: [2],
  },
  {
    id: "bowtie",
    name: "bowtie (L)",
    alg: "F R' F' r U R U' r'",
    why: "It is T backward: the two corners on a diagonal turn opposite ways.",
    sizes: [3],
  },
  {
    id: "bowtie",
    name: "bowtie (L)",
    alg: "F R' F' R U R U' R'",
    why: "It is T backward: the two corners on a diagonal turn opposite ways.",
    sizes: [2],
  },
];

export const CORNER_SWAP_CASES: readonly LayerCase[] = [
  {
    id: "headlights",
    name: "one pair of matching corners (A perm)",
    alg: "R' F R' B2 R F' R' B2 R2",
    why: "Three corners trade places in a circle: one is taken out at the front, replaced from the back, and put back.",
  },
  {
    id: "diagonal",
    name: "no matching corners (Y perm)",
    alg: "F R U' R' U' R U R' F' R U R' U' R' F R F'",
    why: "Two corners on a diagonal trade places, and two edges with them, which the last step puts right.",
  },
];

export const EDGE_CYCLE_CASES: readonly LayerCase[] = [
  {
    id: "ua",
    name: "Ua perm",
    alg: "F2 U L R' F2 L' R U F2",
    why: "L and R' turn the middle slice as seen from the front, so three edges trade places in a circle.",
  },
  {
    id: "ub",
    name: "Ub perm",
    alg: "F2 U' L R' F2 L' R U' F2",
    why: "It is Ua backward: three edges trade places the other way around.",
  },
  {
    id: "h",
    name: "H perm",
    alg: "M2 U M2 U2 M2 U M2",
    why: "The middle slice carries edges through the bottom, and opposite edges come back exchanged.",
  },
  {
    id: "z",
    name: "Z perm",
    alg: "M' U M2 U M2 U M' U2 M2",
    why: "The middle slice carries edges through the bottom, and neighboring edges come back exchanged.",
  },
];
