/** The contents of a diagnosis: faults, repairs, and the completions of stickers left out. */
import type { OrbitKind } from "../geometry/index.ts";
import type { Problem, Span } from "../result.ts";
import type { Coloring, CubeState } from "../state/index.ts";

/** Every kind of fault, in the order in which they are checked. The codes are stable; README.md says what each means. */
export const FAULT_CODES = [
  "length",
  "face-label",
  "letter",
  "letters-mixed",
  "colour-count",
  "center-doubled",
  "center-missing",
  "center-arrangement",
  "scheme-mirrored",
  "scheme-other",
  "face-order",
  "face-rotated",
  "piece-impossible",
  "corner-mirrored",
  "piece-doubled",
  "piece-missing",
  "center-count",
  "corner-twist",
  "edge-flip",
  "parity",
  "stickers-contradictory",
  "stickers-unknown",
] as const;
/** One of `FAULT_CODES`. */
export type FaultCode = (typeof FAULT_CODES)[number];

/** `expected` and `got` of any fault: a number, face letters (`"URF"`), a short phrase, or named numbers. */
export type FaultValue = string | number | Readonly<Record<string, number>>;

/** Where a fault is, as far as it can say. */
interface FaultPlace {
  /** Where in the text, as a half-open range of UTF-16 offsets. */
  readonly at?: Span;
  /** Facelets concerned, 0 … 6n² − 1 (U R F D L B, rows left to right). */
  readonly facelets?: readonly number[];
  /** Pieces concerned, by their colors: `URF`, `UF`, a wing in layer 2 `UF2`. A piece that cannot exist is named by its place. */
  readonly pieces?: readonly string[];
  /** Where they are, by the same names; for faults of whole faces, the faces. */
  readonly places?: readonly string[];
}

interface Counted {
  readonly expected: number;
  readonly got: number;
}

interface Lettered {
  readonly expected: string;
  readonly got: string;
}

/** A sum that turns cannot reach; or a phrase, if no way of filling in the unknown stickers reaches an allowed one. */
interface Summed {
  readonly expected: string;
  readonly got: number | string;
}

/** The data of each fault, by its code: sentences in any language are made from it. */
interface FaultData {
  readonly length: Counted;
  readonly "face-label": Lettered;
  readonly letter: Lettered;
  readonly "letters-mixed": Lettered;
  readonly "colour-count": Counted;
  readonly "center-doubled": Counted;
  readonly "center-missing": Counted;
  readonly "center-arrangement": Lettered;
  readonly "scheme-mirrored": Lettered;
  readonly "scheme-other": Lettered;
  readonly "face-order": Lettered;
  /** How many ways of rotating faces back there are; if there is only one, `got` is that one: clockwise quarters by face. */
  readonly "face-rotated": {
    readonly expected: string;
    readonly got: string | Readonly<Record<string, number>>;
    readonly ways: number;
  };
  /** Two colors, as letters of faces, that no piece has together. */
  readonly "piece-impossible": Lettered & {
    readonly clash: { readonly kind: "same" | "opposite"; readonly colors: string };
  };
  readonly "corner-mirrored": Lettered;
  readonly "piece-doubled": Counted;
  readonly "piece-missing": Counted;
  /** The orbit and its layers, counted from the faces starting at 1. */
  readonly "center-count": Counted & {
    readonly orbit: { readonly kind: OrbitKind; readonly layers: readonly number[] };
  };
  readonly "corner-twist": Summed;
  readonly "edge-flip": Summed;
  /** Inversions of corners, of edges, and their sum. */
  readonly parity: {
    readonly expected: string;
    readonly got: string | { readonly corners: number; readonly edges: number; readonly sum: number };
  };
  readonly "stickers-contradictory": { readonly expected?: undefined; readonly got?: undefined };
  readonly "stickers-unknown": Lettered;
}

/** A fault before it is put into words. */
export type FaultFacts = {
  readonly [Code in FaultCode]: FaultPlace & FaultData[Code] & { readonly code: Code };
}[FaultCode];

/** One reason why stickers do not make a cube; `code` tells which data come with it. */
export type Fault = FaultFacts & Problem & { readonly code: FaultCode };

/** Kinds of repair, likelier ones first. */
export const REPAIR_KINDS = [
  "sticker",
  "exchange-colours",
  "rotate-face",
  "reorder-faces",
  "twist-corner",
  "flip-edge",
  "swap-pieces",
  "swap-stickers",
  "rearrange-centers",
  "replace-piece",
  "two-stickers",
  "several",
] as const;
/** One of `REPAIR_KINDS`. */
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** One way to make the cube legal. Several repairs of a kind mean that the stickers alone cannot tell which is right. */
export interface Repair {
  readonly kind: RepairKind;
  readonly message: string;
  /** The whole legal cube, 6n² letters U R F D L B. */
  readonly facelets: string;
  /** The facelets where it differs from the input. */
  readonly changed: readonly number[];
  /** The places of pieces that are twisted, flipped, swapped or replaced, or the faces that are rotated or moved. */
  readonly places?: readonly string[];
}

/** What fits where stickers were left out. */
export interface Completions {
  /** How many legal cubes show the given stickers; a lower bound when `exact` is false. */
  readonly count: bigint;
  readonly exact: boolean;
  /** The first `limit` of them (default 10), 6n² letters each. */
  readonly facelets: readonly string[];
  /** The given stickers and all that they force; `?` where more than one color is possible. */
  readonly forced: string;
  /** possible[facelet]: the colors that an unknown sticker can have, as letters; given stickers are omitted. */
  readonly possible: Readonly<Record<number, string>>;
}

/** Everything known about the given stickers. */
export interface Diagnosis {
  /** True exactly if `faults` is empty and `state` is present. */
  readonly legal: boolean;
  /** n; if the length fits no cube, the nearest n. */
  readonly size: number;
  readonly faults: readonly Fault[];
  /** Best first. */
  readonly repairs: readonly Repair[];
  readonly state?: CubeState;
  /** Present only if stickers were left out and nothing else is wrong. */
  readonly completions?: Completions;
  /** For a legal cube: the facelets that were left out and follow from the others. */
  readonly filledIn?: readonly number[];
  /** The stickers as they were read; absent if their number fits no cube. */
  readonly coloring?: Coloring;
}

/** How much a diagnosis does. */
export interface DiagnoseOptions {
  /** n, if known; otherwise it follows from the number of stickers. */
  readonly size?: number;
  /** How many completions to list, 0 … 10,000; default 10. */
  readonly limit?: number;
  /** False: look for faults only. */
  readonly repairs?: boolean;
}

/** How the stickers were named, so that messages use the same words. */
export type Vocabulary = "faces" | "colors";
