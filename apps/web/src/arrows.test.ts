/** The import arrows between the floors of the app, as a table. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));

/** Floors from below: what each may import beside itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  cubes: ["shell"],
  jobs: ["cubes"],
  ui: ["jobs", "shell"],
  cube: ["ui", "jobs", "cubes", "shell"],
  flows: ["cube", "ui", "jobs", "cubes", "shell"],
  pages: ["flows", "cube", "ui", "jobs", "cubes", "shell"],
  "offline.ts": ["shell"],
  "main.tsx": ["offline.ts", "pages", "shell"],
};
/** Inside `flows`: the frame that all stand in, a solution with reasons, the first cube, and the guide that leads to both. */
const FLOWS: Readonly<Record<string, readonly string[]>> = {
  frame: [],
  taught: ["frame"],
  course: ["taught", "frame"],
  guide: ["course", "taught", "frame"],
};
/** These run in workers and tests, without a document; a component reaches a job through the two hooks. */
const HEADLESS = /^(?:cubes|jobs)\/(?!use-job)/;
/** Rooms of core that are heavy: outside the worker, only types of them. */
const WORKER_ONLY = ["solve", "message", "archive", "text", "fewest", "worker"];

const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.ts$|\.d\.ts$/.test(name),
);
const IMPORT = /^(?:import|export)\b([^;"]*?)\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

interface Import {
  readonly from: string;
  /** A path below `src`, or the name of a package. */
  readonly to: string;
  readonly isType: boolean;
}

const imports: readonly Import[] = modules.flatMap((from) =>
  [...readFileSync(join(source, from), "utf8").matchAll(IMPORT)].map(([, words, named, bare, lazy]) => {
    const target = (named ?? bare ?? lazy)!;
    const to = target.startsWith(".") ? relative(source, resolve(source, dirname(from), target)) : target;
    return { from, to, isType: isTypeOnly(words ?? "") };
  }),
);

function isTypeOnly(words: string): boolean {
  const names =
    /\{([^}]*)\}/
      .exec(words)?.[1]
      .split(",")
      .filter((name) => name.trim() !== "") ?? [];
  return /^\s*type\b/.test(words) || (names.length > 0 && names.every((name) => /^\s*type\s/.test(name)));
}

const floorOf = (path: string) => path.split("/")[0];
const isOurs = ({ to }: Import) => /\.(tsx?|css)$/.test(to);
const say = ({ from, to }: Import) => `${from} → ${to}`;

describe("import arrows of the app", () => {
  test("every folder has a row, and every row a folder", () => {
    expect([...new Set(modules.map(floorOf))].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  test("a floor imports only from below", () => {
    const wrong = imports.filter((each) => {
      const [from, to] = [floorOf(each.from), floorOf(each.to)];
      return isOurs(each) && from !== to && !ARROWS[from].includes(to);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test("taught, the course and the guide stand on one another in this order", () => {
    const flowOf = (path: string) => path.split("/")[1];
    const inside = imports.filter(({ from, to }) => from.startsWith("flows/") && to.startsWith("flows/"));
    const wrong = inside.filter(
      ({ from, to }) => flowOf(from) !== flowOf(to) && !FLOWS[flowOf(from)].includes(flowOf(to)),
    );
    expect(wrong.map(say)).toEqual([]);
    expect([...new Set(inside.map(({ from }) => flowOf(from)))].sort()).toEqual(Object.keys(FLOWS).sort());
  });

  test("no page knows another page", () => {
    const room = (path: string) => path.split("/").slice(0, 2).join("/");
    const wrong = imports.filter(
      (each) =>
        isOurs(each) &&
        each.to.startsWith("pages/") &&
        each.from !== "pages/index.ts" &&
        each.from.startsWith("pages/") &&
        room(each.from) !== room(each.to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test("jobs and cubes are without components", () => {
    const wrong = imports.filter(
      ({ from, to }) => HEADLESS.test(from) && /\.tsx$|^preact|^@preact|\/use-job/.test(to),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test("solvers, models and archives stay in the workers", () => {
    const wrong = imports.filter(
      ({ from, to, isType }) =>
        !isType && !from.startsWith("jobs/") && WORKER_ONLY.some((room) => to === `@cubegram/core/${room}`),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test("the files make no circle, not even by types", () => {
    const next = new Map<string, string[]>();
    for (const each of imports)
      if (isOurs(each)) next.set(each.from, [...(next.get(each.from) ?? []), each.to]);
    const state = new Map<string, "open" | "done">();
    const visit = (file: string, path: readonly string[]) => {
      if (state.get(file) === "done") return;
      expect(state.get(file), `a circle: ${[...path, file].join(" → ")}`).not.toBe("open");
      state.set(file, "open");
      for (const other of next.get(file) ?? []) visit(other, [...path, file]);
      state.set(file, "done");
    };
    for (const file of modules) visit(file, []);
  });
});
