/** The six lessons as data: steps, each with something to do and a check that recognizes success. Texts are in the catalog. */
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

export type LessonName = "notation" | "holding" | "number" | "parity" | "order" | "text";

const cube = (setup = "", size = 3) => ({ kind: "cube", size, setup }) as const;
const any = { leastCharacters: 1, mostCharacters: 1000, leastBits: 0, mostBits: 65 };

export const LESSONS: Readonly<Record<LessonName, readonly LessonStep[]>> = {
  notation: [
    { name: "turn", task: { ...cube(), goal: { kind: "as", alg: "R" } } },
    { name: "prime", task: { ...cube(), goal: { kind: "as", alg: "U'" } } },
    { name: "half", task: { ...cube(), goal: { kind: "as", alg: "F2" } } },
    { name: "row", task: { ...cube(), goal: { kind: "as", alg: "R U R' U'" } } },
    { name: "undo", task: { kind: "choice", options: 3, answer: 1, alg: "R U" } },
    { name: "wide", task: { ...cube("", 4), goal: { kind: "as", alg: "Rw" } } },
  ],
  holding: [
    { name: "opposite", task: { kind: "choice", options: 3, answer: 2 } },
    { name: "upright", task: { ...cube("x y'"), goal: { kind: "upright" } } },
    { name: "right", task: { kind: "choice", options: 3, answer: 0 } },
  ],
  number: [
    { name: "clock", task: { kind: "number", answer: 187 } },
    { name: "live", task: { ...cube(), goal: { kind: "turns", least: 3 } }, show: "digits" },
    {
      name: "flat",
      task: { ...cube(), goal: { kind: "digits", zero: ["twists", "flips"], other: ["corners", "edges"] } },
      show: "digits",
    },
    { name: "back", task: { kind: "rank", answer: "2187" } },
  ],
  parity: [
    { name: "sort", task: { kind: "sort", start: [2, 0, 1, 4, 3, 5], least: 0 } },
    { name: "again", task: { kind: "sort", start: [2, 0, 1, 4, 3, 5], least: 5 } },
    { name: "cycle", task: { kind: "choice", options: 2, answer: 1, alg: "U" } },
    { name: "both", task: { ...cube(), goal: { kind: "turns", least: 4 } }, show: "parity" },
    { name: "alone", task: { kind: "choice", options: 3, answer: 2 } },
  ],
  order: [
    { name: "repeat", task: { kind: "repeat", alg: "R U R' U'", answer: 6 } },
    { name: "lcm", task: { kind: "choice", options: 3, answer: 1, alg: "R U" } },
    { name: "long", task: { kind: "order", least: 60, most: Number.MAX_SAFE_INTEGER, moves: 2 } },
    { name: "two", task: { kind: "order", least: 2, most: 2, moves: 3 } },
  ],
  text: [
    { name: "type", task: { kind: "text", goal: { ...any, leastCharacters: 5 } } },
    { name: "long", task: { kind: "text", goal: { ...any, leastCharacters: 20 } } },
    {
      name: "strange",
      task: { kind: "text", goal: { ...any, mostCharacters: 3, leastBits: 20, mostBits: 1e6 } },
    },
    { name: "guess", task: { kind: "choice", options: 3, answer: 0 } },
  ],
};

export const LESSON_NAMES = Object.keys(LESSONS) as readonly LessonName[];
