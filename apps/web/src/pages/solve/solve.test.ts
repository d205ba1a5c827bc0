import { rankState, stateCount, unrankState } from "@cubegram/core/codec";
import { algState, readAlg } from "@cubegram/core/notation";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { colouringOf, isSolved, printFacelets, randomState, sameState } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newEditor } from "../../parts/net-editor/model.ts";
import { readGiven } from "./given.ts";
import { enteredCube, fromLink, INITIAL, parseRecord, toLink } from "./model.ts";
import { better, doesSolve, parseFound, stepsOf } from "./solution.ts";

describe("a cube in writing", () => {
  it("is solved when nothing is written", () => {
    const given = readGiven(" ", 5);
    expect(given.kind === "empty" && isSolved(given.state)).toBe(true);
  });

  it("is taken as stickers of any size, whatever size is chosen", () => {
    for (const size of [2, 3, 4, 7]) {
      const state = randomState(size, seededRandom(size));
      const given = readGiven(printFacelets(colouringOf(state)), 3);
      expect(given).toMatchObject({ kind: "cube", form: "stickers" });
      expect(given.kind === "cube" && sameState(given.state, state)).toBe(true);
    }
  });

  it("is taken as moves, as a number, and as JSON", () => {
    expect(readGiven("R U R' U'", 3)).toMatchObject({ kind: "cube", form: "moves" });
    const numbered = readGiven("1_234 567", 4);
    expect(numbered.kind === "cube" && rankState(numbered.state)).toBe(1234567n);
    const json = JSON.stringify({
      center: [0, 1, 2, 3, 4, 5],
      cp: [0, 1, 2, 3, 4, 5, 6, 7],
      co: [0, 0, 0, 0, 0, 0, 0, 0],
      ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      eo: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(readGiven(json, 3)).toMatchObject({ kind: "cube", form: "json" });
  });

  it("is refused with the reason", () => {
    expect(readGiven("R Q", 3).kind).toBe("bad-moves");
    expect(readGiven("4Rw", 3).kind).toBe("bad-moves");
    expect(readGiven(String(stateCount(3)), 3)).toEqual({ kind: "bad-number", most: stateCount(3) - 1n });
    expect(readGiven("{", 3).kind).toBe("bad-json");
    const solved = printFacelets(colouringOf(unrankState(0n, 3)));
    const flipped = [...solved].with(7, "F").with(19, "U").join("");
    const given = readGiven(flipped, 3);
    expect(given.kind === "impossible" && given.diagnosis.faults[0].code).toBe("edge-flip");
  });

  it("never makes the reader throw", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 80, unit: "grapheme" }),
        fc.integer({ min: 2, max: 7 }),
        (text, size) => {
          expect(readGiven(text, size).kind).toBeTypeOf("string");
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(..."URFDLB'2w()[], 3{}\"")),
        fc.integer({ min: 2, max: 7 }),
        (text, size) => {
          expect(readGiven(text.join(""), size).kind).toBeTypeOf("string");
        },
      ),
    );
  });
});

describe("a solution", () => {
  it("is shown only when it solves", async () => {
    const state = randomState(2, seededRandom("pocket"));
    const { alg, length } = await solve(state);
    expect(doesSolve(state, alg)).toBe(true);
    expect(stepsOf(state, alg)).toHaveLength(length);
    expect(doesSolve(state, `${alg} R`)).toBe(false);
  });

  it("gives way to a shorter one, and to a proof", () => {
    const long = { alg: "", length: 20, metric: "HTM", isProved: false };
    const short = { ...long, length: 19 };
    const proved = { ...short, isProved: true };
    expect(better(undefined, long)).toBe(long);
    expect(better(long, short)).toBe(short);
    expect(better(short, long)).toBe(short);
    expect(better(short, proved)).toBe(proved);
  });
});

describe("the page's record", () => {
  it("comes back from its own link, whatever was entered", () => {
    for (const text of [
      "R U F2",
      "12345",
      printFacelets(colouringOf(randomState(3, seededRandom("link")))),
    ]) {
      const record = { ...INITIAL, text };
      const again = fromLink(toLink(record));
      expect(again && enteredCube(again)).toEqual(enteredCube(record));
    }
  });

  it("goes on with painting where a link left stickers out", () => {
    const painted = `F${newEditor(4).painted.slice(1)}`;
    const record = { ...INITIAL, entry: "paint" as const, editor: { ...newEditor(4), painted } };
    expect(fromLink(toLink(record))).toMatchObject({ entry: "paint", editor: { size: 4, painted } });
    expect(enteredCube(record)).toEqual({ kind: "unfinished", missing: 95 });
    expect(fromLink({ facelets: "??", size: "3" })?.entry).toBe("text");
  });

  it("has a link of at most 200 characters for any cube up to 6x6", () => {
    for (const size of [2, 3, 4, 5, 6]) {
      const state = randomState(size, seededRandom(size));
      const record = { ...INITIAL, text: printFacelets(colouringOf(state)), size };
      const parameters = toLink(record);
      expect(new URLSearchParams(parameters).toString().length).toBeLessThanOrEqual(200);
      const again = enteredCube(fromLink(parameters)!);
      expect(again.kind === "cube" && sameState(again.state, state)).toBe(true);
    }
  });

  it("refuses what is none", () => {
    for (const bad of [
      null,
      1,
      {},
      { ...INITIAL, size: 1 },
      { ...INITIAL, goal: "fast" },
      { ...INITIAL, editor: {} },
    ])
      expect(parseRecord(bad)).toBeUndefined();
    expect(parseRecord(JSON.parse(JSON.stringify(INITIAL)))).toEqual(INITIAL);
    expect(fromLink({ alg: "R", size: "1e3" })).toBeUndefined();
    expect(fromLink({})).toBeUndefined();
  });

  it("takes only solutions that solve from the storage", () => {
    const facelets = printFacelets(colouringOf(algState(readAlg("R U"), 3)));
    expect(parseFound({ facelets, alg: "U' R'", isProved: true })).toMatchObject({
      length: 2,
      isProved: true,
    });
    for (const bad of [null, {}, { facelets, alg: "U'" }, { facelets: "U", alg: "" }, { facelets, alg: "?" }])
      expect(parseFound(bad)).toBeUndefined();
  });
});
