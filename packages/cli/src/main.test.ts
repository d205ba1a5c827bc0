import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Cube, seededRandom } from "@cubegram/core";
import { coloringOf, printFacelets, randomAssembly } from "@cubegram/core/state";
import { describe, expect, test } from "vitest";
import { MEET, SOLVED, TWISTED } from "../test/cubes.ts";
import { runJson, runMain } from "../test/run-main.ts";
import { loadAll } from "./frame/verb.ts";
import { verbs } from "./verbs.ts";

describe("the main job", () => {
  test("write prints the moves on standard output, everything else on standard error; read gives the text back", async () => {
    const written = await runMain(["write", "HELLO"]);
    expect(written.code).toBe(0);
    const moves = written.stdout.trim();
    expect(moves).toMatch(/^([URFDLB][2']? ?){5,21}$/);
    expect(written.stderr).toMatch(/white up and green in front/);
    const shown = Cube.fromAlg(moves).facelets();
    expect(written.stderr).toContain(shown);
    for (const state of [shown, `alg:${moves}`]) {
      expect(await runMain(["read", state])).toEqual({ code: 0, stdout: "HELLO\n", stderr: "" });
    }
  });

  test("words need no quotes, and standard input is read line by line", async () => {
    expect((await runJson(["write", "MEET", "AT", "NOON", "--code", "shortlex"])).number).toBe(MEET);
    const { stdout } = await runMain(["read", "-", "--json", "--code", "shortlex"], {
      stdin: `num:${MEET}\nnum:0`,
    });
    const [first, second] = stdout
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
    expect((await runMain(["write", ""])).stdout).toBe("\n");
  });
});

describe("streams", () => {
  test("one line out for each line in, in order; a bad line does not stop the run; exit 1 at the end", async () => {
    const stdin = "0\nmany\n2\n43252003274489856000\n";
    const human = await runMain(["unrank", "-"], { stdin });
    expect(human.code).toBe(1);
    const lines = human.stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.slice(0, 6))).toEqual(["UUUUUU", "error:", "UUUUUU", "error:"]);
    expect(human.stderr).toBe("cubegram: 2 of 4 lines failed.\n");
    const { stdout, stderr } = await runMain(["unrank", "-", "--json"], { stdin });
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ number, error }) => number ?? error.code)).toEqual([
      "0",
      "number",
      "2",
      "out-of-range",
    ]);
    expect(stderr).toBe("");
  });

  test("every verb that takes a STATE, TEXT, ALG or NUMBER answers each line with one line", async () => {
    const inputs = { STATE: "alg:R U", TEXT: "hi", ALG: "R U", NUMBER: "7" } as const;
    for (const verb of await loadAll(verbs)) {
      const input = inputs[verb.input as keyof typeof inputs];
      if (!input) continue;
      // No message was written on that cube, and what its check digits say is another matter.
      const quiet = verb.name === "read" ? ["--check", "0"] : [];
      for (const more of [[], ["--json"]]) {
        const { code, stdout } = await runMain([verb.name, "-", ...more, ...quiet], {
          stdin: `${input}\n${input}\n`,
        });
        expect({ verb: verb.name, code, lines: stdout.split("\n").length - 1 }).toEqual({
          verb: verb.name,
          code: 0,
          lines: 2,
        });
      }
    }
  });

  test("texts with control characters stay on one line", async () => {
    const { facelets } = await runJson(["write", "a\nb"]);
    expect((await runMain(["read", "-"], { stdin: `${facelets}\n` })).stdout).toBe("a\\nb\n");
    expect((await runMain(["read", String(facelets)])).stdout).toBe("a\nb\n");
    expect((await runMain(["read", String(facelets)], { terminal: true })).stdout).toBe("a\\nb\n");
  });

  test("an illegal cube among many is told in its line", async () => {
    const { code, stdout } = await runMain(["check", "-"], { stdin: `${SOLVED}\n${TWISTED}\n` });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^legal\nillegal: .*\n$/);
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

describe("exit codes and stderr", () => {
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
    expect(said.stderr + said.stdout).not.toMatch(/\n\s+at .*:\d+:\d+/);
    if (code > 0 && argv[0] !== "check")
      expect(said).toMatchObject({ stdout: "", stderr: expect.stringMatching(/./) });
  });

  test("--quiet leaves the data only", async () => {
    expect((await runMain(["write", "HI", "-q"])).stderr).toBe("");
    expect((await runMain(["solve", "alg:R", "--quiet"])).stderr).toBe("");
  });

  test("too long a text says how many bits there are, and how many are too many", async () => {
    const { stderr } = await runMain(["write", "zq xj 7781 #! vwk ".repeat(4)]);
    expect(stderr).toMatch(/needs \d+(\.\d)? bits and the cube has room for 65\.2: \d+(\.\d)? bits too many/);
    expect(stderr).toMatch(/fit on \d+ of size 2x2, or \d of size 3x3, or/);
  });

  test("a password comes from a file or a terminal, never from the command line", async () => {
    // From a file, with the tweak: rough-edges.slow.test.ts.
    expect(await runMain(["write", "HI", "--tweak", "x"])).toMatchObject({ code: 2, stdout: "" });
    expect(await runMain(["write", "HI", "--password=x"])).toMatchObject({ code: 2, stdout: "" });
  });

  test("--resume says where it went wrong, and how to go on", async () => {
    const { moves, facelets } = await runJson(["write", "HI THERE"]);
    const turns = String(moves).split(" ");
    const seen = Cube.fromAlg(turns.slice(0, 4).join(" "));
    const resumed = await runJson(["write", "HI THERE", "--resume", seen.facelets()]);
    expect(resumed).toMatchObject({ written: moves, facelets, explanations: [{ kind: "stopped", done: 4 }] });
    expect(seen.apply(String(resumed.moves)).facelets()).toBe(facelets);
    expect(Number(resumed.length)).toBeLessThanOrEqual(turns.length - 4);
    const { stderr, stdout } = await runMain(["write", "HI THERE", "--resume", String(facelets)]);
    expect(stdout).toBe("\n");
    expect(stderr).toContain("Every move was made correctly.");
  });

  test("--models lists the languages with the ids and bytes of their models, and whose sentences they were counted on", async () => {
    const { models, credits } = (await runJson(["write", "--models"])) as {
      models: Record<string, unknown>[];
      credits: string[];
    };
    expect(models[0]).toMatchObject({
      name: "en",
      id: "text-2-en",
      language: "English",
      bytes: expect.any(Number),
    });
    expect(credits[0]).toContain("Tatoeba");
    expect((await runMain(["write", "--models"])).stdout).toContain("CC BY 2.0 FR");
  });

  test("read weighs a text without check digits", async () => {
    const { moves } = await runJson(["write", "HELLO", "--check", "0"]);
    const { plausibility } = await runJson(["read", "--check", "0", `alg:${moves}`]);
    expect(plausibility).toMatchObject({ verdict: "as-written", odds: expect.any(Number) });
    const { stderr } = await runMain(["read", "--check", "0", `alg:${moves}`]);
    expect(stderr).toMatch(/reads as written: the odds are \d+ to 1/);
  });

  test("read says of a scrambled cube that it is just scrambled, before any text", async () => {
    const { plausibility } = await runJson(["read", "num:31415926535897932384"]);
    expect(plausibility).toMatchObject({ verdict: "scrambled", scrambledOdds: expect.any(Number) });
    const { stderr, stdout } = await runMain(["read", "num:31415926535897932384"]);
    expect(stderr).toMatch(
      /^cubegram: Probably just a scrambled cube.* the odds are \d+ to 1.*What it would say:\n$/,
    );
    expect(stdout).not.toBe("");
    // Check digits that agree always win, on the cube and on one that a slip undone leads to.
    const hello = "alg:F' U2 B' R' D' L' B' R B2";
    expect(await runJson(["read", hello])).not.toHaveProperty("plausibility");
    expect(await runJson(["read", `${hello} U`])).not.toHaveProperty("plausibility");
  });

  test("faults and repairs of an illegal cube are sentences", async () => {
    const { stderr } = await runMain(["read", TWISTED]);
    expect(stderr).toMatch(/URF/);
    expect(stderr).toMatch(/Perhaps: /);
  });

  test("of a hundred repairs a few are printed, and JSON has all of them", async () => {
    const facelets = printFacelets(coloringOf(randomAssembly(5, seededRandom("x3"))));
    const { error } = await runJson(["solve", facelets]);
    const { repairs } = error as { readonly repairs: readonly { readonly message: string }[] };
    const { stderr } = await runMain(["solve", facelets]);
    const printed = repairs.filter(({ message }) => stderr.includes(`Perhaps: ${message}\n`)).length;
    expect(printed).toBeGreaterThan(0);
    expect(printed).toBeLessThan(10);
    expect(stderr).not.toContain("alg:");
    expect(stderr).toContain(`${repairs.length - printed} other repairs would do as well`);
  });

  test("a mistake of ours is one line, and --debug shows where", async () => {
    const broken = Readable.from([]);
    broken.destroy(new Error("the disk is on fire"));
    const plain = await runMain(["rank", "-"], { stdin: broken });
    expect(plain).toMatchObject({ code: 1, stdout: "" });
    expect(plain.stderr).toBe(
      "cubegram: Unexpected error, a bug in Cubegram: the disk is on fire. --debug shows where.\n",
    );
    const again = Readable.from([]);
    again.destroy(new Error("the disk is on fire"));
    expect((await runMain(["rank", "-", "--debug"], { stdin: again })).stderr).toMatch(/\n\s+at .*:\d+:\d+/);
  });
});

describe("help, pictures, completions", () => {
  test("the overview names every verb; each verb's help has its options and examples", async () => {
    const { stdout } = await runMain(["--help"]);
    for (const verb of await loadAll(verbs)) {
      expect(stdout).toContain(`  ${verb.name}`);
      const help = (await runMain([verb.name, "--help"])).stdout;
      expect(help).toBe((await runMain(["help", verb.name])).stdout);
      expect(verb.examples.length).toBeGreaterThan(0);
      for (const line of help.split("\n"))
        if (!/[A-Z]{54}/.test(line)) expect(line.length, line).toBeLessThanOrEqual(100);
      for (const [command] of verb.examples) expect(help).toContain(`cubegram ${command}`);
      for (const name of [...Object.keys(verb.options), "json", ...(verb.isSizeless ? [] : ["size"])])
        expect(help).toContain(`--${name}`);
    }
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("colors on terminals only", async () => {
    const control = "\x1b[";
    expect((await runMain(["draw", SOLVED], { terminal: true })).stdout).toContain(control);
    expect((await runMain(["draw", SOLVED])).stdout).not.toContain(control);
    expect(
      (await runMain(["draw", SOLVED], { terminal: true, env: { NO_COLOR: "1" } })).stdout,
    ).not.toContain(control);
    expect((await runMain(["draw", SOLVED], { env: { FORCE_COLOR: "1" } })).stdout).toContain(control);
  });

  test("draw writes SVG and PNG files, and says so when it cannot", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cubegram-"));
    try {
      const svg = join(folder, "cube.svg");
      expect((await runMain(["draw", SOLVED, "-o", svg])).stdout).toBe(`${svg}\n`);
      expect(await readFile(svg, "utf8")).toMatch(/^(<\?xml.*)?<svg /s);
      const png = join(folder, "CUBE.PNG");
      await runMain(["draw", TWISTED, "-o", png]);
      expect((await readFile(png)).subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
      const refused = await runMain(["draw", SOLVED, "-o", join(folder, "no", "such.svg")]);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("could not be written") });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("bash accepts its script, and completes with it", async () => {
    const script = (await runMain(["completions", "bash"])).stdout;
    const typed = `COMP_WORDS=(cubegram solve --max); COMP_CWORD=2; _cubegram; echo "\${COMPREPLY[@]}"`;
    const { stdout, error } = spawnSync("bash", ["-c", `${script}\n${typed}`], { encoding: "utf8" });
    // Not every machine has bash.
    if (!error) expect(stdout).toBe("--max-length\n");
  });

  test.each(["bash", "zsh", "fish"])("completions for %s name every verb and its options", async (shell) => {
    const { stdout } = await runMain(["completions", shell]);
    for (const verb of await loadAll(verbs)) expect(stdout).toContain(verb.name);
    for (const name of ["max-length", "seed", "json", "size"])
      expect(stdout).toMatch(new RegExp(`-l ${name}|--${name}`));
  });
});
