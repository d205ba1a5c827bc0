/** The six lessons. */
import type { Lesson } from "./lesson.ts";

const cube = (setup = "", size = 3) => ({ kind: "cube", size, setup }) as const;
const any = { leastCharacters: 1, mostCharacters: 1000, leastBits: 0, mostBits: 65 };

export const LESSONS: readonly Lesson[] = [
  {
    name: "notation",
    steps: [
      { name: "turn", task: { ...cube(), goal: { kind: "as", alg: "R" } } },
      { name: "prime", task: { ...cube(), goal: { kind: "as", alg: "U'" } } },
      { name: "half", task: { ...cube(), goal: { kind: "as", alg: "F2" } } },
      { name: "row", task: { ...cube(), goal: { kind: "as", alg: "R U R' U'" } } },
      { name: "undo", task: { kind: "choice", options: 3, answer: 1, alg: "R U" } },
      { name: "wide", task: { ...cube("", 4), goal: { kind: "as", alg: "Rw" } } },
    ],
  },
  {
    name: "holding",
    steps: [
      { name: "opposite", task: { kind: "choice", options: 3, answer: 2 } },
      { name: "upright", task: { ...cube("x y'"), goal: { kind: "upright" } } },
      { name: "right", task: { kind: "choice", options: 3, answer: 0 } },
    ],
  },
  {
    name: "number",
    steps: [
      { name: "clock", task: { kind: "number", answer: 187 } },
      { name: "live", task: { ...cube(), goal: { kind: "turns", least: 3 } }, show: "digits" },
      {
        name: "flat",
        task: {
          ...cube(),
          goal: { kind: "digits", zero: ["twists", "flips"], other: ["corners", "edges"] },
        },
        show: "digits",
      },
      { name: "back", task: { kind: "rank", answer: "2187" } },
    ],
  },
  {
    name: "parity",
    steps: [
      { name: "sort", task: { kind: "sort", start: [2, 0, 1, 4, 3, 5], least: 0 } },
      { name: "again", task: { kind: "sort", start: [2, 0, 1, 4, 3, 5], least: 5 } },
      { name: "cycle", task: { kind: "choice", options: 2, answer: 1, alg: "U" } },
      { name: "both", task: { ...cube(), goal: { kind: "turns", least: 4 } }, show: "parity" },
      { name: "alone", task: { kind: "choice", options: 3, answer: 2 } },
    ],
  },
  {
    name: "order",
    steps: [
      { name: "repeat", task: { kind: "repeat", alg: "R U R' U'", answer: 6 } },
      { name: "lcm", task: { kind: "choice", options: 3, answer: 1, alg: "R U" } },
      { name: "long", task: { kind: "order", least: 60, most: Number.MAX_SAFE_INTEGER, moves: 2 } },
      { name: "two", task: { kind: "order", least: 2, most: 2, moves: 3 } },
    ],
  },
  {
    name: "text",
    steps: [
      { name: "type", task: { kind: "text", goal: { ...any, leastCharacters: 5 } } },
      { name: "long", task: { kind: "text", goal: { ...any, leastCharacters: 20 } } },
      {
        name: "strange",
        task: { kind: "text", goal: { ...any, mostCharacters: 3, leastBits: 20, mostBits: 1e6 } },
      },
      { name: "guess", task: { kind: "choice", options: 3, answer: 0 } },
    ],
  },
];

export function lessonOf(name: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.name === name);
}
