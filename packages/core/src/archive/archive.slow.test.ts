import { describe, expect, test } from "vitest";
import { samples, wholeRunTest } from "../../test/samples.ts";
import { stateCount } from "../codec/index.ts";
import {
  type RandomSource,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  seededRandom,
} from "../perm/index.ts";
import { startDigest } from "../secret/index.ts";
import { packArchive, packStream, parseCubeList, readArchive, unpackStream, verifyArchive } from "./index.ts";

const N = stateCount(3);
const bytesOf = (length: number, random: RandomSource) =>
  Uint8Array.from({ length }, () => randomBelow(256, random));
const BAD_CODES = [
  "not-repairable",
  "not-an-archive",
  "newer-version",
  "too-large",
  "wrong-password",
  "password-needed",
];

describe("fuzz", () => {
  test("damaged archives: the right bytes or a refusal, never others, never an exception", async () => {
    const random = seededRandom("fuzz archives");
    const outcomes = { right: 0, refused: 0 };
    const [bases, rounds] = [samples(100, 15), samples(1000, 50)];
    for (let base = 0; base < bases; base++) {
      const size = [3, 3, 3, 2, 4][base % 5];
      const bytes = bytesOf(randomBelow(90, random), random);
      const options = {
        size,
        parity: randomBelow(5, random),
        unordered: base % 3 === 0,
        compress: base % 2 === 0,
      };
      const { numbers } = await packArchive(bytes, base % 7 === 0 ? { ...options, name: "n" } : options);
      for (let round = 0; round < rounds; round++) {
        const result = await readArchive(damaged(numbers, stateCount(size), random), {
          size,
          maxBytes: 1 << 20,
        });
        if (result.ok) {
          // Not by toEqual, which takes longer than the reading.
          if (Buffer.compare(result.value.bytes, bytes) !== 0)
            throw new Error(`archive ${base}: other bytes`);
          outcomes.right++;
        } else {
          if (!BAD_CODES.includes(result.error.code))
            throw new Error(`archive ${base}: ${result.error.code}`);
          outcomes.refused++;
        }
      }
    }
    expect(outcomes.right).toBeGreaterThan((bases * rounds) / 10);
    expect(outcomes.refused).toBeGreaterThan((bases * rounds) / 10);
  });

  test("lists of random numbers are no archives", async () => {
    const random = seededRandom("fuzz noise");
    for (let round = 0; round < samples(5000); round++) {
      const size = 2 + (round % 4);
      const cubes = Array.from({ length: randomBelow(12, random) }, () =>
        randomBelow(6, random) === 0 ? undefined : randomBigBelow(stateCount(size), random),
      );
      expect((await verifyArchive(cubes, { size })).status).toBe("not-repairable");
    }
  });

  test("lines made of what lists are made of: an entry, a problem or nothing", async () => {
    const random = seededRandom("fuzz lines");
    const parts = [
      "U",
      "R2",
      "F'",
      "(",
      ")",
      "[",
      ",",
      ":",
      "?",
      "#",
      ">",
      "9",
      "alg:",
      "num:",
      " ",
      "\ufeff",
      "UUUUUUUUU",
      "x",
      "²",
      "é",
      "3-4r",
      "💥",
    ];
    function* lines() {
      for (let i = 0; i < samples(100_000); i++)
        yield Array.from(
          { length: randomBelow(12, random) },
          () => parts[randomBelow(parts.length, random)],
        ).join("");
    }
    let entries = 0;
    for await (const batch of parseCubeList(lines()))
      for (const { number, problem } of batch) {
        entries++;
        expect(number === undefined || problem === undefined).toBe(true);
        expect(number === undefined || (number >= 0n && number < N)).toBe(true);
      }
    expect(entries).toBeGreaterThan(samples(50_000));
  });
});

function damaged(numbers: readonly bigint[], count: bigint, random: RandomSource): (bigint | undefined)[] {
  const cubes: (bigint | undefined)[] = [...numbers];
  for (let strokes = randomBelow(5, random); strokes > 0; strokes--) {
    const place = randomBelow(Math.max(1, cubes.length), random);
    const kind = randomBelow(7, random);
    if (kind === 0) cubes[place] = undefined;
    else if (kind === 1) cubes[place] = randomBigBelow(count, random);
    else if (kind === 2) cubes.splice(place, 1);
    else if (kind === 3) cubes.splice(place, 0, randomBigBelow(count, random));
    else if (kind === 4) cubes[place] = ((cubes[place] ?? 0n) + BigInt(randomBelow(1 << 20, random))) % count;
    else if (kind === 5) cubes.length = place;
    else {
      const other = randomBelow(Math.max(1, cubes.length), random);
      [cubes[place], cubes[other]] = [cubes[other], cubes[place]];
    }
  }
  return cubes;
}

describe("large archives", () => {
  test("megabytes come back byte for byte through the streams, in constant memory", async () => {
    const megabytes = samples(100, 3);
    const random = seededRandom("100 MB");
    const piece = bytesOf(1 << 20, random);
    const sum = startDigest();
    function* chunks() {
      for (let i = 0; i < megabytes; i++) {
        piece[0] = i;
        sum.update(piece);
        yield piece.slice();
      }
    }
    const { chunks: back } = await unpackStream(packStream(chunks()));
    const backSum = startDigest();
    let length = 0;
    let most = 0;
    for await (const chunk of back) {
      backSum.update(chunk);
      length += chunk.length;
      most = Math.max(most, chunk.length);
    }
    expect(length).toBe(megabytes * (1 << 20));
    expect(backSum.finish(32)).toEqual(sum.finish(32));
    expect(most).toBeLessThan(2 << 20);
  });

  wholeRunTest("10,000 + 1,000 cubes: 400 lost and 300 wrong, the first one too", async () => {
    const random = seededRandom("ten thousand");
    const bytes = bytesOf(81_000, random);
    const { numbers, parityCubes } = await packArchive(bytes, { parity: 1000 });
    expect(parityCubes).toBe(1000);
    const order = [0, ...randomPermutation(numbers.length, random).filter((place) => place !== 0)];
    const given: (bigint | undefined)[] = [...numbers];
    for (const place of order.slice(0, 400)) given[place] = undefined;
    for (const place of order.slice(400, 700)) given[place] = randomBigBelow(N, random);
    const result = await readArchive(given);
    expect(result.ok && result.value.bytes).toEqual(bytes);
    expect(result.ok && [result.value.lost.length, result.value.wrong.length]).toEqual([400, 300]);
  });

  test("2,000 unordered cubes, shuffled, 100 lost and 50 wrong of 200 parity", async () => {
    const random = seededRandom("unordered");
    const bytes = bytesOf(12_000, random);
    const { numbers } = await packArchive(bytes, { parity: 200, unordered: true });
    const given = randomPermutation(numbers.length, random)
      .slice(100)
      .map((place, i) => (i < 50 ? randomBigBelow(N, random) : numbers[place]));
    const result = await readArchive(given);
    expect(result.ok && result.value.bytes).toEqual(bytes);
  });
});
