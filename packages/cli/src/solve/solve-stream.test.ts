import { Readable, Writable } from "node:stream";
import { MessageChannel } from "node:worker_threads";
import { type HostPort, serve } from "@cubegram/core/worker";
import { expect, test } from "vitest";
import { runMain } from "../../test/run-main.ts";
import { openOutput } from "../frame/output.ts";
import type { Request } from "../frame/verb.ts";
import { solveStream } from "./solve-stream.ts";

/** A worker in this thread. */
function spawn(): HostPort {
  const { port1, port2 } = new MessageChannel();
  serve(port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

async function answersTo(lines: readonly string[], json = false) {
  const said: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk));
      done();
    },
  });
  const stdin = Readable.from([Buffer.from(lines.map((line) => `${line}\n`).join(""))]);
  const request = { host: { stdin }, size: undefined, values: { json }, claimStdout: () => openOutput(sink) };
  const answer = await solveStream(request as unknown as Request, { workers: 2, spawn });
  return { answer, said: said.join("").trimEnd().split("\n") };
}

const numbers = Array.from({ length: 30 }, (_, i) => `num:${i * 1_234_567}`);

test("several threads answer line for line what one does", async () => {
  const one = await runMain(["solve", "-"], { stdin: numbers.join("\n") });
  const { said, answer } = await answersTo(numbers);
  expect(said).toEqual(one.stdout.trimEnd().split("\n"));
  expect(answer).toMatchObject({ negative: false, json: { lines: 30, failed: 0 } });
});

test("a line that is no cube, or cannot be solved, gets its error in its place", async () => {
  const lines = [numbers[1], "num:x", numbers[2], "", numbers[3]];
  const { said, answer } = await answersTo(lines);
  expect(said.map((line) => line.startsWith("error: "))).toEqual([false, true, false, true, false]);
  expect(answer).toMatchObject({ negative: true, json: { lines: 5, failed: 2 } });
  const asJson = (await answersTo(lines, true)).said.map((line) => JSON.parse(line));
  expect(asJson[0]).toMatchObject({ moves: said[0], metric: "HTM" });
  expect(asJson[1]).toMatchObject({ error: { message: expect.any(String) } });
});

test("workers are for lines on standard input, and for --optimal", async () => {
  for (const argv of [
    ["solve", "num:1", "--workers", "2"],
    ["solve", "-", "--workers", "0"],
    ["solve", "num:1", "--workers", "x", "--optimal"],
    ["solve", "-", "--workers", "2", "--tier", "large"],
  ])
    expect((await runMain(argv)).code).toBe(2);
});
