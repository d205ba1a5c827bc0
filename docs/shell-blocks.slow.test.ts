/**
 * Every ```sh block of README and docs in a real shell, in a folder of its own. `$ command` is followed by what it prints; a line
 * without `$` only has to succeed. What installs or tests the project itself is left out: CI does it before these tests run.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inEachRun } from "../packages/core/test/samples.ts";
import { codeBlocks } from "./code-blocks.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = join(root, "packages/cli/bin/cubegram.js");
const hasBash = process.platform !== "win32";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cubegram-blocks-"));
  cpSync(join(root, "packages/cli/test/photos"), folder, { recursive: true });
  writeFileSync(join(folder, "letter.txt"), "Dear Ada,\nthe key is under the mat.\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Step {
  readonly command: string;
  /** What it prints; undefined: not said. */
  readonly printed?: string;
}

/** The steps of a block: a prompt begins one and what follows is its output, or else each line is one. */
function stepsOf(block: string): Step[] {
  if (!block.startsWith("$ "))
    return block
      .trimEnd()
      .split("\n")
      .map((command) => ({ command }));
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command, ...printed] = step.split("\n");
      return { command, printed: printed.join("\n") };
    });
}

const IS_SETUP = /^npm (?:install|test)\b/;

/** The words that people type, as this checkout has them. */
const WORDS = `
cubegram() { "${process.execPath}" "${program}" "$@"; }
npx() { "$@"; }
npm() { shift 2; cubegram "$@"; }
`;
/** What the cube shows, for which LETTERS stands. */
const LETTERS = `LETTERS=$(cubegram write "MEET AT NOON" --json -q | sed 's/.*"facelets":"\\([A-Z]*\\)".*/\\1/')`;

function bash(command: string): string {
  const named = command.replace(/\bLETTERS\b/, '"$LETTERS"');
  const script = `${WORDS}\n${named === command ? "" : LETTERS}\nset -euo pipefail\n${named}`;
  return execFileSync("bash", ["-c", script], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const blocks = codeBlocks("sh").map(({ where, code }) => [where, stepsOf(code)] as const);
/** In `npm test` what a reader types first: with output to compare, and without. */
const few = blocks.filter(([where]) => /^(README|docs\/guide\/write)\.md/.test(where));

describe.skipIf(!hasBash)("shell blocks in README and docs", () => {
  test("there are some", () => {
    expect(blocks.flatMap(([, steps]) => steps).length).toBeGreaterThan(10);
    expect(few.length).toBeGreaterThan(2);
  });

  test.each(inEachRun(blocks, few))("%s does what it says", (_, steps) => {
    for (const { command, printed } of steps) {
      if (IS_SETUP.test(command)) continue;
      const output = bash(command);
      if (printed !== undefined) expect({ command, output }).toEqual({ command, output: printed });
    }
  });
});
