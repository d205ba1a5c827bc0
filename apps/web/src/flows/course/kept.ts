/** The course as this browser keeps it; never shared. */
import { namesOfKind } from "@cubegram/core/geometry";
import { effect, type Signal, signal } from "@preact/signals";
import { isCount, isRecord, readStored, store } from "../../shell/storage.ts";
import type { Exercise, Plan } from "./exercise.ts";
import { LESSON_IDS, LESSONS } from "./lessons.ts";
import { type Course, NEW_COURSE, type Round, SCREENS } from "./model.ts";

const ALG = /^(?:(?:[URFDLB]w?|[MESxyz]|[rufldb])[2']?(?: |$)){0,1000}$/;
const MAX_ROUNDS = 30;
const PIECES = new Set((["corner", "edge"] as const).flatMap((kind) => namesOfKind(kind) ?? []));

/** A course from storage, which may have been tampered with or be of an earlier edition. */
export function parseCourse(data: unknown): Course {
  if (!isRecord(data)) return NEW_COURSE;
  const { done, lesson, screen, own, here, rounds, round, exercise, weak, hasLetters } = data;
  const knownRounds = roundsFrom(rounds);
  const kept: Course = {
    done: LESSON_IDS.filter((id) => Array.isArray(done) && done.includes(id)),
    lesson: isLesson(lesson) ? lesson : 0,
    screen: "list",
    rounds: knownRounds,
    round: isCount(round) && round < Math.max(1, knownRounds.length) ? round : 0,
    exercise: parseExercise(exercise),
    weak: roundsFrom(weak),
    hasLetters: hasLetters === true,
    own: typeof own === "string" && /^[URFDLB]{54}$/.test(own) ? own : undefined,
    here: parseHere(here),
  };
  const shown = SCREENS.find((one) => one === screen) ?? "list";
  const isMissing =
    (shown === "own" && !kept.own) ||
    (shown === "here" && kept.here?.lesson !== kept.lesson) ||
    (shown === "practice" && kept.rounds.length === 0);
  return { ...kept, screen: isMissing ? "idea" : shown };
}

function roundsFrom(data: unknown): readonly Round[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, MAX_ROUNDS).flatMap((one: unknown) => {
    const { lesson, skill, isAgain } = (one ?? {}) as Record<string, unknown>;
    const isRound = isLesson(lesson) && isCount(skill) && skill < LESSONS[lesson].skills.length;
    return isRound ? [{ lesson, skill, ...(isAgain === true && { isAgain }) }] : [];
  });
}

function parseHere(data: unknown): Course["here"] {
  if (!isRecord(data)) return undefined;
  const { lesson, exercise } = data;
  const parsed = parseExercise(exercise ?? data);
  return isLesson(lesson) && parsed ? { lesson, exercise: parsed } : undefined;
}

function parseExercise(data: unknown): Exercise | undefined {
  if (!isRecord(data)) return undefined;
  const { setup, made, plan, isGuided, wasAsked, wasDone, isPlaying, slips } = data;
  if (!isAlg(setup) || !isAlg(made)) return undefined;
  return {
    setup,
    made,
    plan: parsePlan(plan, made),
    isGuided: isGuided === true,
    wasAsked: wasAsked === true,
    wasDone: wasDone === true,
    isPlaying: isPlaying === true,
    slips: isCount(slips) ? slips : 0,
  };
}

function parsePlan(data: unknown, made: string): Plan | undefined {
  if (!isRecord(data)) return undefined;
  const { from, moves, pieces } = data;
  const isPiece = (name: unknown): name is string => typeof name === "string" && PIECES.has(name);
  const known = Array.isArray(pieces) ? pieces.filter(isPiece) : [];
  const isPlace = isCount(from) && from <= made.split(" ").length;
  return isPlace && isAlg(moves) && known.length > 0 ? { from, moves, pieces: known } : undefined;
}

function isLesson(value: unknown): value is number {
  return isCount(value) && value < LESSONS.length;
}

function isAlg(text: unknown): text is string {
  return typeof text === "string" && ALG.test(text);
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
