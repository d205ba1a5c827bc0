/**
 * Painting a cube with sides held turned: what becomes of it (decision 0236). A person paints the stickers that the app
 * asks for, in its order and with its filling in, as they see them on sides that they hold turned, obeys every question,
 * and accepts every offer, as someone does who no longer knows how a side was held. `--cubes=N` of each kind (default
 * 1000), `--kind=random` one kind, `--sides=1` one number of turned sides.
 *
 * - named: turned sides were offered rightly, and the cube is right. right by itself: it is right without an offer.
 * - asked: several were offered, the right one among them. stuck: no way on. silently wrong: a wrong cube at the end.
 * - extra taps: stickers entered and offers answered, beyond what the same cube takes when held rightly and unasked.
 */

import { Cube } from "@cubegram/core";
import { heldBack, heldSides, possibleColors } from "@cubegram/core/diagnosis";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { decodeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState, UNKNOWN_COLOR, uprightState } from "@cubegram/core/state";
import { writtenMessages } from "../held/messages.mjs";

export const title = "Painting with sides held turned";

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const CUBES = Number(option("cubes") ?? 1000);
const CENTERS = [4, 13, 22, 31, 40, 49];

export async function run({ log }) {
  const kinds = {
    "message with check digits": () => writtenMessages(CUBES, 11, log),
    "message without": () => writtenMessages(CUBES, 0, log),
    random: () => randomCubes(CUBES),
  };
  const rows = [];
  for (const [kind, cubesOf] of Object.entries(kinds)) {
    if (!kind.includes(option("kind") ?? "")) continue;
    const cubes = await cubesOf();
    for (const { what, seen } of MISTAKES) {
      if (!what.includes(option("mistake") ?? "")) continue;
      log(`${kind}, ${what} …`);
      rows.push(await measure(kind, what, cubes, seen));
    }
  }
  return rows;
}

/** What a person sees: for each mistake a hold, chosen at random, as `heldSides` describes it. */
const sides = (count, quarters) => (random) => {
  const turned = [0, 0, 0, 0, 0, 0];
  const faces = [0, 1, 2, 3, 4, 5];
  for (let left = count; left > 0; left--) {
    const [face] = faces.splice(randomBelow(faces.length, random), 1);
    turned[face] = quarters ?? 1 + randomBelow(3, random);
  }
  return { kind: "sides", quarters: turned };
};
const MISTAKES = [
  { what: "held rightly", seen: sides(0) },
  ...[1, 2].flatMap((count) =>
    [1, 2, 3].map((quarters) => ({
      what: `${count === 1 ? "one side" : "two sides"} by ${90 * quarters}`,
      seen: sides(count, quarters),
    })),
  ),
  {
    what: "whole cube held otherwise",
    seen: (random) => ({ kind: "cube", rotation: 1 + randomBelow(ROTATION_COUNT - 1, random) }),
  },
  {
    what: "two colors exchanged",
    seen: (random) => {
      const a = randomBelow(6, random);
      const b = (a + 1 + randomBelow(5, random)) % 6;
      return { kind: "colors", pair: [Math.min(a, b), Math.max(a, b)] };
    },
  },
];

function randomCubes(count) {
  const random = seededRandom("held: random cubes");
  return Array.from({ length: count }, () => ({
    colors: coloringOf(uprightState(randomState(3, random))).colors,
  }));
}

/** The hold that takes back what a hold did. */
function inverse(hold) {
  if (hold.kind === "sides")
    return { ...hold, quarters: hold.quarters.map((quarters) => (4 - quarters) % 4) };
  return hold;
}

/** The stickers as they are seen on a cube held in that way: what `heldBack` takes back. */
function seenOn(colors, hold) {
  if (hold.kind !== "cube") return heldBack({ size: 3, colors }, inverse(hold)).colors;
  const { faceletImage } = cubeGeometry(3);
  const seen = colors.slice();
  colors.forEach((color, facelet) => {
    if (facelet % 9 !== 4) seen[faceletImage[facelet * ROTATION_COUNT + hold.rotation]] = color;
  });
  return seen;
}

async function measure(kind, what, cubes, holdOf) {
  const random = seededRandom(`held: ${kind}, ${what}`);
  const ends = { named: 0, asked: 0, "right by itself": 0, stuck: 0, "silently wrong": 0 };
  let extra = 0;
  let wrongOffers = 0;
  const start = performance.now();
  for (const { colors } of cubes) {
    const hold = holdOf(random);
    const seen = seenOn(colors, hold);
    const plain = strokesHeldRightly(colors);
    const { end, taps, wrong } = await person(colors, seen, kind.endsWith("digits"));
    ends[end]++;
    wrongOffers += wrong;
    extra += taps - plain;
    if (option("show") === end) console.error(end, printFacelets({ size: 3, colors }), JSON.stringify(hold));
  }
  const share = (count) => `${((100 * count) / cubes.length).toFixed(1)} %`;
  return {
    kind,
    mistake: what,
    ...Object.fromEntries(Object.entries(ends).map(([end, count]) => [end, share(count)])),
    "wrong offers": share(wrongOffers),
    "extra taps": (extra / cubes.length).toFixed(2),
    "ms each": ((performance.now() - start) / cubes.length).toFixed(0),
  };
}

function blank() {
  const colors = new Uint8Array(54).fill(UNKNOWN_COLOR);
  CENTERS.forEach((facelet, face) => {
    colors[facelet] = face;
  });
  return colors;
}

/** The next sticker that neither is entered nor follows from others; −1 if there is none. */
function nextEmpty(colors, from) {
  const masks = possibleColors({ size: 3, colors });
  if (!masks) return undefined;
  for (let step = 0; step < 54; step++) {
    const facelet = (from + step) % 54;
    if (colors[facelet] === UNKNOWN_COLOR && (masks[facelet] & (masks[facelet] - 1)) !== 0) return facelet;
  }
  return -1;
}

function strokesHeldRightly(colors) {
  const painted = blank();
  let strokes = 0;
  for (let at = nextEmpty(painted, 0) ?? -1; at >= 0; at = nextEmpty(painted, at) ?? -1) {
    painted[at] = colors[at];
    strokes++;
  }
  return strokes;
}

async function agrees(facelets) {
  return (await decodeMessage(Cube.fromFacelets(facelets), { repairs: false })).check === "passed";
}

/** Whether the entered stickers are those of the cube. */
function fits(painted, truth) {
  return painted.every((color, facelet) => color === UNKNOWN_COLOR || color === truth[facelet]);
}

/** Paints what is seen until the app is content. */
async function person(truth, saw, hasDigits) {
  let painted = blank();
  let seen = saw;
  let taps = 0;
  let at = 0;
  let offers = 0;
  let wrong = 0;
  let turned = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < 80; round++) {
    const next = nextEmpty(painted, at);
    if (next !== undefined && next >= 0) {
      painted[next] = seen[next];
      at = next;
      taps++;
      continue;
    }
    let held = heldSides({ size: 3, colors: painted }, { turned });
    if (hasDigits && held.holds.some(({ cubes }) => cubes.length > 0)) {
      const vouched = new Set();
      for (const cube of new Set(held.holds.flatMap(({ cubes }) => cubes)))
        if (await agrees(cube)) vouched.add(cube);
      held = heldSides({ size: 3, colors: painted }, { vouched, turned });
    }
    const { verdict, holds, ask } = held;
    if (verdict === "none") return { end: "stuck", taps, wrong };
    if (verdict === "several") {
      const isListed = holds.slice(0, 3).some(({ coloring }) => fits(coloring.colors, truth));
      return { end: isListed ? "asked" : "silently wrong", taps: taps + 1, wrong };
    }
    if (verdict === "ask") {
      painted[ask[0]] = seen[ask[0]];
      taps++;
      continue;
    }
    if (verdict === "turned") {
      const [{ hold }] = holds;
      offers++;
      taps++;
      painted = Uint8Array.from(heldBack({ size: 3, colors: painted }, hold).colors);
      seen = Uint8Array.from(heldBack({ size: 3, colors: seen }, hold).colors);
      if (hold.kind === "sides") turned = turned.map((by, face) => (by + hold.quarters[face]) % 4);
      if (!fits(painted, truth)) wrong++;
      continue;
    }
    const masks = possibleColors({ size: 3, colors: painted });
    const isRight = masks?.every((mask, facelet) => mask === 1 << truth[facelet]);
    if (!isRight) return { end: "silently wrong", taps, wrong };
    return { end: offers > 0 ? "named" : "right by itself", taps, wrong };
  }
  return { end: "stuck", taps, wrong };
}
