/** What each module in `models/` exports. */

/** A chain of contexts in a packed model: how far back it looks, and how much there is of it. */
export interface TreeShape {
  readonly kind: "characters" | "words";
  /** The longest context of a chain of characters. */
  readonly order: number;
  readonly contexts: number;
  readonly grams: number;
}

/** A language's statistics in their frozen form. A model never changes under the same `version`. */
export interface PackedTextModel {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly version: number;
  /** Direct characters in lower case, and their capitals aligned with them (the same where there is none). */
  readonly characters: string;
  readonly capitals: string;
  /** Direct characters that end words. */
  readonly marks: string;
  readonly chains: readonly TreeShape[];
  /** Unpadded base64 of the range-coded tables. */
  readonly data: string;
}

export declare const model: PackedTextModel;
