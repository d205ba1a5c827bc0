/** The course as data: seven lessons, each with the steps that it teaches and what is practiced in it. Its texts are in the catalog. */

export const LESSON_IDS = [
  "turns",
  "cross",
  "corners",
  "middle",
  "yellow-cross",
  "yellow-top",
  "order",
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** One thing to do: a case of the method, or, in the first lesson, some turns to a solved cube. */
export type Skill =
  | { readonly step: string; readonly wanted: string }
  | { readonly moves: string; readonly piece: string };

export interface Lesson {
  readonly id: LessonId;
  /** Steps of the layer-by-layer method. */
  readonly steps: readonly string[];
  /** Practiced one after another; the first is shown before. */
  readonly skills: readonly Skill[];
  /** Its goal is at the bottom, and seen from there. */
  readonly isBelow?: boolean;
}

const skills = (step: string, ...wanted: readonly string[]) => wanted.map((one) => ({ step, wanted: one }));

export const LESSONS: readonly Lesson[] = [
  {
    id: "turns",
    steps: [],
    skills: [
      { moves: "R", piece: "DLF" },
      { moves: "U R'", piece: "DLF" },
      { moves: "F' U R", piece: "DLF" },
    ],
  },
  { id: "cross", steps: ["cross"], skills: skills("cross", "top-up", "middle", "top-side"), isBelow: true },
  { id: "corners", steps: ["corners"], skills: skills("corners", "right", "front", "top"), isBelow: true },
  { id: "middle", steps: ["middle-edges"], skills: skills("middle-edges", "right", "left", "right") },
  { id: "yellow-cross", steps: ["flip-edges"], skills: skills("flip-edges", "line", "l-shape", "line") },
  { id: "yellow-top", steps: ["twist-corners"], skills: skills("twist-corners", "sune", "antisune", "sune") },
  {
    id: "order",
    steps: ["place-corners", "place-edges", "finish"],
    skills: [
      { step: "place-corners", wanted: "headlights" },
      { step: "place-edges", wanted: "ua" },
      { step: "place-edges", wanted: "ub" },
    ],
  },
];

/** The steps that are done when a lesson's goal is reached. */
export function stepsUntil(lesson: number): readonly string[] {
  return LESSONS.slice(0, lesson + 1).flatMap(({ steps }) => steps);
}

/** The step whose goal is the lesson's. */
export function goalStep(lesson: number): string {
  return LESSONS[lesson].steps.at(-1) ?? "finish";
}
