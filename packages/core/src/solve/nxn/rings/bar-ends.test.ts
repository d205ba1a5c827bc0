import fc from "fast-check";
import { expect, test } from "vitest";
import { bitImages, stageTurns } from "../center-masks.ts";
import { barEnds, countApart } from "./bar-ends.ts";
import { ringSteps } from "./ring-steps.ts";

test.each([
  [6, "joinTwo"],
  [7, "joinThree"],
] as const)("n = %i, %s: what differs after each turn is what a count place by place finds", (size, kind) => {
  const step = ringSteps(size).find((each) => each.kind === kind)!;
  const turns = stageTurns(size, step.blocks, [0, 1, 2]);
  const ends = barEnds(size, step, turns);
  const images = turns.map((turn) => step.bar.map((orbit) => bitImages(size, orbit, turn)));
  const isSet = (mask: number, place: number) => (mask >> place) & 1;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0xffffff }), {
        minLength: step.bar.length,
        maxLength: step.bar.length,
      }),
      (masks) => {
        countApart(ends, Int32Array.from([0, ...masks]), 1);
        turns.forEach((_, move) => {
          let apart = 0;
          const moved = masks.map((mask, orbit) => {
            const after = new Uint8Array(24);
            images[move][orbit].forEach((to, from) => {
              after[to] = isSet(mask, from);
            });
            return after;
          });
          for (let orbit = 1; orbit < moved.length; orbit++)
            for (let place = 0; place < 24; place++)
              if (moved[orbit][place] !== moved[orbit - 1][place]) apart++;
          expect(ends.costs[ends.actionOf[move]]).toBe(2 * apart);
        });
      },
    ),
    { numRuns: 50 },
  );
});
