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

/** Each line in a subshell of its own, as if it were typed; after its words, its exit code and the end of its part. */
const TYPED = `
cubegram() { printf '%s\\n' "$@" >&2; }
for line; do
  (eval "cubegram $line")
  printf '%s\\1' $? >&2
done`;

test.skipIf(!hasBash)("every example reaches the program as it is meant", () => {
  expect(commands.length).toBeGreaterThan(50);
  // Redirections are of the shell: they go nowhere here.
  const lines = commands.map(([, command]) =>
    command.replaceAll(/>>? *\S+/g, "> /dev/null").replaceAll(/< *[\w.]+/g, "< /dev/null"),
  );
  // One shell for all: a hundred took seven seconds to begin.
  const { stdout, stderr } = spawnSync("bash", ["-c", TYPED, "bash", ...lines], { encoding: "utf8" });
  expect(stdout).toBe("");
  const parts = stderr.split("\x01");
  expect(parts.pop()).toBe("");
  expect(commands.map(([where, command], i) => ({ where, command, said: parts[i] }))).toEqual(
    commands.map(([where, command]) => ({
      where,
      command,
      said: `${meant(command).join("\n")}\n0`,
    })),
  );
});

test.skipIf(!hasBash)("… which an unquoted prime does not", () => {
  const { stdout } = spawnSync("bash", ["-c", "printf '%s' RUR'U'"], { encoding: "utf8" });
  expect(stdout).not.toBe("RUR'U'");
  expect(meant(`alg "RUR'U'"`)).toEqual(["alg", "RUR'U'"]);
});
