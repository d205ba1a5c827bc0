/** No refusal is silent: every one of every verb ends with words on standard error, and with `--json` an object. */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { CubegramError } from "@cubegram/core";
import { packArchive } from "@cubegram/core/archive";
import fc from "fast-check";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SOLVED, TWISTED } from "../test/cubes.ts";
import { runBytes } from "../test/run-bytes.ts";
import type { Console } from "./frame/console.ts";
import { openOutput } from "./frame/output.ts";
import { printProblem, printUnprintable, problemOf } from "./frame/problem.ts";
import { verbs } from "./verbs.ts";

/** FOLDER/ stands for a folder with the files made below. */
interface Refusal {
  readonly argv: readonly string[];
  readonly exit: number;
  /** The code of the JSON object; undefined where the answer itself is no. */
  readonly code?: string;
  readonly stdin?: string | Uint8Array;
}

const REFUSALS: readonly Refusal[] = [
  { argv: ["wriet"], exit: 2, code: "usage" },
  { argv: ["write"], exit: 2, code: "usage" },
  { argv: ["write", "HI", "--check", "21"], exit: 2, code: "usage" },
  { argv: ["write", "HI", "--tweak", "x"], exit: 2, code: "usage" },
  { argv: ["write", "HI", "--resume", TWISTED], exit: 1, code: "illegal-cube" },
  { argv: ["write", "x".repeat(100)], exit: 1, code: "too-long" },
  { argv: ["write", "\ud800"], exit: 1, code: "lone-surrogate" },
  { argv: ["write", "--as", "bytes", "0"], exit: 1, code: "bytes" },
  { argv: ["write", "--as", "number", "x"], exit: 1, code: "number" },
  { argv: ["write", "HI", "--password-file", "FOLDER/none"], exit: 1, code: "file" },
  { argv: ["write", "HI", "--password-file", "FOLDER/empty"], exit: 1, code: "password" },
  { argv: ["write", "HI", "--password-file", "FOLDER/long"], exit: 1, code: "password-file" },
  { argv: ["read", TWISTED], exit: 1, code: "illegal-cube" },
  { argv: ["read", "alg:R"], exit: 1 },
  { argv: ["rank", "UUU"], exit: 1, code: "illegal-cube" },
  { argv: ["rank", "{"], exit: 1, code: "cubejs" },
  { argv: ["rank", "alg:R Q"], exit: 1, code: "unknown-move" },
  { argv: ["rank", ""], exit: 1, code: "illegal-cube" },
  { argv: ["unrank", "-1"], exit: 1, code: "out-of-range" },
  { argv: ["unrank", "many"], exit: 1, code: "number" },
  { argv: ["check", TWISTED], exit: 1 },
  { argv: ["check", "num:-1"], exit: 1, code: "out-of-range" },
  { argv: ["solve", TWISTED], exit: 1, code: "illegal-cube" },
  { argv: ["solve", "alg:R", "--max-length", "0"], exit: 1, code: "no-solution" },
  { argv: ["solve", "num:1", "--optimal", "--size", "4"], exit: 2, code: "usage" },
  { argv: ["solve", "num:1", "--all"], exit: 2, code: "usage" },
  { argv: ["order", "R Q"], exit: 1, code: "unknown-move" },
  { argv: ["alg", "(R"], exit: 1 },
  { argv: ["alg"], exit: 2, code: "usage" },
  { argv: ["scramble", "R"], exit: 2, code: "usage" },
  { argv: ["scramble", "--size", "101"], exit: 2, code: "usage" },
  { argv: ["draw", "UU"], exit: 1, code: "length" },
  { argv: ["draw", SOLVED, "-o", "FOLDER/cube.gif"], exit: 2, code: "usage" },
  { argv: ["draw", SOLVED, "-o", "FOLDER/cube.svg"], exit: 1, code: "exists" },
  { argv: ["draw", "num:1", "num:2", "--size", "60", "-o", "FOLDER/new.pdf"], exit: 1, code: "sheet" },
  { argv: ["pack", "FOLDER/none"], exit: 1, code: "file" },
  { argv: ["pack", "FOLDER/empty", "-o", "FOLDER/none/list"], exit: 1, code: "file" },
  { argv: ["pack", "FOLDER/empty", "--parity", "much"], exit: 2, code: "usage" },
  { argv: ["unpack", "-"], stdin: "Hello\n", exit: 1, code: "not-an-archive" },
  { argv: ["unpack", "FOLDER/lost"], exit: 1, code: "not-repairable" },
  { argv: ["unpack", "FOLDER/sealed"], exit: 1, code: "password-needed" },
  { argv: ["unpack", "FOLDER/sealed", "--password-file", "FOLDER/wrong"], exit: 1, code: "wrong-password" },
  { argv: ["unpack", "FOLDER/bad.png"], exit: 1, code: "png" },
  { argv: ["unpack", "FOLDER/none"], exit: 1, code: "file" },
  { argv: ["scan"], exit: 2, code: "usage" },
  { argv: ["scan", "FOLDER/none"], exit: 1, code: "file" },
  { argv: ["scan", "FOLDER/empty"], exit: 1, code: "picture-empty" },
  { argv: ["scan", "FOLDER/cube.svg"], exit: 1, code: "picture-kind" },
  { argv: ["scan", "FOLDER/bad.png"], exit: 1, code: "picture-damaged" },
  { argv: ["scan", "FOLDER/cut.jpg"], exit: 1, code: "picture-damaged" },
  { argv: ["scan", "FOLDER/huge.png"], exit: 1, code: "picture-large" },
  { argv: ["scan", "FOLDER/dot.png"], exit: 1, code: "no-face" },
  { argv: ["scan", "--size", "8", "FOLDER/dot.png"], exit: 1, code: "size" },
  { argv: ["scan", ...Array<string>(13).fill("FOLDER/dot.png")], exit: 1, code: "pictures" },
  { argv: ["read", "photo:FOLDER/dot.png"], exit: 1, code: "no-face" },
  { argv: ["verify", "-"], stdin: "Hello\n", exit: 4 },
  { argv: ["verify", "FOLDER/lost"], exit: 3 },
  { argv: ["verify", "FOLDER/none"], exit: 4, code: "file" },
  { argv: ["repair", "-"], stdin: "Hello\n", exit: 4, code: "not-an-archive" },
  { argv: ["repair", "FOLDER/lost"], exit: 3, code: "not-repairable" },
  { argv: ["repair", "FOLDER/none"], exit: 4, code: "file" },
  { argv: ["serve", "now"], exit: 2, code: "usage" },
  { argv: ["completions", "tcsh"], exit: 2, code: "usage" },
  { argv: ["help", "wriet"], exit: 2, code: "usage" },
];

/** Lines of a stream that are refused: the line says so, and the exit code. */
const LINES: readonly (readonly [verb: string, line: string | Uint8Array, code: string])[] = [
  ["rank", "UUU\n", "illegal-cube"],
  ["unrank", Uint8Array.of(0xff, 10), "not-utf8"],
  ["order", "R".repeat(2 ** 20 + 1), "line-too-long"],
  ["read", TWISTED, "illegal-cube"],
  ["write", "x".repeat(100), "too-long"],
  ["solve", "UUU\n", "illegal-cube"],
];

/** Codes of our own that no command line above brings about, and where they are tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  host: "web-server.test.ts: an address of another machine",
  port: "a port that is taken",
  "no-app": "installed.slow.test.ts: a package without its app",
  terminal: "archive.test.ts: binary data for a terminal",
  "too-large": "a sheet of 128 MiB",
  "photo-doubtful": "scan.test.ts: pictures that show no cube for certain",
  system: "rough-edges.slow.test.ts: a full disk",
  internal: "main.test.ts: a mistake of ours",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-refusals-"));
  const inside = (name: string) => join(folder, name);
  await writeFile(inside("empty"), "");
  await writeFile(inside("long"), "x".repeat(10_000));
  await writeFile(inside("wrong"), "wrong\n");
  await writeFile(inside("cube.svg"), "mine");
  await writeFile(inside("dot.png"), PNG.sync.write(new PNG({ width: 1, height: 1 })));
  const huge = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  await writeFile(inside("huge.png"), huge);
  const gray = jpeg.encode({ width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 128) }, 90).data;
  await writeFile(inside("cut.jpg"), gray.subarray(0, gray.length >> 1));
  await writeFile(inside("bad.png"), Buffer.from("\x89PNG\r\n\x1a\nnonsense", "latin1"));
  const stdin = Buffer.from("Hello\n");
  const list = (await runBytes(["pack", "-"], { stdin })).stdout.toString();
  await writeFile(inside("lost"), list.replace(/\n[URFDLB]{54}\n$/, "\n?\n"));
  // An archive says what its key costs: the least here, since each refusal derives it. archive.test.ts pays in full.
  const { cubes } = await packArchive(stdin, {
    password: "right",
    randomBytes: (length) => new Uint8Array(length),
    keyCost: { logN: 10 },
  });
  await writeFile(inside("sealed"), `${cubes.map((cube) => cube.facelets()).join("\n")}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

const placed = (argv: readonly string[]) => argv.map((word) => word.replace("FOLDER/", `${folder}/`));

describe("no refusal is silent", () => {
  test.each(REFUSALS)("$argv ends with $exit and says why", async ({ argv, exit, code, stdin = "" }) => {
    const input = { stdin: Buffer.from(stdin) };
    const plain = await runBytes(placed(argv), input);
    expect(plain.code).toBe(exit);
    const said = code === undefined ? plain.stdout.toString() + plain.stderr : plain.stderr;
    expect(said).toMatch(/\w{3}/);
    expect(plain.stderr).not.toMatch(/undefined|\[object|Unexpected|\n\s+at .*:\d+:\d+/);
    if (code === undefined) return;
    expect(plain).toMatchObject({ stdout: Buffer.alloc(0), stderr: expect.stringMatching(/^cubegram: \S/m) });
    expect((await runBytes([...placed(argv), "-q"], input)).stderr).toMatch(/^cubegram: \S/m);
    const json = await runBytes([...placed(argv), "--json"], input);
    expect({ exit: json.code, ...JSON.parse(json.stdout.toString()) }).toMatchObject({
      exit,
      error: { code, message: expect.stringMatching(/\w/) },
    });
  });

  test.each(LINES)("a line that %s refuses: %j", async (verb, line, code) => {
    const input = { stdin: Buffer.from(line) };
    const plain = await runBytes([verb, "-"], input);
    expect(plain).toMatchObject({ code: 1, stderr: "cubegram: 1 of 1 line failed.\n" });
    expect(plain.stdout.toString()).toMatch(/^error: \w.*\n$/);
    const json = await runBytes([verb, "-", "--json"], input);
    expect(JSON.parse(json.stdout.toString())).toMatchObject({ error: { code } });
  });

  test("every verb refuses something here, and every code of our own occurs", () => {
    expect(Object.keys(verbs).filter((verb) => !REFUSALS.some(({ argv }) => argv[0] === verb))).toEqual([]);
    const source = fileURLToPath(new URL(".", import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    const codes = new Set(
      files.flatMap((name) =>
        [...readFileSync(join(source, name), "utf8").matchAll(/\bcode: "([a-z0-9-]+)"/g)].map(
          ([, one]) => one,
        ),
      ),
    );
    const seen = new Set([...REFUSALS.map(({ code }) => code), ...LINES.map(([, , code]) => code)]);
    expect([...codes].filter((code) => !seen.has(code) && !(code in ELSEWHERE))).toEqual([]);
  });

  test("whatever faults, repairs and hints a problem has, its message is printed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), async (faults, repairs, hint) => {
        const { console, said } = consoleOf();
        await printProblem({ code: "x", message: "the message", faults, repairs, hint }, console);
        expect(said()).toMatch(/^cubegram: \S/);
      }),
    );
    const { console, said } = consoleOf();
    const error = new CubegramError({
      code: "x",
      message: "the message",
      faults: [{ code: "lost-cube", cube: 1 }],
    });
    await printProblem(problemOf(error, false), console);
    expect(said()).toBe("cubegram: the message\n");
  });

  test("what cannot be printed as it should be is told in the barest form", async () => {
    const { console, said } = consoleOf();
    await printUnprintable(new Error("first"), new TypeError("second"), console);
    expect(said()).toBe("cubegram: first; second\n");
  });

  test("an error without a message is not an empty line", async () => {
    for (const thrown of [undefined, null, "text", new Error(""), {}])
      expect(problemOf(thrown, false).message).toMatch(/\w{3}/);
  });
});

function consoleOf(): { console: Console; said: () => string } {
  let said = "";
  const stream = () =>
    openOutput(
      new Writable({
        write(chunk, _encoding, done) {
          said += String(chunk);
          done();
        },
      }),
    );
  const flags = { isStdoutClaimed: false, json: false, quiet: false, debug: false };
  return { console: { stdout: stream(), stderr: stream(), ...flags }, said: () => said };
}
