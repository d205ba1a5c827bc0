import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cubeInput,
  emptyEntry,
  fromLink,
  INITIAL,
  isKnown,
  noteBytes,
  parseChallenge,
  resized,
  strengthOf,
  toLink,
  withStickers,
} from "./model.ts";

describe("the record", () => {
  test("comes back from storage as it went in", () => {
    const record = { ...INITIAL, note: "é", lock: { ...resized(emptyEntry("moves"), 4), moves: "R U" } };
    expect(parseChallenge(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test("what storage gives back is checked, whatever it is", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseChallenge(data)).not.toThrow();
      }),
    );
    for (const lock of [
      { ...INITIAL.lock, size: 9 },
      { ...INITIAL.lock, how: "x" },
      { ...INITIAL.lock, moves: 7 },
      null,
    ])
      expect(parseChallenge({ ...INITIAL, lock })).toBe(undefined);
    const odd = { ...INITIAL.lock, mixed: "<script>" };
    expect(parseChallenge({ ...INITIAL, lock: odd })?.lock.mixed).toBe("");
  });

  test("its link says the sealed note and nothing of the draft", () => {
    expect(toLink({ ...INITIAL, note: "secret", lock: { ...INITIAL.lock, text: "secret" } })).toEqual({});
    expect(toLink({ ...INITIAL, note: "secret", opening: "AQMK" })).toEqual({ note: "AQMK" });
    expect(fromLink({ note: "AQMK" })).toEqual({ ...INITIAL, opening: "AQMK" });
    expect(fromLink({ other: "x" })).toBe(undefined);
  });
});

describe("a cube that is told", () => {
  test("asks nothing while nothing was told", () => {
    for (const how of ["random", "text", "moves"] as const)
      expect(cubeInput(emptyEntry(how))).toBe(undefined);
    expect(cubeInput({ ...emptyEntry("moves"), moves: "R" })).toEqual({ how: "moves", size: 3, value: "R" });
  });

  test("loses what belongs to another size, and no more", () => {
    const entry = { ...emptyEntry("text"), text: "HELLO", mixed: "U".repeat(54) };
    expect(resized(entry, 2)).toMatchObject({ text: "HELLO", mixed: "", size: 2, editor: { size: 2 } });
    expect(resized(entry, 3)).toBe(entry);
  });

  test("is as strong as it is hard to foresee", () => {
    expect(strengthOf({ how: "random", size: 3 })).toBe("mixed");
    expect(strengthOf({ how: "random", size: 2 })).toBe("small");
    expect(strengthOf({ how: "text", size: 5 })).toBe("said");
    expect(strengthOf({ how: "stickers", size: 3 })).toBe("own");
  });
});

test("a note is measured in bytes", () => {
  expect(noteBytes("aé€😀")).toBe(10);
});

describe("the cube of the stage", () => {
  const solved = [..."URFDLB"].map((letter) => letter.repeat(16)).join("");

  test("opens the note that is made, and is tried on the one that is opened", () => {
    const made = withStickers(INITIAL, solved)!;
    expect(cubeInput(made.lock)).toEqual({ how: "stickers", size: 4, value: solved });
    expect(made.answer).toBe(INITIAL.answer);
    const tried = withStickers({ ...INITIAL, opening: "x" }, solved)!;
    expect(cubeInput(tried.answer)).toEqual({ how: "stickers", size: 4, value: solved });
    expect(tried.lock).toBe(INITIAL.lock);
    expect(parseChallenge(JSON.parse(JSON.stringify(tried)))).toEqual(tried);
  });

  test("is left where it is if it is too large to be painted", () => {
    expect(withStickers(INITIAL, "U".repeat(6 * 64))).toBeUndefined();
  });

  test("is known once no sticker is missing", () => {
    expect(isKnown(INITIAL.lock)).toBe(false);
    expect(isKnown({ ...INITIAL.lock, mixed: solved })).toBe(true);
    expect(isKnown(INITIAL.answer)).toBe(false);
    expect(isKnown(withStickers(INITIAL, solved)!.lock)).toBe(true);
    expect(isKnown(withStickers(INITIAL, solved.replace("R", "?"))!.lock)).toBe(false);
  });
});
