/**
 * The cubes that are painted: random ones, and ones that say a message as the app writes them, with the fewest turns found in a
 * short time. They are made in blocks, each from its own seed, so that threads can share them.
 */
import { writeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf, randomState, uprightState } from "@cubegram/core/state";
import { englishMessages } from "../text/reserved-sentences.mjs";

/** Milliseconds for the search of each message. */
const TIMEOUT = 60;
const WORDS =
  "HELLO yes no noon home door key map tree blue two left park cat seven rain gold star milk tea".split(" ");

export const KINDS = ["message with check digits", "message without", "random"];

/** The colors of `count` cubes of a kind. */
export async function* cubesOf(kind, block, count) {
  const random = seededRandom(`held: ${kind} ${block}`);
  if (kind === "random")
    for (let made = 0; made < count; made++) yield coloringOf(uprightState(randomState(3, random))).colors;
  else yield* writtenMessages(count, kind === "message without" ? 0 : 11, random);
}

/** Cubes with so many check digits; texts that leave no room for all of them are passed over. */
async function* writtenMessages(count, check, random) {
  const english = englishMessages();
  const pick = (list) => list[randomBelow(list.length, random)];
  for (let made = 0; made < count; ) {
    const text =
      randomBelow(3, random) === 0
        ? pick(english)
        : `${pick(WORDS)} ${pick(WORDS)} ${randomBelow(1000, random)}`;
    const written = await writeMessage(text, { check, timeout: TIMEOUT }).catch(() => undefined);
    if (!written || written.check !== check) continue;
    made++;
    yield coloringOf(written.cube.state).colors;
  }
}
