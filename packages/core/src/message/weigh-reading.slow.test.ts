import { expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { encodeMessage, weighReading, writeMessage } from "./index.ts";

const TEXTS = [
  "HELLO",
  "Platform 3",
  "Roses are red",
  "Will you be my valentine?",
  "You will never know hunger.",
];
const TURNS = ["U", "R2", "F'", "D", "L2", "B'"];

test("cubes without check digits read as written, and nearly none does after one more turn", async () => {
  let slips = 0;
  for (const [i, text] of TEXTS.entries()) {
    const { cube } = await writeMessage(text, { check: 0 });
    const { verdict, odds } = await weighReading(cube);
    expect([text, verdict]).toEqual([text, "as-written"]);
    expect(odds).toBeGreaterThan(1);
    for (const turn of [TURNS[i], TURNS[(i + 1) % 6]]) {
      const weighed = await weighReading(cube.apply(turn));
      if (weighed.verdict === "slip") slips++;
      expect(weighed.odds < 1).toBe(weighed.verdict === "slip");
    }
  }
  // 95 of 100 by decision 0227; of these ten, two may go through.
  expect(slips).toBeGreaterThanOrEqual(8);
}, 120_000);

test("a wrong first turn, or a cube held wrongly, is noticed as well", async () => {
  let slips = 0;
  for (const [i, text] of TEXTS.entries()) {
    const { alg, cube } = await writeMessage(text, { check: 0 });
    const first = Cube.fromAlg(TURNS[i]).apply(alg);
    const held = Cube.fromAlg("z").apply(alg).upright();
    for (const wrong of [first, held]) {
      expect(wrong.equals(cube)).toBe(false);
      if ((await weighReading(wrong)).verdict === "slip") slips++;
    }
  }
  expect(slips).toBeGreaterThanOrEqual(8);
}, 120_000);

test("a cube that says a text, but not the nearest that does, is doubted", async () => {
  const { cube } = await encodeMessage("HELLO", { check: 0 });
  expect(await weighReading(cube)).toMatchObject({ verdict: "slip", reason: "nearer-cube" });
});

test("a cube that says a text in as few turns as another, which a writer would have taken, is doubted", async () => {
  const { cube } = await writeMessage("Room 237", { check: 0 });
  expect(await weighReading(cube)).toMatchObject({ verdict: "as-written" });
  // It says "Room", and is as near as the cube that a writer takes for that.
  expect(await weighReading(cube.apply("D'"))).toMatchObject({ verdict: "slip", reason: "other-cube" });
});

test("only a 3x3 is weighed", async () => {
  await expect(weighReading(Cube.solved(2))).rejects.toThrow('"cube" expected a 3x3, got a 2x2');
});
