/** Sides before one camera that are no cube: of two cubes, of two sizes, of a broken one. They are named, and a legal cube never is. */
import { describe, expect, test } from "vitest";
import { scanned } from "../../test/held-faces.ts";
import { inEachRun } from "../../test/samples.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState } from "../state/index.ts";
import { readScan } from "./needed.ts";

const ALL = [3, 0, 5, 1, 4, 2];
const WELL = { looks: 6 };
/** The first look at a side is not counted among those in which it was the clearest. */
const WELL_AND_ONE = { looks: 7 };
const cube = (size: number, seed: string) => coloringOf(randomState(size, seededRandom(seed))).colors;

/** The first faces of one cube, the others of another. */
function mixed(size: number, own: number, options = WELL, faces = ALL) {
  const before = scanned(cube(size, "mixed, one"), size, faces.slice(0, own), "hand", options);
  return scanned(cube(size, "mixed, two"), size, faces.slice(own), "hand", { ...options, before });
}

describe("sides of two cubes in one video", () => {
  const OF_TWO = [
    [3, 3],
    [3, 5],
  ] as const;
  test.each(inEachRun(OF_TWO, OF_TWO.slice(1)))(
    "%i layers, %i sides of the first: they are not of one cube",
    (size, own) => {
      const result = readScan(mixed(size, own));
      expect(result).toMatchObject({ isMixed: true, isDone: false, reading: { error: { code: "no-cube" } } });
    },
  );

  test("five sides are enough to see it", () => {
    expect(readScan(mixed(3, 3, WELL, ALL.slice(0, 5))).isMixed).toBe(true);
  });

  test("after a few looks nothing is said yet: one may be no side at all", () => {
    expect(readScan(mixed(3, 3, { looks: 3 })).isMixed).toBe(false);
  });

  test("with the other sides of the first one, it is that cube", () => {
    const first = cube(3, "mixed, one");
    const all = scanned(first, 3, ALL.slice(4), "hand", {
      ...WELL,
      before: mixed(3, 4, WELL, ALL.slice(0, 5)),
    });
    const result = readScan(all);
    expect(result).toMatchObject({ isMixed: false, isDone: true, reading: { ok: true } });
  });
});

describe("sides of two sizes in one video", () => {
  test.each([
    [3, 1, 4],
    [4, 3, 3],
    [3, 2, 5],
  ])("%i layers, %i sides, then %i layers: both sizes are named", (size, own, other) => {
    const before = scanned(cube(size, "sizes, one"), size, ALL.slice(0, own), "hand", WELL_AND_ONE);
    const scan = scanned(cube(other, "sizes, two"), other, ALL.slice(own, 4), "hand", {
      ...WELL_AND_ONE,
      before,
    });
    expect(readScan(scan)).toMatchObject({ isMixed: true, isDone: false, sizes: [size, other].sort() });
  });

  test("after a few looks nothing is said yet", () => {
    const before = scanned(cube(3, "sizes, one"), 3, ALL.slice(0, 2), "hand", { looks: 4 });
    const scan = scanned(cube(4, "sizes, two"), 4, ALL.slice(2, 4), "hand", { looks: 4, before });
    expect(readScan(scan).isMixed).toBe(false);
  });
});

describe("one cube", () => {
  test.each([2, 3, 4])("of %i layers is never named so", (size) => {
    const colors = cube(size, `one ${size}`);
    for (const faces of [ALL.slice(0, 5), ALL]) {
      const { isMixed, sizes, impossible } = readScan(scanned(colors, size, faces, "one", WELL_AND_ONE));
      expect([isMixed, impossible]).toEqual([false, undefined]);
      expect(sizes.filter((each) => each !== size)).toEqual([]);
    }
  });

  // Stickers of the corner of up, right and front, and of the edges of up with right and front.
  const BROKEN = [
    ["a corner was turned", [8, 9, 20], [9, 20, 8], "corner-twist"],
    ["an edge was flipped", [5, 10], [10, 5], "edge-flip"],
    ["two edges were exchanged", [5, 10, 7, 19], [7, 19, 5, 10], "parity"],
  ] as const;
  test.each(inEachRun(BROKEN, BROKEN.slice(0, 1)))(
    "in which %s is one cube, and impossible",
    (_, places, from, code) => {
      const colors = cube(3, "broken").slice();
      const before = colors.slice();
      places.forEach((place, at) => {
        colors[place] = before[from[at]];
      });
      const { isMixed, isDone, impossible } = readScan(scanned(colors, 3, ALL, "broken", WELL));
      expect([isMixed, isDone]).toEqual([false, false]);
      expect(impossible?.faults.map((fault) => fault.code)).toEqual([code]);
      expect(readScan(scanned(colors, 3, ALL, "broken", { looks: 3 })).impossible).toBeUndefined();
    },
  );
});
