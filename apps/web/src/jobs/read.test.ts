import { writeMessage } from "@cubegram/core/message";
import { describe, expect, test } from "vitest";
import { readCubes } from "./read.ts";

const { written } = await writeMessage("Meet me at noon", { size: 3, check: 11, timeout: 3000 });
const good = written[0].cube.facelets();

describe("a cube of which one sticker was misread", () => {
  test.each([0, 9, 26, 31, 51])("sticker %i: one fault, and the text is there, confirmed", async (at) => {
    const other = [..."URFDLB"].filter((letter) => letter !== good[at])[at % 5];
    const bad = good.slice(0, at) + other + good.slice(at + 1);
    const { diagnoses } = await readCubes({ cubes: [bad], password: "" });
    const { faults, repairs, texts, confirmed } = diagnoses[0]!;
    expect(faults.length).toBe(1);
    expect(repairs.map(({ facelets }) => facelets)).toContain(good);
    expect(texts[good]).toBe("Meet me at noon");
    expect(confirmed).toBe(true);
  });

  test("where nothing checks the text, no repair is confirmed", async () => {
    const plain = await writeMessage("HI", { size: 2, check: 0, timeout: 3000 });
    const cube = plain.written[0].cube.facelets();
    const bad = `${cube[0] === "U" ? "R" : "U"}${cube.slice(1)}`;
    const { diagnoses } = await readCubes({ cubes: [bad], password: "" });
    expect(diagnoses[0]?.confirmed).toBe(false);
  });
});
