import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { ok } from "../result.ts";
import {
  decodeByteMessage,
  decodeMessage,
  decodeNumberMessage,
  decodeRepairs,
  encodeMessage,
  type TextCode,
  writeMessage,
} from "./index.ts";

const SOLVED = Cube.solved();

/** Any Unicode text, of all planes. */
const shortText = anyText(12);

/** What a text becomes on its way to a cube and back; undefined when it does not fit. */
async function there(text: string, options: Parameters<typeof encodeMessage>[1] = {}) {
  const encoded = await encodeMessage(text, options).catch((error) => {
    expect(error).toMatchObject({ name: "CubegramError", code: "too-long" });
    expect(error.message).toMatch(/bits too many/);
    return undefined;
  });
  return encoded && { encoded, decoded: await decodeMessage(encoded.cubes, { ...options, repairs: false }) };
}

describe("a message on one cube", () => {
  test("the main job: MEET AT NOON goes on a 3x3 with check digits and comes back", async () => {
    const { cube, cubes, number, bits, room, size, text, check } = await encodeMessage("MEET AT NOON");
    expect({ size, text, check }).toEqual({ size: 3, text: "MEET AT NOON", check: 11 });
    expect(cubes).toEqual([cube]);
    expect(cube.rank()).toBe(number);
    expect(bits + room).toBeCloseTo(65.2, 5);
    const read = { text, size, number, check: "passed", checkBits: 11, repairs: [] };
    expect(await decodeMessage(cube)).toEqual(read);
    expect(await decodeMessage(cube.state)).toEqual(read);
    expect(await decodeMessage([cube])).toEqual(read);
  });

  test("a sentence of thirty letters fits one 3x3", async () => {
    const sentence = "Meet me at noon by the fountain";
    expect((await there(sentence))?.decoded.text).toBe(sentence);
  });

  test("it is read however the cube is held, and from its stickers", async () => {
    const { cube } = await encodeMessage("UPSIDE DOWN");
    expect((await decodeMessage(cube.apply("x2 y"))).text).toBe("UPSIDE DOWN");
    expect((await decodeMessage(Cube.fromFacelets(cube.facelets()))).text).toBe("UPSIDE DOWN");
  });

  test("the empty text is the solved cube, and its check passes", async () => {
    expect((await encodeMessage("")).cube.equals(SOLVED)).toBe(true);
    expect(await decodeMessage(SOLVED)).toMatchObject({ text: "", check: "passed", checkBits: 11 });
  });

  // A 2x2 has tables of its own.
  describe.each([2, 3, 4, 5, 7])("n = %i", (size) => {
    test("what fits comes back, what does not is refused", {
      tags: size === 2 ? ["seconds"] : [],
    }, async () => {
      for (const text of [
        "",
        "HI",
        "no?",
        "Meet me at noon by the fountain",
        "日本語",
        "\0",
        "❤️",
        "x".repeat(99),
      ])
        expect((await there(text, { size }))?.decoded.text ?? text).toBe(text);
    });
  });

  test("any Unicode text that fits comes back, with any check", { tags: ["seconds"] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        shortText,
        fc.constantFrom(2, 3, 4, 5),
        fc.integer({ min: 0, max: 20 }),
        async (text, size, check) => {
          const way = await there(text, { size, check });
          if (!way) return;
          const { encoded, decoded } = way;
          expect(decoded.text).toBe(text);
          expect(decoded.checkBits).toBe(encoded.check);
          expect(decoded.checkBits).toBeLessThanOrEqual(check);
          expect(decoded.check).toBe(encoded.check > 0 ? "passed" : "none");
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each([2, 3])(
    "n = %i: from any cube straight to the nearest state that says it",
    { tags: ["seconds"] },
    async (size) => {
      const random = seededRandom("write from");
      for (const text of size === 2 ? ["A"] : ["HELLO", "Meet me at noon by the fountain"]) {
        const from = Cube.random(size, random);
        const { alg, length, optimal } = await writeMessage(text, {
          size,
          from,
          ...(text.length > 20 && { timeout: 200 }),
        });
        expect(length).toBeLessThanOrEqual(size === 2 ? 11 : 21);
        expect(optimal).toBe(text.length < 10);
        expect(await decodeMessage(from.upright().apply(alg))).toMatchObject({
          text,
          check: expect.not.stringContaining("failed"),
        });
      }
    },
  );

  test("from a cube there is one way on: several cubes, large ones and passwords are refused", async () => {
    for (const options of [{ cubes: 2 }, { size: 4 }, { password: "x" }, { size: 2 }])
      await expect(writeMessage("A", { from: Cube.solved(3), ...options })).rejects.toThrow(RangeError);
  });

  test.each([2, 3, 4])("n = %i: every state says a text, and the text's numbers include it", async (size) => {
    const random = seededRandom(`states ${size}`);
    // A thousand: message.slow.test.ts.
    for (let i = 0; i < 20; i++) {
      const cube = Cube.random(size, random);
      const { text, number, check } = await decodeMessage(cube, { repairs: false });
      expect(number).toBe(cube.rank());
      expect(["passed", "failed", "none"]).toContain(check);
      const { cube: again } = await encodeMessage(text, { size });
      expect((await decodeMessage(again, { repairs: false })).text).toBe(text);
    }
  });

  test("with 11 check bits one state in 2048 of a text's passes", async () => {
    const { number } = await encodeMessage("HI", { check: 0 });
    const passed = [];
    for (let step = 0n; step < 512n; step++) {
      const cube = Cube.unrank(number + (step << 20n));
      const { text, check } = await decodeMessage(cube, { check: 4, repairs: false });
      if (text === "HI") passed.push(check);
    }
    expect(passed.filter((check) => check === "passed").length).toBeLessThan(passed.length / 2);
    expect(passed).toContain("failed");
  });

  test("too long a text says how many bits over, and which cubes it would fit on", {
    tags: ["seconds"],
  }, async () => {
    const text = "It was the best of times, it was the worst of times; zq xj 7781 #!";
    const error = await encodeMessage(text).catch((reason) => reason);
    expect(error.message).toMatch(
      /needs \d+(\.\d)? bits and the cube has room for 65\.2: \d+(\.\d)? bits too many/,
    );
    const advice = [...error.message.matchAll(/(\d+) of size (\d)x/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(advice.map(([, size]) => size)).toEqual([2, 3, 4, 5]);
    for (const [cubes, size] of advice) {
      expect((await there(text, { size, cubes }))?.decoded.text).toBe(text);
      if (cubes > 1) expect(await there(text, { size, cubes: cubes - 1 })).toBeUndefined();
    }
    await expect(encodeMessage("x".repeat(1_000_000))).rejects.toMatchObject({ code: "too-long" });
  });

  test("misuse says what was expected", async () => {
    await expect(encodeMessage(7 as never)).rejects.toThrow(/"message" expected a string/);
    await expect(encodeMessage("a", { size: 1 })).rejects.toThrow(RangeError);
    await expect(encodeMessage("a", { code: "morse" })).rejects.toThrow(/"code" expected one of/);
    await expect(encodeMessage("a", { check: 21 })).rejects.toThrow(/"check" expected .* 0 … 20, got 21/);
    await expect(encodeMessage("a", { cubes: 0 })).rejects.toThrow(/"cubes" expected/);
    await expect(encodeMessage("a", { tweak: "x" })).rejects.toThrow(/"tweak" expected a password/);
    await expect(encodeMessage("\ud800")).rejects.toMatchObject({ code: "lone-surrogate" });
    await expect(decodeMessage([])).rejects.toThrow(/"cubes" expected at least one/);
    await expect(decodeMessage([SOLVED, Cube.solved(2)])).rejects.toThrow(/of one size/);
  });
});

describe("several cubes", () => {
  test("their numbers are the digits of one, the first cube the most significant", async () => {
    const { cubes, number } = await encodeMessage("As long as it takes, and then some more.", { cubes: 3 });
    expect(cubes.length).toBe(3);
    const states = Cube.count();
    const [a, b, c] = cubes.map((cube) => cube.rank());
    expect((a * states + b) * states + c).toBe(number);
    expect((await decodeMessage(cubes)).number).toBe(number);
  });

  test("auto takes as few as the text needs", { tags: ["seconds"] }, async () => {
    expect((await encodeMessage("HI", { cubes: "auto" })).cubes.length).toBe(1);
    await fc.assert(
      fc.asyncProperty(anyText(60, 20), async (text) => {
        const { encoded, decoded } = (await there(text, { cubes: "auto" }))!;
        expect(decoded.text).toBe(text);
        const { length } = encoded.cubes;
        if (length > 1) expect(await there(text, { cubes: length - 1 })).toBeUndefined();
      }),
      { numRuns: 6 },
    );
  });

  test("exchanged cubes are noticed, and the right order is found", async () => {
    const { cubes } = await encodeMessage("The first shall be the last, it is written.", {
      cubes: 2,
      check: 15,
    });
    const { check, repairs } = await decodeMessage(cubes.toReversed(), { check: 15 });
    expect(check).not.toBe("passed");
    expect(repairs).toMatchObject([
      { kind: "cube-order", text: "The first shall be the last, it is written.", checkBits: 15 },
    ]);
    expect(repairs[0].facelets).toBe(cubes.map((cube) => cube.facelets()).join(" ; "));
  });

  test("a slip on one of them is found there", async () => {
    const text = "The first shall be the last, it is written.";
    const { cubes } = await encodeMessage(text, { cubes: 2, check: 15 });
    const { repairs } = await decodeMessage([cubes[0].apply("F"), cubes[1]], { check: 15 });
    expect(repairs).toMatchObject([{ kind: "end-turn", text, cube: 0, facelets: cubes[0].facelets() }]);
  });
});

describe("bytes and numbers", () => {
  test("every byte string that fits comes back, every state says some", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 8 }), async (bytes) => {
        const { cube, text, check } = await encodeMessage(bytes);
        expect({ text, check }).toEqual({ text: undefined, check: 0 });
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

  test("a plain number is its own cube, or several", async () => {
    const last = Cube.count() - 1n;
    expect((await encodeMessage(last)).cube.rank()).toBe(last);
    expect((await encodeMessage(0n)).bits).toBe(0);
    await expect(encodeMessage(last + 1n)).rejects.toMatchObject({ code: "out-of-range" });
    await expect(encodeMessage(-1n)).rejects.toMatchObject({ code: "out-of-range" });
    const { cubes } = await encodeMessage(last + 1n, { cubes: 2 });
    expect(cubes.map((cube) => cube.rank())).toEqual([1n, 0n]);
    expect((await decodeNumberMessage(cubes)).number).toBe(last + 1n);
  });
});

describe("other text codes", () => {
  test("shortlex has one number for a text, no check digits, and states that say nothing", async () => {
    const { cube, number, check } = await encodeMessage("MEET AT NOON", { code: "shortlex" });
    expect({ number, check }).toEqual({ number: 13740066048290919289n, check: 0 });
    expect(await decodeMessage(cube, { code: "shortlex" })).toMatchObject({
      text: "MEET AT NOON",
      check: "none",
    });
    const silent: { number: bigint; error: unknown }[] = [];
    for (let each = 0n; each < 400n; each++)
      await decodeMessage(Cube.unrank(each), { code: "shortlex", check: 0 }).catch((error) =>
        silent.push({ number: each, error }),
      );
    expect(silent.length).toBeGreaterThan(0);
    for (const { number: each, error } of silent)
      expect(error).toMatchObject({ code: "no-message", message: expect.stringContaining(String(each)) });
  });

  test("a code of one's own may give a text many states", async () => {
    const vowels: TextCode = {
      name: "vowels",
      version: 1,
      encode: (text, states) => {
        const share = states / 5n;
        return ok({ first: share * BigInt("aeiou".indexOf(text)), count: share, bits: Math.log2(5) });
      },
      decode: (number, states) => {
        const share = states / 5n;
        const place = number / share;
        return ok({ text: "aeiou"[Number(place)], first: share * place, count: share });
      },
    };
    const { cube, bits } = await encodeMessage("i", { code: vowels });
    expect(bits).toBe(13.3);
    expect(await decodeMessage(cube, { code: vowels })).toMatchObject({ text: "i", check: "passed" });
  });
});

describe("passwords", () => {
  const key = new Uint8Array(32).fill(7);
  const other = new Uint8Array(32).fill(8);

  test.each([1, 2, 3])("on %i cubes: the same key leads back, another one to another text", async (cubes) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme-ascii", maxLength: 12 * cubes }), async (text) => {
        const way = await there(text, { cubes, key });
        if (!way) return;
        expect(way.decoded).toMatchObject({ text, check: "none" });
        const wrong = await decodeMessage(way.encoded.cubes, { key: other });
        expect(wrong).toMatchObject({ check: "none", repairs: [] });
        expect(wrong.text).not.toBe(text);
      }),
      { numRuns: 10 },
    );
  });

  test("check digits can be asked for, and then a wrong key is noticed", async () => {
    const { cube, check } = await encodeMessage("HELLO", { key, check: 15 });
    expect(check).toBe(15);
    expect(await decodeMessage(cube, { key, check: 15 })).toMatchObject({ text: "HELLO", check: "passed" });
    expect((await decodeMessage(cube, { key: other, check: 15, repairs: false })).check).not.toBe("passed");
  });

  test("bytes and numbers are hidden too", async () => {
    const { cube, number } = await encodeMessage(5n, { key });
    expect(number).not.toBe(5n);
    expect((await decodeNumberMessage(cube, { key })).number).toBe(5n);
  });

  test("four cubes are for archives", async () => {
    await expect(encodeMessage("HI", { key, cubes: 4 })).rejects.toMatchObject({ code: "too-many-cubes" });
  });
});

describe("a sticker misread", () => {
  test("is mended where the check passes", async () => {
    const { cube } = await encodeMessage("HELLO");
    const facelets = cube.facelets();
    const wrong = (facelets[0] === "U" ? "R" : "U") + facelets.slice(1);
    const { diagnose } = await import("../diagnosis/index.ts");
    const { repairs } = diagnose(wrong);
    expect(await decodeRepairs(repairs)).toMatchObject([
      { kind: "sticker", text: "HELLO", facelets, checkBits: 11 },
    ]);
  });
});
