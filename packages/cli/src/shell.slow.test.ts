/** What help and README tell people to type survives a real shell: quotes and brackets arrive as they are meant. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { loadAll } from "./frame/verb.ts";
import { verbs } from "./verbs.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const PAGES = ["README.md", "packages/cli/README.md", "docs/hosting.md"];

/** Commands by where they stand. */
const commands: [where: string, command: string][] = [];

/** Not every machine has bash. */
const hasBash = spawnSync("bash", ["-c", "true"]).status === 0;

beforeAll(async () => {
  for (const verb of await loadAll(verbs))
    for (const [command] of verb.examples) commands.push([`help ${verb.name}`, command]);
  for (const page of PAGES)
    for (const line of readFileSync(`${root}${page}`, "utf8").split("\n")) {
      const typed =
        /^(?: {4})?(?:\$ )?(?:npx cubegram|cubegram|npm start --) (?! )([^#]*?)(?: {2,}.*|\s*#.*|\s*)$/.exec(
          line,
        )?.[1];
      if (typed) commands.push([page, typed]);
    }
});

/** The words as people mean them: divided at blanks, but for what stands in quotes; up to a redirection. */
function meant(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c);
  const end = words.findIndex((word) => /^[<>|]/.test(word));
  return end < 0 ? words : words.slice(0, end);
}

test.skipIf(!hasBash)("every example reaches the program as it is meant", () => {
  expect(commands.length).toBeGreaterThan(50);
  for (const [where, command] of commands) {
    // Redirections are of the shell: they go nowhere here.
    const line = command.replaceAll(/>>? *\S+/g, "> /dev/null").replaceAll(/< *[\w.]+/g, "< /dev/null");
    const { stdout, stderr, status } = spawnSync(
      "bash",
      ["-c", `cubegram() { printf '%s\\n' "$@" >&2; }; cubegram ${line}`],
      {
        encoding: "utf8",
      },
    );
    expect({ where, command, status, stdout, words: stderr.trimEnd().split("\n") }).toEqual({
      where,
      command,
      status: 0,
      stdout: "",
      words: meant(command),
    });
  }
});

test.skipIf(!hasBash)("… which an unquoted prime does not", () => {
  const { stdout } = spawnSync("bash", ["-c", "printf '%s' RUR'U'"], { encoding: "utf8" });
  expect(stdout).not.toBe("RUR'U'");
  expect(meant(`alg "RUR'U'"`)).toEqual(["alg", "RUR'U'"]);
});
