import { seededRandom } from "@cubegram/core/perm";
import { expect, test } from "vitest";

const { algOf, digitsOf, medianRatio, printedAnswer, ratioOfSums, ratioText, spreadOf } = await import(
  new URL("./src/optimal/compared.mjs", import.meta.url).href
);

test("all cubes together: the hard ones count most; the median cube: all count alike", () => {
  expect(ratioOfSums([1, 1, 30], [2, 2, 20])).toBe(32 / 24);
  expect(medianRatio([1, 1, 30], [2, 2, 20])).toBe(0.5);
  expect(medianRatio([1, 3], [1, 1])).toBe(2);
});

test("a ratio that is the same for every cube has no spread, whatever the cubes", () => {
  const theirs = [0.1, 7, 300, 2];
  const ours = theirs.map((seconds) => seconds / 2);
  for (const ratio of [ratioOfSums, medianRatio]) {
    const { value, from, to } = spreadOf(ours, theirs, ratio, seededRandom("same"));
    for (const one of [value, from, to]) expect(one).toBeCloseTo(0.5, 12);
  }
});

test("95 of 100 intervals hold the true ratio, and sixty cubes say more than ten", () => {
  const random = seededRandom("intervals");
  const drawn = (count: number) => {
    // Uniform between 0 and 2: on average 1, so the true ratio is 1.
    const values = () => Array.from({ length: count }, () => 2 * random());
    return spreadOf(values(), values(), ratioOfSums, random);
  };
  const many = Array.from({ length: 40 }, () => drawn(60));
  const holding = many.filter(({ from, to }) => from <= 1 && 1 <= to).length;
  expect(holding).toBeGreaterThan(33);
  expect(holding).toBeLessThan(41);
  const widthOf = ({ from, to }: { from: number; to: number }) => to - from;
  expect(widthOf(many[0])).toBeLessThan(widthOf(drawn(10)));
});

test("as many of one as of the other, and at least one", () => {
  expect(() => spreadOf([1], [1, 2], ratioOfSums, Math.random)).toThrow(RangeError);
  expect(() => spreadOf([], [], ratioOfSums, Math.random)).toThrow(RangeError);
});

test("a ratio in words", () => {
  expect(ratioText({ value: 0.7149, from: 0.6, to: 0.8 })).toBe("0.71 × (0.60 … 0.80)");
});

test("moves in both notations", () => {
  expect(algOf("B1 D3 R2 B2 ")).toBe("B D' R2 B2");
  expect(digitsOf("B D' R2  B2")).toBe("B1 D3 R2 B2");
  expect(digitsOf(algOf("U3 L2 F1"))).toBe("U3 L2 F1");
});

test("the answer among what cube48opt prints", () => {
  const line = "Cube1 finished in 16, 15525519/281 node(s), tt=1680.941 ms, 108.27ns/node, 91.36ns/probe";
  expect(printedAnswer(line)).toEqual({ length: 16, nodes: 15525519 });
  expect(printedAnswer("Solution found!: U' B2 D2 L' F")).toBeUndefined();
});
