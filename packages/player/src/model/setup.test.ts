import fc from "fast-check";
import { expect, test } from "vitest";
import { setUp } from "./setup.ts";
import { MAX_TIMELINE_LENGTH } from "./step.ts";

test("what cannot be read is left out and told, with its place", () => {
  const { state, problems } = setUp({ size: 99, facelets: "abc", setup: "R Q", alg: "M (" });
  expect(state.size).toBe(3);
  expect(state.steps).toEqual([]);
  expect(problems.map((problem) => problem.attribute)).toEqual(["size", "state", "setup", "alg"]);
  expect(problems[2].at).toEqual({ start: 2, end: 3 });
});

test("a move that the cube has not is told", () => {
  expect(setUp({ size: 4, alg: "R M" }).problems[0].code).toBe("no-middle-slice");
});

test("an algorithm too long for a timeline is told, not written out", () => {
  const { state, problems } = setUp({ alg: `(R U)${MAX_TIMELINE_LENGTH}` });
  expect(state.steps).toEqual([]);
  expect(problems[0]).toMatchObject({ attribute: "alg", code: "alg-too-long" });
});

test("the size follows the facelets where none is given", () => {
  expect(setUp({ facelets: "U".repeat(96) }).state.size).toBe(4);
});

test("brackets become moves, turns by nothing none", () => {
  const { state } = setUp({ alg: "[R, U] R4 (F)2 // end" });
  expect(state.steps.map((step) => step.text)).toEqual(["R", "U", "R'", "U'", "F", "F"]);
});

test("half turns are shown the way they are written", () => {
  const { state } = setUp({ alg: "R2 R2' L2 L2' M2" });
  expect(state.steps.map((step) => step.quarters)).toEqual([-2, 2, 2, -2, 2]);
});

test("no text whatever is thrown at", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.integer(), (alg, setup, facelets, at) => {
      const { state } = setUp({ alg, setup, facelets, at });
      expect(state.at).toBeGreaterThanOrEqual(0);
      expect(state.at).toBeLessThanOrEqual(state.steps.length);
    }),
    { numRuns: 300 },
  );
});
