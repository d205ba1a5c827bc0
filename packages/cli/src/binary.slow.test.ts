/** What takes many lines or many runs of the built program. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runMain } from "../test/run-main.ts";
import { verbNames } from "./verbs.ts";

const binary = fileURLToPath(new URL("../bin/cubegram.js", import.meta.url));

test("a million lines go through a heap of 24 MB", async () => {
  const child = spawn(process.execPath, ["--max-old-space-size=24", binary, "unrank", "-", "--size", "2"]);
  const blocks = Array.from({ length: 1000 }, (_, block) => `${block}\n`.repeat(1000));
  Readable.from(blocks).pipe(child.stdin);
  let lines = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines++;
  });
  const [code] = await once(child, "close");
  expect({ code, lines }).toEqual({ code: 0, lines: 1_000_000 });
});

const argument = fc.oneof(
  fc.constantFrom(
    ...verbNames,
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
  fc.string({ unit: "binary" }),
);
const line = fc.array(argument, { maxLength: 5 }).filter((argv) => !argv.includes("solve"));
const isClean = (text: string) => !/\n\s+at |Unexpected error|undefined|\[object/.test(text);

test("no line of arguments shows a stack trace or an unexpected error, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(line, fc.string({ unit: "binary" }), async (argv, stdin) => {
      const { code, out, talk } = await runMain(argv, { stdin });
      expect([0, 1, 2]).toContain(code);
      expect(talk, JSON.stringify(argv)).toSatisfy(isClean);
      if (code !== 0 && !argv.includes("-")) expect(out + talk).not.toBe("");
    }),
    { numRuns: 3000 },
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
        expect([0, 1, 2]).toContain(status);
        expect(stderr).toSatisfy(isClean);
      },
    ),
    { numRuns: 60 },
  );
});
