import { expect, it } from "vitest";
import { expectTextBack } from "../../test/text-comes-back.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { decodeText, LANGUAGES, languageInterval, loadModel, loadModelOfState } from "./index.ts";

const STATES_2 = 3674160n;
const STATES_3 = 43252003274489856000n;

/** Of each language, so that those with a small share of the states count as much as English. */
const OWN_STATES = 8000;

// With those of text.slow.test.ts a million: 8,000 of each of 24 languages, 8,000 of the whole 3x3, and 800,000 of the 2x2.
it.each(LANGUAGES.map((language) => language.code))(
  `in %s a text comes back from ${OWN_STATES} random states of its own on a 3x3`,
  async (code) => {
    await loadModel(code);
    const own = languageInterval(LANGUAGES.find((each) => each.code === code)!, STATES_3);
    const random = seededRandom(code);
    for (let round = 0; round < OWN_STATES; round++)
      await expectTextBack(own.low + randomBigBelow(own.width, random), STATES_3);
  },
);

// All states of puzzles with up to 5,000 are in the fast test.
it("texts tile the states of the 2x2: stretches from random states on, and across each border of languages", async () => {
  const random = seededRandom("tiles");
  const borders = LANGUAGES.map((language) => languageInterval(language, STATES_2).low);
  const starts = Array.from({ length: 40 }, () => randomBigBelow(STATES_2, random));
  let read = 0;
  for (const start of [...borders.map((low) => (low > 500n ? low - 500n : 0n)), ...starts, STATES_2 - 500n]) {
    let next = decodeText(start, STATES_2, await loadModelOfState(start, STATES_2)).low;
    for (let i = 0; i < 1000 && next < STATES_2; i++, read++) {
      const { low, width } = decodeText(next, STATES_2, await loadModelOfState(next, STATES_2));
      if (low !== next || width < 1n) throw new Error(`state ${next} reads from ${low}`);
      next += width;
    }
  }
  expect(read).toBeGreaterThan(60_000);
});
