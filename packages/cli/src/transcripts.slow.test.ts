/**
 * What people type and what they are told, as text files in `test/transcripts` (test/README.md has the format). After an intended
 * change: `CUBEGRAM_TESTS=all npx vitest run packages/cli/src/transcripts -u`, and read the difference.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inEachRun } from "../../core/test/samples.ts";
import { runTranscript } from "../test/transcript.ts";

const folder = fileURLToPath(new URL("../test/transcripts/", import.meta.url));
const all = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const textOf = (name: string) => readFileSync(folder + name, "utf8");

// Passwords are slow on purpose, and the others have their like among those that stay.
const LONG = ["passwords.txt", "places-and-letters.txt", "draw.txt"];

test.each(
  inEachRun(
    all,
    all.filter((name) => !LONG.includes(name)),
  ),
)("%s", async (name) => {
  await expect(await runTranscript(textOf(name))).toMatchFileSnapshot(folder + name);
});

test("what did not happen as it is written is written as it happened", async () => {
  const wrong = `# Kept.
$ cubegram order R -q
1> 5
$ cubegram unrank many
2> cubegram: $WHY
exit 1 (out-of-range)
$ cubegram alg R -q
1> …
1> simplified …
$ echo num:1 | cubegram rank -

-- none --
`;
  const right = await runTranscript(wrong);
  expect(right).toBe(`# Kept.
$ cubegram order R -q
1> 4
$ cubegram unrank many
2> cubegram: NUMBER expected decimal digits, got "many".
exit 1 (number)
$ cubegram alg R -q
1> alg         R
1> inverse     R'
1> simplified  R
1> moves       1 HTM, 1 QTM, 1 STM, 1 SSTM, 1 SQTM, 1 ETM
$ echo num:1 | cubegram rank -
1> 1

-- none --
`);
  expect(await runTranscript(right)).toBe(right);
});
