import { describe, expect, test } from "vitest";
import { LAYER_STEPS } from "../../../../../packages/core/src/solve/layers/steps.ts";
import { LESSON_IDS, LESSONS, stepsUntil } from "./lessons.ts";
import {
  atLesson,
  type Course,
  goOn,
  NEW_COURSE,
  nextLesson,
  parseCourse,
  practice,
  reached,
} from "./model.ts";

const OWN = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

test("seven lessons teach every step of the method on a 3x3, in its order", () => {
  expect(LESSONS).toHaveLength(7);
  const taught = LAYER_STEPS.filter(({ sizes }) => sizes.includes(3)).map(({ id }) => id);
  expect(stepsUntil(LESSONS.length - 1)).toEqual(taught);
});

describe("a course", () => {
  test("goes lesson by lesson, and to the list after the last", () => {
    let course: Course = NEW_COURSE;
    for (let lesson = 0; lesson < LESSONS.length; lesson++) {
      course = atLesson(course, nextLesson(course));
      expect(course.lesson).toBe(lesson);
      course = goOn(reached(practice({ ...course, own: OWN }), OWN));
    }
    expect(course.done).toEqual(LESSON_IDS);
    expect(course.screen).toBe("list");
    expect(course.own).toBeUndefined();
  });

  test("practices on the cube at hand; with none it asks which", () => {
    expect(practice(atLesson(NEW_COURSE, 1)).screen).toBe("choose");
    expect(practice({ ...atLesson(NEW_COURSE, 1), own: OWN }).screen).toBe("own");
    const here = { lesson: 1, setup: "z2 F", made: "" };
    expect(practice({ ...atLesson(NEW_COURSE, 1), own: OWN, here }).screen).toBe("here");
    expect(practice({ ...atLesson(NEW_COURSE, 2), own: OWN, here }).screen).toBe("own");
  });

  test("begins on a solved cube, and takes the cube on the screen along from the second lesson on", () => {
    const first = practice(atLesson(NEW_COURSE, 0));
    expect(first.here).toEqual({ lesson: 0, setup: "z2", made: "" });
    expect(goOn(reached(first)).here).toBeUndefined();
    const second = { ...atLesson(NEW_COURSE, 1), here: { lesson: 1, setup: "z2 F", made: "F'" } };
    expect(goOn(reached(second)).here).toEqual({ lesson: 2, setup: "z2 F F'", made: "" });
  });

  test("a lesson done twice is done once", () => {
    const once = reached(atLesson(NEW_COURSE, 2));
    expect(reached(once).done).toEqual(["corners"]);
  });
});

describe("what storage gives back", () => {
  test("is taken as it was", () => {
    const course = {
      ...reached(atLesson(NEW_COURSE, 1), OWN),
      here: { lesson: 1, setup: "z2 R U2", made: "R' y" },
    };
    expect(parseCourse(JSON.parse(JSON.stringify(course)))).toEqual(course);
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
    ])
      expect(parseCourse(data)).toEqual({ ...NEW_COURSE, own: undefined, here: undefined });
    expect(parseCourse({ screen: "own", lesson: 3 }).screen).toBe("idea");
    expect(parseCourse({ here: { lesson: 1, setup: "<b>", made: "" } }).here).toBeUndefined();
  });
});
