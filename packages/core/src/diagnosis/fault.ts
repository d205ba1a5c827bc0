/** What a diagnosis says: faults, repairs, and what fits where stickers were left out. */
import type { Problem } from "../result.ts";
import type { Coloring, CubeState } from "../state/index.ts";

/** Every kind of fault, in the order in which they are looked for. The codes are stable; README.md says what each means. */
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
export type FaultCode = (typeof FAULT_CODES)[number];

/** A number, letters of faces (`"URF"`), a short phrase, or named numbers. */
export type FaultValue = string | number | Readonly<Record<string, number>>;

/** One reason why stickers are not a cube. */
export interface Fault extends Problem {
  readonly code: FaultCode;
  /** Facelets concerned, 0 … 6n² − 1 (U R F D L B, rows left to right). */
  readonly facelets?: readonly number[];
  /** Pieces concerned, by their colors: `URF`, `UF`, a wing in layer 2 `UF2`. What cannot exist goes by its place. */
  readonly pieces?: readonly string[];
  /** Where they stand, in the same names; faces for faults of whole faces. */
  readonly places?: readonly string[];
  readonly expected?: FaultValue;
  readonly got?: FaultValue;
}

/** A fault before it is put into words. */
export type FaultFacts = Omit<Fault, "message">;

/** Kinds of repair, the more likely before the less likely. */
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
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** One way to make the cube legal. Several of a kind mean that the stickers alone cannot tell which is right. */
export interface Repair {
  readonly kind: RepairKind;
  readonly message: string;
  /** The whole legal cube, 6n² letters U R F D L B. */
  readonly facelets: string;
  /** The facelets at which it differs from what was given. */
  readonly changed: readonly number[];
  /** The places of the pieces that are twisted, flipped, swapped or replaced, or the faces that are turned or moved. */
  readonly places?: readonly string[];
}

/** What fits when stickers were left out. */
export interface Completions {
  /** How many legal cubes show the given stickers; a lower bound when `exact` is false. */
  readonly count: bigint;
  readonly exact: boolean;
  /** The first of them (`limit`, 10 unless told), 6n² letters each. */
  readonly facelets: readonly string[];
  /** The given stickers and every one that they force; `?` where more than one color is possible. */
  readonly forced: string;
  /** possible[facelet]: the colors that an unknown sticker can have, as letters; given stickers are left out. */
  readonly possible: Readonly<Record<number, string>>;
}

export interface Diagnosis {
  /** True exactly when `faults` is empty and `state` is there. */
  readonly legal: boolean;
  /** n; when the length fits no cube, the nearest. */
  readonly size: number;
  readonly faults: readonly Fault[];
  /** Best first. */
  readonly repairs: readonly Repair[];
  readonly state?: CubeState;
  /** Only when stickers were left out and nothing else is wrong. */
  readonly completions?: Completions;
  /** The stickers as they were read; absent when their number fits no cube. */
  readonly coloring?: Coloring;
}

export interface DiagnoseOptions {
  /** n, when it is known; else it follows from the number of stickers. */
  readonly size?: number;
  /** How many completions to list, 0 … 10,000; 10 unless told. */
  readonly limit?: number;
  /** False to look for faults only. */
  readonly repairs?: boolean;
}

/** How the stickers were named, so that messages can answer in the same words. */
export type Vocabulary = "faces" | "colors";
