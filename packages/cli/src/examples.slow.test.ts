import { expect, test } from "vitest";
import { runMain } from "../test/run-main.ts";
import { loadAll } from "./frame/verb.ts";
import { verbs } from "./verbs.ts";

test("the examples of every verb's help work", async () => {
  // `serve` runs until it is stopped; web-server.test.ts has its tests.
  const known = (await loadAll(verbs)).filter(({ name, input }) => name !== "serve" && input !== "FILE");
  for (const verb of known)
    for (const [command] of verb.examples) {
      if (/[<>]| -o /.test(command)) continue;
      const argv = [...command.matchAll(/"((?:\\.|[^"])*)"|'([^']*)'|(\S+)/g)].map(
        ([, a, b, c]) => a ?? b ?? c,
      );
      expect({ command, ...(await runMain(argv)) }).toMatchObject({ command, code: 0 });
    }
});
