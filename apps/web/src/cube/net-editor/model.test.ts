import { diagnose, possibleColors } from "@cubegram/core/diagnosis";
import { isFixedCenter } from "@cubegram/core/geometry";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState, UNKNOWN_COLOR, uprightState } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colorsFor, readEditor } from "../../cubes/reading.ts";
import {
  clear,
  DIRECTIONS,
  fillSolved,
  moveCursor,
  type NetEditor,
  newEditor,
  paint,
  readEditorRecord,
  rotateFace,
  takenBack,
  toNextEmpty,
  type,
  whyImpossible,
  wipeBack,
  withStickers,
} from "./model.ts";

/** As a person holds it: odd cubes white up and green in front. */
const heldCube = (size: number, seed: string) =>
  coloringOf(uprightState(randomState(size, seededRandom(seed))));

/** Types a cube sticker by sticker where the cursor stands; how many were typed. */
function typeIn(cube: { size: number; colors: Uint8Array }): { editor: NetEditor; typed: number } {
  let editor = newEditor(cube.size);
  let typed = 0;
  while (readEditor(editor).empty > 0) {
    const step = type(editor, cube.colors[editor.cursor]);
    expect(step.outcome).toBe("painted");
    editor = step.editor;
    typed++;
  }
  return { editor, typed };
}

describe("typing a cube", () => {
  test("a 3x3 takes at most 35 stickers of 48, for 20 random cubes", () => {
    const typed = Array.from({ length: 20 }, (_, i) => {
      const cube = heldCube(3, `typed ${i}`);
      const entry = typeIn(cube);
      expect(readEditor(entry.editor).colors).toEqual(cube.colors);
      return entry.typed;
    });
    expect(Math.max(...typed)).toBeLessThanOrEqual(35);
  }, 180_000);

  test.each([2, 4, 5])("the rest of a cube follows too: n = %i", (size) => {
    const cube = heldCube(size, "other sizes");
    const { editor, typed } = typeIn(cube);
    expect(readEditor(editor).colors).toEqual(cube.colors);
    expect(typed).toBeLessThan(6 * size * size - (size % 2 === 1 ? 6 : 0));
  });

  test("forced stickers are those that any completion shows, and none of them was painted", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const cube = heldCube(3, `${seed}`);
        let editor = newEditor(3);
        for (let i = 0; i < count; i++) editor = type(editor, cube.colors[editor.cursor]).editor;
        const { colors, forced } = readEditor(editor);
        const { completions, state } = diagnose(editor.painted, { limit: 0, repairs: false });
        const expected = completions?.forced ?? (state && printFacelets(coloringOf(state)));
        expect(printFacelets({ size: 3, colors })).toBe(expected);
        forced.forEach((each, facelet) => {
          if (each) expect(editor.painted[facelet]).toBe("?");
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe("the guide", () => {
  test("knows of every stroke whether it leads where no cube is, and taken back it is as before", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(53), fc.nat(6)), { maxLength: 25 }), (strokes) => {
        let editor = newEditor(3);
        for (const [facelet, color] of strokes) {
          if (isFixedCenter(editor.size, facelet) && color === UNKNOWN_COLOR) continue;
          const before = editor;
          const { editor: after, outcome } = paint(before, facelet, color);
          expect(readEditor(after).contradictory).toBe(outcome === "impossible");
          editor = outcome === "impossible" ? takenBack(after, facelet, before.painted[facelet]) : after;
          if (outcome === "impossible") expect(editor.painted).toBe(before.painted);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("refuses a color with a reason that can be seen", () => {
    const { editor } = paint(newEditor(3), 8, 0);
    // Facelets 9 and 20 are on the corner of facelet 8.
    expect(paint(editor, 9, 0)).toMatchObject({ outcome: "impossible" });
    expect(whyImpossible(editor, 9, 0)).toBe("twice");
    expect(paint(editor, 9, 3)).toMatchObject({ outcome: "impossible" });
    expect(whyImpossible(editor, 9, 3)).toBe("opposite");
    expect(paint(editor, 9, 1).outcome).toBe("painted");
    const white = fillSolved(editor);
    // The edge between R and F: neither white nor yellow is on it.
    expect(whyImpossible(white, 12, 0)).toBe("used-up");
    const used = paint(paint(editor, 9, 1).editor, 6, 0).editor;
    // White and red clockwise is the corner at the right already.
    expect(paint(used, 18, 1).outcome).toBe("impossible");
    expect(whyImpossible(used, 18, 1)).toBe("elsewhere");
    // Whoever sees red in the middle of the white side holds the cube in another way.
    expect(paint(newEditor(3), 4, 1)).toMatchObject({ outcome: "impossible" });
    expect(whyImpossible(newEditor(3), 4, 1)).toBe("center");
  });

  test("asks of a painted sticker what could stand there instead", () => {
    const solved = fillSolved(newEditor(3));
    expect(colorsFor(solved, 0)).toBe(1);
    const one = paint(newEditor(3), 0, 0).editor;
    expect(colorsFor(one, 0)).toBe(0b111111);
  });

  test("is silent where it is off, and where the stickers fit no cube", () => {
    const off = { ...newEditor(3, false), brush: 2 };
    const flipped = paint(paint(fillSolved(off), 7, 2).editor, 19, 0).editor;
    expect(flipped.painted).not.toBe(fillSolved(off).painted);
    const on = { ...flipped, guided: true };
    expect(possibleColors({ size: 3, colors: readEditor(on).colors })).toBeUndefined();
    expect(readEditor(on)).toMatchObject({ contradictory: true });
    expect(colorsFor(on, 0)).toBe(0b111111);
  });
});

describe("the cursor", () => {
  test.each([2, 3, 5])("walks over every sticker of the net and comes back: n = %i", (size) => {
    const back = { left: "right", right: "left", up: "down", down: "up" } as const;
    for (let cursor = 0; cursor < 6 * size * size; cursor++)
      for (const direction of DIRECTIONS) {
        const there = moveCursor({ ...newEditor(size), cursor }, direction);
        expect(there.cursor).not.toBe(cursor);
        expect(moveCursor(there, back[direction]).cursor).toBe(cursor);
      }
  });

  test("goes to the next empty sticker, round the end, and stays on a full cube", () => {
    const editor = newEditor(3);
    expect(editor.cursor).toBe(0);
    expect(toNextEmpty({ ...editor, cursor: 3 }).cursor).toBe(5);
    expect(toNextEmpty({ ...editor, cursor: 53 }).cursor).toBe(0);
    expect(toNextEmpty({ ...fillSolved(editor), cursor: 20 }).cursor).toBe(20);
  });
});

describe("strokes", () => {
  test("are wiped one by one, the fixed centers never", () => {
    let editor = newEditor(3);
    for (const color of [0, 1, 2]) editor = type(editor, color).editor;
    for (let i = 0; i < 5; i++) editor = wipeBack(editor);
    expect(editor.painted).toBe(newEditor(3).painted);
  });

  test("a face turned four times is as it was, and turned once it is read sideways", () => {
    const cube = heldCube(3, "turned");
    const editor = withStickers(newEditor(3), cube);
    let turned = editor;
    for (let i = 0; i < 4; i++) turned = rotateFace(turned, 1);
    expect(turned.painted).toBe(editor.painted);
    expect(rotateFace({ ...newEditor(2), painted: `URFD${"?".repeat(20)}` }, 0).painted.slice(0, 4)).toBe(
      "FUDR",
    );
  });

  test("a cleared cube keeps its size and its centers", () => {
    expect(clear(fillSolved(newEditor(5))).painted).toBe(newEditor(5).painted);
    expect(newEditor(4).painted).toBe("?".repeat(96));
  });
});

describe("a record from outside", () => {
  test("comes back as it was", () => {
    const editor = fillSolved(newEditor(4));
    expect(readEditorRecord(JSON.parse(JSON.stringify(editor)))).toEqual(editor);
  });

  test("is refused or mended, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const read = readEditorRecord(data);
        if (read) expect(read.painted.length).toBe(6 * read.size * read.size);
      }),
    );
    expect(readEditorRecord({ size: 3, painted: "U" })).toBeUndefined();
    expect(readEditorRecord({ size: 1e9, painted: "U" })).toBeUndefined();
    expect(readEditorRecord({ ...newEditor(2), cursor: -1, brush: 99, guided: "?" })).toEqual(newEditor(2));
  });
});
