/** The import arrows between rooms, as a table. A room imports only what its row allows, and only by `index.ts`. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Arrows,
  readSource,
  roomIn,
  roomOf,
  say,
  testArrows,
  wrongArrows,
} from "../../../scripts/arrows.ts";

/** What belongs to no room and may be used by all. */
const EVERYWHERE = ["result.ts", "portions.ts", "tables.ts"];

const ROOMS: Arrows = {
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
  letters: ["state", "geometry", "perm"],
  drawing: ["letters", "models", "state", "geometry"],
  search: ["state", "geometry", "perm"],
  solve: ["search", "notation", "state", "geometry", "perm"],
  worker: ["solve", "search", "state", "geometry"],
  fewest: ["solve", "search", "codec", "notation", "state", "geometry", "perm"],
  text: ["perm"],
  field: ["perm"],
  secret: ["perm"],
  archive: ["cube.ts", "drawing", "vision", "codec", "field", "secret", "state", "geometry", "perm"],
  "cube.ts": ["notation", "order", "codec", "diagnosis", "state", "geometry", "perm"],
  message: [
    ...["cube.ts", "letters", "text", "secret", "fewest", "solve"],
    ...["codec", "notation", "state", "geometry", "perm"],
  ],
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
const INSIDE_SOLVE: Arrows = {
  "table-solver.ts": [],
  "two-phase": ["table-solver.ts"],
  pocket: ["table-solver.ts"],
  optimal: ["two-phase", "table-solver.ts"],
  "solver.ts": ["solve-options.ts", "table-solver.ts"],
  nxn: ["two-phase", "pocket", "table-solver.ts", "solver.ts", "run.ts"],
  // What wings and centers are on a large cube, and the 3x3 that it is reduced to.
  layers: ["solver.ts", "nxn"],
  steps: ["solve-options.ts"],
};

/** Inside `nxn`: what each folder may import of it, besides itself. */
const INSIDE_NXN: Record<string, readonly string[]> = {
  insertions: ["layers.ts", "reduction-state.ts", "center-masks.ts"],
  // Records of stages of a 4x4 and a 5x5, and how a method goes through them.
  stages: ["center-masks.ts", "wings.ts", "layers.ts", "reduction-state.ts"],
  words: [...["layers.ts", "near-goal.ts", "reduction.ts"], ...["reduction-state.ts", "wings.ts"]],
  setups: ["stages", "layers.ts", "center-masks.ts"],
  rings: [
    ...["stages", "beam-space.ts", "reduction-state.ts", "layers.ts"],
    ...["center-masks.ts", "wings.ts"],
  ],
};

/** The only packages that a room may depend on. */
const PACKAGES: Record<string, readonly string[]> = {
  secret: ["@noble/ciphers", "@noble/hashes"],
  text: ["@cubegram/text-models"],
};

const folder = new URL("../src/", import.meta.url);
const source = readSource(folder);
const { modules, imports } = source;
const textOf = (path: string) => readFileSync(new URL(path, folder), "utf8");
const ARROWS: Arrows = Object.fromEntries(
  Object.entries(ROOMS).map(([room, row]) => [
    room,
    EVERYWHERE.includes(room) ? row : [...row, ...EVERYWHERE],
  ]),
);

describe("import arrows", () => {
  testArrows(source, ARROWS, (target, room) =>
    (PACKAGES[room] ?? []).some((name) => target.startsWith(`${name}/`)),
  );

  test("another room is entered through its index", () => {
    const wrong = imports.filter(({ from, to, isOurs }) => {
      const room = roomOf(to);
      return isOurs && room !== roomOf(from) && to !== room && to !== `${room}/index.ts`;
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test("inside solve, a method imports only what its row allows", () => {
    expect(wrongArrows(imports, INSIDE_SOLVE, roomIn("solve"))).toEqual([]);
  });

  test("inside nxn, a folder imports only what its row allows", () => {
    expect(wrongArrows(imports, INSIDE_NXN, roomIn("solve/nxn"))).toEqual([]);
  });

  test("every room has an index and a README of at most 25 lines", () => {
    const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of rooms) {
      expect(modules).toContain(`${name}/index.ts`);
      expect(
        textOf(`${name}/README.md`).trimEnd().split("\n").length,
        `${name}/README.md`,
      ).toBeLessThanOrEqual(25);
    }
  });

  test("an index lists its files in reading order: each behind those that it is made of", () => {
    for (const room of Object.keys(ARROWS).filter((name) => !/\.|^doors$/.test(name))) {
      const inside = (file: string): string[] =>
        imports.filter(({ from, to }) => from === file && to.startsWith(`${room}/`)).map(({ to }) => to);
      const made = new Map<string, Set<string>>();
      const madeOf = (file: string): Set<string> => {
        const known = made.get(file) ?? new Set(inside(file).flatMap((part) => [part, ...madeOf(part)]));
        made.set(file, known);
        return known;
      };
      const listed = inside(`${room}/index.ts`);
      const early = listed.flatMap((file, at) =>
        listed.slice(at + 1).flatMap((later) => (madeOf(file).has(later) ? [`${file} before ${later}`] : [])),
      );
      expect(early).toEqual([]);
    }
  });

  test("importing costs nothing: module level holds literals, functions and empty caches, no calls", () => {
    const calls: string[] = [];
    for (const file of modules)
      for (const line of textOf(file).split("\n")) {
        const value = /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = (.*)$/.exec(line)?.[1];
        if (value === undefined || /^(async )?(\(.*=>|\w+ =>|function|\/)/.test(value)) continue;
        if (
          /\w\(/.test(value) &&
          !/^new (Weak)?(Map|Set)(<.*>)?\(\);$|^[A-Z_]+\.indexOf\("\w+"\);$/.test(value)
        )
          calls.push(`${file}: ${line}`);
      }
    expect(calls).toEqual([]);
  });
});
