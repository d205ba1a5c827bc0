import { describe, expect, test } from "vitest";
import { deltaE2000, EYES, linear, smallestDifference } from "../../test/color-difference.ts";
import { inkOn, paletteOf, SCHEME_NAMES, UNKNOWN_STICKER } from "./scheme.ts";

function luminance(color: string): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("color schemes", () => {
  test("the difference formula gives the published values (Sharma, Wu, Dalal 2005, table 1, pairs 1, 7, 16, 25)", () => {
    expect(deltaE2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(deltaE2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
    expect(deltaE2000([50, 2.5, 0], [50, 0, -2.5])).toBeCloseTo(4.3065, 4);
    expect(deltaE2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  });

  test.each(Object.entries(EYES))(
    "color-safe colors are at least ΔE2000 = 20 apart for %s eyes",
    (_, eye) => {
      expect(smallestDifference(paletteOf("color-safe"), eye)).toBeGreaterThanOrEqual(20);
    },
  );

  test("the standard colors are not, which is why there is another scheme", () => {
    const worst = Object.values(EYES).map((eye) => smallestDifference(paletteOf("standard"), eye));
    expect(Math.min(...worst)).toBeLessThan(20);
  });

  test("the Japanese scheme is the standard one with blue and yellow exchanged", () => {
    const [u, r, f, d, l, b] = paletteOf("standard");
    expect(paletteOf("japanese")).toEqual([u, r, f, b, l, d]);
  });

  test("ink stands out from every sticker by a contrast of at least 4.5 (WCAG 2, 1.4.3)", () => {
    for (const color of [...SCHEME_NAMES.flatMap((name) => paletteOf(name)), UNKNOWN_STICKER]) {
      const [light, dark] = [luminance(color), luminance(inkOn(color))].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("a palette of one's own is six times #rrggbb, and nothing else is let in", () => {
    const own = ["#000001", "#000002", "#000003", "#000004", "#000005", "#ABCDEF"];
    expect(paletteOf(own)).toEqual(own);
    expect(() => paletteOf(own.slice(1))).toThrow(/six colors/);
    expect(() => paletteOf(own.with(2, 'red"/><script>'))).toThrow(/expected #rrggbb/);
    expect(() => paletteOf("pastel" as "standard")).toThrow(/standard, japanese, color-safe/);
  });
});
