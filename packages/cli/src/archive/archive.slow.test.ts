/** Megabytes through the built program, by pipes, in a small heap. */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { samples } from "../../../core/test/samples.ts";
import { runMain } from "../../test/run-main.ts";

const binary = fileURLToPath(new URL("../../bin/cubegram.js", import.meta.url));

function start(...argv: string[]) {
  return spawn(process.execPath, ["--max-old-space-size=64", binary, ...argv], {
    env: { PATH: process.env.PATH ?? "" },
    stdio: ["pipe", "pipe", "inherit"],
  });
}

test("megabytes stream through pack and unpack in a heap of 64 MB each", async () => {
  const given = createHash("sha256");
  const chunks = (function* () {
    yield Buffer.alloc(3);
    for (let i = 0; i < samples(20, 2); i++) yield randomBytes(1_000_000);
  })();
  const source = Readable.from(chunks).on("data", (chunk) => given.update(chunk));
  const [pack, unpack] = [start("pack", "-", "--quiet"), start("unpack", "-", "--quiet")];
  const ends = [once(pack, "close"), once(unpack, "close")];
  source.pipe(pack.stdin);
  pack.stdout.pipe(unpack.stdin);
  const got = createHash("sha256");
  for await (const chunk of unpack.stdout) got.update(chunk);
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);
  expect(got.digest("hex")).toBe(given.digest("hex"));
});

test("thousands of lost cubes are one line of words, and JSON says that its list is cut", async () => {
  const packed = await runMain(["pack", "-", "--no-compress"], { stdin: "x".repeat(40_000) });
  const lines = packed.stdout.trimEnd().split("\n");
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
