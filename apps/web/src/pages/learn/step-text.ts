/** The texts of a step: its title, what it says, what is to be done, what success shows, the answers to choose from. */
import { texts } from "../../shell/language.ts";
import type { LessonName } from "./lesson.ts";

const t = texts("lessons");

export type StepTextPart = "title" | "body" | "task" | "after" | `option-${number}`;

/** languages/en.json has them as `lessons.lesson-step-part`; a test asks for every one. */
export function stepText(lesson: LessonName, step: string, part: StepTextPart): string {
  return t(`${lesson}-${step}-${part}` as Parameters<typeof t>[0]);
}
