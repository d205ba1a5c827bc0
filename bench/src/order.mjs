/** The order of an algorithm: lcm of cycles against brute force, ours, a dictionary of faces and cubing.js. */
import { analyzeOrder, order, orderByRepetition } from "@cubegram/core/order";
import { cube3x3x3 } from "cubing/puzzles";
import { inTurns } from "../figures.mjs";
import { orderByBruteForce, orderByCycles } from "./order/face-dictionary.mjs";

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
