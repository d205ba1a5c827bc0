/** The import arrows of the command line, as a table: a folder imports only what its row allows. */
import { describe, expect, test } from "vitest";
import { type Arrows, readSource, say, testArrows } from "../../../scripts/arrows.ts";

/** Folders and the files beside them, from the ground up. `verbs.ts` names every command but loads each when it is run. */
const ARROWS: Arrows = {
  frame: [],
  files: ["frame"],
  state: ["frame"],
  solve: ["state", "files", "frame"],
  scramble: ["files", "frame"],
  message: ["state", "files", "frame"],
  photo: ["files", "frame"],
  archive: ["photo", "solve", "state", "files", "frame"],
  web: ["frame"],
  "command-line.ts": ["frame"],
  "help.ts": ["frame"],
  mcp: ["help.ts", "command-line.ts", "state", "frame"],
  commands: [
    ...["help.ts", "command-line.ts", "mcp"],
    ...["photo", "web", "archive", "message", "scramble", "solve", "state", "files", "frame"],
  ],
  "verbs.ts": ["commands", "photo", "frame"],
  "line-pool.ts": ["frame"],
  "line-worker.ts": ["verbs.ts", "line-pool.ts", "command-line.ts", "files", "frame"],
  "main.ts": ["verbs.ts", "line-pool.ts", "help.ts", "command-line.ts", "state", "files", "frame"],
};

const SDK = ["@modelcontextprotocol/server", "@modelcontextprotocol/server/stdio"];
/** The packages besides Node and our own core. */
const PACKAGES: Arrows = {
  web: ["uqr"],
  archive: ["uqr"],
  photo: ["jpeg-js"],
  files: ["pngjs"],
  mcp: SDK,
  commands: ["@cubegram/player/gif"],
};

describe("import arrows of the command line", () => {
  const source = readSource(new URL(".", import.meta.url));

  testArrows(
    source,
    ARROWS,
    (target, room) => /^(node:|@cubegram\/core)/.test(target) || PACKAGES[room]?.includes(target) === true,
  );

  test("a run loads its own verb only", () => {
    const early = source.imports.filter(
      ({ from, to, isLazy }) => from === "verbs.ts" && to.startsWith("commands/") && !isLazy,
    );
    expect(early.map(say)).toEqual([]);
  });
});
