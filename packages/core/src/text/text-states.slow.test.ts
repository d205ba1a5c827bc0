import { describe, it } from "vitest";
import { inEachRun, sampleBlocks } from "../../test/samples.ts";
import { randomBigBelow } from "../perm/index.ts";
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
  it.each(inEachRun([1, 2, 3, 4, 5, 6, 7, 8], [1]))(
    "comes back from random states of the 3x3 (part %i)",
    async (part) => {
      for (const { random, count } of sampleBlocks(`3x3 ${part}`, 125_000))
        for (let round = 0; round < count; round++)
          await comesBack(randomBigBelow(STATES_3, random), STATES_3);
    },
  );

  it.each(LANGUAGES.map((language) => language.code))(
    "in %s comes back from random states of its own on a 3x3",
    async (code) => {
      await loadModel(code);
      const own = languageInterval(LANGUAGES.find((each) => each.code === code)!, STATES_3);
      for (const { random, count } of sampleBlocks(code, 2000))
        for (let round = 0; round < count; round++)
          await comesBack(own.low + randomBigBelow(own.width, random), STATES_3);
    },
  );
});
