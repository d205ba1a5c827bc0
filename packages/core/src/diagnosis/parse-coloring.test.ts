import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { seededRandom } from "../perm/index.ts";
import { type Coloring, coloringOf, printFacelets, randomState, sameColoring } from "../state/index.ts";
import { diagnose, parseColoring } from "./index.ts";
import { COLOR_LETTERS } from "./parse-coloring.ts";

const cube = coloringOf(randomState(3, seededRandom("parse")));
const facelets = printFacelets(cube);
const blocks = facelets.match(/.{9}/g)!;

const WORDS: Record<string, string> = {
  U: "white",
  R: "red",
  F: "green",
  D: "yellow",
  L: "orange",
  B: "blue",
};
const SQUARES: Record<string, string> = { U: "⬜", R: "🟥", F: "🟩", D: "🟨", L: "🟧", B: "🟦" };
const inColors = (text: string) => text.replace(/[URFDLB]/g, (face) => COLOR_LETTERS["URFDLB".indexOf(face)]);

function read(text: string, size?: number): Coloring | string {
  const result = parseColoring(text, size === undefined ? {} : { size });
  return result.ok ? result.value : `${result.error.code}: ${result.error.message}`;
}

/** A net as people draw it: U above F, D below it, L F R B side by side. */
function drawNet({ size, colors }: Coloring): string {
  const row = (face: number, i: number) => {
    const first = (face * size + i) * size;
    return Array.from(colors.subarray(first, first + size), (color) => "URFDLB?"[color]).join(" ");
  };
  const rows = [...Array(size).keys()];
  const indent = " ".repeat(2 * size);
  return [
    ...rows.map((i) => indent + row(0, i)),
    ...rows.map((i) => [4, 2, 1, 5].map((face) => row(face, i)).join(" ")),
    ...rows.map((i) => indent + row(3, i)),
  ].join("\n");
}

describe("ways to write a cube down", () => {
  const labels = ["U", "Right", "front", "Bottom", "L", "back"];
  const written: Record<string, string> = {
    "letters of faces": facelets,
    "lower case": facelets.toLowerCase(),
    "letters of colors": inColors(facelets),
    "lower-case colors": inColors(facelets).toLowerCase(),
    "blanks between faces": blocks.join(" "),
    "one row a line": facelets.match(/.{3}/g)!.join("\n"),
    "dashes between faces": blocks.join("-"),
    "bars and commas": blocks.map((block) => [...block].join(",")).join(" | "),
    JSON: JSON.stringify([...facelets]),
    "an object of faces": JSON.stringify(Object.fromEntries(blocks.map((block, i) => ["URFDLB"[i], block]))),
    "labeled lines": blocks.map((block, i) => `${labels[i]}: ${block}`).join("\n"),
    "labeled faces in another order": [3, 1, 5, 0, 2, 4].map((i) => `${labels[i]}=${blocks[i]}`).join(" "),
    "color words": [...facelets].map((letter) => WORDS[letter]).join(" "),
    "capital words with commas": [...facelets].map((letter) => WORDS[letter].toUpperCase()).join(","),
    "colored squares": [...facelets].map((letter) => SQUARES[letter]).join(""),
    "a drawn net": drawNet(cube),
    "a drawn net in colors": inColors(drawNet(cube)),
  };

  test.each(Object.entries(written))("%s", (_, text) => {
    const coloring = read(text);
    expect(coloring).toEqual(cube);
  });

  test.each([2, 4, 5, 7, 11])("n = %i follows from the length, or may be given", (size) => {
    const coloring = coloringOf(randomState(size, seededRandom(`n ${size}`)));
    const text = printFacelets(coloring);
    expect(sameColoring(read(text) as Coloring, coloring)).toBe(true);
    expect(sameColoring(read(inColors(text), size) as Coloring, coloring)).toBe(true);
    expect(sameColoring(read(drawNet(coloring)) as Coloring, coloring)).toBe(true);
  });

  test("six symbols of one's own mean the centers they stand on", () => {
    const own = facelets.replace(/[URFDLB]/g, (face) => "123456"["URFDLB".indexOf(face)]);
    expect(read(own)).toEqual(cube);
    expect(read(facelets.replaceAll("U", "T"))).toEqual(cube);
    expect(read(own.slice(0, 24))).toMatch(/^letter: "\d" is not a sticker/);
  });

  test.each(["?", "x", "X", ".", "-", "_", "*", "⬛"])("%s is a sticker that was left out", (mark) => {
    const holes = [0, 13, 31, 53];
    const text = [...facelets].map((letter, i) => (holes.includes(i) ? mark : letter)).join("");
    const expected = cube.colors.slice();
    for (const hole of holes) expected[hole] = 6;
    expect(read(text)).toEqual({ size: 3, colors: expected });
  });
});

describe("a text that is no cube", () => {
  test("a wrong length says what was expected, what came and, when it can, on which face", () => {
    expect(read(facelets.slice(1))).toBe("length: A 3x3 cube has 54 stickers; 53 were given.");
    expect(read(`${facelets}U`)).toMatch(/^length: A 3x3 cube has 54 stickers; 55/);
    expect(read(facelets, 4)).toMatch(/^length: A 4x4 cube has 96 stickers; 54/);
    expect(read("")).toMatch(/^length: A 2x2 cube has 24 stickers; 0/);
    const short = blocks.with(3, blocks[3].slice(1));
    expect(read(short.join(" "))).toMatch(/not 9 on face D/);
    const uneven = blocks.map(
      (block, i) => `${"URFDLB"[i]}: ${i === 0 ? block.slice(1) : i === 1 ? `${block}R` : block}`,
    );
    expect(read(uneven.join("\n"))).toMatch(/not 9 on face U and R/);
  });

  test("its place in the text is given", () => {
    const long = diagnose(`${facelets} U`).faults[0];
    expect(long.at).toEqual({ start: 55, end: 56 });
    const strange = diagnose(`  ${facelets.slice(0, 10)}Ü${facelets.slice(11)}`).faults[0];
    expect([strange.code, strange.at, strange.facelets, strange.got]).toEqual([
      "letter",
      { start: 12, end: 13 },
      [10],
      "Ü",
    ]);
  });

  test("strange letters are listed once each with all their places, also when the length is wrong", () => {
    const { faults } = diagnose(`QZQ${facelets.slice(4)}`);
    expect(faults.map((fault) => [fault.code, fault.got, fault.facelets])).toEqual([
      ["length", 53, undefined],
      ["letter", "Q", [0, 2]],
      ["letter", "Z", [1]],
    ]);
  });

  test("letters of faces among colors, and the other way around, are refused", () => {
    const foreign = facelets.indexOf("U");
    const mixed = [...facelets].with(foreign, "W").join("");
    expect(read(mixed)).toMatch(/^letters-mixed: .*W \(first at character \d+\) does not belong to URFDLB/);
    const fault = diagnose(mixed).faults[0];
    expect([fault.code, fault.facelets]).toEqual(["letters-mixed", [foreign]]);
    expect(diagnose(mixed).repairs[0].facelets).toBe(facelets);
    const other = [...inColors(facelets)].with(foreign, "U").join("");
    expect(read(other)).toMatch(/^letters-mixed: .*U .* does not belong to WRGYOB/);
  });

  test("labels that are not the six faces are refused", () => {
    const text = blocks.map((block, i) => `${"URFDLL"[i]}: ${block}`).join("\n");
    expect(diagnose(text).faults.map(({ code }) => code)).toContain("face-label");
  });

  test("misuse throws", () => {
    expect(() => parseColoring(5 as never)).toThrow(TypeError);
    expect(() => parseColoring(facelets, { size: 1 })).toThrow(RangeError);
    expect(() => diagnose(undefined as never)).toThrow(TypeError);
    expect(() => diagnose({ size: 3, colors: new Uint8Array(53) })).toThrow(RangeError);
    expect(() => diagnose({ size: 3, colors: new Uint8Array(54).fill(7) })).toThrow(RangeError);
    expect(() => diagnose(cube, { size: 4 })).toThrow(RangeError);
  });
});

describe("any text at all", () => {
  const alphabets = [
    "URFDLB",
    "WRGYOB",
    "URFDLBWGYO?",
    "urfdlb .,-|\n",
    "U:R=F D\nL'B?x._-",
    "123456",
    "⬜🟥🟩🟨🟧🟦⬛",
  ];
  const near = fc.oneof(
    ...alphabets.map((alphabet) =>
      fc.string({ unit: fc.constantFrom(...alphabet), minLength: 0, maxLength: 120 }),
    ),
    ...[24, 54, 96].map((length) =>
      fc.string({ unit: fc.constantFrom(..."URFDLB?"), minLength: length, maxLength: length }),
    ),
    fc
      .array(fc.constantFrom("white ", "red", " U:", "blue,", "grey", "front=", "RRRRRRRRR"), {
        maxLength: 60,
      })
      .map((words) => words.join("")),
    anyText(80),
    anyText(60),
  );

  test("is read or refused, and diagnosed, without throwing; legal means a state and no fault", () => {
    fc.assert(
      fc.property(near, (text) => {
        const result = parseColoring(text);
        const diagnosis = diagnose(text);
        expect(diagnosis.legal).toBe(diagnosis.faults.length === 0);
        expect(diagnosis.legal).toBe(diagnosis.state !== undefined);
        if (!result.ok) expect(diagnosis.faults[0]).toEqual(result.error);
        for (const { message } of [...diagnosis.faults, ...diagnosis.repairs])
          expect(message).toMatch(/^[^\n]*[.]$/);
      }),
      { numRuns: 200 },
    );
  });
});
