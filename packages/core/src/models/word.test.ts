import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rotations } from "../geometry/index.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import {
  type Assembly,
  assemblyFromCubies,
  coloringOf,
  cubiesOf,
  isReachable,
  printFacelets,
  randomAssembly,
  randomState,
  rotateState,
  solvedState,
} from "../state/index.ts";
import { unrankProgress } from "./progress.ts";
import { rankWord, unrankWord } from "./word.ts";
import { WORD_NAMES, type WordName, wordFields } from "./word-layout.ts";

/** 8!·3⁸ · 12!·2¹². */
const ASSEMBLIES = 519_024_039_293_878_272_000n;

function bitsOf(name: WordName): number {
  return wordFields(name).reduce((sum, field) => sum + field.bits, 0);
}

/** A word with every field below its count. */
function randomWord(name: WordName, random: () => number): bigint {
  return wordFields(name).reduce(
    (word, { count, weight }) => word + randomBigBelow(count, random) * weight,
    0n,
  );
}

/** Stages as the stickers show them, for a cube held upright: the reference of the thresholds. */
function stagesDone(assembly: Assembly) {
  const facelets = printFacelets(coloringOf(assembly));
  const shows = (places: readonly string[]) =>
    places.every((place) => facelets["URFDLB".indexOf(place[0]) * 9 + Number(place[1]) - 1] === place[0]);
  const sides = [..."RFLB"];
  const cross = shows(["D2", "D4", "D6", "D8", ...sides.map((side) => `${side}8`)]);
  const lower = sides.flatMap((side) => [4, 6, 7, 8, 9].map((row) => `${side}${row}`));
  const f2l = shows([...Array.from({ length: 9 }, (_, i) => `D${i + 1}`), ...lower]);
  const oll = f2l && shows(Array.from({ length: 9 }, (_, i) => `U${i + 1}`));
  return {
    cross,
    f2l,
    oll,
    solved: oll && shows(sides.flatMap((side) => [1, 2, 3].map((i) => `${side}${i}`))),
  };
}

describe("widths follow from the pieces and are those of the note", () => {
  test("69 bits = 28 for corners, 29 for edge places, 12 for flips, and no fewer hold all assemblies", () => {
    expect(wordFields("assembly").map(({ count, bits }) => [count, bits])).toEqual([
      [264_539_520n, 28],
      [479_001_600n, 29],
      [4096n, 12],
    ]);
    expect(bitsOf("assembly")).toBe(69);
    expect((ASSEMBLIES - 1n).toString(2).length).toBe(69);
  });

  test("71 staged bits = 18 + 25 + 8 + 11 + 5 + 4", () => {
    expect(wordFields("staged").map(({ count, bits }) => [count, bits])).toEqual([
      [136_080n, 18],
      [19_958_400n, 25],
      [256n, 8],
      [1944n, 11],
      [24n, 5],
      [16n, 4],
    ]);
    expect(bitsOf("staged")).toBe(71);
  });

  test("71 progress bits = cross 18 | F2L 32 | OLL 11 | PLL 10", () => {
    expect(wordFields("progress").map(({ name, count, bits }) => [name, count, bits])).toEqual([
      ["cross", 190_080n, 18],
      ["F2L", 3_657_830_400n, 32],
      ["OLL", 1296n, 11],
      ["PLL", 576n, 10],
    ]);
    expect(bitsOf("progress")).toBe(71);
  });

  test.each(WORD_NAMES)("%s: the fields together have as many values as there are assemblies", (name) => {
    expect(wordFields(name).reduce((product, field) => product * field.count, 1n)).toBe(ASSEMBLIES);
  });
});

describe.each(WORD_NAMES)("the %s word", (name) => {
  test("0 is the solved cube, in all 24 views", () => {
    expect(unwrap(unrankWord(0n, name)).rotations).toEqual(solvedState(3).rotations);
    for (let rotation = 0; rotation < rotations().matrices.length; rotation++)
      expect(rankWord(rotateState(solvedState(3), rotation), name)).toBe(0n);
  });

  test("assembly → word → assembly is the identity", () => {
    const random = seededRandom(`assemblies ${name}`);
    for (let i = 0; i < 300; i++) {
      const assembly = randomAssembly(3, random);
      expect(unwrap(unrankWord(rankWord(assembly, name), name)).rotations).toEqual(assembly.rotations);
    }
  });

  test("word → assembly → word is the identity, the largest fields included", () => {
    const random = seededRandom(`words ${name}`);
    const largest = wordFields(name).reduce((word, { count, weight }) => word + (count - 1n) * weight, 0n);
    for (const word of [largest, ...Array.from({ length: 300 }, () => randomWord(name, random))])
      expect(rankWord(unwrap(unrankWord(word, name)), name)).toBe(word);
  });

  test("a word that is too long, negative or has a field beyond its count is refused", () => {
    const code = (word: bigint) => {
      const read = unrankWord(word, name);
      return read.ok ? "read" : read.error.code;
    };
    expect(code(-1n)).toBe("word-range");
    expect(code(1n << BigInt(bitsOf(name)))).toBe("word-range");
    for (const { count, bits, weight } of wordFields(name)) {
      expect(code((count - 1n) * weight)).toBe("read");
      if (count < 1n << BigInt(bits)) expect(code(count * weight)).toBe("word-range");
    }
  });

  test("on request only reachable cubes are read", () => {
    const random = seededRandom(`reachable ${name}`);
    for (let i = 0; i < 100; i++) {
      const word = randomWord(name, random);
      const reachable = isReachable(unwrap(unrankWord(word, name)));
      expect(unrankWord(word, name, { reachable: true }).ok).toBe(reachable);
      expect(unrankWord(rankWord(randomState(3, random), name), name, { reachable: true }).ok).toBe(true);
    }
  });

  test("any integer gives a result and never an exception", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(1n << 80n), max: 1n << 80n }), (word) => {
        const read = unrankWord(word, name);
        if (read.ok) expect(rankWord(read.value, name)).toBe(word);
      }),
    );
  });
});

describe("stages bound the words", () => {
  /** Random words with the fields down to `weight` zero, and words that only just miss it. */
  function around(name: WordName, random: () => number): bigint[] {
    const words: bigint[] = [];
    for (const { weight } of wordFields(name)) {
      const below = wordFields(name).filter((field) => field.weight < weight);
      for (let i = 0; i < 40; i++)
        words.push(
          below.reduce((word, field) => word + randomBigBelow(field.count, random) * field.weight, 0n),
        );
      for (let i = 0n; i < 10n; i++) words.push(weight + i * weight, words[words.length - 1] + weight);
    }
    return [0n, ...words.filter((word) => unrankWord(word, name).ok)];
  }

  test("staged: first two layers solved ⇔ word < 2^20", () => {
    const words = around("staged", seededRandom("staged law"));
    for (const word of words)
      expect(stagesDone(unwrap(unrankWord(word, "staged"))).f2l).toBe(word < 1n << 20n);
    expect(words.filter((word) => word < 1n << 20n).length).toBeGreaterThan(50);
  });

  test("staged, as listed: neither the cross nor an oriented last layer bounds the number", () => {
    const random = seededRandom("staged bounds");
    const field = (i: number) => wordFields("staged")[i].weight;
    // Cross done, a D corner away: high. The same corners home and the cross broken: lower.
    const cross = unwrap(unrankWord(135_000n * field(0), "staged"));
    const broken = unwrap(unrankWord(randomBigBelow(256n, random) * field(2) + 3n * field(1), "staged"));
    expect([stagesDone(cross).cross, stagesDone(broken).cross]).toEqual([true, false]);
    expect(rankWord(cross, "staged")).toBeGreaterThan(rankWord(broken, "staged"));
    // OLL done but corners permuted, against corners home and edges flipped.
    const permuted = unwrap(unrankWord(23n * 81n * field(3), "staged"));
    const flipped = unwrap(unrankWord(15n, "staged"));
    expect([stagesDone(permuted).oll, stagesDone(flipped).oll]).toEqual([true, false]);
    expect(rankWord(permuted, "staged")).toBeGreaterThan(rankWord(flipped, "staged"));
  });

  test("progress: cross ⇔ word < 2^53, F2L ⇔ word < 2^21, OLL ⇔ word < 2^10, solved ⇔ 0", () => {
    for (const word of around("progress", seededRandom("progress law")))
      expect(stagesDone(unwrap(unrankWord(word, "progress")))).toEqual({
        cross: word < 1n << 53n,
        f2l: word < 1n << 21n,
        oll: word < 1n << 10n,
        solved: word === 0n,
      });
  });
});

describe("stages bound the progress number", () => {
  test("cross ⇔ < 227,546,313,523,200, F2L ⇔ < 62,208, OLL ⇔ < 288, solved ⇔ 0", () => {
    const random = seededRandom("progress number law");
    const weights = [227_546_313_523_200n, 62_208n, 288n];
    const near = weights.flatMap((weight) => [weight - 2n, weight - 1n, weight, weight + 1n]);
    const below = weights.flatMap((weight) =>
      Array.from({ length: 50 }, () => randomBigBelow(weight, random)),
    );
    for (const rank of [0n, 1n, 43_252_003_274_489_855_999n, ...near, ...below])
      expect(stagesDone(unrankProgress(rank))).toEqual({
        cross: rank < weights[0],
        f2l: rank < weights[1],
        oll: rank < weights[2],
        solved: rank === 0n,
      });
  });
});

describe("misuse", () => {
  test("another size, an unknown word and mirrored centers throw", () => {
    expect(() => rankWord(solvedState(4), "staged")).toThrow(/expected a 3x3, got size 4/);
    expect(() => rankWord(solvedState(3), "best" as WordName)).toThrow(
      /expected one of assembly, staged, progress/,
    );
    const mirrored = unwrap(assemblyFromCubies({ ...cubiesOf(solvedState(3)), center: [3, 1, 2, 0, 4, 5] }));
    expect(() => rankWord(mirrored, "progress")).toThrow(/centers are mirrored/);
  });
});
