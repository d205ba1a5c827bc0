/** The import arrows of the player, as a table: the record knows no picture, a picture knows no page. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));

/** What a folder may import beside itself; of core all may use what `CORE` names. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  scene: ["model"],
  paint: ["scene", "model"],
  element: ["paint", "scene", "model"],
  "index.ts": ["element", "scene", "model"],
  "auto.ts": ["index.ts"],
};
const CORE = /^@cubegram\/core\/(notation|geometry|vectors|state|drawing)$/;

const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const folderOf = (path: string) => path.split("/")[0];
const IMPORT = /^(?:import|export)\b[^;"]*?\bfrom "([^"]+)"|^import "([^"]+)"/gm;
const importsOf = (file: string) =>
  [...readFileSync(join(source, file), "utf8").matchAll(IMPORT)].map(([, named, bare]) => {
    const target = (named ?? bare)!;
    return target.startsWith(".") ? relative(source, resolve(source, dirname(file), target)) : target;
  });

test("every folder has a row, and every row a folder", () => {
  expect([...new Set(modules.map(folderOf))].sort()).toEqual(Object.keys(ARROWS).sort());
});

test.each(Object.keys(ARROWS))("%s imports only what its row allows", (folder) => {
  const allowed = (target: string) =>
    CORE.test(target) || [folder, ...ARROWS[folder]!].includes(folderOf(target));
  const wrong = modules
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !allowed(target))
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("the files make no cycle", () => {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    expect(path, `a cycle through ${file}`).not.toContain(file);
    if (done.has(file)) return;
    for (const next of importsOf(file).filter((target) => target.endsWith(".ts")))
      visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of modules) visit(file, []);
});
