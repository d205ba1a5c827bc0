import { seededRandom } from "@cubegram/core/perm";
import { expect, test } from "vitest";
import { samples } from "../../packages/core/test/samples.ts";

const { plannedWritings, simulateWriting } = await import(new URL("../src/follow.mjs", import.meta.url).href);

test("a thousand writings of twelve texts, with wrong turns, lost reports and times out of reach, are all right", async () => {
  const random = seededRandom("simulated writings");
  const plans: string[] = await plannedWritings();
  const extra: number[] = [];
  for (let round = 0; round < samples(1000); round++) {
    const alg = plans[round % plans.length];
    const writing = await simulateWriting(alg, { wrong: 0.05, lost: 0.01, gone: 0.001 }, random);
    expect(writing.isRight, `${round}: ${alg}`).toBe(true);
    extra.push(writing.extra);
  }
  expect(extra.sort((a, b) => a - b)[Math.floor(extra.length / 2)]).toBeLessThanOrEqual(2);
});
