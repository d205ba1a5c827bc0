/** Archives on large cubes and long lists of nonsense: bounded work, in portions that a host can watch and stop. */
import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { primeAtMost } from "../field/index.ts";
import { seededRandom } from "../perm/index.ts";
import { atOnce } from "../portions.ts";
import { countArchiveCubes, packArchive, readArchive, unpackArchive } from "./index.ts";
import { archiveLayout } from "./layout.ts";
import { fieldOf } from "./parity.ts";

const random = seededRandom("large cubes");
const bytesOf = (length: number) => Uint8Array.from({ length }, () => random() * 256);
/** Far more than any of this takes, far less than a search for primes. */
const SOON = 10_000;

test.each([10, 11])("the prime of size %i is the largest up to its number of states", (size) => {
  const count = Cube.count(size);
  expect(atOnce(fieldOf(archiveLayout(count))).prime).toBe(primeAtMost(count));
});

describe.each([12, 16, 20, 24])("size %i", (size) => {
  test("parity makes up for a lost cube", { timeout: SOON }, async () => {
    const bytes = bytesOf(2000);
    const { numbers } = await packArchive(bytes, { size, parity: 1 });
    expect((await unpackArchive(numbers.with(1, undefined as never), { size })).bytes).toEqual(bytes);
    expect((await unpackArchive(numbers.with(0, undefined as never), { size })).bytes).toEqual(bytes);
  });
});

describe.each([12, 16, 30, 100])("size %i without parity", (size) => {
  test("a wrong or a lost cube is named", { timeout: SOON }, async () => {
    const { numbers } = await packArchive(bytesOf(30_000), { size });
    for (const damaged of [numbers.with(1, numbers[1] ^ 1n), numbers.with(1, undefined as never)])
      expect(await readArchive(damaged, { size })).toMatchObject({ error: { code: "not-repairable" } });
  });

  test("cubes that are no archive, or lost, are refused", { tags: ["seconds"], timeout: SOON }, async () => {
    const cubes = Array.from({ length: 5 }, () => Cube.random(size, random).rank());
    for (const given of [cubes, cubes.map(() => undefined)])
      expect(await readArchive(given, { size })).toMatchObject({ error: { code: "not-an-archive" } });
  });
});

test("beyond the sizes whose prime is known, parity is refused at once", { timeout: SOON }, async () => {
  expect(() => countArchiveCubes(100, { size: 25, parity: 1 })).toThrow(/24x24 cannot have parity/);
  const refused = packArchive(bytesOf(100), { size: 30, parity: "10%", unordered: true });
  await expect(refused).rejects.toMatchObject({ code: "parity-size" });
});

test("a long list of nonsense is searched in portions, and can be stopped", {
  tags: ["seconds"],
}, async () => {
  const nonsense = Array.from({ length: 20_000 }, () => Cube.random(3, random).rank());
  const control = new AbortController();
  let told = 0;
  const onProgress = () => {
    told++;
    if (told === 10) control.abort();
  };
  const reading = readArchive(nonsense, { signal: control.signal, onProgress });
  await expect(reading).rejects.toMatchObject({ code: "aborted" });
  expect(told).toBe(10);
});

test("so are cubes with much false parity", { tags: ["seconds"] }, async () => {
  const { numbers } = await packArchive(bytesOf(30_000), { parity: "100%", compress: false });
  const half = numbers.length / 2;
  const spoiled = numbers.map((number, i) => (i < half + 100 ? number : Cube.random(3, random).rank()));
  const control = new AbortController();
  const reading = readArchive(spoiled, {
    signal: control.signal,
    onProgress: () => control.abort(),
  });
  await expect(reading).rejects.toMatchObject({ code: "aborted" });
});
