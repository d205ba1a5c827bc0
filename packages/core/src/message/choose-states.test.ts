import { expect, test } from "vitest";
import { rankLayout, stateCount } from "../codec/index.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { roundestNumber } from "./choose-states.ts";

// Short messages on large cubes: choose-states.slow.test.ts.
test("the roundest number is in the part, and none in it has more zeros at its end", () => {
  const random = seededRandom("round");
  for (const size of [4, 5, 8])
    for (let i = 0; i < 36; i++) {
      const count = 1n + randomBigBelow(1n << BigInt(4 * i), random);
      const first = randomBigBelow(stateCount(size) - count, random);
      const round = roundestNumber({ first, count }, size);
      expect(round >= first && round < first + count).toBe(true);
      let unit = 1n;
      for (const { radix } of rankLayout(size)) {
        unit *= radix;
        const multiples = (first + count - 1n) / unit - (first + unit - 1n) / unit;
        if (multiples >= 0n) expect(round % unit).toBe(0n);
      }
    }
});
