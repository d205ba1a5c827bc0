/** What DESIGN.md promises: contrast, from the tokens themselves, light and dark; space in four steps, in every sheet; print in the same colors. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { finderCard, sheetPages } from "@cubegram/core/sheet";
import { coloringOf, solvedState } from "@cubegram/core/state";
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

test("what is printed has the colors of the day: text, what is said beside it, titles and numbers", () => {
  const [page] = sheetPages([{ coloring: coloringOf(solvedState(3)), moves: "R U" }], { title: "PRINT" });
  const printed = [page, finderCard({ code: [[true]] })].flatMap(({ texts }) => texts);
  const daylight = (name: string) => `#${tokens.get(name)![0]}`;
  const [ink, soft, accent] = ["ink", "ink-soft", "accent"].map(daylight);
  // On a blank net the names of colors are black or white, as each color asks for.
  expect(new Set(printed.map(({ color }) => color))).toEqual(
    new Set([ink, soft, accent, "#000000", "#ffffff"]),
  );
  expect(printed.find(({ text }) => text === "PRINT")?.color).toBe(accent);
  expect(printed.find(({ text }) => text === "R U")?.color).toBe(ink);
});

describe("space", () => {
  const source = fileURLToPath(new URL("../../", import.meta.url));
  const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const SPACE = /^\s*(?:(?:padding|margin)[a-z-]*|(?:row-|column-)?gap):[^;]*;/gm;
  /** Below a step are lines; above all steps is room for something that lies there: a bar, a column. */
  const isStep = (pixels: number) => pixels > 3 && pixels <= 48;

  test.each(sheets)("%s has none but the four steps", (sheet) => {
    const rules = readFileSync(join(source, sheet), "utf8").match(SPACE) ?? [];
    const loose = rules.filter((rule) =>
      [...rule.matchAll(/([\d.]+)px/g)].some(([, pixels]) => isStep(Number(pixels))),
    );
    expect(loose).toEqual([]);
  });

  test("there are rules to look at", () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(
      sheets.flatMap((sheet) => readFileSync(join(source, sheet), "utf8").match(SPACE) ?? []).length,
    ).toBeGreaterThan(200);
  });
});
