/** The import arrows between the floors of the app, as a table. */
import { describe, expect, test } from "vitest";
import {
  type Arrows,
  type Import,
  readSource,
  roomIn,
  say,
  testArrows,
  wrongArrows,
} from "../../../scripts/arrows.ts";
import { PAGES } from "./shell/pages.ts";

/** Floors from below: what each may import beside itself. */
const ARROWS: Arrows = {
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
const FLOWS: Arrows = {
  frame: [],
  taught: ["frame"],
  course: ["taught", "frame"],
  guide: ["course", "taught", "frame"],
};
/** These run in workers and tests, without a document; a component reaches a job through the two hooks. */
const HEADLESS = /^(?:cubes|jobs)\/(?!use-job)/;
/** Rooms of core that are heavy: outside the worker, only types of them. */
const WORKER_ONLY = ["solve", "message", "archive", "text", "fewest", "worker"];

/** Of these only what is without a search and a model: a turn of a smart cube is to be seen at once. */
const LIGHT = "cubes/following.ts";

const source = readSource(new URL(".", import.meta.url));
const { imports } = source;
const wrongOf = (isWrong: (one: Import) => boolean) => imports.filter(isWrong).map(say);

describe("import arrows of the app", () => {
  testArrows(source, ARROWS, () => true);

  test("taught, the course and the guide stand on one another in this order", () => {
    const inFlows = roomIn("flows");
    expect(wrongArrows(imports, FLOWS, inFlows)).toEqual([]);
    const rooms = source.modules.flatMap((path) => inFlows(path) ?? []);
    expect([...new Set(rooms)].sort()).toEqual(Object.keys(FLOWS).sort());
  });

  test("the list of pages and their folders are the same", () => {
    const folders = imports.flatMap(({ from }) => /^pages\/([^/]+)\/index\.tsx$/.exec(from)?.[1] ?? []);
    expect([...new Set(folders)].sort()).toEqual([...PAGES, "help"].sort());
  });

  test("no page knows another page", () => {
    const page = roomIn("pages");
    expect(
      wrongOf(
        ({ from, to }) => page(from) !== undefined && page(to) !== undefined && page(from) !== page(to),
      ),
    ).toEqual([]);
  });

  test("jobs and cubes are without components", () => {
    expect(
      wrongOf(({ from, to }) => HEADLESS.test(from) && /\.tsx$|^preact|^@preact|\/use-job/.test(to)),
    ).toEqual([]);
  });

  test("solvers, models and archives stay in the workers", () => {
    expect(
      wrongOf(
        ({ from, to, isType }) =>
          !isType &&
          !from.startsWith("jobs/") &&
          from !== LIGHT &&
          WORKER_ONLY.some((room) => to === `@cubegram/core/${room}`),
      ),
    ).toEqual([]);
  });
});
