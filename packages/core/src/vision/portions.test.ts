import { expect, test } from "vitest";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { seededRandom } from "../perm/index.ts";
import { atOnce, type Portions } from "../portions.ts";
import { coloringOf, randomState } from "../state/index.ts";
import { decideCube, decideCubeSteps } from "./decide.ts";

function facesOf(size: number, count: number) {
  const { colors } = coloringOf(randomState(size, seededRandom(`portions ${size}`)));
  const area = size * size;
  return Array.from({ length: count }, (_, face) => ({
    rgb: [...colors.subarray(face * area, (face + 1) * area)].flatMap((color) => STICKER_COLORS[color]),
  }));
}

function counted<T>(work: Portions<T>): { readonly portions: number; readonly value: T } {
  for (let portions = 1; ; portions++) {
    const { done, value } = work.next();
    if (done) return { portions, value };
  }
}

test.each([
  [2, 6, 200],
  [3, 6, 500],
  [3, 5, 500],
  [5, 6, 500],
])(
  "size %i: %i faces are decided in at least %i portions, and as at once",
  { tags: ["seconds"] },
  (size, count, least) => {
    const faces = facesOf(size, count);
    const { portions, value } = counted(decideCubeSteps(faces, size));
    expect(value).toEqual(decideCube(faces, size));
    expect(portions).toBeGreaterThan(least);
  },
);

test("at once is all portions, up to what they return", () => {
  const done: number[] = [];
  const work = function* (): Portions<string> {
    for (let at = 0; at < 3; at++) {
      done.push(at);
      yield;
    }
    return "end";
  };
  expect(atOnce(work())).toBe("end");
  expect(done).toEqual([0, 1, 2]);
});
