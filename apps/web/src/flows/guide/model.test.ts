import { describe, expect, test } from "vitest";
import {
  checkedBefore,
  compareAt,
  type Guide,
  getLost,
  goTo,
  jumpTo,
  looksDifferent,
  looksSame,
  movesOf,
  newGuide,
  nextCube,
  nextMove,
  parseGuide,
  previousMove,
  solvingGuide,
  stageOf,
  stepBack,
  takeWay,
} from "./model.ts";

const guide: Guide = newGuide("HELLO", ["R U R' U' F", "D2"]);

describe("the way through the moves", () => {
  test("a picture comes after every fourth move and the end after the last", () => {
    const steps: string[] = [];
    for (let now = goTo(guide, "moves"); steps.at(-1) !== "done"; ) {
      now = nextMove(now);
      steps.push(now.step);
    }
    expect(steps).toEqual(["moves", "moves", "moves", "check", "done"]);
  });

  test("a step back undoes a step on, and before the first move comes the hold", () => {
    const fourth = jumpTo(guide, 3);
    expect(previousMove(nextMove(fourth))).toEqual(fourth);
    expect(previousMove(jumpTo(guide, 0)).step).toBe("hold");
  });

  test("another way takes the place of the moves until the next cube", () => {
    const lost = takeWay(guide, { from: "U".repeat(54), alg: "L2 B" });
    expect(movesOf(lost)).toEqual(["L2", "B"]);
    expect(lost).toMatchObject({ made: 0, step: "moves" });
    expect(movesOf(nextCube(lost))).toEqual(["D2"]);
    expect(takeWay(guide, { from: "U".repeat(54), alg: "" }).step).toBe("done");
  });

  test("whoever is lost begins with an unpainted cube, and goes on by the way", () => {
    const lost = getLost({ ...jumpTo(guide, 2), seen: "old" });
    expect(lost).toMatchObject({ step: "lost", made: 2, seen: undefined });
    expect(
      takeWay({ ...lost, seen: "painted" }, { from: "URFDLB".repeat(4), alg: "F" }).seen,
    ).toBeUndefined();
  });

  test("a place that fits what is painted is compared with a picture, and no paint is lost where it differs", () => {
    const painted = { ...getLost(jumpTo(guide, 4)), seen: "painted" };
    const compared = compareAt(painted, 1);
    expect(compared).toMatchObject({ step: "check", made: 1, seen: "painted" });
    expect(looksDifferent(compared)).toMatchObject({ step: "lost", seen: "painted" });
    expect(looksSame(compared)).toMatchObject({ step: "moves", made: 1, seen: undefined });
    expect(looksSame(compareAt(painted, 5)).step).toBe("done");
    expect(looksDifferent(goTo(guide, "check"))).toMatchObject({ step: "asked", seen: undefined });
    expect(stepBack(looksDifferent(goTo(jumpTo(guide, 4), "check")))).toMatchObject({
      step: "check",
      made: 4,
    });
    expect(stepBack(looksDifferent({ ...guide, made: 5, step: "done" }))).toMatchObject({ step: "done" });
  });

  test("the picture before the one that differs matched", () => {
    expect([0, 3, 4, 5, 8, 9].map((made) => checkedBefore({ ...guide, made }))).toEqual([0, 0, 0, 4, 4, 8]);
  });

  test("after the last cube there is no next one, and jumps stay within the moves", () => {
    const last = nextCube(guide);
    expect(nextCube(last)).toBe(last);
    expect(jumpTo(guide, 99).made).toBe(5);
    expect(jumpTo(guide, -1).made).toBe(0);
  });
});

describe("the way to a solved cube", () => {
  const from = "URFDLB".repeat(16);
  const stages = [
    { id: "centers", end: 2 },
    { id: "3x3", end: 3 },
  ];
  const solving = solvingGuide({ from, alg: "Rw 2-3U' F2", stages });

  test("begins with how the cube is held, and says what each move is for", () => {
    expect(solving.step).toBe("hold");
    expect([0, 1, 2, 3].map((made) => stageOf(jumpTo(solving, made)))).toEqual([
      "centers",
      "centers",
      "3x3",
      undefined,
    ]);
    expect(stageOf(guide)).toBeUndefined();
  });

  test("is kept over a reload, and refused when it was tampered with", () => {
    const kept = (data: unknown) => parseGuide(JSON.parse(JSON.stringify(data)));
    expect(kept(solving)).toEqual(solving);
    expect(kept({ ...solving, way: { from, alg: "alert(1)" } })?.way).toBeUndefined();
    expect(kept({ ...solving, way: { from, alg: "R", stages: [{ id: 1 }] } })?.way).toEqual({
      from,
      alg: "R",
    });
    expect(kept({ ...solving, step: "elsewhere" })).toBeUndefined();
  });
});
