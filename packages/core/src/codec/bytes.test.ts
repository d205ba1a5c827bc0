import fc from "fast-check";
import { expect, test } from "vitest";
import { byteCapacity, rankState, stateCount, unrankState } from "./index.ts";

test.each([2, 3, 4, 5])("n = %i: any bytes up to its capacity fit on a cube", (size) => {
  const length = byteCapacity(size);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 256n ** BigInt(length) - 1n }), (rank) => {
      expect(rank < stateCount(size)).toBe(true);
      expect(rankState(unrankState(rank, size))).toBe(rank);
    }),
    { numRuns: 30 },
  );
});
