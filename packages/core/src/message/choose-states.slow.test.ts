import { expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { decodeMessage } from "./decode-message.ts";
import { writeMessage } from "./write-message.ts";

// The longer ones take more than the first digit of the number, a center orbit of 51.5 bits: up to 66, as many as a 3x3 has.
test.each([
  [4, "HELLO"],
  [5, "HELLO"],
  [6, "HELLO"],
  [7, "HELLO"],
  [4, "Die Sonne scheint hell"],
  [5, "Die Sonne scheint hell"],
  [6, "Meet me at 8:30 tonight"],
  [10, "Happy birthday, dear Anna!"],
  [4, "Bonjour tout le monde, merci"],
  [5, "Bonjour tout le monde, merci"],
  [6, "Bonjour tout le monde, merci"],
  [7, "Bonjour tout le monde, merci"],
])("n = %i: %s takes at most 20 turns, which make the cube that says it", async (size, text) => {
  const { alg, length, cube, number } = await writeMessage(text, { size });
  expect(length).toBeLessThanOrEqual(20);
  expect(alg.split(" ")).toHaveLength(length);
  expect(Cube.fromAlg(alg, size).facelets()).toBe(cube.facelets());
  expect(cube.rank()).toBe(number);
  expect(await decodeMessage(cube)).toMatchObject({ text, check: "passed" });
});
