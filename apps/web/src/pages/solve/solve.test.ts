import { stateCount } from "@cubegram/core/codec";
import { algState, readAlg } from "@cubegram/core/notation";
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { type CubeState, coloringOf, printFacelets, randomState, solvedState } from "@cubegram/core/state";
import { describe, expect, it } from "vitest";
import { movesOf } from "../../cubes/moves.ts";
import { newEditor } from "../../cubes/painted.ts";
import { paintedCube, randomCube, writtenCube } from "../../jobs/enter.ts";
import { keptSolution } from "../../jobs/solve.ts";
import {
  cubeOf,
  type Entered,
  enteredSize,
  entryKey,
  followsSize,
  fromLink,
  INITIAL,
  parseRecord,
  type SolveRecord,
  toLink,
  wantedCount,
  withStickers,
} from "./model.ts";

const letters = (state: CubeState) => printFacelets(coloringOf(state));
const written = (text: string, size = 3) => writtenCube({ way: "paste", text, size });

/** As the page goes on when the worker has told what is entered. */
function answer(record: SolveRecord): Entered {
  const { entry, text, size, editor } = record;
  return { ...(entry === "text" ? written(text, size) : paintedCube(editor)), key: entryKey(record) };
}
const link = (record: SolveRecord) => toLink(record, answer(record));

describe("a cube that is entered", () => {
  it("is taken as stickers of any size, whatever size is chosen, and as moves and numbers of that size", () => {
    for (const size of [2, 3, 4, 7]) {
      const facelets = letters(randomState(size, seededRandom(size)));
      expect(written(facelets).cube).toMatchObject({ kind: "cube", facelets, size, isSolved: false });
    }
    expect(written("R U R' U'", 5)).toMatchObject({ found: [{ format: "moves" }], cube: { size: 5 } });
    expect(written("1_234 567", 4).cube).toMatchObject({ number: "1234567" });
    expect(written("R R'").cube).toMatchObject({ isSolved: true, isUsual: true });
    expect(written("x").cube).toMatchObject({ isSolved: true, isUsual: false, number: undefined });
  });

  it("is taken in every form that the Read page knows; of several the first", () => {
    expect(written("https://alg.cubing.net/?alg=R_U").cube).toMatchObject({
      facelets: letters(algState(readAlg("R U"), 3)),
    });
    const [one, two] = [algState(readAlg("R"), 3), algState(readAlg("U"), 3)].map(letters);
    const both = written(`${one}\n${two}`);
    expect(both.found).toHaveLength(2);
    expect(both.cube).toMatchObject({ facelets: one });
  });

  it("is refused with the reason", () => {
    expect(written("R Q").found).toMatchObject([{ kind: "bad-moves" }]);
    expect(written(String(stateCount(3))).found).toMatchObject([{ kind: "bad-number" }]);
    expect(written("{").found).toMatchObject([{ kind: "bad-format" }]);
    expect(written(" ").found).toEqual([{ kind: "empty" }]);
    const flipped = [...letters(solvedState(3))].with(7, "F").with(19, "U").join("");
    expect(written(flipped).cube).toMatchObject({ kind: "impossible", faults: [{ code: "edge-flip" }] });
  });

  it("is none while stickers are missing, and then the painted one", () => {
    const editor = newEditor(4);
    expect(paintedCube(editor)).toEqual({});
    const painted = letters(randomState(4, seededRandom("painted")));
    expect(paintedCube({ ...editor, painted }).cube).toMatchObject({ kind: "cube", facelets: painted });
  });

  it("may be one at random, of any size", () => {
    for (const size of [2, 3, 7, 8]) expect(written(randomCube({ size }), size).cube).toMatchObject({ size });
  });
});

describe("a solution", () => {
  it("is shown only when it solves", async () => {
    const state = randomState(2, seededRandom("pocket"));
    const { alg, length } = await solve(state);
    expect(movesOf(state, alg)).toHaveLength(length);
    for (const other of [`${alg} R`, "R Q", ""]) expect(movesOf(state, other)).toBeUndefined();
  });

  it("from the storage is done again", () => {
    const facelets = letters(algState(readAlg("R U"), 3));
    expect(keptSolution({ facelets, alg: "U' R'", metric: "HTM", isProved: true })).toMatchObject({
      moves: ["U'", "R'"],
      length: 2,
      isProved: true,
    });
    for (const bad of [
      { facelets, alg: "U'" },
      { facelets: "U", alg: "" },
      { facelets, alg: "?" },
    ])
      expect(keptSolution({ ...bad, metric: "HTM", isProved: true })).toBeUndefined();
    const wide = letters(algState(readAlg("Rw2"), 4));
    for (const [metric, length] of Object.entries({ OBTM: 1, SSTM: 2, SQTM: 4 }))
      expect(keptSolution({ facelets: wide, alg: "Rw2", metric, isProved: false })).toMatchObject({
        moves: ["Rw2"],
        length,
        metric,
      });
  });
});

describe("the page's record", () => {
  it("comes back from its own link, whatever was entered", () => {
    for (const text of ["R U F2", "12345", letters(randomState(3, seededRandom("link"))), "R Q", "x y"]) {
      const record = { ...INITIAL, text };
      const again = fromLink(link(record));
      expect(again && cubeOf(answer(again))).toEqual(cubeOf(answer(record)));
      // Until the answer is there the link says what was entered.
      expect(fromLink(toLink(record, undefined))).toMatchObject({ text });
      expect(fromLink(toLink(record, answer(INITIAL)))).toMatchObject({ text });
    }
  });

  it("goes on with painting where a link left stickers out", () => {
    const painted = `F${newEditor(4).painted.slice(1)}`;
    const record = { ...INITIAL, entry: "paint" as const, editor: { ...newEditor(4), painted } };
    expect(fromLink(link(record))).toMatchObject({ entry: "paint", editor: { size: 4, painted } });
    expect(fromLink({ facelets: "??", size: "3" })?.entry).toBe("text");
  });

  it("has a link of at most 200 characters for any cube up to 6x6", () => {
    for (const size of [2, 3, 4, 5, 6]) {
      const state = randomState(size, seededRandom(size));
      const parameters = link({ ...INITIAL, text: letters(state), size });
      expect(new URLSearchParams(parameters).toString().length).toBeLessThanOrEqual(200);
      expect(cubeOf(answer(fromLink(parameters)!))).toMatchObject({ facelets: letters(state) });
    }
  });

  it("takes the size of the stickers, and keeps the chosen one for moves and numbers", () => {
    const four = answer({ ...INITIAL, text: letters(randomState(4, seededRandom("size"))) });
    expect([enteredSize(INITIAL, four), followsSize(four)]).toEqual([4, false]);
    for (const text of ["R", "7"]) expect(followsSize(answer({ ...INITIAL, text }))).toBe(true);
    expect(enteredSize({ ...INITIAL, size: 6, text: "?" }, undefined)).toBe(6);
    const facelets = letters(algState(readAlg("Rw"), 4));
    expect(withStickers(INITIAL, facelets)).toMatchObject({
      size: 4,
      text: facelets,
      editor: { painted: facelets },
    });
  });

  it("counts single layers from 3x3 on, where a short solution is wanted", () => {
    expect(wantedCount(3, "short", "SQTM")).toBe("SQTM");
    expect(wantedCount(4, "short", "SSTM")).toBe("SSTM");
    expect(wantedCount(2, "short", "SQTM")).toBe("OBTM");
    expect(wantedCount(3, "optimal", "SQTM")).toBe("OBTM");
    expect(wantedCount(3, "learn", "SSTM")).toBe("OBTM");
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
});
