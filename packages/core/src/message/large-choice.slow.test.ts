import { expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { decodeMessage } from "./decode-message.ts";
import { writeMessage } from "./write-message.ts";

test.each([4, 5, 6, 7])(
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
