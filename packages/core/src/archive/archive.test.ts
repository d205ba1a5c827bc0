import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { stateCount } from "../codec/index.ts";
import {
  type RandomSource,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  seededRandom,
} from "../perm/index.ts";
import { readBits } from "./bits.ts";
import {
  countArchiveCubes,
  type PackOptions,
  packArchive,
  readArchive,
  repairArchive,
  safeFileName,
  unpackArchive,
  verifyArchive,
} from "./index.ts";

const bytesOf = (length: number, random: RandomSource) =>
  Uint8Array.from({ length }, () => randomBelow(256, random));
const text = (content: string) => new TextEncoder().encode(content);
const counting = (length: number) => Uint8Array.from({ length }, (_, i) => i);
const SEALED = { password: "open sesame", randomBytes: counting, keyCost: { logN: 10 } };

const optionSets: fc.Arbitrary<PackOptions> = fc.record(
  {
    size: fc.constantFrom(2, 3, 4, 5),
    parity: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom("10%", "50 %", "100%")),
    unordered: fc.boolean(),
    compress: fc.boolean(),
    name: fc.constantFrom("a.txt", "Grüße 🎲.md", ".hidden"),
    mediaType: fc.constantFrom("image/png", "text/x-own; a=b"),
  },
  { requiredKeys: [] },
);

describe("round trips", () => {
  test("any bytes with any options, cubes shuffled when they may be", { tags: ["seconds"] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        optionSets,
        fc.integer(),
        async (bytes, options, seed) => {
          const { numbers, size, dataCubes } = await packArchive(bytes, options);
          const given = options.unordered
            ? randomPermutation(numbers.length, seededRandom(seed)).map((place) => numbers[place])
            : numbers;
          for (const number of numbers) expect(number >= 0n && number < stateCount(size)).toBe(true);
          const unpacked = await unpackArchive(given, { size });
          expect(unpacked).toMatchObject({ status: "ok", dataCubes, lost: [], wrong: [], needed: 0 });
          expect(unpacked.bytes).toEqual(bytes);
          expect([unpacked.name, unpacked.mediaType]).toEqual([options.name, options.mediaType]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("empty files, leading and trailing zeros, every length up to 130", async () => {
    for (const size of [2, 3, 4])
      for (let length = 0; length <= 130; length++) {
        const bytes = new Uint8Array(length);
        if (length % 3 === 1) bytes[length >> 1] = 255;
        const { numbers } = await packArchive(bytes, { size, compress: false });
        expect((await unpackArchive(numbers, { size })).bytes).toEqual(bytes);
      }
  });

  test("cubes, states and numbers are all taken", async () => {
    const { cubes, numbers } = await packArchive(text("Hello"), { size: 2 });
    for (const given of [cubes, cubes.map((cube) => cube.state)])
      expect((await unpackArchive(given)).bytes).toEqual(text("Hello"));
    expect(cubes.map((cube) => cube.rank())).toEqual(numbers);
  });

  test("an archive is small: five bytes of header, eight of digest, 65.2 bits a cube", async () => {
    const sizes = await Promise.all(
      [0, 3, 100, 10_000].map(
        async (n) => (await packArchive(new Uint8Array(n), { compress: false })).numbers.length,
      ),
    );
    expect(sizes).toEqual([2, 2, 14, 1229]);
  });

  test("how many cubes it will be is known beforehand", async () => {
    for (const options of [
      {},
      { parity: "10%" },
      { unordered: true, parity: 3 },
      { size: 2 },
      { size: 4, parity: 1 },
    ])
      for (const length of [0, 1, 77, 1000]) {
        const { dataCubes, parityCubes } = await packArchive(new Uint8Array(length), {
          ...options,
          compress: false,
        });
        expect(countArchiveCubes(length, options)).toEqual({ dataCubes, parityCubes });
      }
    const { numbers } = await packArchive(new Uint8Array(50), { ...SEALED, compress: false });
    expect(countArchiveCubes(50, { sealed: true }).dataCubes).toBe(numbers.length);
  });

  test("a password: sealed bytes are 33 longer, and only the password opens them", async () => {
    const { numbers, sealed } = await packArchive(text("treasure"), {
      ...SEALED,
      name: "map.txt",
      parity: 2,
    });
    expect(sealed).toBe(true);
    expect(await unpackArchive(numbers, { password: "open sesame" })).toMatchObject({
      name: "map.txt",
      sealed: true,
    });
    expect(await readArchive(numbers)).toMatchObject({ error: { code: "password-needed" } });
    expect(await readArchive(numbers, { password: "x" })).toMatchObject({
      error: { code: "wrong-password" },
    });
    expect(await verifyArchive([undefined, ...numbers.slice(1)])).toMatchObject({
      status: "repairable",
      lost: [0],
    });
    const [one, other] = await Promise.all(
      [1, 2].map(() => packArchive(text("a"), { password: "b", keyCost: SEALED.keyCost })),
    );
    expect(one.numbers).not.toEqual(other.numbers);
  });
});

/** Where two lists of numbers differ. */
const turned = (number: bigint, random: RandomSource, size = 3) =>
  (number + 1n + randomBigBelow(stateCount(size) - 1n, random)) % stateCount(size);

describe("lost and wrong cubes", () => {
  test("every pattern of at most p lost cubes, ordered and unordered, the first one too; one more is refused", {
    tags: ["seconds"],
  }, async () => {
    const bytes = text("short, with parity");
    for (const unordered of [false, true])
      for (const parity of [0, 1, 2, 3]) {
        const { numbers } = await packArchive(bytes, { parity, unordered, compress: false });
        for (let mask = 0; mask < 2 ** numbers.length; mask++) {
          const given = numbers.map((number, i) => ((mask >> i) & 1 ? undefined : number));
          const lost = given.flatMap((number, i) => (number === undefined ? [i] : []));
          const result = await readArchive(given);
          expect(result.ok).toBe(lost.length <= parity);
          if (!result.ok) continue;
          expect(result.value.bytes).toEqual(bytes);
          expect([result.value.lost, result.value.wrong]).toEqual([lost, []]);
          expect(result.value.status).toBe(lost.length > 0 ? "repairable" : "ok");
        }
      }
  });

  test("every pattern of at most p/2 wrong cubes, the first one too", async () => {
    const bytes = text("wrong");
    const random = seededRandom("wrong");
    for (const unordered of [false, true])
      for (const parity of [2, 4]) {
        const { numbers } = await packArchive(bytes, { parity, unordered, compress: false });
        for (let mask = 0; mask < 2 ** numbers.length; mask++) {
          const wrong = numbers.flatMap((_, i) => ((mask >> i) & 1 ? [i] : []));
          if (wrong.length > parity / 2) continue;
          const given = numbers.map((number, i) => (wrong.includes(i) ? turned(number, random) : number));
          const unpacked = await unpackArchive(given);
          expect(unpacked.bytes).toEqual(bytes);
          expect(unpacked.wrong).toEqual(wrong);
          expect(unpacked.lost).toEqual(unordered ? wrong : []);
        }
      }
  });

  test("lost and wrong together up to 2 · wrong + lost = p; never wrong bytes beyond", {
    tags: ["seconds"],
  }, async () => {
    const random = seededRandom("both");
    for (let round = 0; round < 80; round++) {
      const size = [2, 3, 3, 4][round % 4];
      const unordered = round % 3 === 0;
      const parity = 1 + randomBelow(12, random);
      const bytes = bytesOf(randomBelow(150, random), random);
      const { numbers } = await packArchive(bytes, { parity, unordered, size, compress: false });
      const excess = round % 5 === 0 ? 1 : 0;
      const wrongCount = randomBelow(Math.floor((parity + excess) / 2) + 1, random);
      const lostCount = parity + excess - 2 * wrongCount;
      const order = randomPermutation(numbers.length, random);
      const given: (bigint | undefined)[] = [...numbers];
      for (const place of order.slice(0, lostCount)) given[place] = undefined;
      const wrong = order.slice(lostCount, lostCount + wrongCount).sort((a, b) => a - b);
      for (const place of wrong) given[place] = turned(numbers[place], random, size);
      const result = await readArchive(given, { size });
      if (excess === 0) expect(result).toMatchObject({ ok: true, value: { wrong, bytes } });
      // One wrong cube of an unordered archive may show by its order number and then costs as much as a lost one.
      else if (result.ok) expect(unordered && wrongCount > 0 && result.value.bytes).toEqual(bytes);
      else expect(["not-repairable", "not-an-archive"]).toContain(result.error.code);
    }
  });

  test("1,000 cubes and 10 % parity: 100 lost", async () => {
    const random = seededRandom("thousand");
    const bytes = bytesOf(8000, random);
    const { numbers, dataCubes, parityCubes } = await packArchive(bytes, { parity: "10%" });
    expect(parityCubes).toBe(Math.ceil(dataCubes / 10));
    const lost = randomPermutation(numbers.length, random).slice(0, parityCubes);
    const given = numbers.map((number, i) => (lost.includes(i) ? undefined : number));
    expect((await unpackArchive(given)).bytes).toEqual(bytes);
    given[0] = numbers[0];
    for (let i = 1, more = lost.includes(0) ? 2 : 1; more > 0; i++)
      if (given[i] !== undefined) {
        given[i] = undefined;
        more--;
      }
    expect(await verifyArchive(given)).toMatchObject({ status: "not-repairable", needed: 1 });
  });

  test("repair gives back every cube, parity too", async () => {
    const random = seededRandom("repair");
    for (const unordered of [false, true]) {
      const { numbers } = await packArchive(bytesOf(200, random), { parity: 6, unordered });
      const given: (bigint | undefined)[] = [...numbers];
      given[0] = undefined;
      given[numbers.length - 1] = undefined;
      given[5] = turned(numbers[5], random);
      const repaired = await repairArchive(given);
      expect(repaired.numbers).toEqual(numbers);
      expect(repaired.cubes[3].rank()).toBe(numbers[3]);
      expect(repaired.wrong).toEqual([5]);
    }
    await expect(repairArchive([])).rejects.toMatchObject({ code: "not-an-archive" });
  });

  test("without parity: lost cubes are named, wrong ones at least noticed", async () => {
    const random = seededRandom("no parity");
    const { numbers } = await packArchive(bytesOf(400, random), { compress: false });
    const given: (bigint | undefined)[] = [...numbers];
    given[6] = undefined;
    given[7] = undefined;
    const error = (await readArchive(given).then((result) => (result.ok ? undefined : result.error)))!;
    expect(error).toMatchObject({ code: "not-repairable", lost: [6, 7], needed: 2 });
    expect(error.message).toContain("7–8");
    await expect(unpackArchive(given)).rejects.toMatchObject({
      faults: [
        { code: "lost-cube", cube: 6 },
        { code: "lost-cube", cube: 7 },
      ],
    });
    let located = 0;
    for (let i = 1; i < numbers.length; i++) {
      const wrong = numbers.map((number, place) => (place === i ? turned(number, random) : number));
      const report = await verifyArchive(wrong);
      expect(report.status).toBe("not-repairable");
      if (report.problem?.suspect?.includes(i)) located++;
    }
    expect(located).toBeGreaterThan(0);
  });

  test("doubled cubes do no harm to an unordered archive, foreign ones count as wrong", async () => {
    const random = seededRandom("foreign");
    const { numbers } = await packArchive(text("unordered"), { unordered: true, parity: 2 });
    expect(await unpackArchive([...numbers, ...numbers])).toMatchObject({ status: "ok" });
    const foreign = randomBigBelow(stateCount(3), random);
    expect(await unpackArchive([foreign, ...numbers])).toMatchObject({ status: "repairable", wrong: [0] });
  });

  test("trailing lost cubes need not be written; too many cubes are refused", async () => {
    const { numbers } = await packArchive(text("trailing cubes"), { parity: 2 });
    expect(await unpackArchive(numbers.slice(0, -2))).toMatchObject({
      lost: [numbers.length - 2, numbers.length - 1],
    });
    expect((await unpackArchive([...numbers, undefined, null])).status).toBe("ok");
    expect(await readArchive([...numbers, 5n])).toMatchObject({ error: { code: "not-repairable" } });
  });
});

describe("refusals", () => {
  test("no archive, a newer version, unknown flags", async () => {
    for (const given of [[], [0n], [undefined], [1n, 2n, 3n, undefined]])
      expect(await readArchive(given)).toMatchObject({ error: { code: "not-an-archive" } });
    const lead = (...bytes: number[]) => readBits(Uint8Array.from(bytes), 0, 65);
    expect(await readArchive([lead(0xcb, 2)])).toMatchObject({ error: { code: "newer-version" } });
    expect(await readArchive([lead(0xcb, 1, 16)])).toMatchObject({ error: { code: "newer-version" } });
  });

  test("declared lengths are believed only as far as there are cubes for them", async () => {
    const huge = readBits(Uint8Array.of(0xcb, 1, 0, 0, 0xff, 0xff, 0xff, 0x7f, 0), 0, 65);
    const result = await verifyArchive([huge, 1n, 2n]);
    expect(result).toMatchObject({ status: "not-repairable" });
    expect(result.lost.length).toBeLessThanOrEqual(1000);
    expect(result.needed).toBeGreaterThan(10_000_000);
  });

  test("a small input does not unpack to a large one unless it may", async () => {
    const { numbers, compressed } = await packArchive(new Uint8Array(100_000));
    expect(compressed).toBe(true);
    expect(numbers.length).toBeLessThan(40);
    expect((await unpackArchive(numbers)).bytes.length).toBe(100_000);
    expect(await readArchive(numbers, { maxBytes: 99_999 })).toMatchObject({ error: { code: "too-large" } });
  });

  test("wrong arguments", async () => {
    await expect(packArchive("text" as never)).rejects.toThrow(TypeError);
    for (const parity of [-1, 0.5, "x", "10 %%", "-3%"])
      await expect(packArchive(text(""), { parity })).rejects.toThrow(/parity/);
    await expect(packArchive(text(""), { size: 1 })).rejects.toThrow(RangeError);
    await expect(packArchive(text(""), { mediaType: "no type" })).rejects.toThrow(/mediaType/);
    await expect(packArchive(text(""), { name: ".." })).rejects.toThrow(/name/);
    await expect(packArchive(text(""), { parity: 70_000 })).rejects.toMatchObject({ code: "too-many-cubes" });
    await expect(
      packArchive(new Uint8Array(5000), { size: 2, unordered: true, compress: false }),
    ).rejects.toMatchObject({
      code: "too-many-cubes",
    });
    await expect(unpackArchive([stateCount(3)])).rejects.toThrow(RangeError);
    await expect(unpackArchive(["x" as never])).rejects.toThrow(TypeError);
    const [two] = (await packArchive(text("a"), { size: 2 })).cubes;
    await expect(unpackArchive([two], { size: 3 })).rejects.toThrow(/size 3/);
  });

  test("a signal stops", async () => {
    const { numbers } = await packArchive(text("a"));
    const signal = AbortSignal.abort();
    await expect(readArchive(numbers, { signal })).rejects.toThrow(/abort/i);
    await expect(packArchive(text("a"), { ...SEALED, signal })).rejects.toThrow(/abort/i);
  });
});

describe("file names", () => {
  // What a hostile archive might hold; none may leave the folder or hide what it is.
  test.each([
    ["../../etc/passwd", "passwd"],
    ["/etc/passwd", "passwd"],
    ["C:\\Windows\\system.ini", "system.ini"],
    ["a\u0000b.txt", "ab.txt"],
    ["photo\u202egnp.exe", "photognp.exe"],
    ["con", "_con"],
    ["NUL.txt", "_NUL.txt"],
    ["trailing. . ", "trailing"],
    ["what?.txt:stream", "what_.txt_stream"],
    [".profile", ".profile"],
    ["..", undefined],
    ["", undefined],
    ["a/", undefined],
    ["\u200b", undefined],
  ])("%j becomes %j", (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test("no name keeps a separator, a control character or more than 255 bytes", () => {
    fc.assert(
      fc.property(anyText(400), (name) => {
        const safe = safeFileName(name);
        if (safe === undefined) return;
        expect(/[/\\\p{Cc}]/u.test(safe) || safe === "." || safe === "..").toBe(false);
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(255);
        expect(safeFileName(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});
