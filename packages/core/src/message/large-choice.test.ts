import { expect, test } from "vitest";
import { rankLayout, stateCount } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { decodeMessage } from "./decode-message.ts";
import { roundestNumber } from "./large-choice.ts";
import { writeMessage } from "./write-message.ts";

// 5x5 and 6x6: large-choice.slow.test.ts.
test.each([4])(
  "n = %i: a short message takes at most 20 turns, which make the cube that says it",
  async (size) => {
    const { alg, length, cube, number } = await writeMessage("HELLO", { size });
    expect(length).toBeLessThanOrEqual(20);
    expect(alg.split(" ")).toHaveLength(length);
    expect(Cube.fromAlg(alg, size).facelets()).toBe(cube.facelets());
    expect(cube.rank()).toBe(number);
    expect(await decodeMessage(cube)).toMatchObject({ text: "HELLO", check: "passed" });
  },
);

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
