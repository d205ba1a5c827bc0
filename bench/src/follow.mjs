/** Simulated writings on a cube that reports its turns: whether they end right, and what slips and lost reports cost. */

import { faceTurns, makeTurn } from "@cubegram/core/geometry";
import { follow, followRoute, followState, followTurn, writeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { sameState, solvedState, turnState } from "@cubegram/core/state";
import { quantile, sum } from "../figures.mjs";

export const title = "Twelve texts written while the cube is followed, 1,000 times";

const HABITS = [
  { wrong: 0, lost: 0, gone: 0 },
  { wrong: 0.02, lost: 0.01, gone: 0.001 },
  { wrong: 0.05, lost: 0.01, gone: 0.001 },
  { wrong: 0.05, lost: 0.1, gone: 0.01 },
];
const COUNT = 1000;

/** @param {{ log: (text: string) => void }} tools */
export async function run({ log }) {
  log("planning");
  const plans = await plannedWritings();
  const rows = [];
  for (const habits of HABITS) {
    log(JSON.stringify(habits));
    const random = seededRandom("simulated writings");
    const writings = [];
    for (let round = 0; round < COUNT; round++)
      writings.push(await simulateWriting(plans[round % plans.length], habits, random));
    const extra = writings.map((writing) => writing.extra);
    rows.push({
      "wrong turns": `${100 * habits.wrong} %`,
      "lost reports": `${100 * habits.lost} %`,
      disconnects: `${100 * habits.gone} %`,
      right: writings.filter(({ isRight }) => isRight).length,
      "extra turns, median": quantile(extra, 0.5),
      "90 %": quantile(extra, 0.9),
      "99 %": quantile(extra, 0.99),
      slips: sum(writings.map(({ slips }) => slips)),
      "routes from a solver": sum(writings.map(({ routes }) => routes)),
    });
  }
  return rows;
}

/**
 * Someone who writes a text on a cube that reports its turns: some turns go wrong, some reports are lost, and some times the cube is
 * out of reach for a while.
 */

/** @typedef {import("@cubegram/core/geometry").Turn} Turn */
/** @typedef {import("@cubegram/core/message").FollowStep} FollowStep */

/**
 * Shares of the quarter turns: `wrong`, four in ten of them the other way, the rest another side; `lost`, not reported, which shows at
 * the next report; `gone`, out of reach after it, with two more turns made before the state is reported.
 * @typedef {{ wrong: number, lost: number, gone: number }} Habits
 */

/**
 * Whether the cube in the hand shows the text; quarter turns beyond those planned; wrong turns; times a solver had to find the way.
 * @typedef {{ isRight: boolean, extra: number, slips: number, routes: number }} Writing
 */

const TEXTS = [
  ...["HELLO", "HI", "Meet me at 9", "I love you", "yes", "no, thanks"],
  ...["look up", "see you soon", "gate code 4711", "Happy birthday", "behind the clock", "call me"],
];

/** A slip is noticed late, after one more planned turn. */
const LATE = 0.3;
/** Whoever sees no answer waits until the cube is asked, rather than turn on. */
const WAITS = 0.5;

/** The moves of twelve texts. @returns {Promise<string[]>} */
export async function plannedWritings() {
  const plans = [];
  for (const text of TEXTS) plans.push((await writeMessage(text, { timeout: 300 })).alg);
  return plans;
}

/**
 * Writes by a route, following it until the record says that it is finished.
 * @param {string} alg
 * @param {Habits} habits
 * @param {() => number} random
 * @returns {Promise<Writing>}
 */
export async function simulateWriting(alg, habits, random) {
  let hand = solvedState(3);
  let at = follow(hand, alg);
  const { goal } = at;
  const planned = at.route.reduce((sum, { quarters }) => sum + (quarters === 2 ? 2 : 1), 0);
  let [made, slips, routes] = [0, 0, 0];
  let isBehind = false;

  /** @param {FollowStep} step */
  const take = async ({ follow: next, what }) => {
    at = next;
    if (what !== "lost") return;
    routes++;
    at = followRoute(at, (await solve(at.cube, { to: goal })).alg) ?? at;
  };
  const ask = async () => {
    isBehind = false;
    await take(followState(at, hand));
  };
  /** @param {Turn} each */
  const turn = async (each, isReported = true) => {
    hand = turnState(hand, each);
    made++;
    if (!isReported || random() < habits.lost) isBehind = true;
    else if (isBehind) await ask();
    else await take(followTurn(at, each));
  };

  while (at.route.length > 0 || isBehind) {
    if (at.route.length === 0 || (isBehind && random() < WAITS)) {
      await ask();
      continue;
    }
    const wanted = quarterOf(at.route[0]);
    const isWrong = random() < habits.wrong;
    await turn(isWrong ? slipOf(wanted, random) : wanted);
    if (isWrong) {
      slips++;
      if (random() < LATE) await turn(wanted);
    }
    if (random() < habits.gone) {
      const plan = at.route.flatMap((each) => (each.quarters === 2 ? [each, each] : [each]));
      for (const each of plan.slice(0, 2)) await turn(quarterOf(each), false);
      await ask();
    }
  }
  return { isRight: sameState(hand, goal), extra: made - planned, slips, routes };
}

/** @param {Turn} turn */
function quarterOf({ axis, first, last, quarters }) {
  return makeTurn(axis, first, last, quarters === 3 ? 3 : 1);
}

/** @param {Turn} wanted @param {() => number} random */
function slipOf({ axis, first, last, quarters }, random) {
  if (random() < 0.4) return makeTurn(axis, first, last, -quarters);
  const others = faceTurns(3).filter(
    (turn) => turn.quarters !== 2 && (turn.axis !== axis || turn.first !== first),
  );
  return others[randomBelow(others.length, random)];
}
