import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { Cube, seededRandom } from "@cubegram/core";
import { coloringOf, printFacelets, randomAssembly } from "@cubegram/core/state";
import { describe, expect, test } from "vitest";
import { runJson, runMain } from "../test/run-main.ts";
import { loadAll } from "./frame/verb.ts";
import { verbs } from "./verbs.ts";

describe("streams", () => {
  test("every verb that takes a STATE, TEXT, ALG or NUMBER answers each line with one line", {
    tags: ["seconds"],
  }, async () => {
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

  test("10,000 lines: the input is never read far ahead of the output", { tags: ["seconds"] }, async () => {
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

describe("what goes wrong", () => {
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
    // It fails when it is read: before that nobody hears of it.
    const broken = () =>
      new Readable({
        read() {
          this.destroy(new Error("the disk is on fire"));
        },
      });
    const plain = await runMain(["rank", "-"], { stdin: broken() });
    expect(plain).toMatchObject({ code: 1, stdout: "" });
    expect(plain.stderr).toBe(
      "cubegram: Unexpected error, a bug in Cubegram: the disk is on fire. --debug shows where.\n",
    );
    expect((await runMain(["rank", "-", "--debug"], { stdin: broken() })).stderr).toMatch(
      /\n\s+at .*:\d+:\d+/,
    );
  });
});

describe("help and completions", () => {
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

  test("the manual page names every verb and option", async () => {
    const { stdout } = await runMain(["help", "--man"]);
    expect(stdout).toMatch(/^\.TH CUBEGRAM 1/);
    for (const word of ["scramble", "\\-\\-parity P", "\\-\\-max\\-length K", "NO_COLOR"])
      expect(stdout).toContain(word);
    for (const line of stdout.split("\n")) expect(line).not.toMatch(/^'|^\.(?!TH|SH|SS|TP|PP|nf|fi|B )/);
  });

  test("help: bold headings on a terminal, unless NO_COLOR", async () => {
    const bold = "\x1b[1mOptions:\x1b[0m";
    expect((await runMain(["write", "--help"], { terminal: true, env: {} })).stdout).toContain(bold);
    expect((await runMain(["help", "write"], { terminal: true, env: {} })).stdout).toContain(bold);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }])
      expect((await runMain(["write", "--help"], { terminal: true, env })).stdout).not.toContain("\x1b");
  });

  test.each([
    { typed: "solve --max", at: 2, offered: "--max-length" },
    { typed: 'pack --as ""', at: 3, offered: "facelets number moves" },
  ])("bash accepts its script, and completes $typed with it", async ({ typed, at, offered }) => {
    const script = (await runMain(["completions", "bash"])).stdout;
    const line = `COMP_WORDS=(cubegram ${typed}); COMP_CWORD=${at}; _cubegram; echo "\${COMPREPLY[@]}"`;
    const { stdout, error } = spawnSync("bash", ["-c", `${script}\n${line}`], { encoding: "utf8" });
    // Not every machine has bash.
    if (!error) expect(stdout).toBe(`${offered}\n`);
  });

  test.each(["bash", "zsh", "fish"])("completions for %s name every verb and its options", async (shell) => {
    const { stdout } = await runMain(["completions", shell]);
    for (const verb of await loadAll(verbs)) expect(stdout).toContain(verb.name);
    for (const name of ["max-length", "seed", "json", "size"])
      expect(stdout).toMatch(new RegExp(`-l ${name}|--${name}`));
  });
});
