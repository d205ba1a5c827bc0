/** The import arrows between rooms, as a table. A room imports only what its row allows, and only by `index.ts`. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

const ARROWS: Record<string, readonly string[]> = {
  perm: [],
  geometry: ["perm"],
  state: ["geometry", "perm"],
  notation: ["state", "geometry", "perm"],
  order: ["notation", "state", "geometry", "perm"],
  codec: ["state", "geometry", "perm"],
  cubecode: ["codec", "state", "perm"],
  diagnosis: ["state", "geometry", "perm"],
  vision: ["diagnosis", "state", "geometry", "perm"],
  models: ["codec", "diagnosis", "notation", "state", "geometry", "perm"],
  drawing: ["models", "state", "geometry"],
  search: ["state", "geometry", "perm"],
  solve: ["search", "notation", "state", "geometry", "perm"],
  worker: ["solve", "search", "state", "geometry"],
  fewest: ["solve", "search", "codec", "notation", "state", "geometry", "perm"],
  text: ["perm"],
  field: ["perm"],
  secret: ["perm"],
  archive: ["cube.ts", "codec", "field", "secret", "state", "perm"],
  "cube.ts": ["notation", "order", "codec", "diagnosis", "state", "geometry", "perm"],
  message: ["cube.ts", "text", "secret", "fewest", "solve", "codec", "notation", "state", "geometry", "perm"],
  // The front doors: what the package offers of the rooms.
  doors: [
    ...[
      "archive",
      "codec",
      "cube.ts",
      "cubecode",
      "diagnosis",
      "drawing",
      "error-codes.ts",
      "fewest",
      "field",
      "geometry",
      "message",
    ],
    ...["models", "notation", "order", "perm", "secret", "solve", "state", "text", "vision", "worker"],
  ],
  "result.ts": [],
  "portions.ts": [],
  "tables.ts": ["result.ts"],
  "error-codes.ts": [],
  "platform.d.ts": [],
};

/** Inside `solve`: what each method may import of the room, besides itself. */
const INSIDE_SOLVE: Record<string, readonly string[]> = {
  "method.ts": [],
  "table-solver.ts": ["method.ts"],
  "two-phase": ["table-solver.ts"],
  "stage-solver.ts": ["table-solver.ts"],
  pocket: ["stage-solver.ts", "table-solver.ts"],
  optimal: ["two-phase", "table-solver.ts"],
  "solver.ts": ["method.ts", "solve-options.ts", "table-solver.ts"],
  nxn: ["two-phase", "table-solver.ts", "solver.ts", "run.ts"],
  // What wings and centers are on a large cube, and the 3x3 that it is reduced to.
  layers: ["solver.ts", "nxn"],
  steps: ["state-of.ts"],
};

/** What belongs to no room and may be used by all. */
const EVERYONES = ["result.ts", "portions.ts", "tables.ts"];

/** The only packages that a room may depend on. */
const PACKAGES: Record<string, readonly string[]> = {
  secret: ["@noble/ciphers", "@noble/hashes"],
  text: ["@cubegram/text-models"],
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const modules = files(source).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const roomOf = (file: string) => relative(source, file).split("/")[0];
const IMPORT = /^(?:import|export)\b[^;"]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;
const imports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3])!);

function expectNoCycle(nodes: readonly string[], arrowsOf: (node: string) => readonly string[]): void {
  const state = new Map<string, "open" | "done">();
  const visit = (node: string) => {
    if (state.get(node) === "done") return;
    expect(state.get(node), `a cycle through ${node}`).not.toBe("open");
    state.set(node, "open");
    arrowsOf(node).forEach(visit);
    state.set(node, "done");
  };
  nodes.forEach(visit);
}

describe("import arrows", () => {
  test("every room has a row, and every row a room", () => {
    expect([...new Set(modules.map(roomOf))].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  test.each(Object.keys(ARROWS))("%s imports only what its row allows, through the room's index", (room) => {
    const wrong: string[] = [];
    for (const file of modules.filter((module) => roomOf(module) === room))
      for (const target of imports(file)) {
        if (!target.startsWith(".")) {
          if (!(PACKAGES[room] ?? []).some((name) => target.startsWith(`${name}/`)))
            wrong.push(`${relative(source, file)} → ${target} (no room may depend on that package)`);
          continue;
        }
        const path = resolve(dirname(file), target);
        const other = roomOf(path);
        if (other === room || EVERYONES.includes(other)) continue;
        const throughIndex =
          relative(source, path) === other || relative(source, path) === `${other}/index.ts`;
        if (!ARROWS[room].includes(other) || !throughIndex)
          wrong.push(`${relative(source, file)} → ${target}`);
      }
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(INSIDE_SOLVE))("inside solve, %s imports only what its row allows", (part) => {
    const root = join(source, "solve");
    const partOf = (file: string) => relative(root, file).split("/")[0];
    const wrong = modules
      .filter((file) => roomOf(file) === "solve" && partOf(file) === part)
      .flatMap((file) =>
        imports(file)
          .filter((target) => target.startsWith("."))
          .map((target) => resolve(dirname(file), target))
          .filter((path) => roomOf(path) === "solve" && ![part, ...INSIDE_SOLVE[part]].includes(partOf(path)))
          .map((path) => `${relative(root, file)} → ${relative(root, path)}`),
      );
    expect(wrong).toEqual([]);
  });

  test("the table has no cycle", () => {
    expectNoCycle(Object.keys(ARROWS), (room) => ARROWS[room]);
  });

  test("nor have the files, types included", () => {
    expectNoCycle(modules, (file) =>
      imports(file)
        .filter((target) => target.startsWith("."))
        .map((target) => resolve(dirname(file), target))
        .filter((target) => target.endsWith(".ts")),
    );
  });

  test("every room has an index and a README of at most 25 lines", () => {
    const rooms = readdirSync(source).filter((name) => statSync(join(source, name)).isDirectory());
    for (const room of rooms) {
      expect(files(join(source, room)).map((file) => relative(join(source, room), file))).toContain(
        "index.ts",
      );
      const readme = readFileSync(join(source, room, "README.md"), "utf8");
      expect(readme.trimEnd().split("\n").length, `${room}/README.md`).toBeLessThanOrEqual(25);
    }
  });

  test("an index lists its files in reading order: each behind those that it is made of", () => {
    for (const room of Object.keys(ARROWS).filter((name) => !/\.|^doors$/.test(name))) {
      const inside = (file: string): string[] =>
        imports(file)
          .map((target) => resolve(dirname(file), target))
          .filter((path) => path.startsWith(join(source, room, "/")) && path.endsWith(".ts"));
      const made = new Map<string, Set<string>>();
      const madeOf = (file: string): Set<string> => {
        const known = made.get(file) ?? new Set(inside(file).flatMap((part) => [part, ...madeOf(part)]));
        made.set(file, known);
        return known;
      };
      const listed = inside(join(source, room, "index.ts"));
      const early = listed.flatMap((file, at) =>
        listed.slice(at + 1).flatMap((later) => (madeOf(file).has(later) ? [`${file} before ${later}`] : [])),
      );
      expect(early).toEqual([]);
    }
  });

  test("importing costs nothing: module level holds literals, functions and empty caches, no calls", () => {
    const calls: string[] = [];
    for (const file of modules)
      for (const line of readFileSync(file, "utf8").split("\n")) {
        const value = /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = (.*)$/.exec(line)?.[1];
        if (value === undefined || /^(async )?(\(.*=>|\w+ =>|function|\/)/.test(value)) continue;
        if (
          /\w\(/.test(value) &&
          !/^new (Weak)?(Map|Set)(<.*>)?\(\);$|^[A-Z_]+\.indexOf\("\w+"\);$/.test(value)
        )
          calls.push(`${relative(source, file)}: ${line}`);
      }
    expect(calls).toEqual([]);
  });
});
