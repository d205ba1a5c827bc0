import fc from "fast-check";
import { expect, test } from "vitest";
import { makePace } from "./slices.ts";

test("a few times are at once, many are spread, and a rest makes up for them", () => {
  const pace = makePace(2, 100);
  expect([0, 1, 2].map((now) => pace(now))).toEqual([0, 0, 98]);
  expect(pace(100)).toBe(0);
  expect(pace(150)).toBe(50);
  expect([1000, 1000, 1000].map((now) => pace(now))).toEqual([0, 0, 100]);
});

test("whoever asks, in thirty seconds it is never more than the burst and what was refilled", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 400 }), (pauses) => {
      const pace = makePace(20, 400);
      const done: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (pace(now) === 0) done.push(now);
      }
      for (const start of done)
        expect(done.filter((at) => at >= start && at < start + 30_000).length).toBeLessThanOrEqual(20 + 75);
    }),
    { numRuns: 50 },
  );
});
