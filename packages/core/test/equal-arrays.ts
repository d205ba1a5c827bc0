/**
 * A setup file of every test: arrays of numbers are compared byte by byte at once. The test runner looks at each number through a
 * dozen calls, which took two seconds for a megabyte. Where bytes differ, its own way says where, and whether -0 or NaN is the reason.
 */
import { expect } from "vitest";

expect.addEqualityTesters([
  (a, b) => {
    if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor) return undefined;
    const [one, other] = [a, b].map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength));
    return one.equals(other) ? true : undefined;
  },
]);
