import { expect, test } from "vitest";
import { prepareNow, solveNow } from "../../test/solve-now.ts";
import { seededRandom } from "../perm/index.ts";
import { randomState } from "../state/index.ts";
import { twoPhaseSolver } from "./index.ts";

test("few tables or all: the same solutions; searching makes the rest in passing", () => {
  const growing = prepareNow(twoPhaseSolver);
  const complete = prepareNow(twoPhaseSolver);
  complete.complete();
  const atFirst = growing.bytes;
  expect(complete.bytes).toBeGreaterThan(atFirst);
  for (let i = 0; i < 4; i++)
    expect(solveNow(growing, 3, `grow ${i}`)).toEqual(solveNow(complete, 3, `grow ${i}`));
  const goal = { maxLength: 21, improve: true };
  const search = growing.search(randomState(3, seededRandom("grow")), goal);
  for (let i = 0; i < 400 && growing.bytes < complete.bytes; i++) search.advance(50_000);
  expect(growing.bytes).toBe(complete.bytes);
  expect(complete.bytes).toBeLessThan(8e6);
});
