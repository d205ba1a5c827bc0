/**
 * The cubes that are painted: random ones, and ones that say a message as the app writes them, with the fewest turns found in a
 * short time. They are made in blocks, each from its own seed, so that threads can share them.
 */

import { heldBack } from "@cubegram/core/diagnosis";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
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

// How a person may hold a cube while painting it, and what is seen then: a mistake is a hold chosen at random.

/** So many sides turned, by these clockwise quarters. */
const sides = (count, quarters) => (random) => {
  const turned = [0, 0, 0, 0, 0, 0];
  const faces = [0, 1, 2, 3, 4, 5];
  for (let left = count; left > 0; left--) {
    const [face] = faces.splice(randomBelow(faces.length, random), 1);
    turned[face] = quarters;
  }
  return { kind: "sides", quarters: turned };
};

/** `hold(random)`: as `heldSides` describes it. */
export const MISTAKES = [
  { what: "held rightly", hold: sides(0) },
  ...[1, 2].flatMap((count) =>
    [1, 2, 3].map((quarters) => ({
      what: `${count === 1 ? "one side" : "two sides"} by ${90 * quarters}`,
      hold: sides(count, quarters),
    })),
  ),
  {
    what: "whole cube held otherwise",
    hold: (random) => ({ kind: "cube", rotation: 1 + randomBelow(ROTATION_COUNT - 1, random) }),
  },
  {
    what: "two colors exchanged",
    hold: (random) => {
      const a = randomBelow(6, random);
      const b = (a + 1 + randomBelow(5, random)) % 6;
      return { kind: "colors", pair: [Math.min(a, b), Math.max(a, b)] };
    },
  },
];

/** The stickers as they are seen on a cube held in that way: what `heldBack` takes back. */
export function seenOn(colors, hold) {
  if (hold.kind !== "cube") return heldBack({ size: 3, colors }, inverse(hold)).colors;
  const { faceletImage } = cubeGeometry(3);
  const seen = colors.slice();
  colors.forEach((color, facelet) => {
    if (facelet % 9 !== 4) seen[faceletImage[facelet * ROTATION_COUNT + hold.rotation]] = color;
  });
  return seen;
}

/** The hold that takes back what a hold did. */
function inverse(hold) {
  if (hold.kind === "sides")
    return { ...hold, quarters: hold.quarters.map((quarters) => (4 - quarters) % 4) };
  return hold;
}
