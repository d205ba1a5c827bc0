/** Lists as people copy them: a line left out or written twice, and unordered archives of which little is left. */
import { describe, expect, test } from "vitest";
import { samples } from "../../test/samples.ts";
import { randomBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import {
  packArchive,
  packStream,
  readArchive,
  repairArchive,
  unpackArchive,
  unpackStream,
  verifyArchive,
} from "./index.ts";

const content = new TextEncoder().encode("A line left out is the likeliest loss of a list copied by hand.");
const random = seededRandom("lost lines");

describe("an ordered list", () => {
  test.each([1, 2, 3, 6])(
    "with parity %i: a line left out is found and restored, wherever it was",
    async (parity) => {
      const { numbers } = await packArchive(content, { parity, compress: false });
      for (let gap = 0; gap < numbers.length; gap++) {
        const report = await repairArchive(numbers.toSpliced(gap, 1));
        expect(report, `without line ${gap + 1}`).toMatchObject({
          status: "repairable",
          lost: [gap],
          wrong: [],
        });
        expect(report.numbers).toEqual(numbers);
      }
    },
  );

  test.each([0, 1, 3])(
    "with parity %i: a line written twice is found, and its place told",
    async (parity) => {
      const { numbers } = await packArchive(content, { parity, compress: false });
      for (let place = 0; place < numbers.length; place++) {
        const given = numbers.toSpliced(place, 0, numbers[place]);
        const unpacked = await unpackArchive(given);
        expect(unpacked.bytes).toEqual(content);
        expect(unpacked.wrong, `line ${place + 1} doubled`).toEqual([place + 1]);
      }
    },
  );

  test("a line left out beside lost and wrong ones, as far as parity reaches", async () => {
    const { numbers, dataCubes } = await packArchive(content, { parity: 6, compress: false });
    for (let round = 0; round < 20; round++) {
      const gap = 1 + randomBelow(dataCubes - 1, random);
      const given: (bigint | undefined)[] = numbers.toSpliced(gap, 1);
      const lost = 1 + randomBelow(given.length - 2, random);
      given[lost] = undefined;
      const unpacked = await unpackArchive(given);
      expect(unpacked.bytes).toEqual(content);
      expect(unpacked.lost).toHaveLength(2);
    }
  });

  test("in a long list too", async () => {
    const bytes = Uint8Array.from({ length: 16_000 }, () => randomBelow(256, random));
    const { numbers } = await packArchive(bytes, { parity: "5%" });
    const gap = 777;
    expect(await verifyArchive(numbers.toSpliced(gap, 1))).toMatchObject({
      status: "repairable",
      lost: [gap],
      wrong: [],
    });
    expect(await verifyArchive(numbers.toSpliced(gap, 0, numbers[3]))).toMatchObject({
      wrong: [gap],
      lost: [],
    });
  });

  test("lines left out in several places are found and restored", async () => {
    const bytes = Uint8Array.from({ length: 207 }, () => randomBelow(256, random));
    const { numbers } = await packArchive(bytes, { parity: 14, compress: false });
    const lists = [
      [2, 9, 20],
      [1, 2, numbers.length - 1],
      [numbers.length - 2, numbers.length - 1, 5],
      [10, 12, 14],
      [7, 8, 10],
      ...Array.from({ length: samples(60, 3) }, () =>
        randomPermutation(numbers.length - 1, random)
          .slice(0, 2 + randomBelow(3, random))
          .map((place) => place + 1),
      ),
    ];
    for (const gaps of lists) {
      const report = await repairArchive(numbers.filter((_, place) => !gaps.includes(place)));
      const lost = gaps.toSorted((a, b) => a - b);
      expect(report, `without lines ${lost}`).toMatchObject({ status: "repairable", lost, wrong: [] });
      expect(report.numbers).toEqual(numbers);
    }
  }, 60_000);

  test("lines left out in several places beside a lost and a wrong cube", async () => {
    const { numbers } = await packArchive(content, { parity: 12, compress: false });
    const given: (bigint | undefined)[] = [...numbers];
    given[5] = undefined;
    given[7] = numbers[7] ^ 1n;
    const report = await repairArchive(given.filter((_, place) => place !== 2 && place !== 11));
    expect(report.numbers).toEqual(numbers);
    expect(report).toMatchObject({ lost: [2, 5, 11], wrong: [6] });
  });

  test("more gaps than can be searched for are refused within the budget, with what to do", {
    tags: ["seconds"],
    timeout: 60_000,
  }, async () => {
    const bytes = Uint8Array.from({ length: 2000 }, () => randomBelow(256, random));
    const { numbers } = await packArchive(bytes, { parity: 20, compress: false });
    const gaps = Array.from({ length: 15 }, (_, i) => 3 + 11 * i);
    const given = numbers.filter((_, place) => !gaps.includes(place));
    const result = await readArchive(given, { unordered: false });
    if (result.ok) throw new Error("read a list with 15 gaps");
    expect(result.error).toMatchObject({ code: "not-repairable", missingLines: 15 });
    expect(result.error.message).toMatch(/Put a \? in the place of each lost cube/);
  });

  test("without parity: says that lines are missing, not which", async () => {
    const { numbers } = await packArchive(content, { compress: false });
    const result = await readArchive(numbers.toSpliced(2, 1));
    if (result.ok) throw new Error("read a list with a gap");
    expect(result.error).toMatchObject({ code: "not-repairable", needed: 1 });
    expect(result.error.message).toMatch(/list has \d+ lines .* 1 is missing/);
    expect(result.error.lost).toBeUndefined();
  });

  test("a stream says so too, and names lines that repeat the one before", async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, () => randomBelow(256, random));
    const numbers: bigint[] = [];
    for await (const batch of packStream([bytes], { length: bytes.length })) numbers.push(...batch);
    const errorOf = async (given: readonly bigint[]) => {
      const batches = [given.slice(0, 500), given.slice(500)];
      try {
        for await (const _ of (await unpackStream(batches)).chunks);
      } catch (error) {
        return String(error);
      }
      return "none";
    };
    expect(await errorOf(numbers.toSpliced(900, 1))).toMatch(/1 is missing/);
    expect(await errorOf(numbers.toSpliced(900, 0, numbers[899]))).toMatch(/901 repeats/);
  });
});

describe("an unordered archive with much parity", () => {
  test.each([
    [1, 10],
    [1, 40],
    [30, 25],
    [100, 200],
  ])("%i bytes and %i cubes of parity: any n of n + p are enough", async (length, parity) => {
    const bytes = content.slice(0, length);
    const { numbers, dataCubes } = await packArchive(bytes, { parity, unordered: true, compress: false });
    for (let draw = 0; draw < 12; draw++) {
      const left = randomPermutation(numbers.length, random).slice(0, dataCubes);
      expect((await unpackArchive(left.map((order) => numbers[order]))).bytes).toEqual(bytes);
    }
  });
});

test("of an archive that is said to be unordered, all but one in a hundred cubes may be lost", async () => {
  const bytes = content.slice(0, 1);
  const { numbers, dataCubes } = await packArchive(bytes, { parity: 400, unordered: true, compress: false });
  const left = randomPermutation(numbers.length, random).slice(0, dataCubes);
  const given = left.map((order) => numbers[order]);
  expect(given.length * 100).toBeLessThan(numbers.length);
  expect((await unpackArchive(given, { unordered: true })).bytes).toEqual(bytes);
});

test("every fault of an archive error says something", async () => {
  const { numbers } = await packArchive(content, { compress: false });
  const given: (bigint | undefined)[] = [...numbers];
  given[3] = undefined;
  await expect(unpackArchive(given)).rejects.toMatchObject({ faults: [{ message: "Cube 4 is lost." }] });
  given[3] = numbers[3] ^ (1n << 40n);
  const error = (await unpackArchive(given as bigint[]).catch((thrown) => thrown)) as {
    faults?: { message: string }[];
  };
  for (const { message } of error.faults ?? []) expect(message).toMatch(/^Cube \d+ may be wrong\.$/);
});
