/** A thread of the benchmark `held`: makes one block of cubes after another, and paints each with every mistake. */
import { parentPort } from "node:worker_threads";
import { seededRandom } from "@cubegram/core/perm";
import { printFacelets } from "@cubegram/core/state";
import { cubesOf, MISTAKES, seenOn } from "./cubes.mjs";
import { paintAll, plainStrokes } from "./person.mjs";

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

port.on("message", async ({ kind, block, count, whats, show }) => {
  const mistakes = MISTAKES.filter(({ what }) => whats.includes(what)).map(({ what, hold }) => ({
    what,
    hold,
    random: seededRandom(`held: ${kind} ${block}, ${what}`),
    total: { cubes: 0, plain: 0, strokes: 0, questions: 0, offers: 0, wrongOffers: 0, milliseconds: 0 },
    ends: {},
  }));
  for await (const colors of cubesOf(kind, block, count)) {
    const plain = plainStrokes(colors);
    for (const { hold, random, total, ends } of mistakes) {
      const held = hold(random);
      const start = performance.now();
      const { end, ...found } = await paintAll(colors, seenOn(colors, held), {
        digits: kind.endsWith("digits"),
        text: kind.startsWith("message"),
      });
      total.milliseconds += performance.now() - start;
      for (const [what, amount] of Object.entries({ ...found, plain, cubes: 1 })) total[what] += amount;
      ends[end] = (ends[end] ?? 0) + 1;
      if (show === end) console.error(end, printFacelets({ size: 3, colors }), JSON.stringify(held));
    }
  }
  port.postMessage(mistakes.map(({ what, total, ends }) => ({ kind, what, total, ends })));
});
