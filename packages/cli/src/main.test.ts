import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Cube, seededRandom } from "@cubegram/core";
import { describe, expect, test } from "vitest";
import { runJson, runMain } from "../test/run-main.ts";
import { allVerbs } from "./verbs.ts";

const SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
const MEET = "13740066048290919289";
/** One corner twisted in place: its stickers at U9, R1, F3 go round. */
const TWISTED = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

describe("the main job", () => {
  test("write prints the moves on standard output, everything else on standard error; read gives the text back", async () => {
    const written = await runMain(["write", "MEET AT NOON"]);
    expect(written.code).toBe(0);
    const moves = written.out.trim();
    expect(moves).toMatch(/^([URFDLB][2']? ?){15,23}$/);
    expect(written.talk).toMatch(/white up and green in front/);
    const shown = Cube.fromAlg(moves).facelets();
    expect(written.talk).toContain(shown);
    for (const state of [shown, `alg:${moves}`, `num:${MEET}`]) {
      expect(await runMain(["read", state])).toEqual({ code: 0, out: "MEET AT NOON\n", talk: "" });
    }
  });

  test("words need no quotes, and standard input is read line by line", async () => {
    expect((await runJson(["write", "MEET", "AT", "NOON"])).number).toBe(MEET);
    const { out } = await runMain(["read", "-", "--json"], { stdin: `num:${MEET}\nnum:0` });
    const [first, second] = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ text: "MEET AT NOON", number: MEET, size: 3, check: "none" });
    expect(second).toMatchObject({ text: "" });
  });

  test("the empty text is the solved cube: no moves", async () => {
    expect(await runJson(["write", ""])).toMatchObject({
      moves: "",
      length: 0,
      facelets: SOLVED,
      number: "0",
    });
    expect((await runMain(["write", ""])).out).toBe("\n");
  });
});

describe("CONTRACT: the JSON object of each verb", () => {
  test("write TEXT", async () => {
    const written = await runJson(["write", "HI"]);
    expect(written).toMatchObject({ text: "HI", size: 3, number: "2094" });
    const { moves, length, facelets, bits, room } = written as Record<string, never>;
    expect(Cube.fromAlg(moves).facelets()).toBe(facelets);
    expect(String(moves).split(" ").length).toBe(length);
    expect(bits + room).toBeCloseTo(65.2, 5);
  });

  test("write and read --as bytes and number", async () => {
    const bytes = await runJson(["write", "--as", "bytes", "00 00 ff"]);
    expect(await runJson(["read", "--as", "bytes", String(bytes.facelets)])).toMatchObject({
      bytes: "0000ff",
    });
    expect(await runJson(["write", "--as", "number", "12,345"])).toMatchObject({ number: "12345" });
    expect((await runMain(["read", "--as", "number", "num:12345"])).out).toBe("12345\n");
  });

  test("read STATE, on every size that is numbered", async () => {
    expect(await runJson(["read", `num:${MEET}`])).toEqual({
      text: "MEET AT NOON",
      size: 3,
      number: MEET,
      check: "none",
    });
    for (const size of ["2", "4", "5"])
      expect(await runJson(["read", "num:2094", "--size", size])).toMatchObject({
        text: "HI",
        size: Number(size),
      });
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
    const { code, out } = await runMain(["check", TWISTED, "--json"]);
    expect(code).toBe(1);
    const { legal, faults, repairs } = JSON.parse(out);
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
    expect(await runJson(["solve", SOLVED])).toMatchObject({ moves: "", length: 0 });
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

  test.each([2, 3, 4, 5])("scramble, n = %i: the moves make the facelets; --seed repeats", async (size) => {
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

describe("a STATE is recognised by its form", () => {
  const cube = Cube.fromAlg("R U2 F' D");
  test.each<[string, string]>([
    ["facelets", cube.facelets()],
    ["facelets with blanks", cube.facelets().match(/.{9}/g)!.join(" ")],
    ["colours", cube.facelets().replaceAll(/./g, (face) => "wrgyob"["URFDLB".indexOf(face)])],
    ["an algorithm", "alg:R U2 F' D"],
    ["a number", `num:${cube.rank()}`],
    ["cubejs", JSON.stringify({ center: [0, 1, 2, 3, 4, 5], ...cube.cubies() })],
    ["CubeCode", JSON.stringify(cube.cubies())],
  ])("%s", async (_, state) => {
    expect(await runMain(["rank", state])).toEqual({ code: 0, out: `${cube.rank()}\n`, talk: "" });
  });

  test("KPattern JSON", async () => {
    const { printKPattern } = await import("@cubegram/core/models");
    expect((await runMain(["rank", printKPattern(cube.state)])).out).toBe(`${cube.rank()}\n`);
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
    const { code: exit, out } = await runMain(["rank", state, "--json"]);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code } });
  });

  test("what was probably meant is said", async () => {
    expect((await runMain(["rank", "R U R' U'"])).talk).toContain("\"alg:R U R' U'\"");
    expect((await runMain(["read", MEET])).talk).toContain(`num:${MEET}`);
    const cubies = JSON.stringify(cube.cubies());
    expect((await runMain(["rank", cubies, "--size", "2"])).talk).toContain("size");
  });
});

describe("streams", () => {
  test("one line out for each line in, in order; a bad line does not stop the run; exit 1 at the end", async () => {
    const stdin = "0\nmany\n2\n43252003274489856000\n";
    const human = await runMain(["unrank", "-"], { stdin });
    expect(human.code).toBe(1);
    const lines = human.out.trimEnd().split("\n");
    expect(lines.map((line) => line.slice(0, 6))).toEqual(["UUUUUU", "error:", "UUUUUU", "error:"]);
    expect(human.talk).toBe("cubegram: 2 of 4 lines could not be served.\n");
    const { out, talk } = await runMain(["unrank", "-", "--json"], { stdin });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ number, error }) => number ?? error.code)).toEqual([
      "0",
      "number",
      "2",
      "out-of-range",
    ]);
    expect(talk).toBe("");
  });

  test("every verb that takes a STATE, TEXT, ALG or NUMBER answers each line with one line", async () => {
    const inputs = { STATE: "alg:R U", TEXT: "a\tb", ALG: "R U", NUMBER: "7" } as const;
    for (const verb of await allVerbs()) {
      const input = inputs[verb.input as keyof typeof inputs];
      if (!input) continue;
      for (const more of [[], ["--json"]]) {
        const { code, out } = await runMain([verb.name, "-", ...more], { stdin: `${input}\n${input}\n` });
        expect({ verb: verb.name, code, lines: out.split("\n").length - 1 }).toEqual({
          verb: verb.name,
          code: 0,
          lines: 2,
        });
      }
    }
  });

  test("texts with control characters stay on one line", async () => {
    const { facelets } = await runJson(["write", "a\nb"]);
    expect((await runMain(["read", "-"], { stdin: `${facelets}\n` })).out).toBe("a\\nb\n");
    expect((await runMain(["read", String(facelets)])).out).toBe("a\nb\n");
    expect((await runMain(["read", String(facelets)], { terminal: true })).out).toBe("a\\nb\n");
  });

  test("an illegal cube among many is told in its line", async () => {
    const { code, out } = await runMain(["check", "-"], { stdin: `${SOLVED}\n${TWISTED}\n` });
    expect(code).toBe(1);
    expect(out).toMatch(/^legal\nillegal: .*\n$/);
  });

  test("10,000 lines: the input is never read far ahead of the output", async () => {
    const random = seededRandom("stream");
    const numbers = Array.from({ length: 10_000 }, () => String(Cube.random(2, random).rank()));
    let given = 0;
    const stdin = Readable.from(
      (function* () {
        for (const number of numbers) {
          given++;
          yield Buffer.from(`${number}\n`);
        }
      })(),
      { highWaterMark: 1 },
    );
    let answered = 0;
    let furthest = 0;
    const { main } = await import("./main.ts");
    const { Writable } = await import("node:stream");
    const stdout = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        answered++;
        furthest = Math.max(furthest, given - answered);
        setImmediate(done);
      },
    });
    const stderr = new Writable({ write: (_chunk, _encoding, done) => done() });
    expect(await main(["unrank", "-", "--size", "2"], { stdin, stdout, stderr, env: {} })).toBe(0);
    expect(answered).toBe(10_000);
    expect(furthest).toBeLessThan(10);
  });
});

describe("exit codes and talk", () => {
  test.each<[string[], number]>([
    [["--help"], 0],
    [["--version"], 0],
    [["help", "write"], 0],
    [["write", "HI"], 0],
    [["write", "x".repeat(100)], 1],
    [["write", "\ud800"], 1],
    [["read", TWISTED], 1],
    [["check", TWISTED], 1],
    [["order", "R Q"], 1],
    [["unrank", "-1"], 1],
    [["draw", "UU"], 1],
    [[], 2],
    [["wriet", "HI"], 2],
    [["write"], 2],
    [["write", "HI", "--size", "1"], 2],
    [["write", "HI", "--size", "three"], 2],
    [["write", "HI", "--as", "music"], 2],
    [["scramble", "R"], 2],
    [["draw", SOLVED, "-o", "cube.gif"], 2],
    [["draw", "-", "-o", "cube.svg"], 2],
    [["completions", "tcsh"], 2],
    [["help", "wriet"], 2],
  ])("%j ends with %i", async (argv, code) => {
    const said = await runMain(argv, { stdin: `${SOLVED}\n` });
    expect(said.code).toBe(code);
    expect(said.talk + said.out).not.toMatch(/\n\s+at .*:\d+:\d+/);
    if (code > 0 && argv[0] !== "check")
      expect(said).toMatchObject({ out: "", talk: expect.stringMatching(/./) });
  });

  test("--quiet leaves the data only", async () => {
    expect((await runMain(["write", "HI", "-q"])).talk).toBe("");
    expect((await runMain(["solve", "alg:R", "--quiet"])).talk).toBe("");
  });

  test("too long a text says how many bits there are, and how many are too many", async () => {
    const { talk } = await runMain(["write", "Meet me at noon by the fountain"]);
    expect(talk).toMatch(/needs 164\.\d bits and the cube has room for 65\.2: 9\d\.\d bits too many/);
  });

  test("faults and repairs of an illegal cube are sentences", async () => {
    const { talk } = await runMain(["read", TWISTED]);
    expect(talk).toMatch(/URF/);
    expect(talk).toMatch(/Perhaps: /);
  });

  test("a mistake of ours is one line, and --debug shows where", async () => {
    const broken = Readable.from([]);
    broken.destroy(new Error("the disk is on fire"));
    const plain = await runMain(["rank", "-"], { stdin: broken });
    expect(plain).toMatchObject({ code: 1, out: "" });
    expect(plain.talk).toBe(
      "cubegram: Unexpected error, a mistake of Cubegram: the disk is on fire. --debug shows where.\n",
    );
    const again = Readable.from([]);
    again.destroy(new Error("the disk is on fire"));
    expect((await runMain(["rank", "-", "--debug"], { stdin: again })).talk).toMatch(/\n\s+at .*:\d+:\d+/);
  });
});

describe("help, pictures, completions", () => {
  test("the overview names every verb; each verb's help has its options and examples", async () => {
    const { out } = await runMain(["--help"]);
    for (const verb of await allVerbs()) {
      expect(out).toContain(`  ${verb.name}`);
      const help = (await runMain([verb.name, "--help"])).out;
      expect(help).toBe((await runMain(["help", verb.name])).out);
      expect(verb.examples.length).toBeGreaterThan(0);
      for (const [command] of verb.examples) expect(help).toContain(`cubegram ${command}`);
      for (const name of [...Object.keys(verb.options), "json", "size"]) expect(help).toContain(`--${name}`);
    }
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("colours on terminals only", async () => {
    const control = "\x1b[";
    expect((await runMain(["draw", SOLVED], { terminal: true })).out).toContain(control);
    expect((await runMain(["draw", SOLVED])).out).not.toContain(control);
    expect((await runMain(["draw", SOLVED], { terminal: true, env: { NO_COLOR: "1" } })).out).not.toContain(
      escape,
    );
    expect((await runMain(["draw", SOLVED], { env: { FORCE_COLOR: "1" } })).out).toContain(control);
  });

  test("draw writes SVG and PNG files, and says so when it cannot", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cubegram-"));
    try {
      const svg = join(folder, "cube.svg");
      expect((await runMain(["draw", SOLVED, "-o", svg])).out).toBe(`${svg}\n`);
      expect(await readFile(svg, "utf8")).toMatch(/^(<\?xml.*)?<svg /s);
      const png = join(folder, "CUBE.PNG");
      await runMain(["draw", TWISTED, "-o", png]);
      expect((await readFile(png)).subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
      const refused = await runMain(["draw", SOLVED, "-o", join(folder, "no", "such.svg")]);
      expect(refused).toMatchObject({ code: 1, talk: expect.stringContaining("could not be written") });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("bash accepts its script, and completes with it", async () => {
    const { out } = await runMain(["completions", "bash"]);
    const typed = `COMP_WORDS=(cubegram solve --max); COMP_CWORD=2; _cubegram; echo "\${COMPREPLY[@]}"`;
    const { stdout, error } = spawnSync("bash", ["-c", `${out}\n${typed}`], { encoding: "utf8" });
    // Not every machine has bash.
    if (!error) expect(stdout).toBe("--max-length\n");
  });

  test.each(["bash", "zsh", "fish"])("completions for %s name every verb and its options", async (shell) => {
    const { out } = await runMain(["completions", shell]);
    for (const verb of await allVerbs()) expect(out).toContain(verb.name);
    for (const name of ["max-length", "seed", "json", "size"])
      expect(out).toMatch(new RegExp(`-l ${name}|--${name}`));
  });
});
