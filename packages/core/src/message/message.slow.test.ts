/** What takes scrypt or many states. */
import { expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { decodeMessage, encodeMessage, resumeMessage } from "./index.ts";

test("scrypt makes the key of password and tweak", async () => {
  const options = { password: "correct horse", tweak: "2026-11-21" };
  const { cube } = await encodeMessage("HELLO", options);
  expect((await decodeMessage(cube, options)).text).toBe("HELLO");
  expect((await decodeMessage(cube, { ...options, tweak: "2026-11-22" })).text).not.toBe("HELLO");
});

test.each([2, 3, 4])("n = %i: thousands of states say a text that goes back on a cube", async (size) => {
  const random = seededRandom(`many states ${size}`);
  for (let i = 0; i < 3000; i++) {
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
