/** No refusal is silent: those that a person can type are in `test/transcripts`, and here is what cannot be typed, and that none is missing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { CubegramError } from "@cubegram/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runBytes } from "../test/run-bytes.ts";
import { codeIn, parseTranscript } from "../test/transcript.ts";
import { type Console, openOutput } from "./frame/output.ts";
import { printProblem, printUnprintable, problemOf } from "./frame/problem.ts";
import { verbs } from "./verbs.ts";

/** Lines of a stream that are refused: the line says so, and the exit code. */
const LINES: readonly (readonly [verb: string, line: string | Uint8Array, code: string])[] = [
  ["unrank", Uint8Array.of(0xff, 10), "not-utf8"],
  ["order", "R".repeat(2 ** 20 + 1), "line-too-long"],
];

/** Codes of our own that no command line above brings about, and where they are tested. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  host: "web-server.test.ts: an address of another machine",
  port: "a port that is taken",
  "no-app": "installed.slow.test.ts: a package without its app",
  terminal: "transcripts/files.txt: binary data for a terminal; the object goes to standard error",
  "too-large": "a sheet of 128 MiB",
  "photo-doubtful": "scan.test.ts: pictures that show no cube for certain",
  system: "binary.slow.test.ts: a full disk",
  internal: "main.test.ts: a mistake of ours",
};

describe("no refusal is silent", () => {
  test("half a character is no text", async () => {
    const { code, stdout, stderr } = await runBytes(["write", "\ud800", "--json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(JSON.parse(stdout.toString())).toMatchObject({ error: { code: "lone-surrogate" } });
  });

  test.each(LINES)("a line that %s refuses: %j", async (verb, line, code) => {
    const input = { stdin: Buffer.from(line) };
    const plain = await runBytes([verb, "-"], input);
    expect(plain).toMatchObject({ code: 1, stderr: "cubegram: 1 of 1 line failed.\n" });
    expect(plain.stdout.toString()).toMatch(/^error: \w.*\n$/);
    const json = await runBytes([verb, "-", "--json"], input);
    expect(JSON.parse(json.stdout.toString())).toMatchObject({ error: { code } });
  });

  test("every verb refuses something in a transcript, and every code of our own occurs", () => {
    const folder = new URL("../test/transcripts/", import.meta.url);
    const refused = readdirSync(folder)
      .flatMap((name) => parseTranscript(readFileSync(new URL(name, folder), "utf8")).parts)
      .flatMap((part) => (typeof part === "string" || codeIn(part) === undefined ? [] : part));
    const verbsIn = new Set(refused.map(({ command }) => /cubegram ([a-z]+)[^|]*$/.exec(command)?.[1]));
    expect(Object.keys(verbs).filter((verb) => !verbsIn.has(verb))).toEqual([]);
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
    const seen = new Set([...refused.map(codeIn), ...LINES.map(([, , code]) => code)]);
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
