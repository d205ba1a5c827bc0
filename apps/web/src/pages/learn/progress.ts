/** Which steps of which lessons are done: kept in the browser and never shared. */

import { isRecord } from "../../shell/storage.ts";
import { LESSON_NAMES, LESSONS, type LessonName } from "./lessons.ts";

/** The names of the steps done, by lesson. */
export type Progress = Readonly<Partial<Record<LessonName, readonly string[]>>>;

export function withDone(progress: Progress, lesson: LessonName, step: string): Progress {
  const done = progress[lesson] ?? [];
  return done.includes(step) ? progress : { ...progress, [lesson]: [...done, step] };
}

/** Progress from storage: known names only. */
export function parseProgress(data: unknown): Progress {
  if (!isRecord(data)) return {};
  const entries = LESSON_NAMES.flatMap((name) => {
    const done = data[name];
    const known = LESSONS[name].map((step) => step.name);
    return Array.isArray(done) ? [[name, known.filter((step) => done.includes(step))] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** How many steps of some lessons are done, and how many there are. */
export function countDone(progress: Progress, lessons = LESSON_NAMES) {
  return {
    done: lessons.flatMap((name) => progress[name] ?? []).length,
    all: lessons.flatMap((name) => LESSONS[name]).length,
  };
}

/** The first step that is not done, or the first of all. */
export function nextStep(progress: Progress, name: LessonName): number {
  const index = LESSONS[name].findIndex((step) => !progress[name]?.includes(step.name));
  return Math.max(0, index);
}
