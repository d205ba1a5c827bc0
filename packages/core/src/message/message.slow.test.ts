/** What takes scrypt or many states. */
import { expect, test } from "vitest";
import { sampleBlocks, samples } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { faceTurns } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { decodeMessage, encodeMessage, resumeMessage } from "./index.ts";
import { singleReadRepairs } from "./repairs.ts";

test("scrypt makes the key of password and tweak", async () => {
  const options = { password: "correct horse", tweak: "2026-11-21" };
  const { cube } = await encodeMessage("HELLO", options);
  expect((await decodeMessage(cube, options)).text).toBe("HELLO");
  expect((await decodeMessage(cube, { ...options, tweak: "2026-11-22" })).text).not.toBe("HELLO");
});

// Without check digits a million states do: text/text-states.slow.test.ts.
test.each([2, 3, 4])("n = %i: states say a text that goes back on a cube", async (size) => {
  for (const { random, count } of sampleBlocks(`many states ${size}`, 3000))
    for (let i = 0; i < count; i++) {
      const { text } = await decodeMessage(Cube.random(size, random), { repairs: false });
      const { cube } = await encodeMessage(text, { size });
      expect((await decodeMessage(cube, { repairs: false })).text).toBe(text);
    }
});

test("a lost 4x4 is solved and written again, without turns of the whole cube", async () => {
  const alg = "Rw U2 F' Lw D B2 Uw' R F2 Dw2 L Bw U' R2 Fw D2 L' Uw2 B R'";
  const seen = Cube.random(4, seededRandom("lost"));
  let told = 0;
  const way = await resumeMessage(alg, seen, { onProgress: () => told++ });
  expect(way.explanations).toEqual([]);
  expect(way.alg).not.toMatch(/[xyz]/);
  expect(way.from.equals(seen)).toBe(true);
  expect(way.from.apply(way.alg).facelets()).toBe(Cube.fromAlg(alg, 4).facelets());
  expect(told).toBeGreaterThan(0);
  const signal = AbortSignal.abort();
  await expect(resumeMessage(alg, seen, { signal })).rejects.toMatchObject({ code: "aborted" });
});

const names = faceTurns(3).map((turn) => printTurns([turn], 3));

test("with 15 check bits, random slips are repaired uniquely and right in 98 % of 60", async () => {
  const random = seededRandom("slip statistics");
  const count = samples(60, 6);
  let right = 0;
  for (let i = 0; i < count; i++) {
    const { cube } = await encodeMessage(`slip ${i}`, { check: 15 });
    const turn = names[randomBelow(names.length, random)];
    const slipped = i % 2 ? cube.apply(turn) : Cube.fromAlg(turn).apply("").state && slipAtStart(cube, turn);
    const { repairs } = await decodeMessage(slipped, { check: 15 });
    if (repairs.length === 1 && repairs[0].text === `slip ${i}`) right++;
  }
  expect(right).toBeGreaterThanOrEqual(Math.floor(0.99 * count));
});

function slipAtStart(cube: Cube, turn: string): Cube {
  const slipped = [...singleReadRepairs(cube.state)].find(
    ({ kind, what }) => kind === "start-turn" && what.includes(`(${turn} before`),
  );
  return Cube.of(slipped!.state);
}
