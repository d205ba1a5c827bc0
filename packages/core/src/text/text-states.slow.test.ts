import { describe, it } from "vitest";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { decodeText, encodeText, LANGUAGES, languageInterval, loadModel, loadModelOfState } from "./index.ts";

const STATES_3 = 43252003274489856000n;

async function comesBack(state: bigint, states: bigint): Promise<void> {
  const model = await loadModelOfState(state, states);
  const { text, low, width } = decodeText(state, states, model);
  const back = encodeText(text, states, [model]);
  const same = back.ok && back.value.low === low && back.value.width === width;
  if (!same || state < low || state >= low + width)
    throw new Error(`state ${state} reads ${JSON.stringify(text)}`);
}

describe("text", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "comes back from 125,000 random states of the 3x3 (part %i)",
    async (part) => {
      const random = seededRandom(`3x3 ${part}`);
      for (let round = 0; round < 125_000; round++)
        await comesBack(randomBigBelow(STATES_3, random), STATES_3);
    },
  );

  it.each(LANGUAGES.map((language) => language.code))(
    "in %s comes back from 2,000 random states of its own on a 3x3",
    async (code) => {
      await loadModel(code);
      const own = languageInterval(LANGUAGES.find((each) => each.code === code)!, STATES_3);
      const random = seededRandom(code);
      for (let round = 0; round < 2000; round++)
        await comesBack(own.low + randomBigBelow(own.width, random), STATES_3);
    },
  );
});
