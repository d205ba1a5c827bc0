/** A cube read from a synthetic film, all the way from pixels: the first test to fail when finding, colors or the laws do. */
import { expect, test } from "vitest";
import { filmed } from "./films.mjs";

test("a mixed 3x3, turned before a camera, is read from five faces or six", () => {
  // The least that is read; the slow tier has films as a person makes them.
  const { reading, right, seconds } = filmed({ size: 3, kind: "ordinary", cube: 7, looks: 2, turning: 0 });
  expect(reading.ok && reading.value.size).toBe(3);
  expect(right).toBe(true);
  expect(seconds).toBeLessThanOrEqual(12);
});
