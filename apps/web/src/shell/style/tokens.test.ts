/** The contrast that DESIGN.md promises, from the tokens themselves, light and dark. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/g)].map(
    ([, name, light, dark]) => [name, [light, dark]] as const,
  ),
);

/** Relative luminance, as WCAG 2 has it. */
function luminance(hex: string): number {
  const [r, g, b] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ground", "light", "surface", "sunken", "field"];
const PAIRS: readonly (readonly [least: number, ink: string, grounds: readonly string[]])[] = [
  // Moves, made, next and still to come.
  [7, "ink", [...GROUNDS, "accent-soft", "good-soft", "bad-soft", "note-soft"]],
  [7, "accent-ink", ["accent"]],
  [4.5, "ink-soft", [...GROUNDS, "accent-soft"]],
  [4.5, "accent", [...GROUNDS, "accent-soft"]],
  [4.5, "good", ["surface", "ground", "good-soft"]],
  [4.5, "bad", ["surface", "ground", "bad-soft"]],
  [3, "line-strong", ["ground", "surface", "field"]],
  [3, "note", ["note-soft"]],
];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s", (_, theme) => {
  test.each(PAIRS)("at least %f : 1 of %s", (least, ink, grounds) => {
    for (const ground of grounds)
      expect(
        contrast(tokens.get(ink)![theme], tokens.get(ground)![theme]),
        `${ink} on ${ground}`,
      ).toBeGreaterThanOrEqual(least);
  });
});
