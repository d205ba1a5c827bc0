/** Sides of two cubes before one camera: they are named, and a cube that is one never is. */
import { describe, expect, test } from "vitest";
import { scanned } from "../../test/held-faces.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState } from "../state/index.ts";
import { readScan } from "./needed.ts";

const ALL = [3, 0, 5, 1, 4, 2];
const WELL = { looks: 6 };
const cube = (size: number, seed: string) => coloringOf(randomState(size, seededRandom(seed))).colors;

/** The first faces of one cube, the others of another. */
function mixed(size: number, own: number, options = WELL, faces = ALL) {
  const before = scanned(cube(size, "mixed, one"), size, faces.slice(0, own), "hand", options);
  return scanned(cube(size, "mixed, two"), size, faces.slice(own), "hand", { ...options, before });
}

describe("sides of two cubes in one video", () => {
  test.each([
    [3, 3],
    [3, 5],
  ])("%i layers, %i sides of the first: they are not of one cube", (size, own) => {
    const result = readScan(mixed(size, own));
    expect(result).toMatchObject({ isMixed: true, isDone: false, reading: { error: { code: "no-cube" } } });
  });

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

describe("one cube", () => {
  test.each([2, 3])("of %i layers is never named so, from its fifth side on", (size) => {
    const colors = cube(size, `one ${size}`);
    for (const faces of [ALL.slice(0, 5), ALL])
      expect(readScan(scanned(colors, size, faces, "one", WELL)).isMixed).toBe(false);
  });

  test("in which a corner was turned is one cube, and impossible", () => {
    const colors = cube(3, "corner").slice();
    // The corner of up, right and front.
    [colors[8], colors[9], colors[20]] = [colors[9], colors[20], colors[8]];
    const { isMixed, reading } = readScan(scanned(colors, 3, ALL, "corner", WELL));
    expect(isMixed).toBe(false);
    expect(reading.ok ? reading.value.impossible : reading.error.message).toBeTruthy();
  });
});
