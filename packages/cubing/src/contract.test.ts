/** The installed cubing.js has to say the same, on every size that it has. */
import { readFileSync } from "node:fs";
import { Cube, diagnose, seededRandom, unwrap } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { allTurns, type Turn } from "@cubegram/core/geometry";
import { parseKPattern, printKPattern } from "@cubegram/core/models";
import { printTurns } from "@cubegram/core/notation";
import { randomBelow } from "@cubegram/core/perm";
import { Alg } from "cubing/alg";
import { KPattern } from "cubing/kpuzzle";
import { cube3x3x3, puzzles } from "cubing/puzzles";
import { describe, expect, test } from "vitest";
import { centerFaces } from "../test/center-faces.ts";
import * as adapter from "./index.ts";
import {
  fromKPattern,
  patternFromStickers,
  randomScrambleForEvent,
  solvePattern,
  toKPattern,
} from "./index.ts";
import { nameOf, orbitTables, type Puzzle, SIZES } from "./tables.ts";

const kpuzzleOf = (size: number) => puzzles[nameOf(size)].kpuzzle();

/** Turns of any block of layers and of the whole cube, as both sides write them; cubing.js refuses single inner layers of a 3x3. */
function randomWalk(size: number, count: number, seed: string): string {
  const random = seededRandom(`${seed} ${size}`);
  const turns: Turn[] = allTurns(size).filter(({ first, last }) => size !== 3 || first !== 1 || last !== 1);
  return printTurns(
    Array.from({ length: count }, () => turns[randomBelow(turns.length, random)]),
    size,
  );
}

/** Without what is not defined: how fixed centers are twisted. */
function plain({ kpuzzle, patternData }: KPattern) {
  return kpuzzle.definition.orbits.map(({ orbitName, numOrientations }) => {
    const { pieces, orientation } = patternData[orbitName];
    return { orbitName, pieces, ...(numOrientations !== 4 && { orientation }) };
  });
}

/** Equal centers alike: four of a face, which its own turn takes to each other, have one name. */
function shown(pattern: KPattern) {
  return plain(pattern).map(({ orbitName, pieces, orientation }) =>
    orbitName.startsWith("CENTERS") && pieces.length === 24
      ? pieces.map((piece) => centerFaces(pattern.kpuzzle, orbitName)[piece])
      : { pieces, orientation },
  );
}

describe.each(SIZES)("n = %i", (size) => {
  test("a pattern after random turns is that of our cube, and the other way around", async () => {
    const solved = (await kpuzzleOf(size)).defaultPattern();
    expect(plain(await toKPattern(Cube.solved(size)))).toEqual(plain(solved));
    for (let run = 0; run < 20; run++) {
      const walk = randomWalk(size, 40, `walk ${run}`);
      const cube = Cube.fromAlg(walk, size);
      const pattern = solved.applyAlg(walk);
      const ours = await toKPattern(cube);
      expect(plain(ours)).toEqual(plain(pattern));
      expect(unwrap(fromKPattern(pattern)).facelets()).toBe(cube.facelets());
      expect(plain(await toKPattern(unwrap(fromKPattern(pattern))))).toEqual(plain(pattern));
      // What we made is turned on by cubing.js.
      const on = randomWalk(size, 20, `on ${run}`);
      expect(unwrap(fromKPattern(ours.applyAlg(on))).facelets()).toBe(cube.apply(on).facelets());
    }
  });

  test("stickers make the pattern, but for which of four equal centers is where", async () => {
    const solved = (await kpuzzleOf(size)).defaultPattern();
    for (let run = 0; run < 10; run++) {
      const walk = randomWalk(size, 40, `stickers ${run}`);
      const pattern = unwrap(await patternFromStickers(Cube.fromAlg(walk, size).facelets()));
      expect(shown(pattern)).toEqual(shown(solved.applyAlg(walk)));
      expect(unwrap(fromKPattern(pattern)).facelets()).toBe(Cube.fromAlg(walk, size).facelets());
    }
    expect(plain(unwrap(await patternFromStickers(Cube.solved(size).facelets())))).toEqual(plain(solved));
  });

  test("a table with a turn that goes the wrong way is refused", async () => {
    const kpuzzle = await kpuzzleOf(size);
    const { definition } = kpuzzle;
    for (const wrong of ["R", "x", ...(size > 3 ? ["2R"] : [])]) {
      const reversed: Puzzle = {
        definition,
        moveToTransformation: (move) =>
          kpuzzle.moveToTransformation(String(move) === wrong ? `${wrong}'` : move),
      };
      expect(() => orbitTables(reversed, size), wrong).toThrow(/expected turns of the pieces/);
    }
    expect(orbitTables(kpuzzle, size)).toHaveLength(definition.orbits.length);
  });
});

test("of equal centers, one on its own face is at home, and the others come in the order of their facelets", async () => {
  const solved = (await kpuzzleOf(4)).defaultPattern();
  const centers = orbitTables(solved.kpuzzle, 4).find(({ name }) => name === "CENTERS")!;
  const faceOf = (index: number) => Math.floor(centers.facelet[index] / 16);
  for (const alg of ["U", "2R", "2R U2 2F"]) {
    const { pieces } = unwrap(await patternFromStickers(Cube.fromAlg(alg, 4).facelets())).patternData.CENTERS;
    const byFacelet = Array.from(pieces.keys()).sort((a, b) => centers.facelet[a] - centers.facelet[b]);
    const moved = byFacelet.filter((place) => pieces[place] !== place);
    expect(moved.every((place) => faceOf(pieces[place]) !== faceOf(place))).toBe(true);
    for (let face = 0; face < 6; face++) {
      const ofFace = moved.map((place) => pieces[place]).filter((piece) => faceOf(piece) === face);
      expect(ofFace).toEqual(ofFace.toSorted((a, b) => centers.facelet[a] - centers.facelet[b]));
    }
    expect(moved.length > 0).toBe(alg !== "U");
  }
});

test.each([2, 3])("n = %i: core's own reader and printer of patterns say the same", async (size) => {
  const kpuzzle = await kpuzzleOf(size);
  for (let run = 0; run < 20; run++) {
    const cube = Cube.fromAlg(randomWalk(size, 30, `core ${run}`), size);
    const { patternData } = await toKPattern(cube);
    expect(patternData).toEqual(JSON.parse(printKPattern(cube.state)));
    const read = unwrap(parseKPattern(kpuzzle.defaultPattern().applyAlg("R U2 F'").patternData));
    expect(read.size).toBe(size);
  }
});

test.each([2, 3])(
  "n = %i: cubing.js finds a pattern solved by our moves, and a scramble's undone",
  async (size) => {
    const solved = (await kpuzzleOf(size)).defaultPattern();
    const options = { ignorePuzzleOrientation: true, ignoreCenterOrientation: true };
    for (let run = 0; run < 3; run++) {
      const pattern = solved.applyAlg(randomWalk(size, 40, `solve ${run}`));
      expect(pattern.experimentalIsSolved(options)).toBe(false);
      expect(pattern.applyAlg(await solvePattern(pattern)).experimentalIsSolved(options)).toBe(true);
      const scramble = await randomScrambleForEvent(String(size).repeat(3), {
        random: seededRandom(`${run}`),
      });
      const cube = Cube.random(size, seededRandom(`${run}`));
      expect(plain(solved.applyAlg(scramble))).toEqual(plain(await toKPattern(cube)));
    }
  },
);

test("solved under a mask: what it shows is seen, in the fewest moves, and the rest need not be", async () => {
  const solved = (await kpuzzleOf(3)).defaultPattern();
  // The cross on D, with the four centers beside it: cubing.js's own pieces say whether it is there.
  const letters = Array.from(Cube.solved(3).facelets(), (letter, at) => {
    const [face, place] = [Math.floor(at / 9), at % 9];
    const isSeen = face === 3 ? place % 2 === 1 || place === 4 : face > 0 && [4, 7].includes(place);
    return isSeen ? letter : "?";
  });
  const mask = unwrap(parseColoring(letters.join("")));
  const crossOf = ({ patternData: { EDGES } }: KPattern) =>
    [4, 5, 6, 7].map((place) => [EDGES.pieces[place], EDGES.orientation[place]]);
  for (let run = 0; run < 5; run++) {
    const pattern = await toKPattern(Cube.random(3, seededRandom(`mask ${run}`)));
    const after = pattern.applyAlg(await solvePattern(pattern, { mask }));
    const cube = unwrap(fromKPattern(after));
    expect(cube.isSolved({ mask })).toBe(true);
    expect(cube.isSolved()).toBe(false);
    expect(crossOf(after)).toEqual(crossOf(solved));
  }
  const near = solved.applyAlg("R F");
  const alg = await solvePattern(near, { mask });
  expect(String(alg)).toBe("F' R'");
  expect(crossOf(near.applyAlg(alg))).toEqual(crossOf(solved));
  await expect(solvePattern(solved.applyAlg("R"), { mask, maxLength: 0 })).rejects.toMatchObject({
    code: "no-solution",
  });
  await expect(solvePattern((await kpuzzleOf(4)).defaultPattern(), { mask })).rejects.toMatchObject({
    code: "unsupported-size",
  });
});

test("the examples of the docstrings are true", async () => {
  const names = { Cube, seededRandom, Alg, ...adapter };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<unknown>;
  const sources = ["pattern.ts", "scramble.ts"].map((name) =>
    readFileSync(new URL(name, import.meta.url), "utf8"),
  );
  const examples = [...sources.join("").matchAll(/@example (.*); \/\/ → (.*)/g)];
  expect(examples).toHaveLength(5);
  for (const [, expression, value] of examples) {
    const run = new AsyncFunction(...Object.keys(names), `return ${expression}`);
    expect(String(await run(...Object.values(names))), expression).toBe(value);
  }
});

describe("what is wrong is named", () => {
  test("stickers: every fault, as diagnose lists them", async () => {
    const text = `Z${Cube.solved(3).facelets().slice(1, 53)}F`;
    const read = await patternFromStickers(text);
    const { faults } = diagnose(text);
    expect(faults.map(({ code }) => code)).toEqual(expect.arrayContaining(["letter", "colour-count"]));
    expect(read).toMatchObject({ ok: false, error: { code: "illegal-cube", faults } });
    expect(read.ok ? "" : read.error.message).toContain(faults[0].message);
    expect(await patternFromStickers("UUU")).toMatchObject({ error: { faults: [{ code: "length" }] } });
    expect(await patternFromStickers("?".repeat(54))).toMatchObject({ ok: false });
    await expect(patternFromStickers(Cube.solved(8).facelets())).rejects.toThrow(/2x2 to 7x7.*8x8/);
  });

  test("patterns: other puzzles, pieces, orientations, and what turns cannot reach", async () => {
    const kpuzzle = await cube3x3x3.kpuzzle();
    const { patternData } = kpuzzle.defaultPattern();
    const withOrbit = (name: string, orbit: object) =>
      fromKPattern(new KPattern(kpuzzle, { ...patternData, [name]: { ...patternData[name], ...orbit } }));
    const pyraminx = (await puzzles.pyraminx.kpuzzle()).defaultPattern();
    expect(fromKPattern(pyraminx)).toMatchObject({
      error: { code: "kpattern", message: expect.stringMatching(/2x2x2 … 7x7x7, got one of "pyraminx"/) },
    });
    expect(withOrbit("CORNERS", { pieces: [0, 0, 2, 3, 4, 5, 6, 7] })).toMatchObject({
      error: { code: "kpattern", message: expect.stringMatching(/"CORNERS" expected each piece 0 … 7 once/) },
    });
    expect(withOrbit("CORNERS", { orientation: [3, 0, 0, 0, 0, 0, 0, 0] })).toMatchObject({
      error: { message: expect.stringMatching(/orientations 0 … 2/) },
    });
    expect(withOrbit("EDGES", { orientationMod: new Array(12).fill(1) })).toMatchObject({
      error: { message: expect.stringMatching(/orientation is known/) },
    });
    expect(withOrbit("CORNERS", { orientation: [1, 0, 0, 0, 0, 0, 0, 0] })).toMatchObject({
      error: { code: "illegal-cube", faults: [{ code: "corner-twist" }] },
    });
    const twisted = new KPattern(kpuzzle, {
      ...patternData,
      CORNERS: { ...patternData.CORNERS, orientation: [1, 0, 0, 0, 0, 0, 0, 0] },
    });
    await expect(solvePattern(twisted)).rejects.toMatchObject({ code: "illegal-cube" });
  });

  test("a wing that is put in the wrong way around", async () => {
    const kpuzzle = await kpuzzleOf(4);
    const { patternData } = kpuzzle.defaultPattern();
    const EDGES = { ...patternData.EDGES, orientation: patternData.EDGES.orientation.with(5, 1) };
    expect(fromKPattern(new KPattern(kpuzzle, { ...patternData, EDGES }))).toMatchObject({
      error: { code: "kpattern", message: expect.stringMatching(/"EDGES".*the wrong way around/) },
    });
  });

  test.each(["333bf", "888", "minx", "", "3"])("event %j", async (event) => {
    await expect(randomScrambleForEvent(event)).rejects.toMatchObject({
      code: "misuse",
      argument: "eventID",
      message: expect.stringContaining("222, 333, 444, 555, 666, 777"),
    });
  });

  test("cubes that cubing.js does not have", async () => {
    await expect(toKPattern(Cube.solved(8))).rejects.toThrow(/2x2 to 7x7.*8x8/);
  });
});
