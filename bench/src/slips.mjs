/** Slips: how often a single or double slip of the hand is noticed, and explained by exactly one text, the right one. */
import { FACES } from "@cubegram/core/geometry";
import { decodeMessage, encodeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { percent } from "../figures.mjs";

export const title = "Slips: noticed, and repaired uniquely and right";

const TURNS = FACES.flatMap((face) => [face, `${face}2`, `${face}'`]);
const HOLDS = ["", "x", "x2", "x'", "z", "z'"]
  .flatMap((a) => ["", "y", "y2", "y'"].map((b) => `${a} ${b}`.trim()))
  .slice(1);
const MESSAGES = [
  "HELLO",
  "Meet me at 9",
  "I love you",
  "gate code 4711",
  "Happy birthday",
  "see you soon",
  "yes",
  "no, thanks",
  "behind the clock",
  "look up",
];

const pick = (list, random) => list[randomBelow(list.length, random)];
/** Slips of the hand, as what they do to the intended cube. */
const SLIPS = {
  "one turn at the end": (cube, random) => cube.apply(pick(TURNS, random)),
  "one turn at the start": (cube, random) => before(pick(TURNS, random), cube),
  "held wrongly": (cube, random) => before(pick(HOLDS, random), cube),
  "two turns at the end": (cube, random) => {
    const first = pick(TURNS, random);
    const others = TURNS.filter((turn) => turn[0] !== first[0]);
    return cube.apply(first).apply(pick(others, random));
  },
};

/** The cube as if those moves had been made before its own: the inverse of (the inverse, then their inverse). */
function before(moves, cube) {
  return cube.inverse().apply(inverseOf(moves)).inverse();
}

function inverseOf(moves) {
  const turn = (move) => (move.endsWith("2") ? move : move.endsWith("'") ? move.slice(0, -1) : `${move}'`);
  return moves.split(" ").reverse().map(turn).join(" ");
}

export async function run({ log }) {
  const rows = [];
  for (const [what, check, goal, rounds] of [
    ["one turn at the end", 11, 97, 1500],
    ["one turn at the start", 11, 97, 1500],
    ["held wrongly", 11, 97, 1500],
    ["one turn at the end", 15, 99.5, 400],
    ["one turn at the start", 15, 99.5, 400],
    ["held wrongly", 15, 99.5, 400],
    ["two turns at the end", 15, 98, 300],
  ]) {
    log(`${what}, ${check} check bits`);
    rows.push(await measure(what, check, goal, rounds));
  }
  return rows;
}

async function measure(what, check, goal, rounds) {
  const random = seededRandom(`${what} ${check}`);
  let tried = 0;
  let noticed = 0;
  let unique = 0;
  let listed = 0;
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    const text = `${pick(MESSAGES, random)}${"!".repeat(round % 3)}`;
    const { cube, check: room } = await encodeMessage(text, { check });
    // Only messages with room for all the check bits: the others have fewer, and the table is by bits.
    if (room < check) continue;
    tried++;
    const read = await decodeMessage(SLIPS[what](cube, random), { check });
    if (read.check !== "passed" || read.text === text) noticed++;
    const texts = read.repairs.map((repair) => repair.text);
    if (texts.includes(text)) listed++;

    if ((texts.length === 1 && texts[0] === text) || read.text === text) unique++;
  }
  const share = (count) => percent(count, tried);
  return {
    slip: what,
    "check bits": check,
    slips: tried,
    noticed: share(noticed),
    "right one listed": share(listed),
    "unique and right": share(unique),
    goal: `${goal} %`,
    "ms each": ((performance.now() - start) / tried).toFixed(1),
  };
}
