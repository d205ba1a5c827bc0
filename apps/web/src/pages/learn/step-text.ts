/** The texts of a step: its title, what it says, what is to be done, what success shows, the answers to choose from. */
import { messages } from "../../app/language.ts";
import type en from "../../languages/en/lessons.ts";
import type { LessonName } from "./lesson.ts";

const t = messages<typeof en>(undefined, import.meta.glob("../../languages/*/lessons.ts"));

export type StepTextPart = "title" | "body" | "task" | "after" | `option-${number}`;

/** The catalog has them under `lesson-step-part`; a test asks for every one. */
export function stepText(lesson: LessonName, step: string, part: StepTextPart): string {
  return t(`${lesson}-${step}-${part}` as Parameters<typeof t>[0]);
}
