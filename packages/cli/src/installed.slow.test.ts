/**
 * The packages as someone gets them who has no clone: packed, unpacked into an empty folder, used from there. To pack them takes longer
 * than all that is tested; in `npm test` the projects in `examples` get them so.
 */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect } from "vitest";
import { wholeRunTest } from "../../core/test/samples.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);
let home: string;
let modules: string;
let files: Map<string, string[]>;

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "cubegram-installed-"));
  modules = join(home, "node_modules");
  files = new Map();
  for (const folder of ["text-models", "core", "player", "smart", "cubing", "cli"]) {
    const cwd = join(root, "packages", folder);
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", home], { cwd, shell: true });
    const [packed] = JSON.parse(stdout) as Packed[];
    files.set(
      folder,
      packed.files.map(({ path }) => path),
    );
    const target = join(modules, packed.name);
    await mkdir(target, { recursive: true });
    // As an installation does, from the registry's other packages none but what core asks for.
    const tarball = join(home, packed.filename.replace("@", "").replace("/", "-"));
    await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  }
  for (const dependency of ["@noble", "uqr", "jpeg-js", "pngjs", "gifenc"])
    await cp(join(root, "node_modules", dependency), join(modules, dependency), { recursive: true });
  // The peer that whoever uses the adapter has.
  await symlink(join(root, "node_modules/cubing"), join(modules, "cubing"), "junction");
}, 300_000);

afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

const cubegram = () => join(modules, "cubegram/bin/cubegram.js");

function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("exit", (code) => reject(new Error(`serve ended with ${code}`)));
  });
}

wholeRunTest("the installed command serves the whole app", async () => {
  const child = spawn(process.execPath, [cubegram(), "serve", "--port", "0", "--no-open"], { cwd: home });
  try {
    const url = await firstLine(child);
    const page = await fetch(url);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    // The compressed copies that a clone has are not in the package, which serves its own machine.
    expect(page.headers.get("content-encoding")).toBe(null);
    const html = await page.text();
    const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(3);
    // What examples of the documentation import is not packed twice: it is the library's own.
    const doors = ["docs/core/doors/index.js", "docs/core/doors/solve.js"];
    for (const path of [...named, "service-worker.js", ...doors])
      expect((await fetch(url + path)).status, path).toBe(200);
  } finally {
    child.kill();
  }
});

wholeRunTest("in a clone whose app has not been built, serve builds it first", async () => {
  const clone = join(home, "clone");
  for (const part of ["bin", "dist", "package.json"])
    await cp(join(modules, "cubegram", part), join(clone, "packages/cli", part), { recursive: true });
  await symlink(modules, join(clone, "node_modules"));
  const serve = ["packages/cli/bin/cubegram.js", "serve", "--port", "0", "--no-open"];
  await expect(run(process.execPath, serve, { cwd: clone })).rejects.toThrow(/app is not in this package/);
  await mkdir(join(clone, "scripts"));
  // In place of the real builder, which takes a while and is at work in every run of the browser tests.
  await writeFile(
    join(clone, "scripts/setup.mjs"),
    `import { mkdirSync, writeFileSync } from "node:fs";
    export function buildWeb() {
      mkdirSync("apps/web/dist", { recursive: true });
      writeFileSync("apps/web/dist/index.html", "just built");
    }
    export const buildSite = () => undefined;`,
  );
  const child = spawn(process.execPath, serve, { cwd: clone });
  try {
    const url = await firstLine(child);
    expect(await (await fetch(url)).text()).toBe("just built");
  } finally {
    child.kill();
  }
});

wholeRunTest("the installed command writes and reads", async () => {
  const { stdout } = await run(process.execPath, [cubegram(), "write", "HELLO", "-q"], { cwd: home });
  const { stdout: text } = await run(process.execPath, [cubegram(), "read", `alg:${stdout.trim()}`], {
    cwd: home,
  });
  expect(text).toBe("HELLO\n");
});

wholeRunTest("the installed command draws a film", async () => {
  const film = join(home, "turn.gif");
  await run(process.execPath, [cubegram(), "draw", "--animate", "alg:R", "-o", film], { cwd: home });
  expect((await readFile(film)).subarray(0, 6).toString()).toBe("GIF89a");
});

wholeRunTest("the installed command serves agents, without the protocol's packages", async () => {
  const child = spawn(process.execPath, [cubegram(), "mcp"], { cwd: home });
  try {
    const clientInfo = { name: "test", version: "1" };
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
    expect(JSON.parse(await firstLine(child)).result.serverInfo.name).toBe("cubegram");
  } finally {
    child.kill();
  }
  expect(files.get("cli")).toContain("dist/mcp/licenses.txt");
});

wholeRunTest(
  "every entry of core, the player, smart cubes and the adapter can be imported from outside",
  async () => {
    const { exports } = JSON.parse(await readFile(join(root, "packages/core/package.json"), "utf8"));
    const rooms = Object.keys(exports)
      .filter((path) => exports[path]?.default && path !== ".")
      .map((path) => path.slice(2));
    expect(rooms.length).toBeGreaterThan(15);
    const entries = [
      "@cubegram/core",
      "@cubegram/player",
      "@cubegram/smart",
      "@cubegram/smart/simulator",
      "@cubegram/cubing",
      ...rooms.map((room) => `@cubegram/core/${room}`),
    ];
    const code = `for (const name of ${JSON.stringify(entries)}) console.log(Object.keys(await import(name)).length > 0)`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code], { cwd: home });
    expect(stdout.trim().split("\n")).toEqual(entries.map(() => "true"));
  },
);

wholeRunTest("the command line brings its manual page", () => {
  expect(files.get("cli")).toContain("man/cubegram.1");
});

wholeRunTest("there are licenses and READMEs in the packages, no sources, maps or tests", () => {
  for (const paths of files.values()) {
    expect(paths).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(paths.filter((path) => /\.test\.|tsbuildinfo|vectors\/|\.map$|^src\//.test(path))).toEqual([]);
  }
});

wholeRunTest("nothing of the packing is left in the clone", async () => {
  for (const folder of ["text-models", "core", "player", "cli"]) {
    const names = await readdir(join(root, "packages", folder));
    expect(names.filter((name) => ["web", "man", "LICENSE"].includes(name))).toEqual([]);
  }
});
