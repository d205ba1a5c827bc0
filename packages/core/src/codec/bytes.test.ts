import fc from "fast-check";
import { expect, test } from "vitest";
import { byteCapacity, packInteger, rankState, stateCount, unpackInteger, unrankState } from "./index.ts";

test("integers become bytes of the length asked for, most significant first, and back", () => {
  expect([...packInteger(0x010203n, 5)]).toEqual([0, 0, 1, 2, 3]);
  expect([...packInteger(0n, 0)]).toEqual([]);
  expect(unpackInteger([])).toBe(0n);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(packInteger(unpackInteger(bytes), bytes.length)).toEqual(bytes);
    }),
  );
});

test("what does not fit is refused", () => {
  expect(() => packInteger(256n, 1)).toThrow(/"value" expected 0 … 256\^1 − 1, got 256/);
  expect(() => packInteger(-1n, 4)).toThrow(RangeError);
  expect(() => packInteger(1n, 0)).toThrow(RangeError);
  expect(() => packInteger(1n, 1.5)).toThrow(/"length"/);
  expect(() => packInteger(1 as never, 1)).toThrow(TypeError);
});

test.each([2, 3, 4, 5])("n = %i: any bytes up to its capacity fit on a cube", (size) => {
  const length = byteCapacity(size);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: length, maxLength: length }), (bytes) => {
      const rank = unpackInteger(bytes);
      expect(rank < stateCount(size)).toBe(true);
      expect(packInteger(rankState(unrankState(rank, size)), length)).toEqual(bytes);
    }),
    { numRuns: 30 },
  );
});
