import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samples } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { solvedColoring } from "../state/index.ts";
import {
  chooseCubies,
  lookups,
  MAX_LETTERS,
  parseWord,
  printWord,
  readNumbers,
  signsOf,
  WHEEL,
} from "./index.ts";

const number = fc.integer({ min: 0, max: WHEEL - 1 });
const anyWord = fc.array(number, { minLength: 1, maxLength: MAX_LETTERS });

describe("looking up pieces", () => {
  test.each(lookups())(
    "the 24 looks of $kind places are numbered once each, as geometry has them",
    ({ numbers }) => {
      const all = numbers.flat().filter((each) => each !== undefined);
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: WHEEL }, (_, i) => i));
      // No piece has the same color twice or colors of opposite faces, which are three apart.
      for (const [first, row] of numbers.entries())
        for (const [second, each] of row.entries())
          expect(each === undefined).toBe((second - first) % 3 === 0);
    },
  );

  test("the tables find on the stickers of any cube what its pieces say", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: Cube.count(3) - 1n }), (rank) => {
        const cube = Cube.unrank(rank);
        const stickers = [...cube.facelets()].map((letter) => "URFDLB".indexOf(letter));
        const [edges, corners] = lookups().map(({ places, numbers }) =>
          places.map(([first, second]) => numbers[stickers[first]][stickers[second]]!),
        );
        expect(edges.map((edge, at) => (edge + corners[at]) % WHEEL)).toEqual(readNumbers(cube.cubies()));
      }),
    );
  });

  test("the first color is on the top or bottom side", () => {
    const { colors } = solvedColoring(3);
    for (const { places } of lookups())
      expect(places.map(([first]) => colors[first])).toEqual([0, 0, 0, 0, 3, 3, 3, 3]);
  });
});

describe("cubes that say a word", () => {
  test("every word, whatever pieces are tried first", () => {
    fc.assert(
      fc.property(anyWord, fc.string(), (numbers, seed) => {
        // Throws for arrays that no cube has.
        const cube = Cube.fromCubies(chooseCubies(numbers, seededRandom(seed)));
        expect(readNumbers(cube.cubies()).slice(0, numbers.length)).toEqual(numbers);
      }),
      { numRuns: samples(20_000, 300) },
    );
  });

  // What may run out are pieces of a remainder modulo 4, and edges that let the twists cancel: these are all the cases there are.
  test("eight letters of any remainders modulo 4, with any sum modulo 3", { tags: ["seconds"] }, () => {
    const cases = 4 ** MAX_LETTERS * 3;
    const step = Math.floor(cases / samples(cases, 2000)) | 1;
    const random = seededRandom("remainders");
    for (let at = 0; at < cases; at += step) {
      const numbers = Array.from({ length: MAX_LETTERS }, (_, i) => (Math.floor(at / 3) >> (2 * i)) & 3);
      // Adding 4 keeps the remainder modulo 4 and adds one modulo 3.
      numbers[0] += 4 * (at % 3);
      expect(readNumbers(chooseCubies(numbers, random))).toEqual(numbers);
    }
  });
});

describe("words", () => {
  test.each([
    ["treasure", "TREASURE"],
    ["Ça va", "CAUA"],
    ["JAVA", "IAUA"],
    ["Straße", "STRASSE"],
    ["x-ray", "XRAY"],
    ["0042", "0042"],
  ])("%s is read as %s", (typed, read) => {
    const word = parseWord(typed);
    expect(word.ok && word.value.text).toBe(read);
    expect(word.ok && printWord(word.value.numbers, word.value.alphabet)).toBe(read);
  });

  test.each(["", " ", "A1", "ninechars", "привет", "😀", "123456789"])("%j is none", (typed) => {
    const word = parseWord(typed);
    expect(word.ok || word.error.code).toBe("not-letters");
  });

  test("every number has a sign, and every letter one number", () => {
    expect(signsOf("letters").join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(signsOf("letters")).toHaveLength(WHEEL);
    expect(signsOf("digits").filter((sign) => sign !== undefined)).toEqual([..."0123456789"]);
  });
});
