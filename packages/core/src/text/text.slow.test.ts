import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWholeRun, samples, wholeRunTest } from "../../test/samples.ts";
import {
  decodeText,
  digestOfSteps,
  encodeText,
  loadModel,
  loadModelOfState,
  loadModelsFor,
} from "./index.ts";

const STATES_3 = 43252003274489856000n;

interface Steps {
  readonly stepsOfALanguage: number;
  readonly models: readonly { code: string; steps: string }[];
}

describe("text", () => {
  wholeRunTest("is foretold in the same integers along a walk of a million steps", async () => {
    const path = new URL("./vectors/text-2.json", import.meta.url);
    const { stepsOfALanguage, models }: Steps = JSON.parse(readFileSync(path, "utf8"));
    expect(stepsOfALanguage * models.length).toBeGreaterThanOrEqual(1_000_000);
    for (const { code, steps } of models)
      expect([code, digestOfSteps(await loadModel(code), stepsOfALanguage)]).toEqual([code, steps]);
  });

  it("is read from every state of the 2x2 in intervals that tile them", async () => {
    const states = 3674160n;
    const end = isWholeRun ? BigInt(samples(Number(states))) : 10_000n;
    let next = 0n;
    while (next < end) {
      const { low, width } = decodeText(next, states, await loadModelOfState(next, states));
      if (low !== next || width < 1n) throw new Error(`state ${next} reads from ${low}`);
      next += width;
    }
    if (end === states) expect(next).toBe(states);
  });

  it("in any Unicode string comes back from a row of cubes", async () => {
    const states = STATES_3 ** 4n;
    const numRuns = isWholeRun ? samples(20_000) : 200;
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 20 }), async (text) => {
        const written = encodeText(text, states, await loadModelsFor(text));
        if (!written.ok) return;
        const { low, width } = written.value;
        const last = low + width - 1n;
        for (const state of [low, last])
          expect(decodeText(state, states, await loadModelOfState(state, states)).text).toBe(text);
        read++;
      }),
      { numRuns },
    );
    expect(read).toBeGreaterThan(numRuns / 20);
  });
});
