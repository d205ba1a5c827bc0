import { encodeMessage, writeMessage } from "@cubegram/core/message";
import { describe, expect, test } from "vitest";
import type { JobContext } from "./job.ts";
import { readCubes, weigh } from "./read.ts";

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

  test.each([3, 20, 38, 49])(
    "sticker %i of a cube that says a place: the place is there, confirmed",
    async (at) => {
      const place = "S 33° 51.407 E 151° 12.918";
      const { cube } = await encodeMessage(place, { code: "coordinates" });
      const meant = cube.facelets();
      const other = [..."URFDLB"].filter((letter) => letter !== meant[at])[at % 5];
      const bad = meant.slice(0, at) + other + meant.slice(at + 1);
      const { diagnoses } = await readCubes({ cubes: [bad], password: "" });
      const { repairs, texts, confirmed } = diagnoses[0]!;
      expect(repairs.map(({ facelets }) => facelets)).toContain(meant);
      expect(texts[meant]).toBe(place);
      expect(confirmed).toBe(true);
    },
  );

  test("where nothing checks the text, no repair is confirmed", { tags: ["seconds"] }, async () => {
    const plain = await writeMessage("HI", { size: 2, check: 0, timeout: 3000 });
    const cube = plain.written[0].cube.facelets();
    const bad = `${cube[0] === "U" ? "R" : "U"}${cube.slice(1)}`;
    const { diagnoses } = await readCubes({ cubes: [bad], password: "" });
    expect(diagnoses[0]?.confirmed).toBe(false);
  });
});

describe("a cube without a fault", () => {
  const context: JobContext = {
    signal: new AbortController().signal,
    progress: () => {},
    store: { get: async () => undefined, put: async () => {} },
  };
  const wrote = async (text: string, check: number) =>
    (await writeMessage(text, { size: 3, check })).written[0].cube;

  test.each(["HELLO", "You blinked", "Nobody reads this"])(
    "reads as written without check digits: %s",
    async (text) => {
      expect((await weigh((await wrote(text, 0)).facelets(), context)).verdict).toBe("as-written");
    },
  );

  test("says a place, if its own check digits confirm it, and what it would say as a text", {
    tags: ["seconds"],
  }, async () => {
    const place = "S 33° 51.407 E 151° 12.918";
    const { cube } = await writeMessage(place, { code: "coordinates" });
    const { message } = await readCubes({ cubes: [cube.facelets()], password: "" });
    expect(message).toMatchObject({ text: place, check: "passed", checkBits: 11, isUnsettled: false });
    expect(message?.place?.latitude).toBeCloseTo(-33.856783, 6);
    expect(message?.place?.longitude).toBeCloseTo(151.2153, 6);
    expect(message?.place?.instead).not.toBe(place);
    const usual = await readCubes({ cubes: [(await wrote("HELLO", 11)).facelets()], password: "" });
    expect(usual.message?.place).toBeUndefined();
  });

  test("reads as written with check digits that lack room", { tags: ["seconds"] }, async () => {
    const cube = await wrote("Meet me at noon by the fountain", 11);
    expect((await weigh(cube.facelets(), context)).verdict).toBe("as-written");
  });

  test("after a turn more than was written, it does not", { tags: ["seconds"] }, async () => {
    const cube = (await wrote("HELLO", 0)).apply("R2");
    expect((await weigh(cube.facelets(), context)).verdict).not.toBe("as-written");
  });
});
