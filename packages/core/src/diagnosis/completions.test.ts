import { describe, expect, test } from "vitest";
import { cubeGeometry } from "../geometry/index.ts";
import { randomBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import { coloringOf, printFacelets, randomState, rotateState, solvedState } from "../state/index.ts";
import { diagnose } from "./index.ts";

const blank = (size: number) => "?".repeat(6 * size * size);

/** Every coloring that fills the holes, tried one by one: the slow way. */
function fillAll(text: string): string[] {
  const hole = text.indexOf("?");
  if (hole < 0) return diagnose(text, { repairs: false }).legal ? [text] : [];
  return [..."URFDLB"].flatMap((letter) => fillAll(text.slice(0, hole) + letter + text.slice(hole + 1)));
}

function withHoles(text: string, holes: Iterable<number>): string {
  const letters = [...text];
  for (const hole of holes) letters[hole] = "?";
  return letters.join("");
}

describe("blank cubes", () => {
  // nxn.md section 1 (OEIS A075152; 2x2: A054434's total): states up to rotation. A coloring knows how it is held: × 24.
  const STATES: Record<number, bigint> = {
    2: 3674160n,
    3: 43252003274489856000n,
    4: 7401196841564901869874093974498574336000000000n,
    5: 282870942277741856536180333107150328293127731985672134721536000000000000000n,
    6: 157152858401024063281013959519483771508510790313968742344694684829502629887168573442107637760000000000000000000000000n,
  };

  test.each([2, 3, 4, 5, 6])("n = %i: all states in 24 views fit", (size) => {
    const { completions, faults, legal } = diagnose(blank(size));
    expect(legal).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(["stickers-unknown"]);
    expect(completions).toMatchObject({ count: STATES[size] * 24n, exact: true, forced: blank(size) });
    expect(completions!.facelets.length).toBe(10);
    expect(new Set(completions!.facelets).size).toBe(10);
    for (const facelets of completions!.facelets) expect(diagnose(facelets).legal).toBe(true);
    expect(new Set(Object.values(completions!.possible))).toEqual(new Set(["URFDLB"]));
  });

  test("as many are listed as asked for", () => {
    expect(diagnose(blank(3), { limit: 0 }).completions).toMatchObject({
      facelets: [],
      count: STATES[3] * 24n,
    });
    const many = diagnose(blank(2), { limit: 2000 }).completions!.facelets;
    expect(new Set(many).size).toBe(2000);
    expect(diagnose(`?${"UUURRRRFFFFDDDDLLLLBBBB"}`, { limit: 0 }).legal).toBe(true);
    for (const limit of [-1, 1.5, Number.NaN, 10_001])
      expect(() => diagnose(blank(2), { limit })).toThrow(RangeError);
  });

  test("when the centers of a 3x3 are known, as many as there are states", () => {
    const text = withHoles(
      printFacelets(coloringOf(solvedState(3))),
      [...Array(54).keys()].filter((f) => f % 9 !== 4),
    );
    expect(diagnose(text).completions!.count).toBe(43252003274489856000n);
  });
});

describe("a few unknown stickers", () => {
  test.each([2, 3])(
    "n = %i: the count, the list, the forced and the possible colors agree with trying all",
    { tags: ["seconds"] },
    (size) => {
      const random = seededRandom(`holes ${size}`);
      for (let i = 0; i < 10; i++) {
        const text = printFacelets(
          coloringOf(rotateState(randomState(size, random), randomBelow(24, random))),
        );
        const first = randomBelow(8, random);
        const piece = cubeGeometry(size).orbits[0].facelets[first];
        const holes = randomPermutation(text.length, random).slice(0, 1);
        const given = withHoles(text, i % 3 === 0 ? piece : [...piece.slice(0, 2), ...holes]);
        const expected = fillAll(given).sort();
        const { completions, legal, state } = diagnose(given, { limit: 100 });
        expect(expected).toContain(text);
        expect([...completions!.facelets].sort()).toEqual(expected);
        expect(completions!.count).toBe(BigInt(expected.length));
        expect(legal).toBe(expected.length === 1);
        if (legal) expect(printFacelets(coloringOf(state!))).toBe(text);
        for (const [facelet, letters] of Object.entries(completions!.possible)) {
          const seen = new Set(expected.map((filled) => filled[Number(facelet)]));
          expect(letters).toBe([..."URFDLB"].filter((letter) => seen.has(letter)).join(""));
          expect(completions!.forced[Number(facelet)]).toBe(seen.size === 1 ? letters : "?");
        }
      }
    },
  );

  // ux.md: at most 35 of 48 stickers determine a cube: two of each of 7 corners, two of each of 10 edges, one more.
  test("seven corners and ten edges and one sticker more determine a 3x3", () => {
    const random = seededRandom("35");
    const [corners, edges] = cubeGeometry(3).orbits;
    for (let i = 0; i < 40; i++) {
      const text = printFacelets(coloringOf(rotateState(randomState(3, random), randomBelow(24, random))));
      const holes = [
        ...corners.facelets.map((facelets) => facelets[2]),
        ...corners.facelets[7].slice(0, 2),
        ...edges.facelets[11],
        edges.facelets[10][1],
      ];
      expect(48 - holes.length).toBe(35);
      const { legal, state, completions } = diagnose(withHoles(text, holes));
      expect([legal, completions!.count]).toEqual([true, 1n]);
      expect(printFacelets(coloringOf(state!))).toBe(text);
      expect(completions!.forced).toBe(text);
    }
  });

  test("parity and twist fill in what colors alone leave open", () => {
    const text = printFacelets(coloringOf(solvedState(3)));
    const [corners] = cubeGeometry(3).orbits;
    expect(diagnose(withHoles(text, corners.facelets[0])).legal).toBe(true);
    const two = diagnose(withHoles(text, corners.facelets.slice(0, 2).flat()));
    expect(two.completions!.count).toBe(3n);
    expect(two.faults.map(({ code, got }) => [code, got])).toEqual([["stickers-unknown", "3"]]);
  });
});

describe("big cubes", () => {
  test.each([4, 5])("n = %i: holes in wings and centers are filled when forced, else listed", (size) => {
    const random = seededRandom(`big ${size}`);
    const { orbits } = cubeGeometry(size);
    const wings = orbits.find(({ kind }) => kind === "wing")!.facelets;
    const centers = orbits.find(({ kind }) => kind === "xCenter")!.facelets.flat();
    const text = printFacelets(coloringOf(randomState(size, random)));
    expect(diagnose(withHoles(text, [wings[3][0], centers[0]])).legal).toBe(true);
    expect(diagnose(withHoles(text, [...wings[3], ...wings[7]])).completions!.count).toBe(2n);
    const different = centers.filter((facelet) => text[facelet] !== text[centers[0]]);
    const open = diagnose(withHoles(text, [centers[0], different[0], different[1]]));
    expect([2n, 3n, 6n]).toContain(open.completions!.count);
    for (const facelets of open.completions!.facelets) expect(diagnose(facelets).legal).toBe(true);
  });

  test("too many half-known wings to count: at least that many, said so, and every one listed is legal", () => {
    const text = printFacelets(coloringOf(randomState(4, seededRandom("half"))));
    const wings = cubeGeometry(4).orbits.find(({ kind }) => kind === "wing")!.facelets;
    const random = seededRandom("sides");
    const holes = wings.map((facelets) => facelets[randomBelow(2, random)]);
    const { completions, faults } = diagnose(withHoles(text, holes), { limit: 5 });
    expect(completions!.exact).toBe(false);
    expect(completions!.count).toBeGreaterThan(5n);
    expect(faults[0].message).toMatch(/24 stickers are unknown, and at least \d+ cubes fit\./);
    expect(completions!.facelets.length).toBe(5);
    for (const facelets of completions!.facelets) expect(diagnose(facelets).legal).toBe(true);
  });
});

describe("unknown stickers on an impossible cube", () => {
  test("known stickers that no piece can complete are faults", () => {
    const text = printFacelets(coloringOf(solvedState(3)));
    const { faults } = diagnose(withHoles(text, [8]).replace(/^.{9}R/, (start) => `${start.slice(0, 9)}B`));
    expect(faults.map(({ code }) => code)).toEqual(["colour-count", "piece-impossible", "piece-missing"]);
  });

  test("a misread sticker beside unknown ones is found when only one cube is left", () => {
    const random = seededRandom("doubt");
    let found = 0;
    for (let i = 0; i < 30; i++) {
      const text = printFacelets(coloringOf(randomState(3, random)));
      const wrong = randomBelow(54, random);
      const letters = [...withHoles(text, [(wrong + 11) % 54, (wrong + 23) % 54])];
      letters[wrong] = "URFDLB"[("URFDLB".indexOf(letters[wrong]) + 1) % 6];
      const { legal, repairs } = diagnose(letters.join(""));
      expect(legal).toBe(false);
      if (repairs.some(({ facelets }) => facelets === text)) found++;
      for (const { facelets } of repairs) expect(diagnose(facelets).legal).toBe(true);
    }
    expect(found).toBeGreaterThan(20);
  });
});
