/** The built program, led by the protocol's official client. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Cube } from "@cubegram/core";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inEachRun } from "../../../core/test/samples.ts";
import { runJson, testCache } from "../../test/run-main.ts";
import { verbs } from "../verbs.ts";
import { offeredOptions, TOOLS } from "./tools.ts";

const binary = fileURLToPath(new URL("../../bin/cubegram.js", import.meta.url));
const PHOTOS = fileURLToPath(new URL("../../test/photos/", import.meta.url));
const photos = [..."URFDLB"].map((face) => `${PHOTOS}${face}.jpg`);

let client: Client;

beforeAll(async () => {
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [binary, "mcp"], env: { ...testCache } }),
  );
});

afterAll(() => client.close());

type Block = { readonly type: string; readonly text?: string; readonly data?: string };

async function call(name: string, given: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const blocks = content as readonly Block[];
  return {
    words: blocks.find(({ type }) => type === "text")?.text ?? "",
    picture: blocks.find(({ type }) => type === "image")?.data,
    json: structuredContent as Record<string, unknown>,
    blocks,
    isError: isError === true,
  };
}

const SEXY = "alg:R U R' U'";

describe("the tools", () => {
  test("are verbs, with the options of their verbs", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS));
    for (const { name, description, inputSchema } of tools) {
      const tool = TOOLS[name];
      const offered = Object.keys(offeredOptions(tool, await verbs[tool.verb]()));
      expect(Object.keys(inputSchema.properties ?? {}), name).toEqual([tool.input, ...offered]);
      expect(inputSchema.required).toEqual([tool.input]);
      expect(description).toMatch(/^[A-Z].*\.$/s);
    }
    const solve = tools.find(({ name }) => name === "solve")!;
    expect(Object.keys(solve.inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(["method", "optimal", "timeout", "size"]),
    );
    expect(JSON.stringify(tools)).not.toMatch(/password|workers|output/);
  });

  test("answer as the command line does", async () => {
    for (const [name, given, argv] of [
      ["rank", { state: SEXY }, ["rank", SEXY]],
      ["unrank", { number: "12345", size: 2 }, ["unrank", "12345", "--size", "2"]],
      ["diagnose", { state: `R${"U".repeat(8)}` }, ["check", `R${"U".repeat(8)}`]],
      ["write", { text: "-5 °C", check: 5 }, ["write", "--check", "5", "-5 °C"]],
      ["read", { state: "num:123 ; num:456", check: 0 }, ["read", "--check", "0", "num:123", "num:456"]],
    ] as const) {
      const { json, blocks, isError } = await call(name, given);
      expect(json, name).toEqual(await runJson(argv));
      expect(JSON.parse(blocks.at(-1)?.text ?? "")).toEqual(json);
      expect(isError).toBe(false);
    }
  });

  test("solve, and say so in words", async () => {
    const { json, words } = await call("solve", { state: SEXY, optimal: true });
    expect(json).toMatchObject({ moves: "U R U' R'", optimal: true });
    expect(words).toMatch(/^U R U' R'\n4 moves/);
  });

  test("teach one step at a time until the cube is solved", async () => {
    for (const start of [Cube.fromAlg("R U F2 L' D B"), Cube.fromAlg("R U F'", 2)]) {
      let cube = start;
      let left = Number.POSITIVE_INFINITY;
      for (;;) {
        const { json, words } = await call("teach", { state: cube.facelets() });
        if (json.solved) break;
        expect(words).toContain(`Moves: ${json.moves}`);
        // Each step leaves fewer, so this ends.
        expect(json.left).toBeLessThan(left);
        left = Number(json.left);
        cube = cube.apply(String(json.moves));
        expect(json.facelets).toBe(cube.facelets());
      }
      expect(left).toBe(0);
    }
  });

  test("read pictures, from files and as data", async () => {
    const fromFiles = await call("scan", { pictures: photos });
    const data = photos.map((path) => `data:image/jpeg;base64,${readFileSync(path).toString("base64")}`);
    expect(fromFiles.json.facelets).toBe((await runJson(["scan", ...photos])).facelets);
    expect((await call("scan", { pictures: data })).json).toEqual(fromFiles.json);
  });

  test("draw a picture, and say it in words", async () => {
    const { picture, words, json } = await call("draw", { state: "alg:U", view: "cube", scheme: "japanese" });
    expect(
      Buffer.from(picture ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect(words).toContain("Front: red red red / green green green / green green green");
    expect(words).toContain("Down: blue");
    expect(json).toEqual({ facelets: Cube.fromAlg("U").facelets(), size: 3, words });
  });
});

describe("bad input is answered in words", () => {
  const BAD: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ["rank", { state: "UUU" }, /stickers/],
    ["rank", {}, /^rank expects state, a string/],
    ["rank", { state: 5 }, /^rank expects state to be a string, got 5/],
    ["rank", { state: SEXY, sise: 3 }, /no argument "sise".*Did you mean "size"/],
    ["rank", { state: "-" }, /./],
    ["rank", { state: SEXY, size: "many" }, /whole number/],
    ["unrank", { number: "-1" }, /number/],
    ["unrank", { number: "43252003274489856000" }, /number/],
    ["diagnose", { state: "" }, /empty/],
    ["solve", { state: "U".repeat(54) }, /./],
    ["solve", { state: SEXY, method: "magic" }, /--method expects one of/],
    ["solve", { state: SEXY, optimal: "yes" }, /expects optimal to be a boolean/],
    ["solve", { state: SEXY, workers: 2 }, /no argument "workers"/],
    ["teach", { state: "alg:Q" }, /./],
    ["write", { text: "A", "password-file": "/etc/hostname" }, /no argument/],
    ["read", { state: "photo:-" }, /./],
    ["scan", { pictures: "one.jpg" }, /list of strings/],
    ["scan", { pictures: [] }, /pictures/],
    ["scan", { pictures: ["nowhere.jpg"] }, /nowhere\.jpg could not be read/],
    ["scan", { pictures: ["data:image/png;base64,AAAA"] }, /./],
    ["draw", { state: SEXY, output: "/tmp/x.png" }, /no argument "output"/],
    ["draw", { state: SEXY, view: "inside" }, /--view expects one of/],
  ];
  // It takes seconds to say by how much that is too long.
  const long = ["write", { text: "x".repeat(500) }, /./] as const;
  test.each(inEachRun([...BAD, long], BAD))("%s %j", async (name, given, said) => {
    const { isError, words, json } = await call(name, given);
    expect(words).toMatch(said);
    expect(words).not.toMatch(/Unexpected error|\n\s+at /);
    expect(isError).toBe(true);
    expect(json.error).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  test("an impossible cube is diagnosed, not refused", async () => {
    const twisted = `${Cube.solved().facelets().slice(0, 8)}F${Cube.solved().facelets().slice(9)}`;
    const { json, words, isError } = await call("diagnose", { state: twisted });
    expect({ isError, legal: json.legal }).toEqual({ isError: false, legal: false });
    expect(words).toMatch(/^illegal:/);
  });

  test("a tool that does not exist is an error of the protocol", async () => {
    await expect(call("fly", {})).rejects.toThrow(/no tool "fly".*rank, unrank/);
  });
});

test("a long search tells how far it is, and stops when its client no longer waits", async () => {
  const stop = new AbortController();
  const told: string[] = [];
  const answer = client.callTool(
    {
      name: "solve",
      arguments: { state: "alg:R U2 D' B D' L' F2 D2 L U R' F' L2 B' U2 D R2 F", size: 5, timeout: 60_000 },
    },
    {
      signal: stop.signal,
      onprogress: ({ message }) => {
        told.push(message ?? "");
        stop.abort("enough");
      },
    },
  );
  await expect(answer).rejects.toThrow(/enough/);
  expect(told[0]).toMatch(/^solving: /);
  // Whoever comes next is served at once.
  expect((await call("rank", { state: "num:5" })).json.number).toBe("5");
}, 30_000);

test("standard output carries nothing but the protocol, whatever comes in", async () => {
  const child = spawn(process.execPath, [binary, "mcp"], { env: { ...process.env, ...testCache } });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on("line", (line) => lines.push(line));
  const send = (message: unknown) => child.stdin.write(`${JSON.stringify(message)}\n`);
  send({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
  });
  await once(reader, "line");
  child.stdin.write("this is not JSON\n[]\n{}\n");
  send({ jsonrpc: "2.0", method: "notifications/initialized" });
  send({ jsonrpc: "2.0", id: 2, method: "no/such/method" });
  send({
    jsonrpc: "2.0",
    id: 3,
    method: "tools/call",
    params: { name: "rank", arguments: { state: "num:7" } },
  });
  while (!lines.some((line) => JSON.parse(line).id === 3)) await once(reader, "line");
  child.stdin.end();
  const [code] = await once(child, "close");
  expect(code).toBe(0);
  for (const line of lines) expect(JSON.parse(line).jsonrpc).toBe("2.0");
  expect(JSON.parse(lines.at(-1) ?? "").result.structuredContent.number).toBe("7");
});

test("what was asked before standard input ends is answered", () => {
  const asked = [
    {
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "pipe", version: "1" },
      },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/list" },
    { id: 3, method: "tools/call", params: { name: "solve", arguments: { state: SEXY } } },
  ];
  const { stdout, status } = spawnSync(process.execPath, [binary, "mcp"], {
    encoding: "utf8",
    env: { ...process.env, ...testCache },
    input: asked.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""),
  });
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  expect(answers.find(({ id }) => id === 3).result.content[0].text).toMatch(/^U R U' R'\n/);
  expect(status).toBe(0);
});

test("whoever calls no tools does not load the protocol", () => {
  const { stderr } = spawnSync(process.execPath, [binary, "rank", "num:5"], {
    encoding: "utf8",
    env: { ...process.env, ...testCache, NODE_DEBUG: "esm" },
  });
  expect(stderr).toMatch(/commands.rank\.js/);
  expect(stderr).not.toMatch(/mcp/);
});
