import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const rooms = readdirSync(join(root, "src"), { withFileTypes: true })
  .filter((item) => item.isDirectory() && item.name !== "doors")
  .map(({ name }) => name);

const load = (path: string) => import(/* @vite-ignore */ join(root, "dist", path));

describe("the rooms as the package offers them", () => {
  test.each(rooms)("%s is one file that offers what its entry does and imports other rooms", async (room) => {
    const bundled = await load(`rooms/${room}.js`);
    const compiled = await load(`${room}/index.js`);
    expect(Object.keys(bundled).sort()).toEqual(Object.keys(compiled).sort());
    const code = readFileSync(join(root, "dist/rooms", `${room}.js`), "utf8");
    // Another room, a part that this room also loads by itself later, or the ciphers.
    for (const [, from] of code.matchAll(/^(?:import|export) .* from "([^"]+)";$/gm))
      expect(from).toMatch(new RegExp(`^(\\./([a-z]+|${room}/[a-z-]+)\\.js|@noble/.+)$`));
  });
});
