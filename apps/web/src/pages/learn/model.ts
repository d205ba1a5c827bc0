/** What the Learn page shows: a lesson, a step, and the learner's attempt at its task so far. */
import { effect, signal } from "@preact/signals";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { isIn, isRecord, isText, readStored, store } from "../../shell/storage.ts";
import type { Attempt } from "./check.ts";
import { LESSON_NAMES, LESSONS, type LessonName, type LessonStep } from "./lessons.ts";

export interface LearnRecord {
  /** The course "Solve your first cube", which stores its own progress. */
  readonly course?: true;
  /** None: the list of lessons. */
  readonly lesson?: LessonName;
  readonly step: number;
  readonly attempt: Attempt;
}

export const INITIAL: LearnRecord = { step: 0, attempt: {} };
const COURSE: LearnRecord = { ...INITIAL, course: true };
const MAX_LENGTH = 2000;

export function stepOf({ lesson, step }: LearnRecord): LessonStep | undefined {
  return lesson && LESSONS[lesson][step];
}

/** The record at the start of a step. */
export function atStep(lesson: LessonName, step: number): LearnRecord {
  return { lesson, step, attempt: {} };
}

export function parseRecord(data: unknown): LearnRecord | undefined {
  const { course, lesson, step, attempt } = (data ?? {}) as Partial<Record<keyof LearnRecord, unknown>>;
  if (course === true) return COURSE;
  if (lesson === undefined) return step === 0 ? INITIAL : undefined;
  const name = LESSON_NAMES.find((one) => one === lesson);
  if (!name || !isStep(step, name)) return undefined;
  return { lesson: name, step, attempt: parseAttempt(attempt) };
}

function isStep(value: unknown, lesson: LessonName): value is number {
  return isIn(value, 0, LESSONS[lesson].length - 1);
}

/** The valid fields of an attempt. */
function parseAttempt(data: unknown): Attempt {
  if (!isRecord(data)) return {};
  const { alg, choice, text, repetitions, items, swaps } = data;
  const isRow = Array.isArray(items) && items.length <= 12 && items.every((one) => isIn(one, 0, 11));
  return {
    ...(isText(alg, MAX_LENGTH) && { alg }),
    ...(isText(text, MAX_LENGTH) && { text }),
    ...(isIn(choice, 0, 9) && { choice }),
    ...(isIn(repetitions, 0, 9_999) && { repetitions }),
    ...(isRow && { items: items as number[] }),
    ...(isIn(swaps, 0, 9_999) && { swaps }),
  };
}

export function fromLink({ course, lesson, step }: Parameters): LearnRecord | undefined {
  if (course !== undefined) return COURSE;
  const name = LESSON_NAMES.find((one) => one === lesson);
  if (!name) return undefined;
  const place = Number(step ?? 1) - 1;
  return atStep(name, isStep(place, name) ? place : 0);
}

export function toLink({ course, lesson, step }: LearnRecord): Parameters {
  if (course) return { course: "1" };
  return lesson ? { lesson, step: String(step + 1) } : {};
}

export const record = pageRecord("learn", { initial: INITIAL, parse: parseRecord, fromLink, toLink });

export const progress = signal(parseProgress(readStored("learn-progress")));
effect(() => store("learn-progress", progress.value));

/** The bits of a text, as the text model measured them: not part of the record, since they follow from the text. */
export const measured = signal<{ readonly text: string; readonly bits: number } | undefined>(undefined);

export function attempt(part: Attempt, merge = ""): void {
  const now = record.value.peek();
  record.set({ ...now, attempt: { ...now.attempt, ...part } }, { merge });
}

/** The names of the steps done, by lesson. */
type Progress = Readonly<Partial<Record<LessonName, readonly string[]>>>;

/** Which steps of which lessons are done: kept in the browser and never shared. */
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
