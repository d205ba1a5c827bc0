import { expect, test } from "vitest";
import { naiveRankCubies } from "../../test/naive-rank.ts";
import { sampleBlocks, samples } from "../../test/samples.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { rankCubies, stateCount, unrankCubies } from "./index.ts";

const COUNT = samples(100_000);
const last = stateCount(3) - 1n;

/** One comparison each: expect() would be slower than the reference. */
function disagreements(numbers: Iterable<bigint>): bigint[] {
  const wrong: bigint[] = [];
  for (const rank of numbers) {
    const cubies = unrankCubies(rank);
    if (naiveRankCubies(cubies) !== rank || rankCubies(cubies) !== rank) wrong.push(rank);
  }
  return wrong;
}

const range = (from: bigint) => Array.from({ length: COUNT }, (_, i) => from + BigInt(i));

test(`the first ${COUNT} numbers`, () => {
  expect(disagreements(range(0n))).toEqual([]);
});

test(`the last ${COUNT} numbers`, () => {
  expect(disagreements(range(last - BigInt(COUNT) + 1n))).toEqual([]);
});

test("random numbers", () => {
  for (const { random, count } of sampleBlocks("slow kernel", 100_000))
    expect(disagreements(Array.from({ length: count }, () => randomBigBelow(last + 1n, random)))).toEqual([]);
});

test("numbers where the orders of corners and edges begin and end", () => {
  const random = seededRandom("steps");
  const perCorners = 2048n * 2187n;
  const numbers = Array.from({ length: COUNT / 4 }, () => {
    const start = randomBigBelow((last + 1n) / perCorners, random) * perCorners;
    const edges = start - (start % (20160n * perCorners));
    return [start, start + perCorners - 1n, edges, edges + 20160n * perCorners - 1n];
  });
  expect(disagreements(numbers.flat())).toEqual([]);
});
