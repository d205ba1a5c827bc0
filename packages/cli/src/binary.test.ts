/** The built program, as a shell runs it. `npm test` builds before it tests. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { samples, wholeRunTest } from "../../core/test/samples.ts";
import { testCache } from "../test/run-main.ts";
import { composedOverview } from "./help.ts";
import { verbs } from "./verbs.ts";

const binary = fileURLToPath(new URL("../bin/cubegram.js", import.meta.url));

function start(
  argv: readonly string[],
  nodeOptions: readonly string[] = [],
  cache: Readonly<Record<string, string>> = testCache,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeOptions, binary, ...argv], {
    env: { PATH: process.env.PATH ?? "", ...cache },
  });
}

async function run(argv: readonly string[], stdin = "", nodeOptions: readonly string[] = []) {
  const child = start(argv, nodeOptions);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  child.stdin.on("error", () => undefined).end(stdin);
  const [code] = await once(child, "close");
  return { code, stdout, stderr };
}

describe("the program", () => {
  test("writes MEET AT NOON and reads it back from what the cube shows", { tags: ["seconds"] }, async () => {
    const written = await run(["write", "MEET AT NOON", "--json"]);
    expect(written).toMatchObject({ code: 0, stderr: "" });
    const { facelets, moves } = JSON.parse(written.stdout);
    expect(moves.split(" ").length).toBeLessThanOrEqual(23);
    expect(await run(["read", facelets])).toEqual({ code: 0, stdout: "MEET AT NOON\n", stderr: "" });
  });

  test("--version is that of the package", async () => {
    const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
    const first = `cubegram ${JSON.parse(manifest).version}\n`;
    expect((await run(["--version"])).stdout).toBe(first);
    const [, second] = (await run(["--version", "--debug"])).stdout.split(first);
    expect(second).toMatch(/^Node v\d+\S+, \S+ \S+ \S+, \d+ processors, \d+ GiB\n$/);
  });

  test("--help is what the verbs say, as the build wrote it down", { tags: ["seconds"] }, async () => {
    expect((await run(["--help"])).stdout).toBe(`${await composedOverview(verbs)}\n`);
  });

  wholeRunTest("the ciphers are loaded with a password only", { tags: ["seconds"] }, async () => {
    const hook = `data:text/javascript,${encodeURIComponent(`
      import { register } from "node:module";
      register("data:text/javascript," + encodeURIComponent(\`import { writeSync } from "node:fs";
        export async function load(url, context, next) {
          writeSync(2, url + "\\\\n");
          return next(url, context);
        }\`));`)}`;
    const loaded = async (...argv: string[]) => {
      const { code, stderr } = await run(["write", "HI", ...argv], "secret\n", ["--import", hook]);
      expect(code).toBe(0);
      expect(stderr).toContain("/text-models/models/en.js");
      return stderr.split("\n").filter((url) => url.includes("/@noble/")).length;
    };
    expect(await loaded()).toBe(0);
    expect(await loaded("--password-file", "-")).toBeGreaterThan(0);
  });

  test("exit 1 for what cannot be served, 2 for wrong usage; data and stderr are kept apart", async () => {
    const [illegal, wrong] = await Promise.all([run(["rank", "UUU"]), run(["rakn"])]);
    expect(illegal).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/^cubegram: /) });
    expect(wrong).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining('"rank"') });
  });

  test("a wrong option ends the program, although --optimal would have threads", async () => {
    for (const wrong of [
      ["--tier", "vast"],
      ["--metric", "moves"],
    ]) {
      const { code, stdout } = await run(["solve", "num:1", "--optimal", "--workers", "2", ...wrong]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    }
  });

  test("solve - --optimal starts its threads once for all lines, and ends them", {
    tags: ["seconds"],
  }, async () => {
    // Node gives its options to threads, too.
    const hook = `data:text/javascript,${encodeURIComponent(`
      import { writeSync } from "node:fs";
      import { isMainThread } from "node:worker_threads";
      if (!isMainThread) writeSync(2, "thread\\n");`)}`;
    const { code, stdout, stderr } = await run(
      ["solve", "-", "--optimal", "--workers", "3", "--quiet"],
      "alg:R U F\nnum:x\nalg:F2 R\nalg:D\n",
      ["--import", hook],
    );
    expect(stdout.replace(/error: .*/, "error")).toBe("F' U' R'\nerror\nR' F2\nD'\n");
    expect({ code, threads: stderr.split("thread").length - 1 }).toEqual({ code: 1, threads: 2 });
  });

  test("a line is answered before the next one is sent", async () => {
    const child = start(["order", "-"]);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const [alg, order] of [
      ["R U", "105"],
      ["R U R' U'", "6"],
      ["R", "4"],
    ]) {
      child.stdin.write(`${alg}\n`);
      expect((await answers.next()).value).toBe(order);
    }
    child.stdin.end();
    expect((await once(child, "close"))[0]).toBe(0);
  });

  test("thousands of lines go through a heap of 24 MB, in order, with the bad ones in their place", {
    tags: ["seconds"],
  }, async () => {
    const lines = Array.from({ length: samples(10_000, 3000) }, (_, line) =>
      line % 1000 === 999 ? "x" : String(line),
    );
    const { code, stdout } = await run(["unrank", "-", "--json"], `${lines.join("\n")}\n`, [
      "--max-old-space-size=24",
    ]);
    expect(code).toBe(1);
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ number, error }) => number ?? error.code)).toEqual(
      lines.map((line) => (line === "x" ? "number" : line)),
    );
  });

  test("it ends quietly when its reader goes", async () => {
    const child = start(["unrank", "-"]);
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.stdin.on("error", () => undefined);
    child.stdin.write("1\n".repeat(20_000));
    await once(child.stdout, "data");
    child.stdout.destroy();
    child.stdin.write("1\n".repeat(20_000));
    const [code] = await once(child, "close");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test("stopped in the middle, it leaves no half file behind", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cubegram-stop-"));
    const child = start(["pack", "-", "-o", join(folder, "out.cubes")]);
    child.stdin.write("the beginning of something");
    await expect.poll(() => readdir(folder), { timeout: 20_000 }).toHaveLength(1);
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([130, null]);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  test("stopped while it searches for a prime, it ends at once", { tags: ["seconds"] }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "cubegram-stop-"));
    const child = start([
      "pack",
      "-",
      "--size",
      "24",
      "--unordered",
      "--parity",
      "1",
      "-o",
      join(folder, "out"),
    ]);
    child.stdin.end("something");
    await expect.poll(() => readdir(folder), { timeout: 20_000 }).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const stopped = performance.now();
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([143, null]);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  // In `npm test` solve/nxn/budget.slow.test.ts has the like, without the program.
  wholeRunTest(
    "--timeout always gives a solution, though there are no tables and hardly any time",
    {
      tags: ["seconds"],
    },
    async () => {
      const cache = await mkdtemp(join(tmpdir(), "cubegram-cache-"));
      const child = start(["solve", "num:1234567890", "--size", "5", "--timeout", "20", "--json"], [], {
        XDG_CACHE_HOME: cache,
      });
      child.stdin.end();
      let stdout = "";
      for await (const text of child.stdout.setEncoding("utf8")) stdout += text;
      expect(JSON.parse(stdout)).toMatchObject({ length: expect.any(Number), notes: expect.any(Array) });
      await rm(cache, { recursive: true });
    },
  );
});
