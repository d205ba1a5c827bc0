/**
 * Import arrows, for the test of each package: a table says which folder may import which, and no files may form a circle, not even by
 * types or by what is loaded later.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Folders, and the files beside them, from the ground up: what each may import beside itself. */
export type Arrows = Readonly<Record<string, readonly string[]>>;

export interface Import {
  /** The file that imports, below the source folder. */
  readonly from: string;
  /** A file below the source folder, or what was written: the name of a package, a path that leads outside. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly isType: boolean;
  /** By `import()`: loaded when it is wanted. */
  readonly isLazy: boolean;
}

export interface Source {
  readonly modules: readonly string[];
  readonly imports: readonly Import[];
}

const IMPORT = /^(?:import|export)\b([^;"]*?)\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** The modules in a folder, without tests and declarations, and all that they import. */
export function readSource(url: URL): Source {
  const folder = fileURLToPath(url);
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => name.split(sep).join("/"));
  const importsOf = (from: string) =>
    [...readFileSync(join(folder, from), "utf8").matchAll(IMPORT)].map(
      ([, words, named, bare, lazy]): Import => {
        const target = (named ?? bare ?? lazy)!;
        const path = relative(folder, resolve(folder, dirname(from), target))
          .split(sep)
          .join("/");
        const isOurs = target.startsWith(".") && !path.startsWith("..");
        const kind = { isType: isTypeOnly(words ?? ""), isLazy: lazy !== undefined };
        return { from, to: isOurs ? path : target, isOurs, ...kind };
      },
    );
  return { modules, imports: modules.flatMap(importsOf) };
}

/** What stands between `import` and `from`. */
function isTypeOnly(words: string): boolean {
  const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(words) ?? [];
  const names = (list ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return /^\s*type\b/.test(words) || (names.length > 0 && names.every((name) => name.startsWith("type ")));
}

/** The folder of a path, or the file beside the folders. */
export const roomOf = (path: string): string => path.split("/")[0];
/** The same inside a folder, at any depth; undefined elsewhere. */
export const roomIn =
  (folder: string) =>
  (path: string): string | undefined =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/")[0] : undefined;

export const say = ({ from, to }: Import): string => `${from} → ${to}`;

/** Imports from a room that has a row to one that is not in it. */
export function wrongArrows(
  imports: readonly Import[],
  arrows: Arrows,
  room: (path: string) => string | undefined = roomOf,
): string[] {
  return imports
    .filter(({ from, to, isOurs }) => {
      const [here, there] = [room(from), room(to)];
      if (!isOurs || here === undefined || there === undefined || here === there) return false;
      return arrows[here] !== undefined && !arrows[here].includes(there);
    })
    .map(say);
}

/** A circle, from a node back to it; undefined if there is none. */
export function circleIn(
  nodes: Iterable<string>,
  next: (node: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const other of next(node)) {
      const circle = visit(other, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Declares the tests that every package has. `mayUse` says which packages and other files outside a room may depend on. */
export function testArrows(
  { modules, imports }: Source,
  arrows: Arrows,
  mayUse: (target: string, room: string) => boolean,
): void {
  test("every folder has a row, and every row a folder", () => {
    expect([...new Set(modules.map(roomOf))].sort()).toEqual(Object.keys(arrows).sort());
  });

  test("a folder imports only what its row allows", () => {
    expect(wrongArrows(imports, arrows)).toEqual([]);
  });

  test("… and only the packages that it may", () => {
    const wrong = imports.filter(({ from, to, isOurs }) => !isOurs && !mayUse(to, roomOf(from)));
    expect(wrong.map(say)).toEqual([]);
  });

  test("neither the table nor the files make a circle, not even by types", () => {
    expect(circleIn(Object.keys(arrows), (room) => arrows[room])).toBeUndefined();
    const next = new Map<string, string[]>(modules.map((file) => [file, []]));
    for (const { from, to, isOurs } of imports) if (isOurs) next.get(from)!.push(to);
    expect(circleIn(modules, (file) => next.get(file) ?? [])).toBeUndefined();
  });
}
