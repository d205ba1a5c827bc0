/** Which steps of which lessons are done: kept in the browser and never shared. */

import { isRecord } from "../../shell/storage.ts";
import { LESSON_NAMES, type LessonName } from "./lesson.ts";
import { LESSONS, lessonOf } from "./lessons.ts";

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
    const done: unknown = Object.hasOwn(data, name) ? data[name] : undefined;
    const known = lessonOf(name)!.steps.map((step) => step.name);
    return Array.isArray(done) ? [[name, known.filter((step) => done.includes(step))] as const] : [];
  });
  return Object.fromEntries(entries);
}

export interface Counted {
  readonly done: number;
  readonly all: number;
}

export function countDone(progress: Progress, name: LessonName): Counted {
  return { done: progress[name]?.length ?? 0, all: lessonOf(name)!.steps.length };
}

export function countAll(progress: Progress): Counted {
  const counts = LESSONS.map(({ name }) => countDone(progress, name));
  return {
    done: counts.reduce((sum, { done }) => sum + done, 0),
    all: counts.reduce((sum, { all }) => sum + all, 0),
  };
}

/** The first step that is not done, or the first of all. */
export function nextStep(progress: Progress, name: LessonName): number {
  const index = lessonOf(name)!.steps.findIndex((step) => !progress[name]?.includes(step.name));
  return Math.max(0, index);
}
