import { expect, test } from "vitest";
import { assemble, diagnose } from "../diagnosis/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { atOnce } from "../portions.ts";
import { coloringOf, printFacelets, randomState } from "../state/index.ts";
import { type LikeliestCube, likeliestCube, REACHES } from "./likeliest.ts";

/** Evidence for a coloring: every sticker `sure` logarithms better than the other colors. */
function evidenceFor(colors: Uint8Array, sure: number): Float64Array {
  const logs = new Float64Array(colors.length * 6).fill(-sure);
  colors.forEach((color, facelet) => {
    logs[facelet * 6 + color] = 0;
  });
  return logs;
}

/** However far it is from what pieces are one by one. */
function likeliestOf(size: number, logs: Float64Array): LikeliestCube {
  for (const reach of REACHES) {
    const cube = atOnce(likeliestCube(size, logs, reach));
    if (cube) return cube;
  }
  throw new Error("no cube at all");
}

const scoreOf = (logs: Float64Array, colors: Uint8Array) =>
  colors.reduce((sum, color, facelet) => sum + logs[facelet * 6 + color], 0);

test.each([2, 3, 4, 5, 6, 7])("clear evidence of a cube of size %i is that cube, and certain", (size) => {
  const random = seededRandom(`likeliest ${size}`);
  const { colors } = coloringOf(randomState(size, random));
  const cube = atOnce(likeliestCube(size, evidenceFor(colors, 30), 24))!;
  expect(cube.colors).toEqual(colors);
  expect(cube.total - cube.best).toBeLessThan(1e-6);
  const shares = atOnce(cube.shares());
  colors.forEach((color, facelet) => {
    expect(shares[facelet * 6 + color]).toBeGreaterThan(1 - 1e-6);
  });
});

test.each([2, 3, 4, 5])(
  "any evidence at all gives a legal cube of size %i, at least as likely as others tried",
  (size) => {
    const random = seededRandom(`noise ${size}`);
    for (let round = 0; round < 3; round++) {
      const truth = coloringOf(randomState(size, random)).colors;
      const logs = evidenceFor(truth, 3).map((log) => log + 2 * random());
      const cube = likeliestOf(size, logs);
      expect(assemble({ size, colors: cube.colors }).ok).toBe(true);
      expect(cube.best).toBeCloseTo(scoreOf(logs, cube.colors), 8);
      expect(cube.best).toBeGreaterThanOrEqual(scoreOf(logs, truth) - 1e-9);
      expect(cube.total).toBeGreaterThanOrEqual(cube.best - 1e-9);
      for (let other = 0; other < 20; other++)
        expect(cube.best).toBeGreaterThanOrEqual(scoreOf(logs, coloringOf(randomState(size, random)).colors));
    }
  },
);

test("stickers of an illegal 3x3 give its likeliest repair: none that diagnosis finds is likelier", () => {
  const random = seededRandom("misread");
  for (let round = 0; round < 12; round++) {
    const colors = coloringOf(randomState(3, random)).colors.slice();
    const facelet = randomBelow(54, random);
    if (facelet % 9 === 4) continue;
    colors[facelet] = (colors[facelet] + 1 + randomBelow(5, random)) % 6;
    const logs = evidenceFor(colors, 4).map((log) => log + 0.1 * random());
    const cube = likeliestOf(3, logs);
    const { repairs } = diagnose({ size: 3, colors });
    expect(repairs.length).toBeGreaterThan(0);
    expect(assemble({ size: 3, colors: cube.colors }).ok).toBe(true);
    const scores = repairs.map(({ facelets }) =>
      scoreOf(
        logs,
        Uint8Array.from(facelets, (letter) => "URFDLB".indexOf(letter)),
      ),
    );
    expect(cube.best).toBeGreaterThanOrEqual(Math.max(...scores) - 1e-9);
    if (repairs.length === 1)
      expect(printFacelets({ size: 3, colors: cube.colors })).toBe(repairs[0].facelets);
  }
});
