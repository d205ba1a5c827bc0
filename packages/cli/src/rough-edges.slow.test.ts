/** Every rough edge that a careful tryout of 0.1.0 found, each with the command line that showed it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Cube, invertAlg, parseAlg, printAlg, unwrap } from "@cubegram/core";
import { drawPng } from "@cubegram/core/drawing";
import { coloringOf } from "@cubegram/core/state";
import { describe, expect, test } from "vitest";
import { SOLVED } from "../test/cubes.ts";
import { inFolder, runBytes } from "../test/run-bytes.ts";
import { runJson, runMain } from "../test/run-main.ts";
import { readPng } from "./files/png-file.ts";

const binary = fileURLToPath(new URL("../bin/cubegram.js", import.meta.url));

async function packed(text: string, ...argv: string[]): Promise<string[]> {
  const { stdout } = await runBytes(["pack", "-", ...argv], { stdin: Buffer.from(text) });
  return stdout.toString().trimEnd().split("\n");
}

/** A text that fills a 3x3, so that there is no room for check digits. */
const FULL = "Hello there, my friend of old";

describe("silent failures", () => {
  test("unpack and repair say how many cubes are lost, and unpack says when they are not an archive", async () => {
    const lost = (await packed("Hello\n")).map((line, i) => (i === 4 ? "?" : line)).join("\n");
    for (const [verb, code] of [
      ["unpack", 1],
      ["repair", 3],
    ] as const) {
      const said = await runMain([verb, "-"], { stdin: lost });
      expect(said).toMatchObject({ code, stdout: "" });
      expect(said.stderr).toMatch(/^cubegram: .*lost/);
    }
    const none = await runMain(["unpack", "-"], { stdin: "Hello\n" });
    expect(none).toMatchObject({ code: 1, stdout: "" });
    expect(none.stderr).toMatch(/cubegram: .*archive/);
  });
});

describe("reading", () => {
  test("a slip in a text without check digits: exit 1, the repair first, then what the cube says", async () => {
    const { moves, check } = await runJson(["write", "HI"]);
    expect(check).toBe(11);
    // A last turn too many: what is read then has no room for check digits of its own, or they fail.
    for (const slip of ["F", "R", "U2", "L'", "D", "B2", "F2", "R2", "L", "D2"]) {
      const said = await runMain(["read", `alg:${moves} ${slip}`]);
      const { check: checked, repairs } = await runJson(["read", `alg:${moves} ${slip}`]);
      if (checked === "passed" || (repairs as unknown[]).length === 0) continue;
      expect(said.code).toBe(1);
      expect(said.stderr).toMatch(/probably not what was written/);
      expect(said.stderr).toMatch(/Perhaps: .*HI/);
      const line = await runMain(["read", "-"], { stdin: `alg:${moves} ${slip}\n` });
      expect(line).toMatchObject({ code: 1, stdout: expect.stringMatching(/^error: .*HI.*\n$/) });
    }
    expect.hasAssertions();
  });

  test("read says when nothing vouches for a text; write says when no room for check digits is left", async () => {
    const written = await runMain(["write", FULL]);
    expect(written.stderr).toMatch(/No room is left for check digits|room for only \d+ of 11 check bits/);
    const read = await runMain(["read", "--check", "0", `alg:${written.stdout.trim()}`]);
    expect(read.stderr).toContain("No check digits protect this text");
    expect((await runMain(["write", "HI", "--check", "0"])).stderr).not.toMatch(/is left for check digits/i);
  });

  test("an empty STATE is called empty, not a 2x2", async () => {
    for (const verb of ["check", "rank", "draw", "solve", "read"])
      for (const state of ["", "  "])
        expect(await runMain([verb, state])).toMatchObject({
          code: 1,
          stderr: expect.stringContaining("The STATE is empty."),
        });
  });

  test("check says which stickers it filled in", async () => {
    for (const unknown of "?X-.") {
      const state = SOLVED.slice(0, 53) + unknown;
      const { stdout, code } = await runMain(["check", state]);
      expect({ unknown, code }).toEqual({ unknown, code: 0 });
      expect(stdout).toContain(`1 sticker was not given; only this cube fits:\n    ${SOLVED}`);
      expect(await runJson(["check", state])).toMatchObject({ legal: true, unknown: 1, facelets: SOLVED });
      expect((await runMain(["check", "-"], { stdin: `${state}\n` })).stdout).toContain("1 unknown sticker");
    }
  });
});

describe("the command line", () => {
  test("-- protects a lone dash, also for files", async () => {
    expect(JSON.parse((await runMain(["write", "--json", "--", "-"])).stdout).text).toBe("-");
    expect((await runMain(["verify", "--", "-"])).stderr).toMatch(/^cubegram: \.\/- could not be read/);
  });

  test("--__proto__ is an unknown option", async () => {
    for (const option of ["--__proto__", "--constructor", "--5"])
      expect(await runMain(["write", option])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`unknown option ${option}`),
      });
  });

  test("several STATEs where one is taken", async () => {
    expect(await runMain(["draw", "num:5", "num:6"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("draw takes one STATE, got 2; for a sheet of them add -o sheet.pdf"),
    });
    expect(await runMain(["rank", "num:5", "num:6"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("rank takes one STATE, got 2"),
    });
    expect((await runMain(["rank", "alg:R", "U"])).code).toBe(0);
  });

  test("draw --view nonsense is refused, with and without a file", async () => {
    for (const more of [[], ["-o", "-"]])
      expect(await runMain(["draw", "--view", "nonsense", SOLVED, ...more])).toMatchObject({
        code: 2,
        stdout: "",
      });
  });

  test("no --size on verbs without use for it", async () => {
    for (const argv of [
      ["serve", "--no-open"],
      ["completions", "bash"],
      ["help", "write"],
    ])
      expect(await runMain([...argv, "--size", "4"])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("unknown option --size"),
      });
  });

  test("counts of one are singular", async () => {
    expect((await runMain(["solve", "alg:R"])).stderr).toMatch(/^1 move \(/);
    expect((await runMain(["read", "-"], { stdin: "x\n" })).stderr).toBe("cubegram: 1 of 1 line failed.\n");
    expect((await runMain(["order", ""])).stderr).toContain("1 repetition;");
  });

  test("completions offer the words of an option", () => {
    const typed = (words: string) =>
      `${spawnSync(process.execPath, [binary, "completions", "bash"], { encoding: "utf8" }).stdout}
COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _cubegram; echo "\${COMPREPLY[@]}"`;
    const { stdout, error } = spawnSync("bash", ["-c", typed('cubegram pack --as ""')], { encoding: "utf8" });
    // Not every machine has bash.
    if (!error) expect(stdout).toBe("facelets number moves\n");
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

  test("help goes through PAGER when it is longer than the screen", () => {
    const script = `stty rows 10; export TERM=xterm; unset NO_COLOR; PAGER="sed s/^/paged:/" "${process.execPath}" "${binary}" write --help`;
    const { stdout, error, status } = spawnSync("script", ["-qec", script, "/dev/null"], {
      encoding: "utf8",
      input: "",
    });
    // Not every machine has util-linux's `script`.
    if (error || status !== 0) return;
    expect(stdout).toContain("paged:");
  });
});

describe("lists", () => {
  test("single blanks between letters are overlooked, and repair keeps them stickers", async () => {
    const lines = await packed("Hello\n");
    const spaced = lines.map((line) => (line.startsWith("#") ? line : [...line].join(" "))).join("\n");
    expect((await runMain(["unpack", "-"], { stdin: spaced })).stdout).toBe("Hello\n");
    const { stdout } = await runMain(["repair", "-"], { stdin: spaced });
    expect(stdout.split("\n").filter((line) => !line.startsWith("#"))).toEqual([...lines.slice(3), ""]);
  });

  test("a line that is missing or doubled is found by parity; without parity the list says that one is missing", async () => {
    const list = await packed("Hello\n", "--parity", "2");
    const short = [...list.slice(0, 4), ...list.slice(5)].join("\n");
    expect(await runMain(["unpack", "-"], { stdin: short })).toMatchObject({
      code: 0,
      stdout: "Hello\n",
      stderr: expect.stringContaining("lost: 2"),
    });
    expect(JSON.parse((await runMain(["verify", "-", "--json"], { stdin: short })).stdout)).toMatchObject({
      status: "repairable",
      lost: [2],
    });
    const double = [...list.slice(0, 5), ...list.slice(4)].join("\n");
    expect(await runMain(["unpack", "-"], { stdin: double })).toMatchObject({ code: 0, stdout: "Hello\n" });
    const bare = await packed("Hello\n");
    const said = await runMain(["unpack", "-"], {
      stdin: [...bare.slice(0, 4), ...bare.slice(5)].join("\n"),
    });
    expect(said).toMatchObject({ code: 1, stdout: "" });
    expect(said.stderr).toMatch(/2 lines .* 3 cubes .*missing/);
  });

  test("thousands of lost cubes are one line of words, and JSON says that its list is cut", async () => {
    const lines = await packed("x".repeat(40_000), "--no-compress");
    const lost = lines.map((line, i) => (i >= 20 && i < 2020 ? "?" : line)).join("\n");
    const { code, stderr } = await runMain(["unpack", "-"], { stdin: lost });
    expect({ code, lines: stderr.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
    expect(stderr).toMatch(/2000 are lost/);
    expect(JSON.parse((await runMain(["verify", "-", "--json"], { stdin: lost })).stdout)).toMatchObject({
      lost: expect.objectContaining({ length: 1000 }),
      lostIsCut: true,
      needed: 2000,
    });
  });

  test("what is lost is listed or counted, never “none”", async () => {
    const list = await packed("Hello\n", "--parity", "1");
    for (const rest of [list.slice(0, -2), list.slice(0, 4), list.slice(0, 3)]) {
      const { code, stderr } = await runMain(["unpack", "-"], { stdin: rest.join("\n") });
      expect(code).toBe(1);
      expect(stderr).not.toContain("none)");
    }
  });
});

describe("files", () => {
  test("draw -o needs --force to overwrite, and -o - is standard output", async () => {
    await inFolder(async (folder) => {
      const file = join(folder, "cube.svg");
      await writeFile(file, "mine");
      expect(await runMain(["draw", SOLVED, "-o", file])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("--force"),
      });
      expect(await readFile(file, "utf8")).toBe("mine");
      expect((await runMain(["draw", SOLVED, "-o", file, "--force"])).code).toBe(0);
      const { stdout } = await runBytes(["draw", SOLVED, "-o", "-"]);
      expect(stdout.toString()).toBe(await readFile(file, "utf8"));
      const png = await runBytes(["draw", SOLVED, "-o", "-", "--format", "png"]);
      expect(png.stdout.subarray(1, 4).toString()).toBe("PNG");
    });
  });

  test("bytes behind the end of a PNG are overlooked", () => {
    const png = drawPng(coloringOf(Cube.solved().state), { width: 64 });
    const read = unwrap(
      readPng(Buffer.concat([png, Buffer.from("trailing bytes, more than a chunk head")]), 10 ** 7),
    );
    expect(read).toEqual(unwrap(readPng(png, 10 ** 7)));
    expect(readPng(png.subarray(0, -20), 10 ** 7).ok).toBe(false);
  });

  test("a password file without end is read no further than a password can be", async () => {
    if (!existsSync("/dev/zero")) return;
    const before = process.memoryUsage().arrayBuffers;
    expect(await runMain(["write", "HI", "--password-file", "/dev/zero"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("too long for a password"),
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 24);
  });

  test("pictures that show no cube for certain are refused as a STATE", async () => {
    // Six times the same face: no cube.
    const same = new Array<string>(6).fill(fileURLToPath(new URL("../test/photos/D.jpg", import.meta.url)));
    const { code, stdout } = await runBytes(["check", `photo:${same.join(",")}`, "--json"], {});
    expect(code).toBe(1);
    expect(JSON.parse(stdout.toString()).error).toMatchObject({
      code: "faces",
      message: expect.stringContaining("The same face is in all pictures"),
    });
  });

  test("--password-file - takes the first line of standard input, which then is not the input", async () => {
    await inFolder(async (folder) => {
      const file = join(folder, "key");
      await writeFile(file, "open sesame\nnot this");
      const secret = ["--tweak", "friday", "--password-file"];
      const fromFile = await runMain(["write", "HI", ...secret, file]);
      expect(fromFile.stderr).toMatch(/A wrong password is not noticed/);
      expect(fromFile.stderr).not.toContain("sesame");
      const fromInput = await runMain(["read", `alg:${fromFile.stdout.trim()}`, ...secret, "-"], {
        stdin: "open sesame\nnot this either",
      });
      expect(fromInput.stdout).toBe("HI\n");
      expect((await runMain(["write", "-", "--password-file", "-"], { stdin: "x\n" })).code).toBe(2);
      expect((await runMain(["pack", "-", "--password-file", "-"], { stdin: "x\n" })).code).toBe(2);
    });
  });

  test("a full disk is said, in words and by the exit code", () => {
    if (!existsSync("/dev/full")) return;
    for (const [argv, code] of [
      [`rank num:5`, 1],
      [`help write`, 1],
      [`draw num:5 -o -`, 1],
    ] as const) {
      const { status, stderr } = spawnSync(
        "bash",
        ["-c", `"$0" "$1" ${argv} > /dev/full`, process.execPath, binary],
        {
          encoding: "utf8",
        },
      );
      expect({ argv, status, stderr: /ENOSPC/.test(stderr), bug: /bug|Unexpected/.test(stderr) }).toEqual({
        argv,
        status: code,
        stderr: true,
        bug: false,
      });
    }
    const { status } = spawnSync(
      "bash",
      ["-c", `echo Hi | "$0" "$1" pack - -q | "$0" "$1" verify - > /dev/full`, process.execPath, binary],
      { encoding: "utf8" },
    );
    expect(status).toBe(4);
  });

  test("a cache folder that cannot be made is no cache, and the program ends", () => {
    if (!existsSync("/proc/self")) return;
    const { status, stdout, signal } = spawnSync(process.execPath, [binary, "solve", "alg:R U F"], {
      encoding: "utf8",
      env: { ...process.env, HOME: "/proc", XDG_CACHE_HOME: "" },
      timeout: 30_000,
    });
    expect({ status, signal }).toEqual({ status: 0, signal: null });
    expect(stdout).toMatch(/\w/);
  });

  test("a name that is a folder's is not a file to write", async () => {
    await inFolder(async (folder) => {
      await mkdir(join(folder, "cube.svg"));
      expect((await runMain(["draw", SOLVED, "-o", join(folder, "cube.svg"), "--force"])).code).toBe(2);
    });
  });
});

describe("wishes", () => {
  test("verify --json tells name, type and bytes", async () => {
    await inFolder(async (folder) => {
      const file = join(folder, "note.txt");
      await writeFile(file, "Hello\n");
      const { stdout } = await runBytes(["pack", file]);
      const said = await runBytes(["verify", "-", "--json"], { stdin: stdout });
      expect(JSON.parse(said.stdout.toString())).toMatchObject({ status: "ok", name: "note.txt", bytes: 6 });
    });
  });

  test.each([4, 5])("scramble, n = %i: the moves make the facelets; --seed repeats", async (size) => {
    const argv = ["scramble", "--size", String(size), "--json", "--seed"];
    const { stdout } = await runMain([...argv, "friday"]);
    const { moves, facelets } = JSON.parse(stdout);
    expect(Cube.fromAlg(moves, size).facelets()).toBe(facelets);
    expect((await runMain([...argv, "friday"])).stdout).toBe(stdout);
    expect((await runMain([...argv, "monday"])).stdout).not.toBe(stdout);
  });

  test("scramble --count K: the first of several is the one that comes alone, whatever tables there are", async () => {
    const argv = ["scramble", "--size", "5", "--seed", "friday"];
    const several = (await runMain([...argv, "--count", "2"])).stdout.trimEnd().split("\n");
    expect(several).toHaveLength(2);
    expect((await runMain(argv)).stdout.trimEnd()).toBe(several[0]);
    for (const moves of several) expect(moves.split(" ").length).toBeLessThan(90);
  });

  test("scramble --count K: K lines, the same for the same seed", async () => {
    const argv = ["scramble", "--count", "3", "--seed", "friday"];
    const { stdout, code } = await runMain(argv);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(new Set(lines).size).toBe(3);
    const objects = (await runMain([...argv, "--json"])).stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(objects.map(({ moves }) => moves)).toEqual(lines);
    for (const { moves, facelets } of objects) expect(Cube.fromAlg(moves).facelets()).toBe(facelets);
    expect((await runMain(["scramble", "--count", "0"])).code).toBe(2);
  });

  test("write --dry-run: bits and turns only", async () => {
    const { moves, facelets, number, ...rest } = await runJson(["write", "HELLO"]);
    expect(await runJson(["write", "HELLO", "--dry-run"])).toEqual(rest);
    expect((await runMain(["write", "HELLO", "--dry-run"])).stdout).toMatch(
      /^[\d.]+ bits used, [\d.]+ left; \d+ turns\n$/,
    );
    expect([moves, facelets, number]).not.toContain(undefined);
  });

  test("--as moves for a 5x5: what solves the cube, backward", async () => {
    const [line] = (await packed("Hi", "--as", "moves", "--size", "5", "--no-compress")).filter(
      (one) => !one.startsWith("#"),
    );
    const [number] = (await packed("Hi", "--as", "number", "--size", "5", "--no-compress")).filter(
      (one) => !one.startsWith("#"),
    );
    expect(String(Cube.fromAlg(line, 5).rank())).toBe(number);
    expect(
      Cube.fromAlg(line, 5)
        .apply(printAlg(invertAlg(unwrap(parseAlg(line)))))
        .isSolved(),
    ).toBe(true);
  });
});
