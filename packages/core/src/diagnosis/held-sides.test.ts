import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cubeGeometry, isFixedCenter, ROTATION_COUNT } from "../geometry/index.ts";
import { algState, readAlg } from "../notation/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import {
  type Coloring,
  coloringOf,
  printFacelets,
  randomState,
  UNKNOWN_COLOR,
  uprightState,
} from "../state/index.ts";
import { heldAsVouched, heldSides } from "./held-sides.ts";
import { type Hold, heldBack, turnedSides } from "./holds.ts";
import { pieceTables } from "./piece-orbits.ts";
import { possibleColors } from "./possible.ts";
import { faceRepairs } from "./repairs.ts";

const randomCube = (seed: number | string, size = 3) =>
  coloringOf(uprightState(randomState(size, seededRandom(`held ${seed}`))));
const sides = (...quarters: number[]): Hold => ({ kind: "sides", quarters });

/** What a person sees who holds the sides like that: `heldBack` takes it back. */
function seenOn(cube: Coloring, hold: Hold): Coloring {
  if (hold.kind !== "sides") return heldBack(cube, hold);
  return heldBack(cube, { kind: "sides", quarters: hold.quarters.map((quarters) => (4 - quarters) % 4) });
}

/** Entered in the order of the faces, without what follows, until a contradiction or the end. */
function enter({ size, colors }: Coloring): Coloring {
  const entered = colors.map((color, facelet) => (isFixedCenter(size, facelet) ? color : UNKNOWN_COLOR));
  for (let facelet = 0; facelet < colors.length; facelet++) {
    const masks = possibleColors({ size, colors: entered });
    if (masks && (masks[facelet] & (masks[facelet] - 1)) !== 0) entered[facelet] = colors[facelet];
  }
  return { size, colors: entered };
}

/**
 * Answers what is asked and accepts what is offered; the cube that is believed in the end, and the holds accepted. If no sticker tells
 * several cubes apart, these.
 */
function converse(seen: Coloring): {
  readonly cube: Coloring | undefined;
  readonly accepted: readonly Hold[];
  readonly several?: readonly string[];
} {
  let saw = seen;
  let entered = enter(saw);
  const accepted: Hold[] = [];
  for (let round = 0; round < 100; round++) {
    const { verdict, holds, ask } = heldSides(entered);
    if (verdict === "none") return { cube: undefined, accepted };
    if (verdict === "several")
      return { cube: undefined, accepted, several: holds.flatMap(({ cubes }) => cubes) };
    if (verdict === "ask") {
      entered = { size: 3, colors: entered.colors.with(ask[0], saw.colors[ask[0]]) };
    } else if (verdict === "turned") {
      accepted.push(holds[0].hold);
      entered = heldBack(entered, holds[0].hold);
      saw = heldBack(saw, holds[0].hold);
    } else {
      const masks = possibleColors(entered)!;
      const open = masks.findIndex((mask) => (mask & (mask - 1)) !== 0);
      if (open < 0) return { cube: { size: 3, colors: masks.map(Math.log2) }, accepted };
      entered = { size: 3, colors: entered.colors.with(open, saw.colors[open]) };
    }
  }
  return { cube: undefined, accepted };
}

describe("sides that were held turned", () => {
  test("HELLO with Down held upside down is named, and read right", () => {
    const cube = coloringOf(algState(readAlg("F' U2 B' R' D' L' B' R B2"), 3));
    const { cube: found, accepted } = converse(seenOn(cube, sides(0, 0, 0, 2, 0, 0)));
    expect(accepted).toEqual([sides(0, 0, 0, 2, 0, 0)]);
    expect(found && printFacelets(found)).toBe(printFacelets(cube));
  });

  test("random cubes with one side turned end right, and are never stuck", {
    tags: ["seconds"],
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 5 }), fc.integer({ min: 1, max: 3 }), (seed, face, quarters) => {
        const cube = randomCube(seed);
        const seen = seenOn(cube, sides(...[0, 0, 0, 0, 0, 0].with(face, quarters)));
        const { cube: found, several } = converse(seen);
        if (!several) expect(found && printFacelets(found)).toBe(printFacelets(cube));
        else {
          // Few cubes have a side that fits in two ways: then these are named, and nothing that does not fit.
          const fitting = (count: number) =>
            turnedSides(count)
              .map((hold) => heldBack(seen, hold))
              .filter((each) => possibleColors(each))
              .map(printFacelets);
          const possible = fitting(1);
          expect(several).toEqual(expect.arrayContaining(possible));
          expect([...possible, ...fitting(2)]).toEqual(expect.arrayContaining([...several]));
          expect(possible).toContain(printFacelets(cube));
        }
      }),
      { numRuns: 12, examples: [[2048817254, 2, 1]] },
    );
  });

  test("random cubes with two sides turned end right, and most are offered both sides at once", {
    tags: ["seconds"],
    timeout: 60_000,
  }, () => {
    let offers = 0;
    for (let seed = 0; seed < 6; seed++) {
      const cube = randomCube(`two sides ${seed}`);
      const choices = turnedSides(2);
      const hold = choices[randomBelow(choices.length, seededRandom(`two sides ${seed}`))];
      const { cube: found, accepted } = converse(seenOn(cube, hold));
      expect(found && printFacelets(found)).toBe(printFacelets(cube));
      offers += accepted.length;
    }
    // One offer for each side would be 12.
    expect(offers).toBeLessThan(9);
  });

  test("colors taken for each other never become another cube without a word", {
    tags: ["seconds"],
    timeout: 60_000,
  }, () => {
    for (let seed = 0; seed < 6; seed++) {
      const cube = randomCube(`exchanged ${seed}`);
      const colors: Hold = { kind: "colors", pair: [seed % 3, 3 + ((seed + 1) % 3)] };
      const { cube: found } = converse(heldBack(cube, colors));
      if (found) expect(printFacelets(found)).toBe(printFacelets(cube));
    }
  });

  test("a whole net: the same turned sides as the search over all 4⁶ finds", () => {
    for (let round = 0; round < 10; round++) {
      const random = seededRandom(`whole net ${round}`);
      const cube = randomCube(round);
      const choices = turnedSides(1 + (round % 2));
      const seen = seenOn(cube, choices[randomBelow(choices.length, random)]);
      const judged = faceRepairs(pieceTables(3), seen.colors)
        .filter(({ quarters }) => Object.keys(quarters).length <= 2)
        .map(({ colors }) => printFacelets({ size: 3, colors }));
      const found = heldSides(seen).holds.filter(({ hold }) => hold.kind === "sides");
      expect(found.map(({ coloring }) => printFacelets(coloring)).sort()).toEqual(judged.sort());
      expect(judged).toContain(printFacelets(cube));
    }
  });

  test("held rightly: nothing is ever offered, and few questions are asked", () => {
    for (let seed = 0; seed < 8; seed++) {
      const cube = randomCube(`rightly ${seed}`);
      const { cube: found, accepted } = converse(cube);
      expect(found && printFacelets(found)).toBe(printFacelets(cube));
      expect(accepted).toEqual([]);
    }
  }, 60_000);

  test("a cube that something else speaks for wins", () => {
    const cube = randomCube("vouched");
    const seen = seenOn(cube, sides(0, 0, 0, 0, 1, 0));
    const vouched = new Set([printFacelets(cube)]);
    // Entered until as many cubes are left as can be listed.
    const { verdict, holds } = heldAsVouched(seen, heldSides(seen), vouched);
    expect(verdict).toBe("turned");
    expect(holds.map(({ hold }) => hold)).toEqual([sides(0, 0, 0, 0, 1, 0)]);
    const asEntered = heldAsVouched(cube, heldSides(cube), vouched);
    expect(asEntered.verdict).toBe("fits");
  });

  test("what something else speaks for none of is what it was, and anything but a set is refused", () => {
    const cube = randomCube("spoken for");
    const held = heldSides(cube);
    expect(heldAsVouched(cube, held, new Set([printFacelets(randomCube("another"))]))).toBe(held);
    // @ts-expect-error a list is no set
    expect(() => heldAsVouched(cube, held, [printFacelets(cube)])).toThrow('"vouched" expected a Set');
    // @ts-expect-error the option of former times
    expect(() => heldSides(cube, { vouched: new Set() })).toThrow("vouched");
  });

  test("two neighboring colors taken for each other are named; of opposite ones, all three pairs fit", () => {
    const cube = randomCube("colors");
    const neighbors: Hold = { kind: "colors", pair: [1, 2] };
    const { verdict, holds } = heldSides(heldBack(cube, neighbors));
    expect([verdict, holds[0].hold]).toEqual(["turned", neighbors]);
    const opposite = heldSides(heldBack(cube, { kind: "colors", pair: [1, 4] }));
    expect(opposite.verdict).toBe("several");
    expect(opposite.holds.map(({ hold }) => hold)).toEqual(
      [0, 1, 2].map((a) => ({ kind: "colors", pair: [a, a + 3] })),
    );
  });

  test("a whole cube held in another way is taken back by its hold", () => {
    const cube = randomCube("whole");
    const { faceletImage } = cubeGeometry(3);
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
      const seen = cube.colors.slice();
      cube.colors.forEach((color, facelet) => {
        if (!isFixedCenter(3, facelet)) seen[faceletImage[facelet * ROTATION_COUNT + rotation]] = color;
      });
      const back = heldBack({ size: 3, colors: seen }, { kind: "cube", rotation });
      expect(printFacelets(back)).toBe(printFacelets(cube));
    }
  });

  test("exchanged colors are found also after a wrong offer of turned sides was accepted", () => {
    const cube = randomCube("colors after sides");
    const colors: Hold = { kind: "colors", pair: [1, 2] };
    const turned = [0, 1, 0, 0, 3, 0];
    const entered = heldBack(heldBack(cube, colors), sides(...turned));
    const { verdict, holds } = heldSides(entered, { turned });
    expect([verdict, holds[0].hold]).toEqual(["turned", { ...colors, quarters: [0, 3, 0, 0, 1, 0] }]);
    expect(printFacelets(holds[0].coloring)).toBe(printFacelets(cube));
  });

  test("a misread sticker is not explained by turns", () => {
    const cube = randomCube("misread");
    const colors = cube.colors.with(0, (cube.colors[0] + 1) % 6);
    expect(heldSides({ size: 3, colors }).verdict).toBe("none");
  });
});
