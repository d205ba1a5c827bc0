/** The order of an algorithm: lcm of cycles against brute force, ours, a dictionary of faces and cubing.js. */
import { analyzeOrder, order, orderByRepetition } from "@cubegram/core/order";
import { cube3x3x3 } from "cubing/puzzles";
import { inTurns } from "../figures.mjs";

export const title = "Order of an algorithm";

const ALG = "R U R' U' D F L x D y L";
/** An algorithm of the largest order without rotations, 1260. */
const LONG = "R U2 D' B D'";
const ROUNDS = 15;
const ROUND_MILLISECONDS = 40;

/** Warm-up, then alternating rounds (so that a busy moment affects all alike), then the median of each. */
export async function run({ log }) {
  const kpuzzle = await cube3x3x3.kpuzzle();
  const methods = {
    "face dictionary, brute force": () => orderByBruteForce(ALG),
    "face dictionary, lcm of cycles": () => orderByCycles(ALG),
    "cubing.js repetitionOrder": () => kpuzzle.algToTransformation(ALG).repetitionOrder(),
    "our brute force (orderByRepetition)": () => orderByRepetition(ALG),
    "ours, lcm of cycles (order)": () => order(ALG),
    "our brute force, order 1260": () => orderByRepetition(LONG),
    "ours, order 1260": () => order(LONG),
  };
  checkAnswers(methods);
  const micros = measure(methods);
  const [dictionaryBrute, dictionaryCycles, peer, ourBrute, ours, longBrute, long] = Object.values(micros);
  for (const [name, time] of Object.entries(micros)) log(`${name}: ${time.toFixed(2)} µs`);
  const row = (what, fast, slow, goal) => ({
    what,
    ours: `${fast.toFixed(2)} µs`,
    theirs: `${slow.toFixed(2)} µs`,
    ratio: Number((slow / fast).toFixed(2)),
    ...(goal ? { goal } : {}),
  });
  return [
    row(
      "face dictionary: its lcm method against its brute force (published: 14.62)",
      dictionaryCycles,
      dictionaryBrute,
    ),
    row("order against face dictionary, brute force", ours, dictionaryBrute, 100),
    row("order against face dictionary, lcm", ours, dictionaryCycles),
    row("order against our brute force", ours, ourBrute),
    row("order against our brute force, on an algorithm of order 1260", long, longBrute),
    row("order against cubing.js repetitionOrder", ours, peer),
  ];
}

/** cubing.js counts the twists of the centers too: its order is our `supercubeOrder`. */
function checkAnswers(methods) {
  const { order: stickers, supercubeOrder } = analyzeOrder(ALG);
  for (const [name, method] of Object.entries(methods)) {
    const expected = name.endsWith("1260") ? 1260 : name.startsWith("cubing") ? supercubeOrder : stickers;
    if (method() !== expected) throw new Error(`${name} gives ${method()}, not ${expected}`);
  }
}

/** Microseconds of each method, called in a round as often as fits into its time. */
function measure(methods) {
  const repeats = {};
  for (const [name, method] of Object.entries(methods)) {
    for (const warmUntil = performance.now() + 150; performance.now() < warmUntil; ) method();
    const start = performance.now();
    for (let i = 0; i < 50; i++) method();
    repeats[name] = Math.max(20, Math.round((50 * ROUND_MILLISECONDS) / (performance.now() - start)));
  }
  const times = inTurns(methods, ROUNDS, repeats);
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, 1000 * time]));
}

/**
 * The baseline: a cube the way many first programs model it, a dictionary of six faces of nine numbered stickers, F 1–9,
 * R 10–18, B 19–27, L 28–36, U 37–45, D 46–54, and moves that copy strips of stickers around. It has all moves of
 * ordinary 3x3 notation and two ways to find an order: repeat until solved, or take the lcm of the cycles after one execution.
 */
function makeFaceCube() {
  const faces = {};
  [..."FRBLUD"].forEach((face, i) => {
    faces[face] = Array.from({ length: 9 }, (_, sticker) => 9 * i + sticker + 1);
  });
  return faces;
}

/** A face turned clockwise. */
function turnFace(cube, face) {
  const [a, b, c, d, e, f, g, h, i] = cube[face];
  cube[face] = [g, d, a, h, e, b, i, f, c];
}

/** Moves stickers along a ring of four strips of three: strip i goes to strip i + 1. */
function turnRing(cube, strips) {
  const copies = strips.map(([face, places]) => places.map((place) => cube[face][place]));
  strips.forEach((_, i) => {
    const [face, places] = strips[(i + 1) % 4];
    places.forEach((place, k) => {
      cube[face][place] = copies[i][k];
    });
  });
}

const TOP = [0, 1, 2];
const LEVEL = [3, 4, 5];
const BOTTOM = [6, 7, 8];
const LEFT = [0, 3, 6];
const UPRIGHT = [1, 4, 7];
const RIGHT = [2, 5, 8];
const back = (strip) => [...strip].reverse();

/** The ring of strips that each quarter turn moves, in the direction of the turn. */
const RINGS = ringsOf({
  U: { F: TOP, L: TOP, B: TOP, R: TOP },
  D: { F: BOTTOM, R: BOTTOM, B: BOTTOM, L: BOTTOM },
  R: { F: RIGHT, U: RIGHT, B: back(LEFT), D: RIGHT },
  L: { F: LEFT, D: LEFT, B: back(RIGHT), U: LEFT },
  F: { U: BOTTOM, R: LEFT, D: back(TOP), L: back(RIGHT) },
  B: { U: back(TOP), L: LEFT, D: BOTTOM, R: back(RIGHT) },
  M: { F: UPRIGHT, D: UPRIGHT, B: back(UPRIGHT), U: UPRIGHT },
  E: { F: LEVEL, R: LEVEL, B: LEVEL, L: LEVEL },
  S: { U: LEVEL, R: UPRIGHT, D: back(LEVEL), L: back(UPRIGHT) },
});

/** Each as the list of [face, places] that a turn walks along. */
function ringsOf(rings) {
  return Object.fromEntries(
    Object.entries(rings).map(([letter, strips]) => [letter, Object.entries(strips)]),
  );
}

/** Moves made of others; lower case is wide. */
const MADE_OF = {
  r: ["R", "M'"],
  l: ["L", "M"],
  u: ["U", "E'"],
  d: ["D", "E"],
  f: ["F", "S"],
  b: ["B", "S'"],
  x: ["R", "M'", "L'"],
  y: ["U", "E'", "D'"],
  z: ["F", "S", "B'"],
};

function doMove(cube, move) {
  const letter = move[0];
  const times = move[1] === "2" ? 2 : move[1] === "'" ? 3 : 1;
  for (let i = 0; i < times; i++) {
    if (MADE_OF[letter]) {
      for (const part of MADE_OF[letter]) doMove(cube, part);
      continue;
    }
    if (cube[letter]) turnFace(cube, letter);
    turnRing(cube, RINGS[letter]);
  }
}

function execute(cube, alg) {
  for (const move of alg.split(" ")) doMove(cube, move);
}

/** By brute force: repeat until every sticker is back. */
function orderByBruteForce(alg) {
  const cube = makeFaceCube();
  for (let count = 1; ; count++) {
    execute(cube, alg);
    if (isSolved(cube)) return count;
  }
}

function isSolved(cube) {
  let label = 0;
  for (const face of "FRBLUD") for (const sticker of cube[face]) if (sticker !== ++label) return false;
  return true;
}

/** By cycles: one execution, then the lcm of the cycle lengths. */
function orderByCycles(alg) {
  const cube = makeFaceCube();
  execute(cube, alg);
  const image = {};
  let place = 0;
  for (const face of "FRBLUD") for (const sticker of cube[face]) image[++place] = sticker;
  const seen = new Set();
  let order = 1;
  for (let start = 1; start <= 54; start++) {
    let length = 0;
    for (let at = start; !seen.has(at); at = image[at]) {
      seen.add(at);
      length++;
    }
    if (length > 0) order = (order * length) / greatestCommonDivisor(order, length);
  }
  return order;
}

function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
