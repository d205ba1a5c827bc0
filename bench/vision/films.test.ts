/** A cube read from a synthetic film, all the way from pixels: the first test to fail when finding, colors or the laws do. */
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, randomState } from "@cubegram/core/state";
import { lookAt, newScan } from "@cubegram/core/vision";
import { expect, test } from "vitest";
import { wholeRunTest } from "../../packages/core/test/samples.ts";
import { clipOf } from "./clip.mjs";
import { filmed } from "./films.mjs";

test("a mixed 3x3, turned before a camera, is read from five faces or six", { tags: ["seconds"] }, () => {
  // The least that is read; the slow tier has films as a person makes them.
  const { reading, right, seconds } = filmed({ size: 3, kind: "ordinary", cube: 7, looks: 2, turning: 0 });
  expect(reading.ok && reading.value.size).toBe(3);
  expect(right).toBe(true);
  expect(seconds).toBeLessThanOrEqual(12);
});

/** In each of these films a smaller face inside of the whole one shows a larger fraction of its stickers at least once. */
const lookedAt = (size: number, cube: number) => {
  const random = seededRandom(`votes${size}ordinary${cube}`);
  const clip = clipOf(coloringOf(randomState(size, random)), "ordinary", random);
  for (const face of clip.order)
    for (const frame of clip.heldUp(face, 2)) expect(lookAt(newScan(), frame).scan.size).toBe(size);
};

test("each look at a 4x4 that is held still tells its layers", { tags: ["seconds"] }, () => lookedAt(4, 2));

wholeRunTest.each([
  [4, 9],
  [5, 0],
  [5, 11],
])("each look at a %i-layer cube that is held still tells its layers (cube %i)", lookedAt);
