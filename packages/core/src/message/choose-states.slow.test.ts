import { expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { naiveRankFacelets } from "../../test/naive-rank.ts";
import { inEachRun } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { cubeGeometry } from "../geometry/index.ts";
import { readAlg, turnsOf } from "../notation/index.ts";
import { decodeMessage } from "./decode-message.ts";
import { writeMessage } from "./write-message.ts";

// With check digits: up to 51 bits take only the first digit of the number, a center orbit; "Bonjour" 66 bits; and what
// just fits a 3x3 without check digits 70 to 78.
const TEXTS = [
  [4, "HELLO"],
  [7, "HELLO"],
  [9, "HELLO"],
  [4, "Die Sonne scheint hell"],
  [6, "Meet me at 8:30 tonight"],
  [10, "Happy birthday, dear Anna!"],
  [4, "Bonjour tout le monde, merci"],
  [6, "Bonjour tout le monde, merci"],
  [4, "J + K forever"],
  [5, "221B Baker St"],
  [6, "http://bit.ly/2xQz9"],
  [7, "7F3A-99C2"],
  [11, "Flight LH 454"],
] as const;

// In `npm test` one that takes a center orbit, on an odd size, and one that takes more, on an even one.
test.each(inEachRun(TEXTS, TEXTS.slice(2, 4)))(
  "n = %i: %s takes at most 20 turns, which make the cube that says it",
  async (size, text) => {
    const { alg, length, cube, number } = await writeMessage(text, { size });
    expect(length).toBeLessThanOrEqual(20);
    const turns = turnsOf(readAlg(alg), size);
    expect(turns).toHaveLength(length);
    const naive = new NaiveCube(size);
    for (const { axis, first, last, quarters } of turns) naive.turn(axis, first, last, quarters);
    const made = Cube.fromFacelets(naive.facelets());
    expect(made.facelets()).toBe(cube.facelets());
    expect(naiveRankFacelets(made.upright().facelets(), cubeGeometry(size))).toBe(number);
    expect(await decodeMessage(made)).toMatchObject({ text, check: "passed" });
  },
);
