/** The course as data: seven lessons, each with the steps that it teaches and the algorithm that it is about. Its texts are in the catalog. */

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

export interface Lesson {
  readonly id: LessonId;
  /** Steps of the layer-by-layer method. */
  readonly steps: readonly string[];
  /** The algorithm that its first screen shows, on a cube that it solves. */
  readonly alg: string;
}

export const LESSONS: readonly Lesson[] = [
  { id: "turns", steps: [], alg: "R U R' U'" },
  { id: "cross", steps: ["cross"], alg: "U' F2" },
  { id: "corners", steps: ["corners"], alg: "R U R'" },
  { id: "middle", steps: ["middle-edges"], alg: "U R U' R' U' F' U F" },
  { id: "yellow-cross", steps: ["flip-edges"], alg: "F R U R' U' F'" },
  { id: "yellow-top", steps: ["twist-corners"], alg: "R U R' U R U2 R'" },
  {
    id: "order",
    steps: ["place-corners", "place-edges", "finish"],
    alg: "F2 U L R' F2 L' R U F2",
  },
];

/** The first lesson's exercise: after so many repetitions every piece is home again. */
export const TURNS_TASK = { alg: "R U R' U'", times: 6 } as const;

export const TURNS_IN_TASK: number = TURNS_TASK.times * TURNS_TASK.alg.split(" ").length;

/** The steps that are done when a lesson's goal is reached. */
export function stepsUntil(lesson: number): readonly string[] {
  return LESSONS.slice(0, lesson + 1).flatMap(({ steps }) => steps);
}
