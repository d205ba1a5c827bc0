/** Stickers to a cube: what a check costs, what it catches, and what repairs cost. cubejs reads stickers without a check. */
import { assemble, diagnose } from "@cubegram/core/diagnosis";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { colouringOf, printFacelets, randomAssembly, randomState } from "@cubegram/core/state";
import PeerCube from "cubejs";

export const title = "Diagnosis: stickers to a cube, or what is wrong with them";

const CUBES = 300;

export async function run({ log }) {
  const random = seededRandom("bench diagnosis");
  const legal = Array.from({ length: CUBES }, () => colouringOf(randomState(3, random)));
  const texts = legal.map(printFacelets);
  log("legal cubes …");
  const reading = measure({
    ours: () => texts.map((text) => diagnose(text)),
    theirs: () => texts.map((text) => PeerCube.fromString(text)),
    colouring: () => legal.map((colouring) => diagnose(colouring)),
  });
  const rows = [
    {
      what: "a legal 3x3 as text → checked state; cubejs fromString, unchecked",
      ours: micros(reading.ours),
      theirs: micros(reading.theirs),
      ratio: ratio(reading.theirs, reading.ours),
    },
    { what: "a legal 3x3 as a colouring → checked state", ours: micros(reading.colouring) },
  ];
  log("bad cubes …");
  for (const [what, spoil] of Object.entries(KINDS)) rows.push(badCubes(what, spoil, legal, random));
  rows.push(oneStickerTheSlowWay(legal, random));
  return rows;
}

/** What is done to a legal cube, in place. */
const KINDS = {
  "one sticker misread": (colours, random) => misread(colours, randomBelow(54, random), random),
  "two stickers misread": (colours, random) => {
    const first = randomBelow(54, random);
    misread(colours, first, random);
    misread(colours, (first + 1 + randomBelow(53, random)) % 54, random);
  },
  "two stickers exchanged": (colours, random) => {
    const [a, b] = differing(colours, random);
    [colours[a], colours[b]] = [colours[b], colours[a]];
  },
  "all faces rotated at random": (colours, random) => {
    for (let face = 0; face < 6; face++)
      for (let quarters = randomBelow(4, random); quarters > 0; quarters--) rotateFace(colours, face);
  },
  "a random assembly": (colours, random) => colours.set(colouringOf(randomAssembly(3, random)).colours),
};

function badCubes(what, spoil, legal, random) {
  const bad = legal.map(({ size, colours }) => {
    const copy = colours.slice();
    spoil(copy, random);
    return { size, colours: copy };
  });
  const times = [];
  let [refused, found, unique, accepted] = [0, 0, 0, 0];
  for (const colouring of bad.slice(0, 50)) diagnose(colouring);
  bad.forEach((colouring, i) => {
    const start = performance.now();
    const { legal: isLegal, repairs } = diagnose(colouring);
    times.push(performance.now() - start);
    if (isLegal) return;
    refused++;
    if (repairs.some(({ facelets }) => facelets === printFacelets(legal[i]))) found++;
    if (repairs.length === 1) unique++;
    if (peerAccepts(printFacelets(colouring))) accepted++;
  });
  times.sort((a, b) => a - b);
  const truth = what.includes("assembly")
    ? {}
    : { "truth among the repairs": found, "one repair only": unique };
  return {
    what: `${what}: ${CUBES} cubes, with all repairs`,
    ours: `median ${micros(times[CUBES >> 1] * CUBES)}, worst ${times[CUBES - 1].toFixed(1)} ms`,
    refused,
    ...truth,
    "accepted by cubejs": accepted,
  };
}

/** The obvious method: every other colour on every sticker, each checked. */
function oneStickerTheSlowWay(legal, random) {
  const bad = legal.slice(0, 20).map(({ size, colours }) => {
    const copy = colours.slice();
    misread(copy, randomBelow(54, random), random);
    return { size, colours: copy };
  });
  const slow = ({ size, colours }) => {
    for (let facelet = 0; facelet < 54; facelet++)
      for (let colour = 0; colour < 6; colour++)
        if (colour !== colours[facelet]) assemble({ size, colours: colours.with(facelet, colour) });
  };
  const times = measure({ ours: () => bad.map((one) => diagnose(one)), theirs: () => bad.map(slow) }, 5);
  return {
    what: "the one misread sticker: diagnose against trying all 270 changes",
    ours: micros((times.ours / 20) * CUBES),
    theirs: micros((times.theirs / 20) * CUBES),
    ratio: ratio(times.theirs, times.ours),
  };
}

function misread(colours, facelet, random) {
  colours[facelet] = (colours[facelet] + 1 + randomBelow(5, random)) % 6;
}

function differing(colours, random) {
  for (;;) {
    const [a, b] = [randomBelow(54, random), randomBelow(54, random)];
    if (colours[a] !== colours[b]) return [a, b];
  }
}

function rotateFace(colours, face) {
  const before = colours.slice(face * 9, face * 9 + 9);
  for (let i = 0; i < 9; i++) colours[face * 9 + i] = before[(2 - (i % 3)) * 3 + Math.floor(i / 3)];
}

function peerAccepts(text) {
  try {
    PeerCube.fromString(text);
    return true;
  } catch {
    return false;
  }
}

/** Median milliseconds of each method over rounds in turn, so that a busy moment hits all alike. */
function measure(methods, rounds = 15) {
  const times = Object.fromEntries(Object.keys(methods).map((name) => [name, []]));
  for (let round = -2; round < rounds; round++)
    for (const [name, method] of Object.entries(methods)) {
      const start = performance.now();
      method();
      if (round >= 0) times[name].push(performance.now() - start);
    }
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => [name, list.sort((a, b) => a - b)[rounds >> 1]]),
  );
}

/** Milliseconds for all cubes as microseconds for one. */
function micros(milliseconds) {
  return `${((milliseconds / CUBES) * 1000).toFixed(1)} µs`;
}

function ratio(theirs, ours) {
  return Number((theirs / ours).toFixed(2));
}
