import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Cube } from "@cubegram/core";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMain } from "../../test/run-main.ts";
import { afterLines, countWholeLines } from "./resume.ts";

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), "cubegram-resume-")), "done.txt");
});
afterAll(() => rm(join(file, ".."), { recursive: true }));

const line = fc.stringMatching(/^[^\n]{0,12}$/);

test("what was cut off anywhere and what comes after its whole lines is what one run prints", {
  tags: ["seconds"],
}, async () => {
  const lines = ["alg:R U", "num:1", "alg:F2 R", "num:x", "alg:U2 L F"];
  const stdin = `${lines.join("\n")}\n`;
  const whole = (await runMain(["solve", "-"], { stdin })).stdout;
  for (let cut = 0; cut <= whole.length; cut++) {
    await writeFile(file, whole.slice(0, cut));
    const rest = await runMain(["solve", "-", "--resume-from", file], { stdin });
    expect((await readFile(file, "utf8")) + rest.stdout).toBe(whole);
  }
});

test("lines are counted and passed over however the bytes arrive", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      async (lines, done, step) => {
        const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(""));
        const chunks = Array.from({ length: Math.ceil(bytes.length / step) }, (_, i) =>
          bytes.subarray(i * step, (i + 1) * step),
        );
        const left: Buffer[] = [];
        for await (const chunk of afterLines(Readable.from(chunks), done)) left.push(chunk);
        expect(Buffer.concat(left).toString()).toBe(
          lines
            .slice(done)
            .map((each) => `${each}\n`)
            .join(""),
        );
        await writeFile(file, Buffer.concat([bytes, Buffer.from("half a li")]));
        expect(await countWholeLines(file)).toBe(lines.length);
        expect(await readFile(file)).toEqual(bytes);
      },
    ),
    { numRuns: 50 },
  );
});

test("a file that is not there yet has no lines; a folder is refused in words", async () => {
  expect(await countWholeLines(join(file, "..", "none"))).toBe(0);
  await expect(countWholeLines(join(file, ".."))).rejects.toThrow(
    "could not be read and mended: it is a folder.",
  );
});

test("it is for lines that are told apart", async () => {
  for (const argv of [
    ["solve", "num:1", "--resume-from", file],
    ["solve", "-", "--optimal", "--all", "--resume-from", file],
  ])
    expect((await runMain(argv, { stdin: "num:1\n" })).code).toBe(2);
});

test("--to leads from one cube to the other, line by line too", async () => {
  const from = Cube.fromAlg("R U F");
  const to = Cube.fromAlg("F2 L");
  for (const argv of [["alg:R U F"], ["-"], ["-", "--workers", "2"]]) {
    const { stdout } = await runMain(["solve", ...argv, "--to", "alg:F2 L", "--quiet"], {
      stdin: "alg:R U F\n",
    });
    expect(from.apply(stdout.trim()).upright().facelets()).toBe(to.upright().facelets());
  }
  for (const argv of [
    ["alg:R", "--to", "alg:U", "--method", "layers"],
    ["alg:R", "--to", "alg:U", "--step", "cross"],
  ])
    expect((await runMain(["solve", ...argv])).code).toBe(2);
  for (const to of ["alg:Q", Cube.solved(2).facelets()])
    expect((await runMain(["solve", "alg:R", "--to", to])).code).toBe(1);
});
