import fc from "fast-check";
import { expect, test } from "vitest";
import { pacedGroups, timedGroups } from "./group-pace.ts";

/** Runs steps that cost that much for each group, on a clock of its own; returns what the clock shows at the end. */
function run(costs: readonly number[], left: number, groupsOf: (clock: () => number) => () => number) {
  let now = left;
  const groups = groupsOf(() => now);
  const counts = costs.map((cost) => {
    const count = groups();
    now -= count * cost;
    return count;
  });
  return { left: now, counts };
}

function timesOf(costs: readonly number[], left: number): number[] {
  const times: number[] = [];
  const first = run(costs, left, (clock) => timedGroups(clock, times));
  return [...times, first.left];
}

const costs = fc.array(fc.integer({ min: 5, max: 50 }), { minLength: 40, maxLength: 80 });

test("groups fill the time, also where steps take longer or shorter than they did at first", () => {
  fc.assert(
    fc.property(costs, fc.double({ min: 0.4, max: 2, noNaN: true }), (first, slower) => {
      const total = first.reduce((a, b) => a + b);
      const times = timesOf(first, 100 * total);
      const begun = times[times.length - 1];
      // Time for twenty groups, with a tenth of what is left kept for what comes after.
      const end = begun - 20 * total;
      const now = first.map((cost) => slower * cost);
      const { left } = run(now, begun, (clock) => pacedGroups(clock, times, end, 1000));
      expect((begun - left) / (begun - end)).toBeGreaterThan(0.9);
      expect((begun - left) / (begun - end)).toBeLessThan(1.1);
    }),
  );
});

test("there is always one group, and never more than the most", () => {
  fc.assert(
    fc.property(
      costs,
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 8 }),
      (first, end, most) => {
        const times = timesOf(first, 10_000);
        const { counts } = run(first, times[times.length - 1], (clock) =>
          pacedGroups(clock, times, end, most),
        );
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...counts)).toBeLessThanOrEqual(most);
      },
    ),
  );
});
