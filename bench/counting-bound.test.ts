import { expect, test } from "vitest";

const { countingBound } = await import(new URL("./src/nxn.mjs", import.meta.url).href);

// Computed independently, from the same generating function (docs/math/nxn-solving.md, section 8).
test.each([
  [4, 34.89],
  [5, 51.61],
  [6, 74.95],
  [7, 98.33],
  [8, 127.95],
  [9, 157.7],
  [10, 192.97],
  [11, 228.83],
  [17, 510.3],
  [33, 1728.92],
])("n = %i: no mean is less than %f", (size, bound) => {
  expect(countingBound(size)).toBeCloseTo(bound, 2);
});
