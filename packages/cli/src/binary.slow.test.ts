/** What takes many lines or many runs of the built program. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../core/test/any-text.ts";
import { inEachRun, isWholeRun, samples } from "../../core/test/samples.ts";
import { runMain } from "../test/run-main.ts";
import { verbs } from "./verbs.ts";

const binary = fileURLToPath(new URL("../bin/cubegram.js", import.meta.url));

test("very many lines go through a heap of 24 MB", async () => {
  const thousands = samples(1000, 50);
  const child = spawn(process.execPath, ["--max-old-space-size=24", binary, "unrank", "-", "--size", "2"]);
  const blocks = Array.from({ length: thousands }, (_, block) => `${block}\n`.repeat(1000));
  Readable.from(blocks).pipe(child.stdin);
  let lines = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  const [code] = await once(child, "close");
  expect({ code, lines }).toEqual({ code: 0, lines: 1000 * thousands });
});

test("tables are kept in the cache folder, and a damaged file does no harm", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cubegram-"));
  const solve = () =>
    spawnSync(process.execPath, [binary, "solve", "alg:R U F2", "-q"], {
      encoding: "utf8",
      env: { XDG_CACHE_HOME: folder },
    });
  try {
    const first = solve();
    expect(first).toMatchObject({ status: 0, stderr: "" });
    const [file, ...others] = await readdir(join(folder, "cubegram"));
    expect(others).toEqual([]);
    const table = await readFile(join(folder, "cubegram", file));
    expect(solve().stdout).toBe(first.stdout);
    await writeFile(join(folder, "cubegram", file), table.subarray(0, 1000));
    expect(solve().stdout).toBe(first.stdout);
    expect(table.equals(await readFile(join(folder, "cubegram", file)))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a text that fills a cube is written without the tables for shorter ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cubegram-"));
  const keptBy = async (text: string) => {
    const { status } = spawnSync(process.execPath, [binary, "write", text], {
      env: { XDG_CACHE_HOME: folder },
    });
    expect(status).toBe(0);
    return (await readdir(join(folder, "cubegram"))).filter((name) => name.startsWith("fewest"));
  };
  try {
    expect(await keptBy("Meet me at noon by the fountain")).toEqual([]);
    expect(await keptBy("HI")).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const argument = fc.oneof(
  fc.constantFrom(
    ...Object.keys(verbs),
    ...[
      "--json",
      "--size",
      "2",
      "3",
      "4",
      "99",
      "--as",
      "bytes",
      "--seed",
      "--",
      "-",
      "-q",
      "-5",
      "alg:",
      "num:",
      "?",
    ],
    ...[
      "R U",
      "R'",
      "(R U)1000000000",
      "[A, B]",
      "{",
      '{"cp":[]}',
      "UUU",
      "U".repeat(54),
      "😀",
      "\0",
      "\ud800",
    ],
  ),
  anyText(12),
);
const stickers = fc.string({ unit: fc.constantFrom(..."URFDLB??w"), minLength: 20, maxLength: 60 });
const line = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...Object.keys(verbs)) }, argument),
    fc.array(fc.oneof(argument, stickers), { maxLength: 4 }),
  )
  .map(([verb, rest]) => [verb, ...rest])
  // Most solutions of what is drawn here take their time, and a server serves until it is stopped.
  .filter((argv) => !argv.includes("solve") && !argv.includes("serve"));
/** Whole, repairable, wrong use, not repairable, no archive (ADR 0066#0091) for archives; 0, 1, 2 for everything else. */
const codesOf = (argv: readonly string[]) =>
  argv.includes("verify") || argv.includes("repair") ? [0, 1, 2, 3, 4] : [0, 1, 2];
const isClean = (text: string) => !/\n\s+at |Unexpected error|\[object/.test(text);

test("no line of arguments shows a stack trace or an unexpected error, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(line, anyText(12), async (argv, stdin) => {
      const { code, stdout, stderr } = await runMain(argv, { stdin });
      expect(codesOf(argv)).toContain(code);
      expect(stderr, JSON.stringify(argv)).toSatisfy(isClean);
      if (code !== 0 && !argv.includes("-")) expect(stdout + stderr).not.toBe("");
    }),
    { numRuns: samples(1500) },
  );
});

test("nor does the program itself", () => {
  fc.assert(
    fc.property(
      line.filter((argv) => !argv.some((word) => word.includes("\0"))),
      (argv) => {
        const { status, stderr } = spawnSync(process.execPath, [binary, ...argv], {
          encoding: "utf8",
          input: "x\n",
        });
        expect(codesOf(argv)).toContain(status);
        expect(stderr).toSatisfy(isClean);
      },
    ),
    { numRuns: samples(60, 3) },
  );
});

test("write - and read - on two threads say what one thread says, in order, with the bad lines in their place", async () => {
  const bad = isWholeRun ? 7 : 2;
  const texts = Array.from({ length: bad + 2 }, (_, i) => (i === bad ? "x".repeat(100) : `HI ${i}`));
  const [one, two] = ["1", "2"].map((workers) =>
    spawnSync(process.execPath, [binary, "write", "-", "--workers", workers], {
      input: texts.join("\n"),
      encoding: "utf8",
    }),
  );
  expect(two).toMatchObject({ status: 1, stdout: one.stdout });
  const repeated = samples(40, 4);
  const lines = two.stdout.trimEnd().split("\n");
  expect(lines[bad]).toMatch(/^error: /);
  const states = Array.from({ length: repeated }, () =>
    lines.filter((_, i) => i !== bad).map((moves) => `alg:${moves}`),
  ).flat();
  const read = spawnSync(process.execPath, [binary, "read", "-", "--workers", "2"], {
    input: states.join("\n"),
    encoding: "utf8",
  });
  expect(read.status).toBe(0);
  expect(read.stdout.trimEnd().split("\n")).toEqual(
    Array.from({ length: repeated }, () => texts.filter((_, i) => i !== bad)).flat(),
  );
});

test("solve --optimal of a few moves makes no table of 62 MB: two-phase proves them", async () => {
  const caches = await mkdtemp(join(tmpdir(), "cubegram-optimal-"));
  for (const alg of inEachRun(["alg:R", "alg:R U F D L B"], ["alg:R U F D L B"])) {
    const { status, stderr } = spawnSync(process.execPath, [binary, "solve", alg, "--optimal"], {
      encoding: "utf8",
      env: { ...process.env, XDG_CACHE_HOME: caches },
    });
    expect({ status, proved: stderr.includes("the shortest possible") }).toEqual({ status: 0, proved: true });
  }
  expect((await readdir(join(caches, "cubegram"))).filter((name) => name.startsWith("optimal"))).toEqual([]);
  await rm(caches, { recursive: true });
});

test("a full disk is said, in words and by the exit code", () => {
  if (!existsSync("/dev/full")) return;
  const lines = [
    [`rank num:5`, 1],
    [`help write`, 1],
    [`draw num:5 -o -`, 1],
  ] as const;
  for (const [argv, code] of inEachRun(lines, lines.slice(0, 1))) {
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
