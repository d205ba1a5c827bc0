import { expect, test } from "vitest";
import { samples } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { turnedCubes } from "../diagnosis/holds.ts";
import { assemble, heldBack } from "../diagnosis/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf } from "../state/index.ts";
import {
  decodeMessage,
  encodeMessage,
  isUnsettled,
  weighReading,
  writeMessage,
  writtenAmong,
} from "./index.ts";

const TEXTS = [
  "HELLO",
  "Platform 3",
  "Roses are red",
  "Will you be my valentine?",
  "You will never know hunger.",
];
const texts = TEXTS.slice(0, samples(TEXTS.length, 2));
const TURNS = ["U", "R2", "F'", "D", "L2", "B'"];

test("cubes without check digits read as written, and nearly none does after one more turn", async () => {
  let slips = 0;
  for (const [i, text] of texts.entries()) {
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
  // 95 of 100 by decision 0225#0227; of ten, two may go through.
  expect(slips).toBeGreaterThanOrEqual(2 * texts.length - 2);
}, 120_000);

test("a wrong first turn, or a cube held wrongly, is noticed as well", async () => {
  let slips = 0;
  for (const [i, text] of texts.entries()) {
    const { alg, cube } = await writeMessage(text, { check: 0 });
    const first = Cube.fromAlg(TURNS[i]).apply(alg);
    const held = Cube.fromAlg("z").apply(alg).upright();
    for (const wrong of [first, held]) {
      expect(wrong.equals(cube)).toBe(false);
      if ((await weighReading(wrong)).verdict === "slip") slips++;
    }
  }
  expect(slips).toBeGreaterThanOrEqual(2 * texts.length - 2);
}, 120_000);

test("a cube that says a text, but not the nearest that does, is like any scrambled cube that says it", async () => {
  const { cube } = await encodeMessage("HELLO", { check: 0 });
  const { verdict, odds, scrambledOdds } = await weighReading(cube);
  expect({ verdict, odds }).toEqual({ verdict: "scrambled", odds: 1 / 100 });
  expect(scrambledOdds).toBeGreaterThan(10);
});

test("a cube near the solved one that says a text is doubted if a nearer one says it, too", async () => {
  const { alg } = await writeMessage("HELLO");
  // With check digits it is near, but without them there is a nearer one.
  expect(await weighReading(Cube.fromAlg(alg))).toMatchObject({ verdict: "slip", reason: "nearer-cube" });
  expect(await weighReading(Cube.fromAlg(alg), { check: 11 })).toMatchObject({ verdict: "as-written" });
});

test("random states are just scrambled cubes, whether or not check digits were asked for", async () => {
  const count = samples(60, 5);
  let scrambled = 0;
  for (let i = 0; i < count; i++) {
    const cube = Cube.random(3, seededRandom(`weigh ${i}`));
    const check = i % 2 === 0 ? 0 : 11;
    const { verdict, odds, scrambledOdds } = await weighReading(cube, { check });
    if (verdict === "scrambled") scrambled++;
    expect(scrambledOdds > 1).toBe(verdict === "scrambled");
    expect(odds).toBeGreaterThanOrEqual(0);
  }
  // Decision 0240: more than nine of ten.
  expect(scrambled).toBeGreaterThanOrEqual(0.8 * count);
}, 120_000);

test("check digits that agree settle it, on the cube or after a slip is undone", async () => {
  const { cube } = await writeMessage("MEET AT NOON");
  expect(isUnsettled(await decodeMessage(cube))).toBe(false);
  expect(isUnsettled(await decodeMessage(cube.apply("R")))).toBe(false);
  expect(isUnsettled(await decodeMessage(cube, { check: 0 }))).toBe(true);
  expect(isUnsettled(await decodeMessage(Cube.unrank(31415926535897932384n)))).toBe(true);
  expect((await weighReading(cube.apply("R"), { check: 11 })).verdict).toBe("slip");
});

test("check bits that do not exist are refused", async () => {
  await expect(weighReading(Cube.solved(), { check: 21 })).rejects.toThrow('"check" expected');
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

test("of all ways in which a whole cube was held, the right one reads as written", async () => {
  for (const text of ["Platform 3", "MEET AT NOON"].slice(0, samples(2, 1))) {
    const { cube } = await writeMessage(text, { check: 0 });
    const { colors } = coloringOf(cube.state);
    const holds = turnedCubes(3).map((hold) => assemble(heldBack({ size: 3, colors }, hold)));
    const others = holds.flatMap((found) => (found.ok ? [found.value] : []));
    expect(others.length).toBe(11);
    const [first, ...rest] = await writtenAmong([...others, cube]);
    expect(first).toMatchObject({ at: 11, text });
    for (const { odds } of rest) expect(odds).toBeLessThan(first.odds);
  }
}, 120_000);

test("among no cubes, and among none but scrambled ones, nothing was written", async () => {
  expect(await writtenAmong([])).toEqual([]);
  expect(await writtenAmong([Cube.unrank(31415926535897932384n)])).toEqual([]);
  await expect(writtenAmong([Cube.solved(2)])).rejects.toThrow("expected a 3x3");
});
