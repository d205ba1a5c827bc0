import { expect, test } from "vitest";
import { rankLayout, stateCount, unrankState } from "../../../codec/index.ts";
import { randomBigBelow, seededRandom } from "../../../perm/index.ts";
import { arrangementOf } from "../../../state/index.ts";
import { secondOrbit } from "./goal.ts";

const places = Array.from({ length: 24 }, (_, place) => place);

test.each([4, 5, 6, 9])("n = %i: a word is in the range if the digit is that it ranks as", (size) => {
  const random = seededRandom(`second orbit ${size}`);
  const [second, last] = rankLayout(size).slice(-2);
  const unit = stateCount(size) / last.radix;
  const step = unit / second.radix;
  let met = 0;
  for (let i = 0; i < 60; i++) {
    const count = unit >> BigInt(1 + (i % 20));
    const start = randomBigBelow(last.radix, random) * unit;
    const low = start + randomBigBelow(unit - count, random);
    const high = low + count - 1n;
    const orbit = secondOrbit(unrankState(low, size), unrankState(high, size));
    for (const number of [
      low,
      high,
      low + randomBigBelow(count, random),
      start + randomBigBelow(unit, random),
    ]) {
      const isInside = number / step >= low / step && number / step <= high / step;
      // The piece at place i is taken home when everything else is solved.
      const { permutation } = arrangementOf(unrankState(number, size), orbit.orbit);
      expect(orbit.isInRange(permutation)).toBe(isInside);
      if (isInside) expect(orbit.canBeInRange(permutation)).toBe(true);
      else met++;
    }
    // Every place that is looked at but the last wants one digit.
    for (const homes of orbit.allowed.slice(0, -1)) {
      const digits = places.filter((home) => (homes >> home) & 1).map((home) => orbit.digit[home]);
      expect(new Set(digits).size).toBe(1);
    }
  }
  expect(met).toBeGreaterThan(20);
});
