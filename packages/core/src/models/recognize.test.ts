import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { printFacelets, uprightState } from "../state/index.ts";
import { printCubejs, printKPattern, printReid } from "./kpattern.ts";
import { type CubeFormat, recognizeCube, recognizeCubes, recognizeMoves } from "./recognize.ts";

const recognize = (text: string, defaultSize: number) => recognizeCube(text, { defaultSize, maxSize: 33 });
const recognizeAll = (text: string, defaultSize: number) =>
  recognizeCubes(text, { defaultSize, maxSize: 33 });

const cube = Cube.of(uprightState(Cube.random(3, seededRandom("recognize")).state));
const facelets = cube.facelets();
const inColors = [...facelets].map((letter) => "WRGYOB"["URFDLB".indexOf(letter)]).join("");
const inLines = (text: string) => text.replace(/(.{9})/g, "$1\n");

const taken = (text: string, size = 3) => {
  const read = recognize(text, size);
  return read.kind === "cube" ? [read.format, printFacelets(read.coloring)] : [read.kind, ""];
};

describe("what a pasted text is taken for", () => {
  test.each<[CubeFormat, string]>([
    ["faces", facelets],
    ["faces", facelets.toLowerCase()],
    ["faces", inLines(facelets)],
    ["colors", inColors],
    ["colors", inLines(inColors.toLowerCase())],
    ["cubejs", printCubejs(cube.state)],
    ["faces", JSON.stringify({ moves: "R U", facelets: cube.facelets(), size: 3 })],
    ["kpattern", printKPattern(cube.state)],
    ["kpattern", `{"patternData":${printKPattern(cube.state)}}`],
    ["reid", printReid(cube.state)],
    ["reid", printReid(cube.state).toLowerCase()],
    ["visualcube", `https://cube.rider.biz/visualcube.php?fmt=svg&fd=${facelets.toLowerCase()}`],
    ["visualcube", `fc=${inColors.toLowerCase()}`],
    ["cubegram", `https://example.org/cubegram/#/read?facelets=${facelets}`],
    ["number", `${cube.rank()}`],
    ["number", `num: ${cube.rank()}`],
  ])("%s: %s", (format, text) => {
    expect(taken(text)).toEqual([format, facelets]);
  });

  test.each<[CubeFormat, string, number, string]>([
    ["moves", "R U R' U'", 3, "R U R' U'"],
    ["moves", "R U R U R U R U R U R U", 3, "(R U)6"],
    ["moves", "alg: F", 3, "F"],
    ["moves", "3Rw U2", 5, "3Rw U2"],
    ["alg.cubing.net", "https://alg.cubing.net/?puzzle=4x4x4&alg=r_U2-", 4, "r U2"],
    ["twizzle", "https://alpha.twizzle.net/edit/?puzzle=2x2x2&alg=R+U", 2, "R U"],
    ["visualcube", "visualcube.php?pzl=2&case=R+U", 2, "U' R'"],
    ["cubegram", "#/read?alg=R+U&size=2", 2, "R U"],
  ])("%s: %s", (format, text, size, alg) => {
    const asked = /^(3Rw)/.test(text) ? 5 : 3;
    const made = Cube.fromAlg(alg, size).facelets();
    expect(taken(text, asked)).toEqual([format, made]);
  });

  test("what cannot be read is refused as what it looks like", () => {
    expect(recognize("R U Q", 3)).toMatchObject({ kind: "bad-moves", problem: { at: { start: 4 } } });
    expect(recognize("4Rw", 3)).toMatchObject({ kind: "bad-moves" });
    expect(recognize(facelets.slice(1), 3)).toMatchObject({
      kind: "bad-stickers",
      faults: [{ code: "length" }],
    });
    expect(recognize(`${facelets.slice(1)}G`, 3)).toMatchObject({ kind: "bad-stickers" });
    expect(recognize(String(Cube.count(3)), 3)).toMatchObject({
      kind: "bad-number",
      most: Cube.count(3) - 1n,
    });
    expect(recognize('{"cp":[0]}', 3)).toMatchObject({ kind: "bad-format", format: "cubejs" });
    expect(recognize('{"CORNERS":1}', 3)).toMatchObject({ kind: "bad-format", format: "kpattern" });
    expect(recognize("https://alg.cubing.net/?puzzle=megaminx&alg=R", 3)).toMatchObject({
      kind: "bad-format",
      format: "alg.cubing.net",
    });
    expect(recognize(Array(20).fill("UF").join(" "), 3)).toMatchObject({
      kind: "bad-format",
      format: "reid",
    });
    expect(recognize("  \n", 3)).toEqual({ kind: "empty" });
  });

  test("the place of a mistake is counted in the text as it was written", () => {
    for (const text of ["R U Q", "  R U Q ", "alg: R U Q", "\n alg:Q"]) {
      const found = recognize(text, 3);
      if (found.kind !== "bad-moves") throw new Error(`${text} was taken as ${found.kind}`);
      expect(text.slice(found.problem.at.start, found.problem.at.end)).toBe("Q");
    }
  });

  test("where moves are asked for, letters are moves", () => {
    expect(recognizeMoves("R U")).toMatchObject({ kind: "cube" });
    expect(recognizeMoves(facelets)).toMatchObject({ kind: "cube", format: "moves" });
    expect(recognizeMoves(" ")).toEqual({ kind: "empty" });
  });

  test("without bare forms, moves and numbers need their mark, and letters are stickers", () => {
    const read = (text: string) => recognizeCube(text, { bare: false });
    expect(read("alg:R U")).toMatchObject({ kind: "cube", format: "moves" });
    expect(read("num:5")).toMatchObject({ kind: "cube", format: "number" });
    expect(read(facelets)).toMatchObject({ kind: "cube", format: "faces" });
    for (const text of ["R U R' U'", "2094", "RR", facelets.slice(1)])
      expect(read(text).kind, text).toBe("bad-stickers");
  });

  test("the size that is asked for holds for every form that tells one", () => {
    for (const text of [
      facelets,
      printCubejs(cube.state),
      printReid(cube.state),
      `fd=${facelets.toLowerCase()}`,
    ])
      expect(recognizeCube(text, { size: 4 }).kind, text).toMatch(/^bad-/);
    expect(recognizeCube(printCubejs(cube.state), { size: 4 })).toMatchObject({ problem: { code: "size" } });
    expect(recognizeCube("alg:R", { size: 4 })).toMatchObject({ coloring: { size: 4 } });
    expect(recognizeCube("visualcube.php?pzl=7&alg=R", { maxSize: 5 })).toMatchObject({
      problem: { code: "size" },
    });
    for (const size of [1, 101, 2.5, Number.NaN])
      expect(() => recognizeCube("R", { size }), String(size)).toThrow(RangeError);
  });

  test.each([
    ["1,234_567 890", { kind: "cube" }],
    ["43.252.003.274.489.855.999", { kind: "cube" }],
    ["1.5", { kind: "bad-number", problem: { code: "number" } }],
    ["", { kind: "bad-number", problem: { code: "number" } }],
    ["12x", { kind: "bad-number", problem: { code: "number" } }],
    ["-1", { kind: "bad-number", problem: { code: "out-of-range" } }],
    ["43252003274489856000", { kind: "bad-number", problem: { code: "out-of-range" } }],
  ])("num:%s", (digits, expected) => {
    expect(recognizeCube(`num:${digits}`)).toMatchObject(expected);
  });

  test("stickers with gaps and illegal cubes come in as they are", () => {
    expect(taken(`??${facelets.slice(2)}`)).toEqual(["faces", `??${facelets.slice(2)}`]);
    const flipped = Cube.solved().facelets().split("");
    [flipped[7], flipped[19]] = [flipped[19], flipped[7]];
    expect(taken(flipped.join(""))).toEqual(["faces", flipped.join("")]);
  });

  test("several cubes stand in lines or with semicolons between", () => {
    const other = Cube.fromAlg("R U").facelets();
    for (const text of [`${facelets}\n${other}`, `${facelets} ; ${other}`, `\n${facelets}\n\n${other}\n`])
      expect(
        recognizeAll(text, 3).map((read) => read.kind === "cube" && printFacelets(read.coloring)),
      ).toEqual([facelets, other]);
    expect(recognizeAll("R U\nR' U'", 3)).toHaveLength(1);
    expect(recognizeAll(inLines(facelets), 3)).toHaveLength(1);
  });

  test("no text makes it throw", () => {
    const piece = fc.constantFrom(
      ..."{ } alg: num: 5 R U' W G ? UF URF #/read?facelets= &alg= visualcube.php?fd= https://alg.cubing.net/? ; \n".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc.array(piece).map((pieces) => pieces.join(" ")),
        ),
        fc.integer({ min: 2, max: 3 }),
        (text, size) => {
          for (const read of recognizeAll(text, size)) expect(read.kind).not.toBe("");
        },
      ),
      { numRuns: 150 },
    );
    expect(recognize("9".repeat(20_000), 3).kind).toBe("bad-number");
    expect(recognize("(".repeat(20_000), 3).kind).toBe("bad-moves");
    for (const letter of "ø{")
      expect(recognize(letter.repeat(20_000), 3).kind, letter).toMatch(/^(too-long|bad-)/);
    expect(recognizeCube("U".repeat(20_001), { maxSize: 33 }).kind).toBe("too-long");
    expect(recognizeCube("U".repeat(70_000)).kind).toBe("too-long");
  });
});
