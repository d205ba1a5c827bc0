/** What takes scrypt or many states. */
import { expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { decodeMessage, encodeMessage } from "./index.ts";

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
