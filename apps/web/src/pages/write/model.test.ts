import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Guide, takeWay } from "../../flows/guide/model.ts";
import { parseLink, printLink } from "../../shell/link.ts";
import {
  charactersLeft,
  EMPTY,
  fromLink,
  inGuide,
  parseRecord,
  startGuide,
  toLink,
  type WriteRecord,
  withKind,
  withShorterMoves,
  withSize,
} from "./model.ts";

const record: WriteRecord = { ...EMPTY, text: "HELLO", cubes: 2, check: 20 };
const guide = startGuide(record, ["R U R' U' F", "D2"]).guide as Guide;

describe("links and storage", () => {
  test("a link says the text and the options, and no more than differs from the usual", () => {
    expect(toLink({ ...EMPTY, text: "HI" })).toEqual({ text: "HI" });
    expect(fromLink(parseLink(printLink("write", toLink(record))).parameters)).toEqual(record);
    expect(
      printLink("write", toLink({ ...EMPTY, text: "Meet me at noon by the fountain" })).length,
    ).toBeLessThan(60);
  });

  test("a place and letters come back from their links, letters on a 3x3", () => {
    for (const kind of ["coordinates", "letters"] as const) {
      const link = toLink({ ...EMPTY, kind, text: "N 52 31 E 13 24" });
      expect(link.as).toBe(kind);
      expect(fromLink(link).kind).toBe(kind);
    }
    expect(fromLink({ text: "HI", as: "letters", size: "4" })).toMatchObject({ kind: "letters", size: 3 });
    expect(fromLink({ text: "HI", as: "music" }).kind).toBe("text");
  });

  test("letters become a text on a cube of another size, and a place stays one", () => {
    expect(withSize(withKind(record, "letters"), 4)).toMatchObject({ kind: "text", size: 4 });
    expect(withSize(withKind(record, "coordinates"), 4)).toMatchObject({ kind: "coordinates", size: 4 });
    expect(withKind(withSize(record, 5), "letters")).toMatchObject({ kind: "letters", size: 3 });
  });

  test("any text comes back from its link", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const { parameters } = parseLink(printLink("write", toLink({ ...EMPTY, text })));
        expect(fromLink(parameters).text).toBe(text);
      }),
    );
  });

  test("what the storage gives back is the record, with the guide", () => {
    const whole = inGuide(startGuide(record, ["R U", "D2"]), (now) =>
      takeWay(now, { from: "URFDLB".repeat(9), alg: "L" }),
    );
    expect(parseRecord(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test("anything else makes a record that is sound, or none", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseRecord(data)).not.toThrow();
      }),
    );
    expect(parseRecord({ text: "x", size: 99, cubes: -1, check: "11" })).toEqual({ ...EMPTY, text: "x" });
    const strange = { ...guide, cubes: ["<script>"] };
    expect(parseRecord({ ...record, guide: strange })?.guide).toBeUndefined();
    expect(parseRecord({ ...record, guide: { ...guide, made: 77 } })?.guide).toBeUndefined();
  });
});

test("moves found since the guide was opened are taken before the first move, and only for the same cubes", () => {
  const first = ["R U R' U' F", "D2"];
  const best = ["R U", "D2"];
  const opened = { ...record, guide };
  expect(withShorterMoves(opened, first, best).guide?.cubes).toEqual(best);
  expect(
    withShorterMoves({ ...opened, guide: { ...guide, step: "moves" } }, first, best).guide?.cubes,
  ).toEqual(guide.cubes);
  expect(withShorterMoves(opened, ["L", "D2"], best)).toBe(opened);
});

test("room in characters goes by the text's own bits, within bounds", () => {
  expect(charactersLeft("HELLO", 32, 11, 30)).toBe(10);
  expect(charactersLeft("a longer text", 13 * 2 + 11, 11, 30)).toBe(15);
  expect(charactersLeft("aaaaaaaaaaaaaaaa", 4, 0, 30)).toBe(20);
});
