import fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { bitImages } from "../center-masks.ts";
import { finishersOf } from "./bar-ends.ts";
import { phaseColors } from "./positions.ts";
import { phaseTurns, ringSteps } from "./ring-steps.ts";

const { goal } = phaseColors(0);
/** Where more ends are apart, nothing is looked for. */
const MAX_APART = 6;

/** A model of joins in the second phase, whose turns are the fewest. */
function modelOf(size: number) {
  const step = ringSteps(size).find(({ bar }) => bar.length > 0)!;
  const turns = phaseTurns(size, step.blocks, 1);
  const images = [...step.placed, ...step.bar].map((orbit) =>
    turns.map((turn) => bitImages(size, orbit, turn)),
  );
  const cuts = Uint8Array.from(turns, ({ first, last }) => (last - first + 1 === 3 ? 1 : 0));
  const isOdd = Uint8Array.from(turns, ({ quarters }, move) => (cuts[move] && quarters !== 2 ? 1 : 0));
  const finishers = finish(finishersOf(step, goal, { images, isOdd, cuts }));
  const turned = (masks: readonly number[], move: number) =>
    masks.map((mask, orbit) => {
      let image = 0;
      for (let place = 0; place < 24; place++)
        if ((mask >> place) & 1) image |= 1 << images[orbit][move][place];
      return image;
    });
  const inverses = turns.map(({ axis, first, last, quarters }) =>
    turns.findIndex(
      (turn) =>
        turn.axis === axis && turn.first === first && turn.last === last && turn.quarters === 4 - quarters,
    ),
  );
  return { step, inverses, finishers, turned, isOdd };
}

test.each([6, 7])(
  "n = %i: short ways make bars whole, and one is found wherever a few turns do",
  { tags: ["seconds"], timeout: 30_000 },
  (size) => {
    const { step, inverses, finishers, turned, isOdd } = modelOf(size);
    const { reach } = finishers;
    const placed = step.placed.length;
    const isWhole = (masks: readonly number[]) =>
      masks.every((mask, orbit) => (orbit < placed ? mask === goal : mask === masks[placed]));
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: inverses.length - 1 }), { minLength: 1, maxLength: reach }),
        fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 8, maxLength: 8 }),
        (way, places) => {
          const bar = places.reduce((mask, place) => mask | (1 << place), 0);
          let masks = [...step.placed.map(() => goal), ...step.bar.map(() => bar)];
          let parity = 0;
          for (const move of [...way].reverse()) {
            masks = turned(masks, inverses[move]);
            parity ^= isOdd[move];
          }
          if (masks.slice(0, placed).some((mask) => mask !== goal)) return;
          const ways = finishers.ways(Int32Array.from([...masks, parity]), 0);
          for (const own of ways) {
            expect(own.length).toBeLessThanOrEqual(reach);
            expect(isWhole(own.reduce(turned, masks))).toBe(true);
            expect(own.reduce((sum, move) => sum ^ isOdd[move], 0)).toBe(parity);
          }
          const apart = step.bar.slice(1).reduce((sum, _, i) => {
            const bits = (masks[placed + i] ^ masks[placed + i + 1]).toString(2);
            return sum + bits.replaceAll("0", "").length;
          }, 0);
          if (apart === 0 || apart > MAX_APART) return;
          expect(ways.length).toBeGreaterThan(0);
          found++;
        },
      ),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(5);
  },
);
