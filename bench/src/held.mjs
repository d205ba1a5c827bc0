/**
 * Painting a cube with sides held turned: what becomes of it (decision 0236). A person paints the stickers that the app
 * asks for, in its order and with its filling in, as they see them on sides that they hold turned, obeys every question,
 * and accepts every offer, as someone does who no longer knows how a side was held. `--cubes=N` of each kind (default
 * 1000: some forty minutes of one processor), `--minutes=20` fewer cubes if that time is over, `--kind=random` one kind,
 * `--mistake="rightly,one side"` some mistakes, `--show=stuck` prints the cubes that end like that.
 *
 * - named: turned sides were offered rightly, and the cube is right. right by itself: it is right without an offer.
 * - asked: several were offered, the right one among them; or the cube reads like a scrambled one, and the right one is among
 *   the three likeliest texts if it was held otherwise. stuck: no way on. silently wrong: a wrong cube at the end.
 * - A whole cube held otherwise: whoever paints it overlooks that all six centers are others than the net shows.
 * - extra taps: stickers entered and offers answered, beyond what the same cube takes when held rightly and unasked. Of
 *   these, questions are stickers asked for to tell how a side was held, and offers are what is answered with one tap.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { option, percent } from "../figures.mjs";
import { KINDS, MISTAKES } from "../held/cubes.mjs";

export const title = "Painting with sides held turned";

const CUBES = Number(option("cubes") ?? 1000);
const MINUTES = Number(option("minutes") ?? Number.POSITIVE_INFINITY);
/** Cubes in a block, the work of a thread at a time. */
const BLOCK = 10;
const ENDS = ["named", "asked", "right by itself", "stuck", "silently wrong"];

export async function run({ log }) {
  const kinds = KINDS.filter((kind) => kind.includes(option("kind") ?? ""));
  const asked = (option("mistake") ?? "").split(",");
  const whats = MISTAKES.map(({ what }) => what).filter((what) => asked.some((part) => what.includes(part)));
  const jobs = Array.from({ length: Math.ceil(CUBES / BLOCK) }, (_, block) =>
    kinds.map((kind) => ({
      kind,
      block,
      count: Math.min(BLOCK, CUBES - block * BLOCK),
      whats,
      show: option("show"),
    })),
  ).flat();
  const sums = new Map();
  let done = 0;
  await onThreads(jobs, (results) => {
    for (const { kind, what, total, ends } of results) {
      const key = `${kind}, ${what}`;
      const sum = sums.get(key) ?? { total: {}, ends: {} };
      sums.set(key, { total: added(sum.total, total), ends: added(sum.ends, ends) });
    }
    if (++done % 10 === 0) log(`${done} of ${jobs.length} blocks of ${BLOCK} cubes`);
  });
  return kinds.flatMap((kind) => whats.map((what) => row(kind, what, sums.get(`${kind}, ${what}`))));
}

/** Deals the jobs to as many threads as there are processors, until they or the minutes are used up. */
async function onThreads(jobs, take) {
  const end = performance.now() + MINUTES * 60_000;
  const waiting = [...jobs];
  const threads = Math.min(availableParallelism(), jobs.length);
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("../held/worker.mjs", import.meta.url));
      const next = () => {
        const job = performance.now() < end ? waiting.shift() : undefined;
        if (job) worker.postMessage(job);
        else worker.terminate().then(resolve);
      };
      worker.on("message", (results) => {
        take(results);
        next();
      });
      worker.on("error", reject);
      next();
    });
  await Promise.all(Array.from({ length: threads }, work));
}

function added(a, b) {
  const sum = { ...a };
  for (const [what, amount] of Object.entries(b)) sum[what] = (sum[what] ?? 0) + amount;
  return sum;
}

function row(kind, mistake, { total, ends }) {
  const { cubes, plain, strokes, questions, offers, wrongOffers, milliseconds } = total;
  const share = (count) => percent(count, cubes);
  const mean = (amount) => (amount / cubes).toFixed(2);
  return {
    kind,
    mistake,
    cubes,
    ...Object.fromEntries(ENDS.map((end) => [end, share(ends[end] ?? 0)])),
    "wrong offers": share(wrongOffers),
    "extra taps": mean(strokes + questions + offers - plain),
    questions: mean(questions),
    offers: mean(offers),
    "ms each": (milliseconds / cubes).toFixed(0),
  };
}
