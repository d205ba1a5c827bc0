import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { ok } from "../result.ts";
import { decodeByteMessage, decodeMessage, encodeMessage, type TextCode } from "./index.ts";

const SOLVED = Cube.solved();

describe("a message on one cube", () => {
  test("the main job: MEET AT NOON goes on a 3x3 and comes back", async () => {
    const { cube, number, bits, room, size, text } = await encodeMessage("MEET AT NOON");
    expect({ size, text }).toEqual({ size: 3, text: "MEET AT NOON" });
    expect(cube.rank()).toBe(number);
    expect(bits + room).toBeCloseTo(65.2, 5);
    expect(await decodeMessage(cube)).toEqual({ text, size, number, check: "none" });
    expect(await decodeMessage(cube.state)).toEqual({ text, size, number, check: "none" });
  });

  test("it is read however the cube is held, and from its stickers", async () => {
    const { cube } = await encodeMessage("UPSIDE DOWN");
    expect((await decodeMessage(cube.apply("x2 y"))).text).toBe("UPSIDE DOWN");
    expect((await decodeMessage(Cube.fromFacelets(cube.facelets()))).text).toBe("UPSIDE DOWN");
  });

  test("the empty text is the solved cube, and leading NULs are kept", async () => {
    expect((await encodeMessage("")).cube.equals(SOLVED)).toBe(true);
    expect((await decodeMessage(SOLVED)).text).toBe("");
    const numbers = new Set<bigint>();
    for (const text of ["", "\0", "\0\0", "\0\0a", "\0\0\0\0\0\0\0\0"]) {
      const { cube, number } = await encodeMessage(text);
      expect((await decodeMessage(cube)).text).toBe(text);
      numbers.add(number);
    }
    expect(numbers.size).toBe(5);
  });

  test.each([2, 3, 4, 5, 7])("n = %i: what fits comes back, what does not is refused", async (size) => {
    for (const text of ["HI", "no?", "Meet me at noon by the fountain", "日本語", "x".repeat(500)]) {
      try {
        const { cube } = await encodeMessage(text, { size });
        expect(cube.size).toBe(size);
        expect((await decodeMessage(cube)).text).toBe(text);
      } catch (error) {
        expect(error).toMatchObject({
          name: "CubegramError",
          code: "too-long",
          message: expect.stringContaining("bits too many"),
        });
      }
    }
  });

  test("bytes: every string that fits comes back, every state says some", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 8 }), async (bytes) => {
        const { cube, text } = await encodeMessage(bytes);
        expect(text).toBeUndefined();
        expect((await decodeByteMessage(cube)).bytes).toEqual(bytes);
      }),
    );
    const random = seededRandom("bytes");
    for (let i = 0; i < 100; i++) {
      const cube = Cube.random(3, random);
      const { bytes, number } = await decodeByteMessage(cube);
      expect((await encodeMessage(bytes)).number).toBe(number);
    }
    expect((await encodeMessage(new Uint8Array(0))).number).toBe(0n);
    expect((await encodeMessage(new Uint8Array(8).fill(255))).number).toBe((256n ** 9n - 256n) / 255n);
  });

  test("bytes that do not fit are refused, one over or a million", async () => {
    const tooLong = { code: "too-long", message: expect.stringContaining("has room for 65.2") };
    await expect(encodeMessage(new Uint8Array(9))).resolves.toBeDefined();
    await expect(encodeMessage(new Uint8Array(9).fill(255))).rejects.toMatchObject(tooLong);
    await expect(encodeMessage(new Uint8Array(10))).rejects.toMatchObject(tooLong);
    await expect(encodeMessage(new Uint8Array(1_000_000))).rejects.toMatchObject(tooLong);
  });

  test("a plain number is its own cube", async () => {
    const last = Cube.count() - 1n;
    expect((await encodeMessage(last)).cube.rank()).toBe(last);
    expect((await encodeMessage(0n)).bits).toBe(0);
    await expect(encodeMessage(last + 1n)).rejects.toMatchObject({ code: "out-of-range" });
    await expect(encodeMessage(-1n)).rejects.toMatchObject({ code: "out-of-range" });
  });

  test("a state that says nothing is refused, with its number", async () => {
    // Numbers 96 … are simple texts of one character again, which stand among the printable ones already.
    const silent: { number: bigint; error: unknown }[] = [];
    for (let number = 0n; number < 400n; number++)
      await decodeMessage(Cube.unrank(number)).catch((error) => silent.push({ number, error }));
    expect(silent.length).toBeGreaterThan(0);
    for (const { number, error } of silent)
      expect(error).toMatchObject({ code: "no-message", message: expect.stringContaining(String(number)) });
  });

  test("the text code can be replaced, and may give a text many states", async () => {
    const vowels: TextCode = {
      name: "vowels",
      version: 1,
      encode: (text, states) => {
        const share = states / 5n;
        return ok({ first: share * BigInt("aeiou".indexOf(text)), count: share, bits: Math.log2(5) });
      },
      decode: (number, states) => ok("aeiou"[Number(number / (states / 5n))]),
    };
    const { cube, bits } = await encodeMessage("i", { code: vowels });
    expect(bits).toBe(2.3);
    expect((await decodeMessage(cube, { code: vowels })).text).toBe("i");
  });

  test("misuse says what was expected", async () => {
    await expect(encodeMessage(7 as never)).rejects.toThrow(/"message" expected a string/);
    await expect(encodeMessage("a", { size: 1 })).rejects.toThrow(RangeError);
    await expect(encodeMessage("a", { code: "morse" })).rejects.toThrow(/"code" expected one of/);
    await expect(encodeMessage("\ud800")).rejects.toMatchObject({ code: "lone-surrogate" });
  });
});
