import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { packedKernel, rankCubies, stateCount, unrankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import { coloringOf, printFacelets } from "../state/index.ts";
import { limbsOfNumbers } from "./bits.ts";
import { readFacelets, writeFacelets } from "./facelet-table.ts";
import {
  type CubeListEntry,
  packLimbs,
  packStream,
  parseCubeList,
  printCubeList,
  unpackStream,
} from "./index.ts";

const N = stateCount(3);
const SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

async function parse(lines: Iterable<string>, options = {}): Promise<CubeListEntry[]> {
  const entries: CubeListEntry[] = [];
  for await (const batch of parseCubeList(lines, options)) entries.push(...batch);
  return entries;
}

async function print(...[batches, options]: Parameters<typeof printCubeList>): Promise<string> {
  let text = "";
  for await (const part of printCubeList(batches, options)) text += part;
  return text;
}

describe("facelets by table", () => {
  const letters = Uint8Array.from("URFDLB", (letter) => letter.charCodeAt(0));
  const random = seededRandom("table");
  const numbers = [0n, N - 1n, ...Array.from({ length: 300 }, () => randomBigBelow(N, random))];
  const limbs = limbsOfNumbers(numbers);
  const cubes = new Int32Array(numbers.length * 5);

  test("writing agrees with the state room, and reading with writing", () => {
    packedKernel().unrank(limbs, cubes, 0, numbers.length);
    const back = new Int32Array(5);
    for (const [i, number] of numbers.entries()) {
      const text = new Uint8Array(54);
      writeFacelets(cubes, i, letters, text, 0);
      const facelets = String.fromCharCode(...text);
      expect(facelets).toBe(printFacelets(coloringOf(unrankState(number, 3))));
      const colors = Uint8Array.from(facelets, (letter) => "URFDLB".indexOf(letter));
      expect(readFacelets(colors, back, 0)).toBe(true);
      expect(back).toEqual(cubes.slice(i * 5, i * 5 + 5));
    }
  });

  test("reading takes a coloring if and only if diagnosis finds a legal, upright cube", () => {
    const back = new Int32Array(5);
    let legal = 0;
    for (let round = 0; round < 300; round++) {
      const facelets = [...printFacelets(coloringOf(unrankState(randomBigBelow(N, random), 3)))];
      for (let swaps = round % 3; swaps > 0; swaps--) {
        const [a, b] = [randomBelow(54, random), randomBelow(54, random)];
        [facelets[a], facelets[b]] = [facelets[b], facelets[a]];
      }
      const isLegal = (() => {
        try {
          return (
            Cube.fromFacelets(facelets.join("")).facelets() === facelets.join("") &&
            facelets[4] === "U" &&
            facelets[22] === "F" &&
            facelets[13] === "R"
          );
        } catch {
          return false;
        }
      })();
      if (isLegal) legal++;
      expect(
        readFacelets(
          Uint8Array.from(facelets, (letter) => "URFDLB".indexOf(letter)),
          back,
          0,
        ),
      ).toBe(isLegal);
    }
    expect(legal).toBeGreaterThan(99);
  });
});

describe("cube lists", () => {
  test("survive mail: other line ends, spaces, a byte order mark, quoting, capitals, comments", async () => {
    const lines = [
      `\ufeff# a list`,
      "",
      `> ${SOLVED}\r`,
      `> > ${SOLVED.toLowerCase()}  `,
      "  ?  ",
      "num:12345",
      "12345\t",
      "R U R' U'",
      "alg: R U R' U'",
      "> # quoted comment",
      `${SOLVED.replaceAll(/(.{9})/g, "$1 ")}\n`,
    ];
    const entries = await parse(lines);
    const sexy = Cube.fromAlg("R U R' U'").rank();
    expect(entries.map(({ number }) => number)).toEqual([0n, 0n, undefined, 12345n, 12345n, sexy, sexy, 0n]);
    expect(entries.every(({ problem }) => problem === undefined)).toBe(true);
    expect(entries.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 11]);
  });

  test("single blanks between the letters are overlooked, whatever the size; moves stay moves", async () => {
    for (const size of [2, 3, 4]) {
      const cube = Cube.random(size, seededRandom(`blanks ${size}`));
      const spaced = [...cube.facelets()].join(" ");
      for (const options of [{}, { size }])
        expect(await parse([spaced, ` ${spaced} `], options)).toMatchObject([
          { number: cube.rank() },
          { number: cube.rank() },
        ]);
    }
    const moves = "R U F D L B ".repeat(3).trim();
    expect(await parse([moves])).toMatchObject([{ number: Cube.fromAlg(moves).rank() }]);
  });

  test("a line that is no cube has a problem and the rest goes on", async () => {
    const twisted = `${SOLVED.slice(0, 8)}RU${SOLVED.slice(10)}`;
    const entries = await parse([String(N), twisted, "R Q", "x".repeat(200_000), "9".repeat(30_000), "5"]);
    expect(entries.map(({ number }) => number)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      5n,
    ]);
    expect(entries.slice(0, 5).every(({ problem }) => typeof problem?.message === "string")).toBe(true);
    const [three, two] = await parse([SOLVED, "UUUURRRRFFFFDDDDLLLLBBBB"]);
    expect([three.size, two.problem?.code]).toEqual([3, "cube-size"]);
  });

  test.each(["facelets", "number", "moves"] as const)("print and parse as %s, sizes 2 to 5", async (as) => {
    const random = seededRandom(as);
    for (const size of [2, 3, 4, 5]) {
      const sexy = Cube.fromAlg("R U R' U'", size).rank();
      const numbers =
        as === "moves" ? [sexy, undefined, 0n] : [randomBigBelow(stateCount(size), random), undefined, 0n];
      const movesOf = () => "R U R' U'";
      const text = await print([numbers], { as, size, movesOf, comments: ["two\nlines"] });
      expect(text.split("\n")[0]).toBe("# two lines");
      expect(text.split("\n")[2]).toBe("?");
      const entries = await parse(text.split("\n"), { size });
      expect(entries.map(({ number }) => number)).toEqual(as === "moves" ? [sexy, undefined, sexy] : numbers);
    }
    await expect(print([[1n]], { as: "moves" })).rejects.toThrow(/movesOf/);
  });

  test("bytes → limbs → text → cubes → bytes, all streamed", async () => {
    const random = seededRandom("whole way");
    const bytes = Uint8Array.from({ length: 5000 }, () => randomBelow(256, random));
    for (const batches of [packLimbs([bytes]), packStream([bytes])]) {
      const text = await print(batches);
      const stream = await unpackStream(parseCubeList(text.split("\n")));
      const out: number[] = [];
      for await (const chunk of stream.chunks) out.push(...chunk);
      expect(Uint8Array.from(out)).toEqual(bytes);
    }
  });

  test("a 2x2 archive is read by its facelets, without being told the size", async () => {
    const text = await print(packStream([Uint8Array.of(1, 2, 3)], { size: 2 }), { size: 2 });
    const stream = await unpackStream(parseCubeList(text.split("\n")));
    for await (const chunk of stream.chunks) expect(chunk).toEqual(Uint8Array.of(1, 2, 3));
    expect(stream.report()?.size).toBe(2);
  });

  test("no text makes the reader throw", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText(80), { maxLength: 5 }), async (lines) => {
        for (const entry of await parse(lines))
          expect(entry.number === undefined || (entry.number >= 0n && entry.problem === undefined)).toBe(
            true,
          );
      }),
      { numRuns: 100 },
    );
  });

  test("numbers are those of the codec", () => {
    expect(rankCubies(Cube.unrank(77n).cubies())).toBe(77n);
  });
});
