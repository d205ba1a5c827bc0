/**
 * A setup file of every test. Once the time of a run is up, no other test is begun. And arrays of numbers are compared byte by byte at once:
 * the test runner looks at each number through a dozen calls, which took two seconds for a megabyte. Where bytes differ, its own way says
 * where, and whether -0 or NaN is the reason.
 */
import { beforeEach, expect } from "vitest";
// @ts-expect-error: a script, which has no declarations
import { isTimeUp, TIME_IS_UP } from "../../../scripts/test-results.mjs";

beforeEach(({ skip }) => skip(isTimeUp(), TIME_IS_UP));

expect.addEqualityTesters([
  (a, b) => {
    if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor) return undefined;
    const [one, other] = [a, b].map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength));
    return one.equals(other) ? true : undefined;
  },
]);
