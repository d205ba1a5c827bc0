/** Simulated writings on a cube that reports its turns: whether they end right, and what slips and lost reports cost. */
import { seededRandom } from "@cubegram/core/perm";
import { quantile, sum } from "../figures.mjs";
import { plannedWritings, simulateWriting } from "../follow/writer.mjs";

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
