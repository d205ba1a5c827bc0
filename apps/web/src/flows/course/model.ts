/** The course as a record, and what each button and each turn makes of it. */
import { invertAlg, printAlg, readAlg } from "@cubegram/core/notation";
import type { PracticeCube } from "@cubegram/core/solve";
import { algOf, type Exercise, newExercise, wentWrong } from "./exercise.ts";
import { LESSON_IDS, LESSONS, type LessonId, type Skill } from "./lessons.ts";

export const SCREENS = [
  "list",
  "idea",
  "watch",
  "practice",
  "choose",
  "paint",
  "own",
  "here",
  "done",
] as const;
type CourseScreen = (typeof SCREENS)[number];

export interface Course {
  readonly done: readonly LessonId[];
  readonly lesson: number;
  readonly screen: CourseScreen;
  /** What is practiced one after another, and which of them it is. */
  readonly rounds: readonly Round[];
  readonly round: number;
  readonly exercise?: Exercise | undefined;
  /** What went wrong and comes again. */
  readonly weak: readonly Round[];
  /** Moves are written as letters, too. */
  readonly hasLetters: boolean;
  /** The cube in someone's hands, as it was when the lesson began. */
  readonly own?: string | undefined;
  readonly here?: CubeHere | undefined;
}

/** What a screen of the course receives. */
export interface CourseStepProps {
  readonly course: Course;
  readonly change: (next: Course) => void;
}

/** One of a lesson's skills. */
export interface Round {
  readonly lesson: number;
  readonly skill: number;
  /** It went wrong before. */
  readonly isAgain?: boolean;
}

/** The whole cube on the screen, taken along from lesson to lesson, and the lesson that it is ready for. */
interface CubeHere {
  readonly lesson: number;
  readonly exercise: Exercise;
}

export const NEW_COURSE: Course = {
  done: [],
  lesson: 0,
  screen: "list",
  rounds: [],
  round: 0,
  weak: [],
  hasLetters: false,
};

export function atLesson(course: Course, lesson: number): Course {
  return { ...course, lesson, screen: "idea", rounds: [], round: 0, exercise: undefined };
}

/** White at the bottom, as it is held from then on. */
const SOLVED = "z2";

/** Each skill once; before them what went wrong in an earlier lesson. Rounds that have begun go on. */
export function practice(course: Course): Course {
  if (course.rounds.length > 0) return { ...course, screen: "practice" };
  const { lesson, weak } = course;
  const again = weak
    .filter((round) => round.lesson < lesson)
    .slice(0, 1)
    .map(asAgain);
  const own = LESSONS[lesson].skills.map((_, skill) => ({ lesson, skill }));
  return { ...course, screen: "practice", rounds: [...again, ...own], round: 0, exercise: undefined };
}

export function skillOf({ lesson, skill }: Round): Skill {
  return LESSONS[lesson].skills[skill];
}

function asAgain({ lesson, skill }: Round): Round {
  return { lesson, skill, isAgain: true };
}

/** The first time that something is practiced, arrows lead. */
export function given(course: Course, { setup, ...plan }: PracticeCube): Course {
  const { rounds, round } = course;
  const isGuided = rounds[round].skill === 0 && !rounds[round].isAgain;
  return { ...course, exercise: newExercise(setup, plan, isGuided) };
}

/** A round is over: what went wrong is kept for later, what went right this time is not. After the last comes the whole cube. */
export function roundDone(course: Course): Course {
  const { rounds, round, exercise, lesson } = course;
  const now = rounds[round];
  const others = course.weak.filter(({ lesson: of, skill }) => of !== now.lesson || skill !== now.skill);
  const weak =
    exercise && wentWrong(exercise) ? [...others, { lesson: now.lesson, skill: now.skill }] : others;
  const next = { ...course, weak, round: round + 1, exercise: undefined };
  if (next.round < rounds.length) return next;
  const isLast = lesson === LESSONS.length - 1;
  const again = isLast && now.lesson === lesson && !now.isAgain ? weak.slice(0, 1).map(asAgain) : [];
  return again.length > 0
    ? { ...next, rounds: [...rounds, ...again] }
    : whole({ ...next, rounds: [], round: 0 });
}

/** From the skills to the whole cube: the user's own if there is one. The first lesson is about turns alone. */
function whole(course: Course): Course {
  const { lesson, own, here } = course;
  if (LESSONS[lesson].steps.length === 0) return reached(course);
  if (here?.lesson === lesson) return { ...course, screen: "here" };
  return { ...course, screen: own ? "own" : "choose" };
}

/** Straight to the user's own cube: who brought one may only want it solved. */
export function skipPractice(course: Course): Course {
  const next = whole({ ...course, rounds: [], round: 0 });
  return next.screen === "done" ? goOn(next) : next;
}

export function practiceHere(course: Course, setup: string): Course {
  return { ...course, screen: "here", here: { lesson: course.lesson, exercise: newExercise(setup) } };
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
    return { ...atLesson(course, 0), screen: "list", own: undefined, here: undefined };
  const { here } = course;
  if (here?.lesson !== course.lesson) return { ...atLesson(course, next), here: undefined };
  const exercise = newExercise(algOf(here.exercise));
  return { ...atLesson(course, next), here: { lesson: next, exercise } };
}

/** The first unfinished lesson; undefined when all are done. */
export function nextLesson({ done }: Course): number | undefined {
  const next = LESSON_IDS.findIndex((id) => !done.includes(id));
  return next < 0 ? undefined : next;
}

/** The exercise on the screen, and the course with another in its place. */
export function exerciseOn({ screen, exercise, here }: Course): Exercise | undefined {
  return screen === "here" ? here?.exercise : exercise;
}

export function withExercise(course: Course, exercise: Exercise): Course {
  const { screen, here } = course;
  if (screen === "here" && here) return { ...course, here: { ...here, exercise } };
  return { ...course, exercise };
}

/** The first lesson's cubes: some turns away from a solved one. */
export function turnsCube(skill: Skill): PracticeCube | undefined {
  if (!("moves" in skill)) return undefined;
  const { moves, piece } = skill;
  return { setup: `${SOLVED} ${printAlg(invertAlg(readAlg(moves)))}`, moves, pieces: [piece] };
}
