import fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { type Plan, paceOf, planOf } from "./plans.ts";

/** The last round of a method that is worth running. */
const LAST_ROUND = 5;

const plan = planOf(12);
const { share: part, groups: most } = plan.reducing!;

/** Every fourth step pairs wings, in groups of beams that are never widened. */
const isOfWings = (step: number) => step % 4 === 3;
const WINGS = 8;

/** A reduction whose steps cost that much for each group of beams, on a clock that `spend` moves on. */
function reduce(
  share: NonNullable<ReturnType<ReturnType<typeof paceOf>["share"]>>,
  costs: readonly number[],
  spend: (milliseconds: number) => void,
): number[] {
  const groups = share.begin();
  const counts = costs.map((cost, step) => {
    const count = groups(isOfWings(step) ? WINGS : undefined);
    spend((isOfWings(step) ? 1 : share.width) * count * cost);
    return count;
  });
  share.end();
  return counts;
}

/** Two rounds of reductions; `slower`: how much longer steps take in the second. */
function twoRounds(by: Plan, costs: readonly number[], budget: number, slower: number) {
  let now = budget;
  const spend = (milliseconds: number) => {
    now -= milliseconds;
  };
  const pace = paceOf(by, 0, 1, () => now);
  const first = reduce(pace.share(0)!, costs, spend);
  const begun = now;
  const share = pace.share(1)!;
  const later = costs.map((cost) => slower * cost);
  const parts: number[] = [];
  const second = Array.from({ length: share.ways }, () => {
    const before = now;
    const counts = reduce(share, later, spend);
    parts.push((before - now) / (part * begun));
    return counts;
  });
  return { first, second: second.flat(), share, parts };
}

const costs = fc.array(fc.integer({ min: 5, max: 50 }), { minLength: 40, maxLength: 80 });

test("groups fill the time of reductions, also where steps take longer or shorter than they did at first", () => {
  fc.assert(
    fc.property(
      costs,
      fc.double({ min: 0.4, max: 2, noNaN: true }),
      fc.constantFrom(1, 3),
      fc.constantFrom(1, 4),
      (list, slower, more, widest) => {
        const total = list.reduce((sum, cost, step) => sum + (isOfWings(step) ? WINGS : 1) * cost, 0);
        const by = { ...plan, reducing: { ...plan.reducing!, groups: 1000, more, widest } };
        const { first, parts, share } = twoRounds(
          by,
          list,
          total + (20 * widest * more * total) / part,
          slower,
        );
        expect(first).toEqual(list.map((_, step) => (isOfWings(step) ? WINGS : 1)));
        expect(share.width).toBeCloseTo(widest);
        // Several reductions share it.
        expect(parts).toHaveLength(more);
        for (const spent of parts) {
          expect(more * spent).toBeGreaterThan(0.9);
          expect(more * spent).toBeLessThan(1.1);
        }
      },
    ),
  );
});

test("there is always one group, and never more than the most", () => {
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 1_000_000 }), (list, budget) => {
      const { second } = twoRounds(plan, list, budget, 1);
      expect(Math.min(...second)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...second)).toBeLessThanOrEqual(most);
      expect(Math.min(...second.filter((_, step) => isOfWings(step)))).toBeGreaterThanOrEqual(WINGS);
    }),
  );
});

test("tables that are made on the way do not count as time of a step", () => {
  let now = 100_000;
  function* spending(milliseconds: number) {
    now -= milliseconds;
    yield;
  }
  const pace = paceOf(plan, 0, 1, () => now);
  const share = pace.share(0)!;
  const groups = share.begin();
  groups();
  finish(pace.idly(spending(50_000)));
  now -= 1000;
  groups();
  share.end();
  // A second for one group of the usual width, and 49 seconds left.
  const later = pace.share(1)!;
  expect(later.begin()()).toBe(Math.floor((part * 49_000) / (1000 * later.width)));
});

test("a method's round fills the time left, is larger than the one before, and has a limit", () => {
  let now = 9000;
  function* spending(milliseconds: number) {
    now -= milliseconds;
    yield;
  }
  const pace = paceOf(planOf(5), 0, 1, () => now);
  const { growth } = planOf(5).method;
  expect(pace.after(undefined)).toBe(0);
  finish(pace.timed(0, spending(1000)));
  expect(pace.after(undefined)).toBeCloseTo(Math.log(8) / Math.log(growth));
  now = 1;
  expect(pace.after(2)).toBeGreaterThan(2);
  now = 1e9;
  expect(pace.after(2)).toBe(LAST_ROUND);
  expect([LAST_ROUND - 1, LAST_ROUND].map(pace.isLast)).toEqual([false, true]);
  // Without a clock rounds grow step by step.
  expect([undefined, 0, 1, LAST_ROUND].map(paceOf(planOf(5), 0, 1).after)).toEqual([0, 1, 2, LAST_ROUND]);
});
