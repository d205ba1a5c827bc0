import { Readable, Writable } from "node:stream";
import { Cube, type Result, seededRandom } from "@cubegram/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TWISTED } from "../../test/cubes.ts";
import { rank, unrank } from "../commands/rank.ts";
import { type Console, openOutput } from "./output.ts";
import { type AnsweredLine, answerLine, type LinePool, runStream } from "./run.ts";
import { type Request, usageError, type Verb } from "./verb.ts";

const request = { size: undefined, values: {}, inStream: true } as unknown as Request;
const style = { json: false, debug: false };

/** Answers after that many turns of the event loop. */
const shout: Verb = {
  name: "shout",
  summary: "",
  options: {},
  examples: [["shout", ""]],
  parallelFrom: 2,
  async run(line) {
    for (let wait = line.length; wait > 0; wait--) await new Promise(setImmediate);
    if (line === "usage") throw usageError("wrong for every line");
    if (line === "bad") throw new TypeError("bad line");
    return { json: { line }, text: line.toUpperCase() };
  },
};

async function run(chunks: readonly string[], startPool?: () => LinePool | undefined, verb = shout) {
  let said = "";
  const sink = () =>
    new Writable({
      write(chunk, _encoding, done) {
        said += String(chunk);
        done();
      },
    });
  const console: Console = {
    stdout: openOutput(sink()),
    stderr: openOutput(sink()),
    isStdoutClaimed: false,
    ...style,
    quiet: true,
  };
  const code = await runStream(
    verb,
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    request,
    console,
    startPool,
  );
  return { code, said };
}

function poolIn(width: number): LinePool & { most: number; closed: boolean } {
  let under = 0;
  const pool = {
    width,
    most: 0,
    closed: false,
    async answer(line: Result<string>): Promise<AnsweredLine> {
      under++;
      pool.most = Math.max(pool.most, under);
      return answerLine(shout, line, request, style).finally(() => {
        under--;
      });
    },
    close() {
      pool.closed = true;
    },
  };
  return pool;
}

describe("lines answered at once", () => {
  test("keep their order, however long each takes, and no more are under way than the pool is wide", async () => {
    const line = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 2 }),
        fc.integer({ min: 1, max: 9 }),
        async (lines, width) => {
          const pool = poolIn(width);
          const text = lines.map((one) => `${one}\n`).join("");
          expect(await run([text], () => pool)).toEqual({ code: 0, said: text.toUpperCase() });
          expect(pool.closed).toBe(true);
          expect(pool.most).toBeLessThanOrEqual(width);
        },
      ),
      { numRuns: 50 },
    );
  });

  test("a few lines start no threads; a bad line is an error line in its place", async () => {
    const pool = poolIn(4);
    const refuse = () => {
      throw new Error("not asked for");
    };
    expect(await run(["a\n", "b\n"], refuse)).toEqual({ code: 0, said: "A\nB\n" });
    const { code, said } = await run(["aaaa\nbad\nc\n"], () => pool);
    expect({ code, lines: said.split("\n").map((one) => one.slice(0, 6)) }).toEqual({
      code: 1,
      lines: ["AAAA", "error:", "C", ""],
    });
  });

  test("what is wrong for every line ends the run", async () => {
    await expect(run(["a\nusage\nb\n"], () => poolIn(2))).rejects.toThrow("wrong for every line");
    await expect(run(["usage\n"])).rejects.toThrow("wrong for every line");
  });
});

test("what a verb keeps for all lines is made once and closed; each line knows how many come after it", async () => {
  const kept: string[] = [];
  const verb: Verb = {
    ...shout,
    startLines() {
      kept.push("made");
      const run: Verb["run"] = (line, { linesLeft }) => {
        if (line === "usage") throw usageError("wrong for every line");
        return { json: {}, text: `${line} ${linesLeft}` };
      };
      return { run, close: () => kept.push("closed") };
    },
  };
  expect((await run(["a\nb\nc\n", "d\ne\n"], undefined, verb)).said).toBe("a 2\nb 1\nc 0\nd 1\ne 0\n");
  expect(kept.splice(0)).toEqual(["made", "closed"]);
  await expect(run(["a\nusage\n"], undefined, verb)).rejects.toThrow("wrong for every line");
  expect(kept).toEqual(["made", "closed"]);
});

describe("many lines by tables", () => {
  const random = seededRandom("quick");
  const cubes = Array.from({ length: 200 }, () => Cube.random(3, random));

  test("rank: the answers of run, and undefined for what only run can tell", async () => {
    const lines = cubes.map((cube) => cube.facelets());
    expect(await rank.quick!(lines, request)).toEqual(cubes.map((cube) => String(cube.rank())));
    for (const json of [true, false]) {
      const asked = { ...request, values: { json } };
      const odd = [
        "",
        "x",
        TWISTED,
        "alg:R",
        "num:5",
        cubes[0].facelets().toLowerCase(),
        "?".repeat(54),
        lines[1],
      ];
      const quick = (await rank.quick!(odd, asked))!;
      expect(quick.slice(0, -1)).toEqual(odd.slice(0, -1).map(() => undefined));
      const slow = await rank.run(lines[1], asked);
      expect(quick.at(-1)).toBe(json ? JSON.stringify(slow.json) : slow.text);
    }
    expect(await rank.quick!(lines, { ...request, size: 2 })).toBeUndefined();
  });

  test("unrank: the same", async () => {
    const lines = cubes.map((cube) => String(cube.rank()));
    expect(await unrank.quick!(lines, request)).toEqual(cubes.map((cube) => cube.facelets()));
    const odd = ["", "x", "-1", "43252003274489856000", "1,000", "7"];
    expect(await unrank.quick!(odd, request)).toEqual([
      ...new Array(5).fill(undefined),
      Cube.unrank(7n).facelets(),
    ]);
    expect(await unrank.quick!(lines, { ...request, values: { json: true } })).toBeUndefined();
  });
});
