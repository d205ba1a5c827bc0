/** A learner who only swipes, and does only what the screen says: headless, by the record and the geometry of the picture. */
import { makeTurn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { practiceCube } from "@cubegram/core/solve";
import { cameraAt, type Point, type ViewAngles } from "@cubegram/player";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../../packages/core/src/perm/index.ts";
import {
  gripAt,
  pulledAngle,
  pullOf,
  restingQuarters,
} from "../../../../../packages/player/src/scene/grip.ts";
import { listLanguages, textsOn } from "../../../scripts/coverage.mjs";
import { seenMove } from "../../cube/turn/layers.ts";
import { lessonProgress } from "../../jobs/course.ts";
import type { JobContext } from "../../jobs/job.ts";
import { type Catalog, formatMessage } from "../../shell/message.ts";
import { isSeen, marked, outlines, swipe, VIEWS, viewOf } from "../taught/rings.ts";
import { algOf, asked, type Exercise, leftOf, ownTurn, planned, shownPiece, turned } from "./exercise.ts";
import { LESSONS, stepsUntil } from "./lessons.ts";
import {
  atLesson,
  type Course,
  exerciseOn,
  given,
  goOn,
  NEW_COURSE,
  nextLesson,
  practice,
  practiceHere,
  reached,
  roundDone,
  skillOf,
  turnsCube,
  withExercise,
} from "./model.ts";

const SIDES = [..."URFDLB"];
const TURNS = [...SIDES, "M", "E", "S"].flatMap((layer) => ["", "'", "2"].map((way) => layer + way));
const LANGUAGES = listLanguages();

/** What the player makes of a finger that goes from one point to the other. */
function fingerTurn([from, to]: readonly [Point, Point], view: ViewAngles): string {
  const camera = cameraAt(view, false);
  const grip = gripAt(camera, 3, from)!;
  const drag: Point = [to[0] - from[0], to[1] - from[1]];
  const pull = pullOf(camera, 3, grip, drag);
  const { axis, first } = pull.turn;
  return printTurns([makeTurn(axis, first, first, restingQuarters(pulledAngle(pull, drag), 0, 100))], 3);
}

/** What the screen says about a move, in the words of a language. */
function wordsFor(catalog: Catalog, language: string, move: string): string {
  const [{ side, depth, amount }] = seenMove(move, 3);
  const turn = formatMessage(catalog[`${side}${amount}`], language);
  return depth === 0 ? turn : formatMessage(catalog.inner, language, { n: depth + 1, turn });
}

describe("a swipe", () => {
  test.each(VIEWS)("along the arrow makes the move that it is drawn for, seen from $yaw $pitch", (view) => {
    for (const move of TURNS) {
      const made = fingerTurn(swipe(move, view)!, view);
      expect(made.replace("'", ""), move).toBe(move.replace(/['2]/, ""));
      if (!move.endsWith("2")) expect(made).toBe(move);
    }
  });
});

/** Does the plan swipe by swipe; returns how often the ringed piece was out of sight on the way. */
function follow(exercise: Exercise, read: (words: string) => string, say: (move: string) => string) {
  let now = exercise;
  let hidden = 0;
  let swipes = 0;
  for (let isFirst = true; leftOf(now).length > 0; ) {
    expect(swipes).toBeLessThan(60);
    const own = ownTurn(now);
    if (own !== undefined) {
      now = turned(now, own);
      continue;
    }
    const left = leftOf(now);
    const marks = marked(algOf(now), left, shownPiece(now)!);
    const view = viewOf(marks);
    const isRinged = isSeen(marks.now, view) && outlines(marks.now, view, 0.06).length > 0;
    if (isFirst)
      expect([isRinged, isSeen(marks.goal, view)], `${algOf(now)} then ${left.join(" ")}`).toEqual([
        true,
        true,
      ]);
    if (!isRinged) hidden++;
    isFirst = false;
    const move = read(say(left[0]));
    expect(move).toBe(left[0]);
    now = turned(now, fingerTurn(swipe(move, view)!, view));
    swipes++;
  }
  return { exercise: now, hidden, swipes };
}

describe.each(LANGUAGES)("who obeys the words and the arrows in %s", (language) => {
  test("practices all seven lessons to the end", async () => {
    const catalog = { ...textsOn("en", "turn"), ...textsOn(language, "turn") } as Catalog;
    const say = (move: string) => wordsFor(catalog, language, move);
    const meaning = new Map(TURNS.map((move) => [say(move), move]));
    // M2, E2 and S2 are one swipe and another; no two moves are said in the same words.
    expect(meaning.size).toBe(TURNS.length);
    const random = seededRandom(LANGUAGES.indexOf(language) + 1);
    let course: Course = NEW_COURSE;
    let hidden = 0;
    let swipes = 0;
    for (let lesson = nextLesson(course); lesson !== undefined; lesson = nextLesson(course)) {
      course = practice(atLesson(course, lesson));
      while (course.screen === "practice") {
        const skill = skillOf(course.rounds[course.round]);
        course = given(
          course,
          turnsCube(skill) ?? ("step" in skill ? practiceCube(skill.step, skill.wanted, random) : never()),
        );
        const begun = exerciseOn(course)!;
        const done = follow(begun.isGuided ? begun : asked(begun), (words) => meaning.get(words)!, say);
        hidden += done.hidden;
        swipes += done.swipes;
        course = roundDone(withExercise(course, done.exercise));
      }
      course = goOn(reached(course));
    }
    expect(course.screen).toBe("list");
    expect(swipes).toBeGreaterThan(100);
    // In the middle of a sequence it may pass behind the cube.
    expect(hidden / swipes).toBeLessThan(0.2);
  });
});

/** Moves as letters among the words of a text. */
const NOTATION = /(?<![\p{L}\p{N}'])[URFDLB](?:2|')?(?![\p{L}\p{N}’])/u;

test.each(LANGUAGES)("no lesson says a move in letters, in %s", async (language) => {
  const said = Object.entries(textsOn(language, "course")).flatMap(([key, message]) =>
    (typeof message === "string" ? [message] : Object.values(message)).map((text) => `${key}: ${text}`),
  );
  expect(said.filter((text) => NOTATION.test(text))).toEqual([]);
});

test("the whole cube is solved from lesson to lesson by swipes alone", async () => {
  const job = { signal: new AbortController().signal } as JobContext<unknown>;
  let course = practiceHere(atLesson(NEW_COURSE, 1), "z2 R U F D2 L B' U2 R F");
  for (let lesson = 1; lesson < LESSONS.length; lesson++) {
    for (;;) {
      const exercise = exerciseOn({ ...course, screen: "here" })!;
      const { isReached, next } = await lessonProgress(
        { alg: algOf(exercise), wanted: stepsUntil(lesson) },
        job,
      );
      if (isReached) break;
      const done = follow(
        planned(exercise, next!),
        (words) => words,
        (move) => move,
      );
      course = withExercise({ ...course, screen: "here" }, done.exercise);
    }
    course = goOn(reached(course));
  }
  expect(course.screen).toBe("list");
});

function never(): never {
  throw new Error("a skill is a case or turns");
}
