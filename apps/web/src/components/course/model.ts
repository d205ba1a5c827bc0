/** Progress in the course: kept in the browser and never shared. */
import { effect, type Signal, signal } from "@preact/signals";
import { readStored, store } from "../../app/storage.ts";
import { LESSON_IDS, LESSONS, type LessonId } from "./lessons.ts";

const SCREENS = ["list", "idea", "choose", "paint", "own", "here", "done"] as const;
type CourseScreen = (typeof SCREENS)[number];

export interface Course {
  readonly done: readonly LessonId[];
  readonly lesson: number;
  readonly screen: CourseScreen;
  /** The cube in someone's hands, as it was when the lesson began. */
  readonly own?: string | undefined;
  readonly here?: CubeHere | undefined;
}

/** The cube on the screen: the lesson that it is ready for, moves that make it from a solved one, and those made in the lesson. */
export interface CubeHere {
  readonly lesson: number;
  readonly setup: string;
  readonly made: string;
}

export const NEW_COURSE: Course = { done: [], lesson: 0, screen: "list" };

export function atLesson(course: Course, lesson: number): Course {
  return { ...course, lesson, screen: "idea" };
}

/** White at the bottom, as it is held from then on. */
const SOLVED = "z2";

/** From the idea to the exercise, on the user's own cube if there is one. The first lesson is about turns, for which any cube will do. */
export function practice(course: Course): Course {
  const { lesson, own, here } = course;
  if (here?.lesson === lesson) return { ...course, screen: "here" };
  if (LESSONS[lesson].steps.length === 0) return practiceHere(course, SOLVED);
  return { ...course, screen: own ? "own" : "choose" };
}

export function practiceHere(course: Course, setup: string): Course {
  return { ...course, screen: "here", here: { lesson: course.lesson, setup, made: "" } };
}

/** The goal of the lesson is reached; `own`: what the user's cube then shows. */
export function reached(course: Course, own?: string): Course {
  const { id } = LESSONS[course.lesson];
  const done = course.done.includes(id) ? course.done : [...course.done, id];
  return { ...course, done, screen: "done", own: own ?? course.own };
}

/** The lesson after it, with the cube as it is now; or the list after the last: a solved cube has nothing more to teach. */
export function goOn(course: Course): Course {
  const next = course.lesson + 1;
  if (next === LESSONS.length)
    return { ...course, lesson: 0, screen: "list", own: undefined, here: undefined };
  const { here } = course;
  const isGoingOn = here?.lesson === course.lesson && LESSONS[course.lesson].steps.length > 0;
  const setup = here && `${here.setup} ${here.made}`.trim();
  return {
    ...atLesson(course, next),
    here: isGoingOn && setup ? { lesson: next, setup, made: "" } : undefined,
  };
}

/** The first unfinished lesson, or the very first one. */
export function nextLesson({ done }: Course): number {
  return Math.max(
    0,
    LESSON_IDS.findIndex((id) => !done.includes(id)),
  );
}

const ALG = /^(?:(?:[URFDLB]w?|[MESxyz]|[rufldb])[2']?(?: |$)){0,1000}$/;

/** A course from the browser's storage, which may have been tampered with. */
export function parseCourse(data: unknown): Course {
  if (typeof data !== "object" || data === null) return NEW_COURSE;
  const { done, lesson, screen, own, here } = data as Record<string, unknown>;
  const known = LESSON_IDS.filter((id) => Array.isArray(done) && done.includes(id));
  const isPlace = Number.isInteger(lesson) && Number(lesson) >= 0 && Number(lesson) < LESSONS.length;
  const kept = {
    done: known,
    lesson: isPlace ? Number(lesson) : 0,
    own: typeof own === "string" && /^[URFDLB]{54}$/.test(own) ? own : undefined,
    here: parseHere(here),
  };
  const shown = SCREENS.find((one) => one === screen) ?? "list";
  const isMissing = (shown === "own" && !kept.own) || (shown === "here" && kept.here?.lesson !== kept.lesson);
  return { ...kept, screen: isMissing ? "idea" : shown };
}

function parseHere(data: unknown): Course["here"] {
  if (typeof data !== "object" || data === null) return undefined;
  const { lesson, setup, made } = data as Record<string, unknown>;
  const isLesson = LESSONS.some((_, at) => at === lesson);
  const isAlg = (text: unknown): text is string => typeof text === "string" && ALG.test(text);
  return isLesson && isAlg(setup) && isAlg(made) ? { lesson: Number(lesson), setup, made } : undefined;
}

let held: Signal<Course> | undefined;

/** The course in this browser, read when it is first opened. */
export function keptCourse(): Signal<Course> {
  if (held) return held;
  const course = signal(parseCourse(readStored("course")));
  effect(() => store("course", course.value));
  held = course;
  return course;
}
