import { Cube } from "@cubegram/core";
import { printKPattern } from "@cubegram/core/models";
import { describe, expect, test } from "vitest";
import { MEET, SOLVED, TWISTED } from "../test/cubes.ts";
import { runJson, runMain } from "../test/run-main.ts";

describe("CONTRACT: the JSON object of each verb", () => {
  test("write TEXT", async () => {
    const written = await runJson(["write", "HI"]);
    expect(written).toMatchObject({ text: "HI", size: 3, check: 11, number: expect.stringMatching(/^\d+$/) });
    const { moves, length, facelets, bits, room } = written as Record<string, never>;
    expect(Cube.fromAlg(moves).facelets()).toBe(facelets);
    expect(String(moves).split(" ").length).toBe(length);
    expect(bits + room).toBeCloseTo(65.2, 5);
  });

  test("write and read --as bytes and number", async () => {
    // On a 2x2, where a single number is proved at once.
    const bytes = await runJson(["write", "--size", "2", "--as", "bytes", "00 ff"]);
    expect(await runJson(["read", "--as", "bytes", String(bytes.facelets)])).toMatchObject({ bytes: "00ff" });
    const number = await runJson(["write", "--size", "2", "--as", "number", "12,345"]);
    expect(number).toMatchObject({ number: "12345" });
    expect((await runMain(["read", "--as", "number", "num:12345"])).stdout).toBe("12345\n");
  });

  test("read STATE, on every size that is numbered", async () => {
    expect(await runJson(["read", `num:${MEET}`, "--code", "shortlex", "--check", "0"])).toEqual({
      text: "MEET AT NOON",
      size: 3,
      number: MEET,
      check: "none",
      checkBits: 0,
      repairs: [],
    });
    for (const size of ["2", "4", "5"])
      expect(
        await runJson(["read", "num:2094", "--size", size, "--code", "shortlex", "--check", "0"]),
      ).toMatchObject({
        text: "HI",
        size: Number(size),
      });
  });

  test("read STATE of a cube with a slip: check, and repairs with their texts", async () => {
    const { moves, facelets } = await runJson(["write", "HI"]);
    const { code, stdout } = await runMain(["read", `alg:${moves} F`, "--json"]);
    const { check, repairs } = JSON.parse(stdout);
    expect(check).not.toBe("passed");
    // Also without check digits: a slip that explains a checked text is a negative answer.
    expect(code).toBe(1);
    expect(repairs).toEqual([
      { kind: "end-turn", message: expect.stringContaining("HI"), text: "HI", facelets, checkBits: 11 },
    ]);
    const misread = (String(facelets)[0] === "U" ? "R" : "U") + String(facelets).slice(1);
    const { error } = JSON.parse((await runMain(["read", misread, "--json"])).stdout);
    expect(error).toMatchObject({
      code: "illegal-cube",
      repairs: [{ kind: "sticker", text: "HI", facelets }],
    });
  });

  test("write --cubes K and read of several states", async () => {
    const written = await runJson(["write", "HI", "--cubes", "2", "--check", "0"]);
    const cubes = written.cubes as { moves: string; facelets: string; number: string }[];
    expect(cubes.length).toBe(2);
    for (const { moves, facelets, number } of cubes) {
      expect(Cube.fromAlg(moves).facelets()).toBe(facelets);
      expect(String(Cube.fromAlg(moves).rank())).toBe(number);
    }
    const states = cubes.map(({ facelets }) => facelets);
    const read = { text: "HI", number: written.number, check: "none" };
    expect(await runJson(["read", ...states, "--check", "0"])).toMatchObject(read);
    expect(await runJson(["read", String(written.facelets), "--check", "0"])).toMatchObject(read);
  });

  test("rank STATE and unrank NUMBER", async () => {
    expect(await runJson(["rank", SOLVED])).toEqual({ number: "0", facelets: SOLVED, size: 3 });
    const last = await runJson(["unrank", "43252003274489855999"]);
    // The last number, as published for CubeCode's numbering (seed systems, S1).
    expect(last).toMatchObject({
      number: "43252003274489855999",
      size: 3,
      cp: [7, 6, 5, 4, 3, 2, 1, 0],
      co: [1, 2, 2, 2, 2, 2, 2, 2],
      ep: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      eo: Array(12).fill(1),
    });
    expect(await runJson(["rank", String(last.facelets)])).toMatchObject({ number: last.number });
    expect(await runJson(["unrank", "5", "--size", "4"])).toMatchObject({ number: "5", size: 4 });
  });

  test("check STATE", async () => {
    expect(await runJson(["check", SOLVED])).toMatchObject({ legal: true, faults: [], repairs: [], size: 3 });
    const { code, stdout } = await runMain(["check", TWISTED, "--json"]);
    expect(code).toBe(1);
    const { legal, faults, repairs } = JSON.parse(stdout);
    expect(legal).toBe(false);
    expect(faults[0]).toMatchObject({ code: "corner-twist", message: expect.any(String) });
    expect(repairs[0]).toMatchObject({
      kind: "twist-corner",
      message: expect.any(String),
      facelets: expect.stringMatching(/^[URFDLB]{54}$/),
    });
  });

  test("solve STATE", async () => {
    const solved = await runJson(["solve", "alg:R U F"]);
    expect(solved).toMatchObject({ metric: "HTM", optimal: expect.any(Boolean), ms: expect.any(Number) });
    expect(Cube.fromAlg("R U F").apply(String(solved.moves)).isSolved()).toBe(true);
    const taught = await runJson(["solve", "--method", "layers", "alg:R U F"]);
    const steps = taught.steps as { name: string; moves: string; text: string }[];
    expect(steps.map(({ moves }) => moves).join(" ")).toBe(taught.moves);
    expect(Cube.fromAlg("R U F").apply(String(taught.moves)).isSolved()).toBe(true);
    for (const { name, text } of steps) expect(text.length).toBeGreaterThan(name.length);
    expect(await runJson(["solve", SOLVED])).toMatchObject({ moves: "", length: 0 });
    const step = await runJson(["solve", "--step", "cross", "alg:R U F"]);
    expect(step).toEqual({ moves: "F' R'", length: 2, step: "cross", on: "D" });
    const sides = await runJson(["solve", "--step", "eoline", "--all", "alg:R U F"]);
    expect(sides).toMatchObject({
      step: "eoline",
      all: expect.arrayContaining([{ alg: sides.moves, on: sides.on }]),
    });
    expect((await runMain(["solve", "--step", "cross", "--optimal", SOLVED])).code).toBe(2);
  });

  test("order ALG", async () => {
    const { alg, size, order, cycles } = await runJson(["order", "R", "U"]);
    expect({ alg, size, order }).toEqual({ alg: "R U", size: 3, order: 105 });
    const stickers = (cycles as [number, number][]).reduce((sum, [length, count]) => sum + length * count, 0);
    expect(stickers).toBe(54);
    expect(await runJson(["order", "Rw U'", "--size", "4"])).toMatchObject({ size: 4 });
  });

  test("alg ALG", async () => {
    expect(await runJson(["alg", "R U R'R"])).toEqual({
      alg: "R U R' R",
      inverse: "R' R U' R'",
      simplified: "R U",
      htm: 4,
      qtm: 4,
      stm: 4,
      etm: 4,
    });
  });

  // Large cubes: rough-edges.slow.test.ts.
  test.each([2, 3])("scramble, n = %i: the moves make the facelets; --seed repeats", async (size) => {
    const argv = ["scramble", "--size", String(size), "--seed", "friday"];
    const scramble = await runJson(argv);
    expect(scramble).toEqual({ moves: expect.any(String), facelets: expect.any(String), size });
    expect(Cube.fromAlg(String(scramble.moves), size).facelets()).toBe(scramble.facelets);
    expect(String(scramble.moves).split(" ").length).toBeGreaterThanOrEqual(2);
    expect(await runJson(argv)).toEqual(scramble);
    expect(await runJson(["scramble", "--size", String(size)])).not.toEqual(scramble);
  });

  test("draw STATE", async () => {
    const net = await runJson(["draw", SOLVED]);
    expect(net).toMatchObject({ facelets: SOLVED, size: 3, net: expect.stringMatching(/U U U/) });
  });

  test("an error is {error: {code, message, at?}}", async () => {
    expect(await runJson(["order", "R Q U"])).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String), at: { start: 2, end: 3 } },
    });
    expect(await runJson(["nonsense"])).toMatchObject({ error: { code: "usage" } });
    expect(await runJson(["read", TWISTED])).toMatchObject({
      error: { code: "illegal-cube", faults: [{ code: "corner-twist" }], repairs: expect.any(Array) },
    });
  });
});

describe("a STATE is recognized by its form", () => {
  const cube = Cube.fromAlg("R U2 F' D");
  test.each<[string, string]>([
    ["facelets", cube.facelets()],
    ["facelets with blanks", cube.facelets().match(/.{9}/g)!.join(" ")],
    ["colors", cube.facelets().replaceAll(/./g, (face) => "wrgyob"["URFDLB".indexOf(face)])],
    ["an algorithm", "alg:R U2 F' D"],
    ["a number", `num:${cube.rank()}`],
    ["cubejs", JSON.stringify({ center: [0, 1, 2, 3, 4, 5], ...cube.cubies() })],
    ["CubeCode", JSON.stringify(cube.cubies())],
  ])("%s", async (_, state) => {
    expect(await runMain(["rank", state])).toEqual({ code: 0, stdout: `${cube.rank()}\n`, stderr: "" });
  });

  test("KPattern JSON", async () => {
    expect((await runMain(["rank", printKPattern(cube.state)])).stdout).toBe(`${cube.rank()}\n`);
  });

  test.each<[string, string]>([
    ["num:", "number"],
    ["num:12x", "number"],
    ["num:-1", "out-of-range"],
    ["num:43252003274489856000", "out-of-range"],
    ["alg:R Q", "unknown-move"],
    ["{", "cubejs"],
    ['{"cp": 7}', "cubejs"],
    ['{"EDGES": 1, "CORNERS": 2}', "kpattern"],
    ["", "illegal-cube"],
    ["UUU", "illegal-cube"],
  ])("%j is refused with code %s", async (state, code) => {
    const { code: exit, stdout } = await runMain(["rank", state, "--json"]);
    expect(exit).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });

  test("what was probably meant is said", async () => {
    expect((await runMain(["rank", "R U R' U'"])).stderr).toContain("\"alg:R U R' U'\"");
    expect((await runMain(["read", MEET])).stderr).toContain(`num:${MEET}`);
    const cubies = JSON.stringify(cube.cubies());
    expect((await runMain(["rank", cubies, "--size", "2"])).stderr).toContain("size");
  });
});
