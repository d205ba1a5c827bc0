import { describe, expect, test } from "vitest";
import { LAYER_STEPS } from "../../../../../packages/core/src/solve/layers/steps.ts";
import { asked, doneForYou, type Exercise, leftOf, newExercise, praiseOf, turned } from "./exercise.ts";
import { parseCourse } from "./kept.ts";
import { LESSON_IDS, LESSONS, stepsUntil } from "./lessons.ts";
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
  turnsCube,
  withExercise,
} from "./model.ts";

const OWN = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
const CUBE = { setup: "z2 F' R'", moves: "R F", pieces: ["UF"] };

/** Plays the rounds of the lesson, each as told. */
function rounds(course: Course, ways: readonly ((exercise: Exercise) => Exercise)[]): Course {
  return ways.reduce((now, way) => {
    const begun = given(now, CUBE);
    return roundDone(withExercise(begun, way(exerciseOn(begun)!)));
  }, practice(course));
}
const right = (exercise: Exercise) => leftOf(exercise).reduce(turned, exercise);

test("seven lessons teach every step of the method on a 3x3, in its order", () => {
  expect(LESSONS).toHaveLength(7);
  const taught = LAYER_STEPS.filter(({ sizes }) => sizes.includes(3)).map(({ id }) => id);
  expect(stepsUntil(LESSONS.length - 1)).toEqual(taught);
});

test("what is practiced are cases that the method knows", () => {
  for (const { steps, skills } of LESSONS)
    for (const skill of skills) {
      if (!("step" in skill)) continue;
      expect(steps).toContain(skill.step);
      const { by, cases } = LAYER_STEPS.find(({ id }) => id === skill.step)!;
      if (by === "cases") expect(cases.map(({ id }) => id)).toContain(skill.wanted);
    }
});

describe("a course", () => {
  test("goes lesson by lesson, each practiced three times, and ends after the last", () => {
    let course: Course = NEW_COURSE;
    for (let lesson = 0; lesson < LESSONS.length; lesson++) {
      course = atLesson(course, nextLesson(course)!);
      expect(course.lesson).toBe(lesson);
      course = rounds({ ...course, own: OWN }, [right, right, right]);
      expect(course.screen).toBe(lesson === 0 ? "done" : "own");
      course = goOn(reached(course, OWN));
    }
    expect(course.done).toEqual(LESSON_IDS);
    expect(course.screen).toBe("list");
    expect(course.own).toBeUndefined();
    expect(nextLesson(course)).toBeUndefined();
  });

  test("arrows lead the first time, then only when asked for", () => {
    let course = practice(atLesson(NEW_COURSE, 1));
    const guided = [0, 1, 2].map(() => {
      course = given(course, CUBE);
      const { isGuided } = exerciseOn(course)!;
      course = roundDone(withExercise(course, right(exerciseOn(course)!)));
      return isGuided;
    });
    expect(guided).toEqual([true, false, false]);
  });

  test("what went wrong comes again in the next lesson, until it goes right", () => {
    const wrong = rounds(atLesson(NEW_COURSE, 1), [right, right, (one) => right(asked(one))]);
    expect(wrong.weak).toEqual([{ lesson: 1, skill: 2 }]);
    const next = practice(atLesson(wrong, 2));
    expect(next.rounds.map(({ lesson }) => lesson)).toEqual([1, 2, 2, 2]);
    expect(given(next, CUBE).exercise!.isGuided).toBe(false);
    expect(rounds(atLesson(wrong, 2), [right]).weak).toEqual([]);
    expect(rounds(atLesson(wrong, 2), [(one) => right(doneForYou(one))]).weak).toHaveLength(1);
  });

  test("after the last lesson what went wrong comes again at once, and once", () => {
    const last = { ...atLesson(NEW_COURSE, 6), own: OWN };
    const wrong = rounds(last, [right, right, (one) => right(doneForYou(one))]);
    expect([wrong.screen, wrong.rounds.length, wrong.round]).toEqual(["practice", 4, 3]);
    expect(rounds(last, [right, doneForYou, right, doneForYou]).screen).toBe("own");
  });

  test("goes on to the whole cube: the one at hand; with none it asks which", () => {
    const done = (course: Course) => rounds(course, [right, right, right]);
    expect(done(atLesson(NEW_COURSE, 1)).screen).toBe("choose");
    expect(done({ ...atLesson(NEW_COURSE, 1), own: OWN }).screen).toBe("own");
    const here = practiceHere(atLesson(NEW_COURSE, 1), "z2 F").here!;
    expect(done({ ...atLesson(NEW_COURSE, 1), own: OWN, here }).screen).toBe("here");
    expect(done({ ...atLesson(NEW_COURSE, 2), own: OWN, here }).screen).toBe("own");
  });

  test("takes the cube on the screen along", () => {
    const here = practiceHere(atLesson(NEW_COURSE, 1), "z2 F");
    const next = goOn(reached(withExercise(here, turned(here.here!.exercise, "F'"))));
    expect(next.here).toMatchObject({ lesson: 2, exercise: { setup: "z2 F F'", made: "" } });
  });

  test("a lesson done twice is done once", () => {
    const once = reached(atLesson(NEW_COURSE, 2));
    expect(reached(once).done).toEqual(["corners"]);
  });
});

describe("an exercise", () => {
  const exercise = newExercise(CUBE.setup, CUBE, true);

  test("says what is left, and takes a wrong turn back first", () => {
    const moves = leftOf(exercise);
    expect(leftOf(right(exercise))).toEqual([]);
    const wrong = turned(exercise, "U");
    expect(leftOf(wrong)).toEqual(["U'", ...moves]);
    expect(wrong.slips).toBe(1);
    expect(leftOf(turned(wrong, "U'"))).toEqual(moves);
  });

  test("is swiped layer by layer: wide turns are two swipes, half turns two quarters", () => {
    const wide = newExercise("z2", { moves: "r U2", pieces: ["DFR"] }, true);
    expect(leftOf(wide)).toEqual(["R", "M'", "U2"]);
    expect(leftOf(["R", "M'", "U"].reduce(turned, wide))).toEqual(["U"]);
    expect(leftOf(["R", "M'", "U'"].reduce(turned, wide))).toEqual(["U'"]);
  });

  test("is praised for what was done, and for nothing else", () => {
    const alone = newExercise(CUBE.setup, CUBE, false);
    expect(praiseOf(right(alone))).toBe("alone");
    expect(praiseOf(right(exercise))).toBe("guided");
    expect(praiseOf(right(turned(turned(alone, "L"), "L'")))).toBe("mended");
    expect(praiseOf(right(asked(alone)))).toBe("asked");
    expect(praiseOf(right(doneForYou(asked(alone))))).toBe("none");
  });

  test("of the first lesson is some turns away from a solved cube", () => {
    for (const skill of LESSONS[0].skills) {
      const cube = turnsCube(skill)!;
      expect(leftOf(right(newExercise(cube.setup, cube, true)))).toEqual([]);
    }
  });
});

describe("what storage gives back", () => {
  test("is taken as it was", () => {
    const begun = given(practice(atLesson(NEW_COURSE, 1)), CUBE);
    const course = {
      ...withExercise(begun, turned(asked(exerciseOn(begun)!), "L")),
      weak: [{ lesson: 0, skill: 2 }],
      own: OWN,
      here: practiceHere(atLesson(NEW_COURSE, 1), "z2 R U2").here,
    };
    expect(parseCourse(JSON.parse(JSON.stringify(course)))).toEqual(course);
  });

  test("of an earlier edition, too: its cube goes on", () => {
    const old = { done: ["turns"], lesson: 1, screen: "here", here: { lesson: 1, setup: "z2 R", made: "U" } };
    const course = parseCourse(old);
    expect([course.screen, course.here?.exercise.setup, course.here?.exercise.made]).toEqual([
      "here",
      "z2 R",
      "U",
    ]);
  });

  test("whatever else it is, it is a course: nothing unknown gets in", () => {
    for (const data of [
      undefined,
      null,
      7,
      "x",
      [],
      { done: "all" },
      { lesson: 99 },
      { lesson: -1, own: "?" },
      { rounds: [{ lesson: 9, skill: 0 }, 7, null], weak: "all", round: 5 },
      { exercise: { setup: "<b>", made: "" } },
    ])
      expect(parseCourse(data)).toEqual({
        ...NEW_COURSE,
        own: undefined,
        here: undefined,
        exercise: undefined,
      });
    expect(parseCourse({ screen: "own", lesson: 3 }).screen).toBe("idea");
    expect(parseCourse({ screen: "practice", lesson: 3 }).screen).toBe("idea");
    const plan = { from: 0, moves: "R", pieces: ["<b>"] };
    expect(parseCourse({ exercise: { setup: "z2", made: "", plan } }).exercise?.plan).toBeUndefined();
  });
});
