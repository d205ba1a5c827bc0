/** How a person may hold a cube while painting it, and what is seen then. A mistake is a hold chosen at random. */
import { heldBack } from "@cubegram/core/diagnosis";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";

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
