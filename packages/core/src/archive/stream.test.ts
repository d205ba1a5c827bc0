import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RandomSource, randomBelow, seededRandom } from "../perm/index.ts";
import { numbersOfLimbs } from "./bits.ts";
import {
  packArchive,
  packLimbs,
  packStream,
  type StreamedCube,
  unpackArchive,
  unpackStream,
} from "./index.ts";

const bytesOf = (length: number, random: RandomSource) =>
  Uint8Array.from({ length }, () => randomBelow(256, random));

function* pieces<T extends { slice(from: number, to: number): T; readonly length: number }>(
  whole: T,
  random: RandomSource,
  most: number,
): Generator<T> {
  for (let at = 0; at < whole.length; ) {
    const length = randomBelow(most, random);
    yield whole.slice(at, at + length);
    at += length;
  }
}

async function collect<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

async function collectBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: number[] = [];
  for await (const chunk of chunks) for (const byte of chunk) all.push(byte);
  return Uint8Array.from(all);
}

const read = async (numbers: readonly StreamedCube[], random: RandomSource, size = 3) => {
  const stream = await unpackStream(pieces(numbers as StreamedCube[], random, 60), { size });
  return { ...stream, bytes: await collectBytes(stream.chunks) };
};

describe("streams", () => {
  test("come back byte for byte, in whatever pieces, with and without a known length", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer(),
        fc.constantFrom(2, 3, 4),
        fc.boolean(),
        fc.constantFrom(undefined, "a name.txt"),
        async (length, seed, size, isKnown, name) => {
          const random = seededRandom(seed);
          const bytes = length % 7 === 0 ? new Uint8Array(length) : bytesOf(length, random);
          const options = { size, ...(isKnown && { length }), ...(name !== undefined && { name }) };
          const numbers = await collect(packStream(pieces(bytes, random, 300), options));
          const result = await read(numbers, random, size);
          expect(result.bytes).toEqual(bytes);
          expect(result.name).toBe(name);
          expect(result.report()).toMatchObject({ status: "ok", dataCubes: numbers.length });
          expect((await unpackArchive(numbers, { size })).bytes).toEqual(bytes);
        },
      ),
      { numRuns: 120 },
    );
  });

  test("with a known length they are the same archive as packArchive makes", async () => {
    const random = seededRandom("same");
    for (const length of [0, 5, 100, 5000]) {
      const bytes = bytesOf(length, random);
      const { numbers } = await packArchive(bytes, { compress: false, mediaType: "image/png" });
      const options = { length, mediaType: "image/png" };
      expect(await collect(packStream(pieces(bytes, random, 700), options))).toEqual(numbers);
      const limbs: bigint[] = [];
      for await (const batch of packLimbs(pieces(bytes, random, 700), options))
        limbs.push(...numbersOfLimbs(batch));
      expect(limbs).toEqual(numbers);
    }
    await expect(packLimbs([], { size: 4 }).next()).rejects.toThrow(RangeError);
  });

  test("what needs all cubes is collected: parity, passwords, order numbers, compression", async () => {
    const random = seededRandom("collected");
    const bytes = bytesOf(700, random);
    for (const options of [{ parity: 3 }, { unordered: true, parity: 2 }, { compress: true }]) {
      const numbers: StreamedCube[] = await collect(packStream(pieces(bytes, random, 99), options));
      if ("parity" in options) numbers[4] = undefined;
      const result = await read(numbers, random);
      expect(result.bytes).toEqual(bytes);
      expect(result.report()?.lost).toEqual("parity" in options ? [4] : []);
    }
  });

  test("lost, wrong, missing and surplus cubes make the stream fail, at the latest at its end", async () => {
    const random = seededRandom("failing");
    const bytes = bytesOf(3000, random);
    for (const length of [undefined, 3000]) {
      const numbers = await collect(packStream([bytes], length === undefined ? {} : { length }));
      for (const at of [3, 150, numbers.length - 1]) {
        const lost: StreamedCube[] = [...numbers];
        lost[at] = undefined;
        await expect(read(lost, random)).rejects.toMatchObject({ code: "not-repairable" });
        const wrong = [...numbers];
        wrong[at] = (wrong[at] + 12_345_678_901n) % 43_252_003_274_489_856_000n;
        await expect(read(wrong, random)).rejects.toMatchObject({ code: "not-repairable" });
      }
      await expect(read(numbers.slice(0, -1), random)).rejects.toMatchObject({ code: "not-repairable" });
      await expect(read([...numbers, 0n], random)).rejects.toMatchObject({ code: "not-repairable" });
      await expect(read(numbers.slice(0, 200), random)).rejects.toMatchObject({ code: "not-repairable" });
    }
    await expect(read([], random)).rejects.toMatchObject({ code: "not-an-archive" });
  });

  test("another length than told is an error of the caller", async () => {
    await expect(collect(packStream([new Uint8Array(3)], { length: 4 }))).rejects.toThrow(/length/);
    await expect(collect(packStream([new Uint8Array(5)], { length: 4 }))).rejects.toThrow(/length/);
    await expect(collect(packStream([new Uint8Array(5)], { length: 4, parity: 1 }))).rejects.toThrow(
      /length/,
    );
  });

  test("only so much is held back as the end may need", async () => {
    const numbers = await collect(packStream([new Uint8Array(100_000)], {}));
    let given = 0;
    function* batches() {
      for (let at = 0; at < numbers.length; at += 500) {
        given = Math.min(numbers.length, at + 500);
        yield numbers.slice(at, at + 500);
      }
    }
    let taken = 0;
    for await (const chunk of (await unpackStream(batches())).chunks) {
      taken += chunk.length;
      expect(given * 8.15 - taken).toBeLessThan(500 * 8.15 + 200);
    }
    expect(taken).toBe(100_000);
  });
});
