/** The two metrics of the two-phase search as records; what a step of its walk is in each is in `steps.ts`. */
import type { BloomShape, Metric } from "../../search/index.ts";

/** How the two-phase search counts. */
export interface TwoPhaseMetric {
  readonly name: Metric;
  /** Every cube has a solution of at most this length. */
  readonly maxLength: number;
  /** By how much the lengths of a cube's solutions differ at least: a quarter turn is odd, so that in quarter turns it is 2. */
  readonly stride: 1 | 2;
  /** Cosets near G1 and states of G1 near solved: what one cube needs, and what pays after a few. */
  readonly filters: Readonly<Record<"fewCosets" | "cosets" | "fewG1" | "g1", BloomShape>>;
  /** How far the two tables of bounds of phase 2 tell states apart. */
  readonly farthest: number;
  readonly plan: PlanShape;
}

/** The lengths by which the search plans (`plan.ts`). */
export interface PlanShape {
  /** Totals up to this are settled first, with a proof: some hundred moves tried for a cube that is farther away. */
  readonly short: number;
  /** Up to this limit the search finishes in seconds, and premoves would only delay it. */
  readonly provable: number;
  /** No phase 2 is longer. */
  readonly longestPhaseTwo: number;
  readonly longestPremove: number;
  /** The passes at a depth: the last row that begins at it or before. */
  readonly passes: readonly { readonly from: number; readonly passes: readonly Pass[] }[];
}

/** A pass over all starts with a premove of that many steps. */
export interface Pass {
  readonly premove: number;
  /** The longest phase 2 that is followed while there are other ways to try: 18 moves can take minutes. */
  readonly cap: number;
  /** Set if an earlier pass without a premove has found the ways into G1 and followed them for one move less. */
  readonly from?: number;
}

/**
 * The passes in half turns: how long phase 1 and the premove are together, so that all leave the same room. Chosen by counting moves tried on
 * random states: ways in of 8 moves are few and worth 12 more; at 9 moves there are enough of them to try 11 first, and going on
 * to 12 with the known ones is still cheaper than a depth of 10. Every premove adds as many ways in, for as many moves tried each, as the
 * depth has without it; at the next depth phase 2 would have to be one move shorter, which is five times as rare (ADR 0130#0135).
 */
export const HALF_TURNS: TwoPhaseMetric = {
  name: "HTM",
  maxLength: 21,
  stride: 1,
  filters: {
    // At most 6 moves from G1, 1.1 million, 71,000 up to symmetry; then 7 moves, 13 million, 0.83 million. 2 MiB.
    fewCosets: { depth: 6, wordsLog: 17, step: 3 },
    cosets: { depth: 7, wordsLog: 19, step: 3 },
    // At most 7 moves from solved, 0.9 million, 55,000 up to symmetry; then 9 moves, 28 million, 1.7 million. 2 MiB.
    fewG1: { depth: 7, wordsLog: 16, step: 2 },
    g1: { depth: 9, wordsLog: 19, step: 2 },
  },
  farthest: 12,
  plan: {
    short: 8,
    provable: 14,
    // M. Reid, 1995.
    longestPhaseTwo: 18,
    longestPremove: 2,
    passes: [
      { from: 0, passes: [{ premove: 0, cap: 12 }] },
      {
        from: 9,
        passes: [
          { premove: 0, cap: 11 },
          { premove: 0, cap: 12, from: 12 },
          { premove: 1, cap: 11 },
        ],
      },
      {
        from: 10,
        passes: [
          { premove: 0, cap: 11 },
          { premove: 1, cap: 11 },
          { premove: 2, cap: 11 },
        ],
      },
    ],
  },
};

/**
 * In quarter turns a half turn counts two, so that G1 has far fewer near states: 0.9 million at most 12 away, and a filter knows almost
 * all that matter. Ways into G1 are longer, and a longer premove is worth as much as a longer phase 1.
 */
export const QUARTER_TURNS: TwoPhaseMetric = {
  name: "QTM",
  // Rokicki, Davidson 2014.
  maxLength: 26,
  stride: 2,
  filters: {
    // At most 7 from G1, 128,000 up to symmetry; then 8, 1.2 million. 2 MiB.
    fewCosets: { depth: 7, wordsLog: 17, step: 3 },
    cosets: { depth: 8, wordsLog: 19, step: 3 },
    // At most 12 from solved, 80,000 up to symmetry; then 15. 2 MiB.
    fewG1: { depth: 12, wordsLog: 16, step: 2 },
    g1: { depth: 15, wordsLog: 19, step: 2 },
  },
  farthest: 20,
  plan: {
    short: 10,
    provable: 17,
    longestPhaseTwo: 26,
    longestPremove: 3,
    passes: [
      { from: 0, passes: [{ premove: 0, cap: 15 }] },
      {
        from: 10,
        passes: [
          { premove: 0, cap: 15 },
          { premove: 1, cap: 15 },
          { premove: 2, cap: 15 },
        ],
      },
      {
        from: 12,
        passes: [
          { premove: 0, cap: 15 },
          { premove: 1, cap: 15 },
          { premove: 2, cap: 15 },
          { premove: 3, cap: 15 },
        ],
      },
    ],
  },
};
