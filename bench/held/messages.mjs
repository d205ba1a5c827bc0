/** Cubes that say a message, as the app writes them: with the fewest turns found in a short time, so that a thousand take minutes. */
import { readFileSync } from "node:fs";
import { writeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf } from "@cubegram/core/state";

const here = (path) => new URL(path, import.meta.url);
/** Milliseconds for the search of each. */
const TIMEOUT = 60;
const WORDS =
  "HELLO yes no noon home door key map tree blue two left park cat seven rain gold star milk tea".split(" ");

/** `count` cubes with `check` check digits asked for; texts that leave no room for all of them are passed over. */
export async function writtenMessages(count, check, log) {
  const random = seededRandom(`held: messages ${check}`);
  const english = readFileSync(here("../text/english.txt"), "utf8").split("\n").filter(Boolean);
  const pick = (list) => list[randomBelow(list.length, random)];
  const seen = new Set();
  const cubes = [];
  while (cubes.length < count) {
    const text =
      randomBelow(3, random) === 0
        ? pick(english)
        : `${pick(WORDS)} ${pick(WORDS)} ${randomBelow(1000, random)}`;
    if (seen.has(text)) continue;
    seen.add(text);
    const written = await writeMessage(text, { check, timeout: TIMEOUT }).catch(() => undefined);
    if (!written || written.check !== check) continue;
    cubes.push({ text, colors: coloringOf(written.cube.state).colors });
    if (cubes.length % 100 === 0) log(`${cubes.length} messages written`);
  }
  return cubes;
}
