/** The import arrows of the command line, as a table: a folder imports only what its row allows. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));

/** Folders and the files beside them, from the ground up. `verbs.ts` names every command but loads each when it is run. */
const ARROWS: Record<string, readonly string[]> = {
  frame: [],
  files: ["frame"],
  state: ["frame"],
  solve: ["state", "files", "frame"],
  message: ["state", "files", "frame"],
  archive: ["solve", "state", "files", "frame"],
  photo: ["files", "frame"],
  web: ["frame"],
  "verbs.ts": ["photo", "frame"],
  "command-line.ts": ["verbs.ts", "frame"],
  "help.ts": ["verbs.ts", "frame"],
  commands: [
    "help.ts",
    "command-line.ts",
    "verbs.ts",
    "photo",
    "web",
    "archive",
    "message",
    "solve",
    "state",
    "files",
    "frame",
  ],
  "line-pool.ts": ["frame"],
  "line-worker.ts": ["line-pool.ts", "command-line.ts", "files", "frame"],
  "main.ts": ["line-pool.ts", "help.ts", "command-line.ts", "files", "frame"],
};

/** The packages besides Node and our own core. */
const PACKAGES: Record<string, readonly string[]> = { web: ["uqr"], photo: ["jpeg-js"], files: ["pngjs"] };

const modules = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
  .map((entry) => join(entry.parentPath, entry.name));
const roomOf = (path: string) => relative(source, path).split("/")[0];
const IMPORT = /^(?:import|export)\b[^;"]*?\bfrom "([^"]+)"|^import "([^"]+)"/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from, bare]) => from ?? bare);

describe("import arrows of the command line", () => {
  test("every folder has a row, and every row a folder", () => {
    expect([...new Set(modules.map(roomOf))].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  test.each(Object.keys(ARROWS))("%s imports only what its row allows", (room) => {
    const wrong = modules
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => {
            if (!target.startsWith("."))
              return !/^(node:|@cubegram\/core)/.test(target) && !PACKAGES[room]?.includes(target);
            const other = roomOf(resolve(dirname(file), target));
            return other !== room && !ARROWS[room].includes(other);
          })
          .map((target) => `${relative(source, file)} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test("the table and the files have no cycle", () => {
    const graph = new Map<string, readonly string[]>(Object.entries(ARROWS));
    for (const file of modules)
      graph.set(
        file,
        importsOf(file)
          .filter((target) => target.startsWith("."))
          .map((target) => resolve(dirname(file), target)),
      );
    const done = new Set<string>();
    const visit = (node: string, path: readonly string[]) => {
      expect(path, `a cycle through ${node}`).not.toContain(node);
      if (done.has(node)) return;
      for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
      done.add(node);
    };
    for (const node of graph.keys()) visit(node, []);
  });

  test("no verb loads another: importing verbs.ts imports no command", () => {
    expect(importsOf(join(source, "verbs.ts"))).toEqual(["./frame/verb.ts", "./photo/with-photos.ts"]);
  });
});
