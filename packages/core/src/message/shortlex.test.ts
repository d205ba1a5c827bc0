import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_TEXT_CODE, textCode, textCodes } from "./convention.ts";
import { shortlex } from "./shortlex.ts";

/** The states of a 2x2, 3x3, 4x4 and 5x5, as published (nxn: group orders over what can be seen). */
const STATES = {
  2: 3674160n,
  3: 43252003274489856000n,
  4: 7401196841564901869874093974498574336000000000n,
  5: 282870942277741856536180333107150328293127731985672134721536000000000000000n,
} as const;
const sizes = [2, 3, 4, 5] as const;

/** Any Unicode text, of all planes, NUL included. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0x7ff }),
  fc.integer({ min: 0x800, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0xffff }),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
);
const unicode = (maxLength: number) =>
  fc.array(codePoint, { maxLength }).map((codePoints) => String.fromCodePoint(...codePoints));
const simple = fc.constantFrom(..."abcxyz 0129!", "A", "Z");

function numberOf(text: string, states: bigint = STATES[3]): bigint | undefined {
  const result = shortlex.encode(text, states);
  return result.ok ? result.value.first : undefined;
}

function textOf(number: bigint, states: bigint = STATES[3]): string | undefined {
  const result = shortlex.decode(number, states);
  return result.ok ? result.value.text : undefined;
}

/** Every text on small numbers, the slow way: the numbers in order, each text where it is met first. */
function firstTexts(count: number): Map<string, bigint> {
  const found = new Map<string, bigint>();
  for (let number = 0n; number < count; number++) {
    const text = textOf(number);
    if (text === undefined) continue;
    expect(found.has(text), `${text} at ${number}`).toBe(false);
    found.set(text, number);
  }
  return found;
}

describe("the shortlex text code", () => {
  test("number 0 is the empty text; a solved cube says nothing but that", () => {
    expect(shortlex.encode("", STATES[3])).toEqual({ ok: true, value: { first: 0n, count: 1n, bits: 0 } });
    expect(textOf(0n)).toBe("");
    expect(numberOf("", 1n)).toBe(0n);
  });

  test.each([
    // From a separate program, written from decision 0040 alone, that sorts the blocks of 60 lengths and sums them.
    ["a", 1n],
    ["A", 39n],
    ["HI", 2094n],
    ["Hi", 3538n],
    ["~", 247n],
    ["\0", 248n],
    ["naïve", 24792050139150n],
    ["I <3 you", 29891580161995125n],
    ["😀😀", 200688878852693449n],
    ["~~~~~~~~~", 1785604240900094759n],
    ["!!!!!!!!!!!!", 10851342149395090215n],
    ["MEET AT NOON", 13740066048290919289n],
    ["Hello World!", 30679802050045133123n],
    ["日本語", 61892130043309555142n],
    ["Meet me at noon by the fountain", 23408759119015807287110747426333830423624595268830n],
  ])("%j has the number %i", (text, number) => {
    expect(numberOf(text, STATES[5])).toBe(number);
  });

  test("it is the code that is used unless another is named", async () => {
    expect(DEFAULT_TEXT_CODE).toBe("model");
    for (const name of Object.keys(textCodes)) expect((await textCode(name)).name).toBe(name);
    expect((await textCode()).name).toBe("model");
    expect(await textCode(shortlex)).toBe(shortlex);
    await expect(textCode("morse")).rejects.toThrow(
      /expected one of model, shortlex, coordinates, got "morse"/,
    );
    await expect(textCode("toString")).rejects.toThrow(RangeError);
  });

  test.each([
    ["MEET AT NOON", "twelve simple characters in upper case"],
    ["meet at noon", "in lower case"],
    ["Meet at noon", "as a sentence"],
    ["Meet At Noon", "as a title"],
    ["Hello World!", "with its mark"],
    ["  12 monkeys", "spaces first"],
    ["~".repeat(9), "nine printable characters, the last of their block"],
    ["{[(<>)]} ", "with a space at the end"],
    ["€€", "eight bytes, at most, of UTF-8"],
    ["日本", "Japanese"],
    ["😀😀", "two emoji"],
    ["\u{10ffff}\u{10ffff}", "the last text of eight bytes"],
    ["\0\0\0\0\0\0\0\0", "eight NULs"],
    ["\u0000a\n\r\t", "control characters"],
    ["e\u0301", "a combining accent is not composed"],
    ["\ufeffa", "a byte order mark is a character"],
    ["\ue000\ud7ff", "the neighbors of the surrogates"],
  ])("fits a 3x3 and comes back: %j (%s)", (text) => {
    const number = numberOf(text)!;
    expect(number).toBeLessThan(STATES[3]);
    expect(textOf(number)).toBe(text);
  });

  test("on a 3x3: simple texts of 12, printable ones of 9, UTF-8 of 8 bytes, each to the last and not one more", () => {
    for (const [last, over] of [
      ["!!!!!!!!!!!!", "aaaaaaaaaaaaa"],
      ["Z!!!!!!!!!!!", "Zaaaaaaaaaaaa"],
      ["Z Z Z Z Z Z!", "A A A A A A A"],
      ["~~~~~~~~~", "          ~"],
      ["\u{10ffff}\u{10ffff}", "\u{10ffff}\u{10ffff}~"],
      ["~~~~~~~\x7f", "~~~~~~~~\x7f"],
    ]) {
      expect(textOf(numberOf(last)!), last).toBe(last);
      expect(numberOf(over), over).toBeUndefined();
    }
  });

  test.each(sizes)("n = %i: the last number is read or refused, and the next one is out of reach", (size) => {
    const states = STATES[size];
    for (let number = states - 100n; number < states; number++) {
      const text = textOf(number, states);
      if (text !== undefined) expect(numberOf(text, states)).toBe(number);
    }
    // A text fits exactly when its number is one of the cube's.
    const text = textOf(states - 1n, states) ?? textOf(states - 2n, states) ?? "";
    const number = numberOf(text, states)!;
    expect(numberOf(text, number + 1n)).toBe(number);
    expect(numberOf(text, number)).toBeUndefined();
  });

  test("short texts have small numbers: the first 6,500 hold every text of one character of ASCII and of two simple ones", () => {
    const found = firstTexts(6_500);
    for (let code = 0; code < 128; code++) expect(found.get(String.fromCharCode(code))).toBeLessThan(400n);
    for (const pair of ["aa", "A!", "Zz", "00", "  "]) expect(found.get(pair)).toBeLessThan(6_500n);
    for (const [text, number] of found) expect(numberOf(text)).toBe(number);
  });

  test("every number either says a text that has this very number, or says that there is none", () => {
    const anyNumber = fc.bigInt(0n, STATES[5] - 1n);
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(...sizes), (wide, size) => {
        const number = wide % STATES[size];
        const result = shortlex.decode(number, STATES[size]);
        if (result.ok) expect(numberOf(result.value.text, STATES[size])).toBe(number);
        else expect(result.error.code).toBe("no-message");
      }),
      { numRuns: 500 },
    );
  });

  test("a number that spells a text which has an earlier one says nothing", () => {
    // One digit is the same text in all four casings; the block of one simple character is 1 … 152 or later.
    const again = Array.from({ length: 400 }, (_, number) => shortlex.decode(BigInt(number), STATES[3]));
    const refused = again.filter((result) => !result.ok);
    expect(refused.length).toBeGreaterThan(100);
    for (const result of refused)
      expect(result).toMatchObject({
        ok: false,
        error: { code: "no-message", message: expect.stringMatching(/No message/) },
      });
  });

  test.each(sizes)("n = %i: every Unicode text comes back or is refused as too long, never cut", (size) => {
    const text = fc.oneof(unicode(20), fc.string({ unit: simple, maxLength: 40 }), fc.string());
    fc.assert(
      fc.property(text, (message) => {
        const result = shortlex.encode(message, STATES[size]);
        if (result.ok) {
          const { first, count, bits } = result.value;
          expect(count).toBe(1n);
          expect(bits).toBeLessThanOrEqual(Math.log2(Number(STATES[size])));
          expect(textOf(first, STATES[size])).toBe(message);
          return;
        }
        expect(result.error.code).toBe("too-long");
        expect(result.error.bits!).toBeGreaterThan(result.error.room!);
      }),
      { numRuns: 300 },
    );
  });

  test("every text of 8 bytes of UTF-8 or less fits a 3x3", () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    const short = unicode(8).filter((text) => bytes(text) <= 8);
    fc.assert(fc.property(short, (text) => textOf(numberOf(text)!) === text));
  });

  test("the number of a text does not depend on the cube", () => {
    for (const text of ["a", "no", "Yes", "\0"])
      for (const size of sizes) expect(numberOf(text, STATES[size])).toBe(numberOf(text));
  });

  test("too long: says how many bits it needs, how many there are, and how many are too many", () => {
    const result = shortlex.encode("Meet me at noon by the fountain", STATES[3]);
    expect(result).toMatchObject({ ok: false, error: { code: "too-long" } });
    if (result.ok) return;
    expect(result.error.message).toMatch(
      /^The text needs 164\.\d bits .* room for 65\.2: 9\d\.\d bits too many/,
    );
    expect(shortlex.encode("x".repeat(99), STATES[2])).toMatchObject({
      error: { message: expect.stringContaining("A text of 3 letters") },
    });
    const huge = shortlex.encode("x".repeat(1_000_000), STATES[3]);
    expect(huge).toMatchObject({ ok: false, error: { code: "too-long" } });
    const emoji = shortlex.encode("😀".repeat(10), STATES[3]);
    expect(emoji).toMatchObject({ ok: false, error: { message: expect.stringMatching(/287 bits/) } });
  });

  test("half of a surrogate pair is refused with its position, wherever it stands", () => {
    fc.assert(
      fc.property(unicode(5), fc.integer({ min: 0xd800, max: 0xdfff }), (before, half) => {
        const lone = String.fromCharCode(half);
        const result = shortlex.encode(`${before}.${lone}.`, STATES[5]);
        expect(result).toMatchObject({
          ok: false,
          error: { code: "lone-surrogate", at: { start: before.length + 1, end: before.length + 2 } },
        });
      }),
    );
  });
});
