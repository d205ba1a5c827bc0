/** Stickers to a cube: what a check costs, what it catches, and what repairs cost. cubejs reads stickers without checking. */
import { assemble, diagnose } from "@cubegram/core/diagnosis";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomAssembly, randomState } from "@cubegram/core/state";
import PeerCube from "cubejs";
import { inTurns, median } from "../figures.mjs";

export const title = "Diagnosis: stickers to a cube, or what is wrong with them";

const CUBES = 300;

export async function run({ log }) {
  const random = seededRandom("bench diagnosis");
  const legal = Array.from({ length: CUBES }, () => coloringOf(randomState(3, random)));
  const texts = legal.map(printFacelets);
  log("legal cubes …");
  const reading = inTurns(
    {
      ours: () => texts.map((text) => diagnose(text)),
      theirs: () => texts.map((text) => PeerCube.fromString(text)),
      coloring: () => legal.map((coloring) => diagnose(coloring)),
    },
    15,
  );
  const rows = [
    {
      what: "a legal 3x3 as text → checked state; cubejs fromString, unchecked",
      ours: micros(reading.ours),
      theirs: micros(reading.theirs),
      ratio: ratio(reading.theirs, reading.ours),
    },
    { what: "a legal 3x3 as a coloring → checked state", ours: micros(reading.coloring) },
  ];
  log("bad cubes …");
  for (const [what, spoil] of Object.entries(KINDS)) rows.push(badCubes(what, spoil, legal, random));
  rows.push(oneStickerTheSlowWay(legal, random));
  return rows;
}

/** What is done to a legal cube, in place. */
const KINDS = {
  "one sticker misread": (colors, random) => misread(colors, randomBelow(54, random), random),
  "two stickers misread": (colors, random) => {
    const first = randomBelow(54, random);
    misread(colors, first, random);
    misread(colors, (first + 1 + randomBelow(53, random)) % 54, random);
  },
  "two stickers exchanged": (colors, random) => {
    const [a, b] = differing(colors, random);
    [colors[a], colors[b]] = [colors[b], colors[a]];
  },
  "all faces rotated at random": (colors, random) => {
    for (let face = 0; face < 6; face++)
      for (let quarters = randomBelow(4, random); quarters > 0; quarters--) rotateFace(colors, face);
  },
  "a random assembly": (colors, random) => colors.set(coloringOf(randomAssembly(3, random)).colors),
};

function badCubes(what, spoil, legal, random) {
  const bad = legal.map(({ size, colors }) => {
    const copy = colors.slice();
    spoil(copy, random);
    return { size, colors: copy };
  });
  const times = [];
  let [refused, found, unique, accepted] = [0, 0, 0, 0];
  for (const coloring of bad.slice(0, 50)) diagnose(coloring);
  bad.forEach((coloring, i) => {
    const start = performance.now();
    const { legal: isLegal, repairs } = diagnose(coloring);
    times.push(performance.now() - start);
    if (isLegal) return;
    refused++;
    if (repairs.some(({ facelets }) => facelets === printFacelets(legal[i]))) found++;
    if (repairs.length === 1) unique++;
    if (peerAccepts(printFacelets(coloring))) accepted++;
  });
  const truth = what.includes("assembly")
    ? {}
    : { "truth among the repairs": found, "one repair only": unique };
  return {
    what: `${what}: ${CUBES} cubes, with all repairs`,
    ours: `median ${micros(median(times) * CUBES)}, worst ${Math.max(...times).toFixed(1)} ms`,
    refused,
    ...truth,
    "accepted by cubejs": accepted,
  };
}

/** The obvious method: every other color on every sticker, each checked. */
function oneStickerTheSlowWay(legal, random) {
  const bad = legal.slice(0, 20).map(({ size, colors }) => {
    const copy = colors.slice();
    misread(copy, randomBelow(54, random), random);
    return { size, colors: copy };
  });
  const slow = ({ size, colors }) => {
    for (let facelet = 0; facelet < 54; facelet++)
      for (let color = 0; color < 6; color++)
        if (color !== colors[facelet]) assemble({ size, colors: colors.with(facelet, color) });
  };
  const times = inTurns({ ours: () => bad.map((one) => diagnose(one)), theirs: () => bad.map(slow) }, 5);
  return {
    what: "the one misread sticker: diagnose against trying all 270 changes",
    ours: micros((times.ours / 20) * CUBES),
    theirs: micros((times.theirs / 20) * CUBES),
    ratio: ratio(times.theirs, times.ours),
  };
}

function misread(colors, facelet, random) {
  colors[facelet] = (colors[facelet] + 1 + randomBelow(5, random)) % 6;
}

function differing(colors, random) {
  for (;;) {
    const [a, b] = [randomBelow(54, random), randomBelow(54, random)];
    if (colors[a] !== colors[b]) return [a, b];
  }
}

function rotateFace(colors, face) {
  const before = colors.slice(face * 9, face * 9 + 9);
  for (let i = 0; i < 9; i++) colors[face * 9 + i] = before[(2 - (i % 3)) * 3 + Math.floor(i / 3)];
}

function peerAccepts(text) {
  try {
    PeerCube.fromString(text);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds for all cubes, as microseconds per cube. */
function micros(milliseconds) {
  return `${((milliseconds / CUBES) * 1000).toFixed(1)} µs`;
}

function ratio(theirs, ours) {
  return Number((theirs / ours).toFixed(2));
}
