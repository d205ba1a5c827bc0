import { describe, expect, test } from "vitest";
import { type Spot, sourcesOf } from "./glide.ts";

/** Stickers in a row, a color each. */
const row = (colors: string): Spot[] => [...colors].map((color, x) => ({ x, y: 0, color }));

describe("where colors come from", () => {
  test("a twisted corner: each of the three from another of them", () => {
    expect([...sourcesOf(row("WRGYYY"), row("RGWYYY"))]).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  test("two pieces with a color in common: the sticker that has it stays", () => {
    expect([...sourcesOf(row("WR.WB"), row("WB.WR"))]).toEqual([
      [1, 4],
      [4, 1],
    ]);
  });

  test("a misread sticker: its color was nowhere", () => {
    expect([...sourcesOf(row("WWRW"), row("WWWW"))]).toEqual([[2, undefined]]);
  });

  test("of two places that lost it, each is the source of one, near ones first", () => {
    expect([...sourcesOf(row("RR...WW"), row("WW...RR"))]).toEqual([
      [0, 5],
      [1, 6],
      [5, 1],
      [6, 0],
    ]);
  });

  test("nothing moves when nothing changed, when the picture is another, or when all of it changed", () => {
    expect(sourcesOf(row("WRG"), row("WRG")).size).toBe(0);
    expect(sourcesOf([], row("WRG")).size).toBe(0);
    const elsewhere = row("RWG").map((spot) => ({ ...spot, y: 5 }));
    expect(sourcesOf(row("WRG"), elsewhere).size).toBe(0);
    expect(sourcesOf(row("W".repeat(30)), row("R".repeat(30))).size).toBe(0);
  });
});
