/** A lesson is data: steps, each with something to do and a check that recognizes success. Texts are in the catalog. */
import type { DigitName } from "./digits.ts";

/** What the virtual cube should look like. */
export type CubeGoal =
  | { readonly kind: "as" /** The moves after which it looks the same. */; readonly alg: string }
  | { readonly kind: "upright" }
  | { readonly kind: "turns"; readonly least: number }
  | { readonly kind: "digits"; readonly zero: readonly DigitName[]; readonly other: readonly DigitName[] };

export type Task =
  | { readonly kind: "cube"; readonly size: number; readonly setup: string; readonly goal: CubeGoal }
  | {
      readonly kind: "choice";
      readonly options: number;
      readonly answer: number;
      /** Moves made on the cube that is shown. */
      readonly alg?: string;
    }
  | { readonly kind: "number"; readonly answer: number }
  /** Repeat the algorithm until the cube is solved again. */
  | { readonly kind: "repeat"; readonly alg: string; readonly answer: number }
  /** Find an algorithm whose order is within a range. */
  | { readonly kind: "order"; readonly least: number; readonly most: number; readonly moves: number }
  /** Type the number of a cube whose other digits are 0. */
  | { readonly kind: "rank"; readonly answer: string }
  | { readonly kind: "sort"; readonly start: readonly number[]; readonly least: number }
  | { readonly kind: "text"; readonly goal: TextGoal };

export interface TextGoal {
  readonly leastCharacters: number;
  readonly mostCharacters: number;
  readonly leastBits: number;
  readonly mostBits: number;
}

export interface LessonStep {
  /** Its texts in the catalog begin with the lesson's and the step's names: `notation.turn`. */
  readonly name: string;
  readonly task: Task;
  /** What is shown next to the cube. */
  readonly show?: "digits" | "parity";
}

export const LESSON_NAMES = ["notation", "holding", "number", "parity", "order", "text"] as const;
export type LessonName = (typeof LESSON_NAMES)[number];

export interface Lesson {
  readonly name: LessonName;
  readonly steps: readonly LessonStep[];
}
