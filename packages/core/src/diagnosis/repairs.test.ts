import { describe, expect, test } from "vitest";
import { cubeGeometry } from "../geometry/index.ts";
import { type RandomSource, randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import {
  assemblyFromCubies,
  type Cubies,
  coloringOf,
  cubiesOf,
  printFacelets,
  randomAssembly,
  randomState,
  rotateState,
  solvedState,
} from "../state/index.ts";
import { type Diagnosis, diagnose, REPAIR_KINDS } from "./index.ts";

interface Truth {
  readonly size: number;
  readonly colors: Uint8Array;
  readonly facelets: string;
}

function truth(size: number, random: RandomSource): Truth {
  const coloring = coloringOf(rotateState(randomState(size, random), randomBelow(24, random)));
  return { ...coloring, facelets: printFacelets(coloring) };
}

/** Another color for one sticker, any of the five. */
function misread(colors: Uint8Array, facelet: number, random: RandomSource): void {
  colors[facelet] = (colors[facelet] + 1 + randomBelow(5, random)) % 6;
}

const kinds = ({ repairs }: Diagnosis) => [...new Set(repairs.map(({ kind }) => kind))];

describe("one sticker misread", () => {
  test("is found and uniquely repaired on a 3x3 and a 2x2: every sticker, every color, several states and views", () => {
    const random = seededRandom("one sticker");
    const wrong: unknown[] = [];
    for (const size of [3, 3, 3, 2, 2]) {
      const { colors, facelets } = truth(size, random);
      for (let facelet = 0; facelet < colors.length; facelet++)
        for (let color = 0; color < 6; color++) {
          if (color === colors[facelet]) continue;
          const bad = colors.with(facelet, color) as Uint8Array;
          const { legal, repairs } = diagnose({ size, colors: bad });
          const [repair] = repairs;
          const right = repair?.kind === "sticker" && repair.facelets === facelets;
          if (legal || !right || repairs.length !== 1) wrong.push({ facelets, facelet, color });
        }
    }
    expect(wrong).toEqual([]);
  });

  test("the sentence says which sticker it was", () => {
    const text = printFacelets(coloringOf(solvedState(3))).replace(/^U/, "R");
    expect(diagnose(text).repairs[0].message).toBe("One sticker was misread: U1 is U, not R.");
    const colors = text.replace(/[URFDLB]/g, (face) => "WRGYOB"["URFDLB".indexOf(face)]);
    expect(diagnose(colors).repairs[0].message).toBe("One sticker was misread: U1 is white, not red.");
  });

  // Equal centers and wings without flip: the stickers alone cannot tell which of five, or of two, it was.
  test.each([4, 5, 6])(
    "n = %i: the truth is always among the repairs, and alone for corners and edges",
    (size) => {
      const random = seededRandom(`one of ${size}`);
      const { orbits, cellOfFacelet, orbitOfCell } = cubeGeometry(size);
      for (let i = 0; i < 60; i++) {
        const { colors, facelets } = truth(size, random);
        const facelet = randomBelow(colors.length, random);
        misread(colors, facelet, random);
        const { repairs } = diagnose({ size, colors });
        const found = repairs.map((repair) => repair.facelets);
        expect(found).toContain(facelets);
        expect(kinds({ repairs } as Diagnosis)).toEqual(["sticker"]);
        const { kind } = orbits[orbitOfCell[cellOfFacelet[facelet]]];
        const candidates = kind === "wing" ? 2 : kind.endsWith("Center") && kind !== "fixedCenter" ? 5 : 1;
        expect(found.length).toBeLessThanOrEqual(candidates);
      }
    },
  );
});

describe("pieces", () => {
  const home: Cubies = {
    cp: [0, 1, 2, 3, 4, 5, 6, 7],
    co: Array(8).fill(0),
    ep: [...Array(12).keys()],
    eo: Array(12).fill(0),
  };
  const of = (cubies: Cubies) => diagnose(coloringOf(unwrap(assemblyFromCubies(cubies))));
  const solved = printFacelets(coloringOf(solvedState(3)));

  test("a twisted corner has 8 repairs, a flipped edge 12, two swapped pieces 94 and some exchanges of stickers", () => {
    const random = seededRandom("pieces");
    for (let i = 0; i < 6; i++) {
      const { cp, co, ep, eo } = cubiesOf(randomState(3, random));
      const twisted = of({ cp, co: co.with(i, (co[i] + 1) % 3), ep, eo });
      const flipped = of({ cp, co, ep, eo: eo.with(i, 1 - eo[i]) });
      const swapped = of({ cp, co, ep: ep.with(i, ep[i + 1]).with(i + 1, ep[i]), eo });
      const count = ({ repairs }: Diagnosis, kind: string) => repairs.filter((r) => r.kind === kind).length;
      expect([kinds(twisted), count(twisted, "twist-corner")]).toEqual([["twist-corner"], 8]);
      expect([kinds(flipped), count(flipped, "flip-edge")]).toEqual([["flip-edge"], 12]);
      expect([kinds(swapped)[0], count(swapped, "swap-pieces")]).toEqual(["swap-pieces", 94]);
      for (const { repairs } of [twisted, flipped, swapped])
        for (const { facelets } of repairs) expect(diagnose(facelets, { repairs: false }).legal).toBe(true);
    }
  });

  test("every illegal assembly has a repair, each a legal cube and listed once", () => {
    const random = seededRandom("assembly");
    for (let i = 0; i < 25; i++) {
      const { legal, repairs } = diagnose(coloringOf(randomAssembly(2 + (i % 4), random)));
      expect(repairs.length > 0).toBe(!legal);
      for (const { facelets } of repairs.slice(0, 20))
        expect(diagnose(facelets, { repairs: false }).legal).toBe(true);
      expect(new Set(repairs.map(({ facelets }) => facelets)).size).toBe(repairs.length);
    }
  });

  test("three center caps on the wrong faces go back in one of 12 ways", () => {
    const { colors, facelets } = truth(3, seededRandom("caps"));
    [colors[4], colors[13], colors[22]] = [colors[13], colors[22], colors[4]];
    const diagnosis = diagnose({ size: 3, colors });
    expect([kinds(diagnosis), diagnosis.repairs.length]).toEqual([["rearrange-centers"], 12]);
    expect(diagnosis.repairs.map((repair) => repair.facelets)).toContain(facelets);
  });

  test("faults in two parts of a big cube are mended together", () => {
    const random = seededRandom("parts");
    const [corners, , wings] = cubeGeometry(5).orbits;
    for (let i = 0; i < 10; i++) {
      const { colors, facelets } = truth(5, random);
      const [a, b, c] = corners.facelets[randomBelow(8, random)];
      [colors[a], colors[b], colors[c]] = [colors[b], colors[c], colors[a]];
      const [d, e] = wings.facelets[randomBelow(24, random)];
      [colors[d], colors[e]] = [colors[e], colors[d]];
      const { repairs } = diagnose({ size: 5, colors });
      expect(repairs.map((repair) => repair.facelets)).toContain(facelets);
      expect(repairs[0].kind).toBe("several");
    }
  });

  test("the repair that solves a cube that was solved comes first", () => {
    const wrong = [
      { ...home, co: home.co.with(5, 2) },
      { ...home, eo: home.eo.with(9, 1) },
      { ...home, ep: home.ep.with(0, 11).with(11, 0) },
      { ...home, cp: home.cp.with(2, 6).with(6, 2) },
      { ...home, cp: home.cp.with(2, 6).with(6, 2), co: home.co.with(2, 1).with(6, 2) },
      { ...home, ep: home.ep.with(0, 1).with(1, 0), eo: home.eo.with(0, 1).with(1, 1) },
      { ...home, co: home.co.with(5, 2), eo: home.eo.with(9, 1) },
      { ...home, co: home.co.with(5, 2), eo: home.eo.with(9, 1), ep: home.ep.with(3, 4).with(4, 3) },
    ];
    const first = wrong.map((cubies) => of(cubies).repairs[0]);
    expect(first.map(({ facelets }) => facelets)).toEqual(wrong.map(() => solved));
    expect(first.map(({ kind, places }) => [kind, places])).toEqual([
      ["twist-corner", ["DLF"]],
      ["flip-edge", ["FL"]],
      ["swap-pieces", ["UR", "BR"]],
      ["swap-pieces", ["ULB", "DBL"]],
      ["swap-pieces", ["ULB", "DBL"]],
      ["swap-pieces", ["UR", "UF"]],
      ["several", ["DLF", "FL"]],
      ["several", ["UB", "DR", "DLF", "FL"]],
    ]);
  });

  test("a piece from another cube is replaced by the missing one, in the direction that the laws leave", () => {
    const random = seededRandom("replace");
    const [corners] = cubeGeometry(3).orbits;
    for (let i = 0; i < 20; i++) {
      const { colors, facelets } = truth(3, random);
      const at = corners.facelets[randomBelow(8, random)];
      // Opposite colors on all three stickers and a second exchange: nothing that one or two stickers explain.
      const [, b, c] = at.map((facelet) => (colors[facelet] + 3) % 6);
      at.forEach((facelet, k) => {
        colors[facelet] = [b, c, b][k];
      });
      const { repairs } = diagnose({ size: 3, colors });
      expect(repairs.map(({ kind, facelets: mended }) => [kind, mended])).toEqual([
        ["replace-piece", facelets],
      ]);
    }
  });

  test("a twisted corner together with a misread edge sticker: the truth is among the combinations", () => {
    const random = seededRandom("both");
    const { orbits } = cubeGeometry(3);
    let found = 0;
    for (let i = 0; i < 20; i++) {
      const { colors, facelets } = truth(3, random);
      const [a, b, c] = orbits[0].facelets[randomBelow(8, random)];
      [colors[a], colors[b], colors[c]] = [colors[b], colors[c], colors[a]];
      misread(colors, orbits[1].facelets[randomBelow(12, random)][0], random);
      if (diagnose({ size: 3, colors }).repairs.some((repair) => repair.facelets === facelets)) found++;
    }
    expect(found).toBe(20);
  });
});

describe("two stickers", () => {
  test("exchanged: the truth is always among the repairs; one is claimed only when one fits", () => {
    const random = seededRandom("exchanged");
    for (let i = 0; i < 150; i++) {
      const { colors, facelets } = truth(3, random);
      const [a, b] = [randomBelow(54, random), randomBelow(54, random)];
      if (colors[a] === colors[b]) continue;
      [colors[a], colors[b]] = [colors[b], colors[a]];
      const { legal, repairs } = diagnose({ size: 3, colors });
      expect(legal).toBe(false);
      expect(repairs.map((repair) => repair.facelets)).toContain(facelets);
      expect(["swap-stickers", "flip-edge", "swap-pieces"]).toContain(repairs[0].kind);
    }
  });

  // data.md section 5: two wrong stickers are always detected, and now and then one change gives a legal cube.
  test("misread: always detected; the truth is among the repairs unless a single change fits too", () => {
    const random = seededRandom("two");
    for (let i = 0; i < 150; i++) {
      const { colors, facelets } = truth(3, random);
      const a = randomBelow(54, random);
      misread(colors, a, random);
      misread(colors, (a + 1 + randomBelow(53, random)) % 54, random);
      const diagnosis = diagnose({ size: 3, colors });
      expect(diagnosis.legal).toBe(false);
      if (kinds(diagnosis)[0] === "sticker") expect(kinds(diagnosis)).toEqual(["sticker"]);
      else expect(diagnosis.repairs.map((repair) => repair.facelets)).toContain(facelets);
    }
  });
});

describe("faces", () => {
  test("written down rotated: the set of faces is named and turned back", () => {
    const random = seededRandom("faces");
    for (const size of [3, 3, 3, 4, 5])
      for (let i = 0; i < 12; i++) {
        const { facelets } = truth(size, random);
        const quarters = [...Array(6)].map(() => randomBelow(4, random));
        if (quarters.every((q) => q === 0)) continue;
        const { faults, repairs } = diagnose(rotateFaces(facelets, size, quarters));
        expect(repairs.map((repair) => repair.facelets)).toContain(facelets);
        const rotated = faults.find(({ code }) => code === "face-rotated")!;
        const named = Object.fromEntries(quarters.flatMap((q, face) => (q > 0 ? [["URFDLB"[face], q]] : [])));
        if (repairs.length === 1) expect(rotated.got).toEqual(named);
        else expect(rotated.got).toBe(`${repairs.length} ways`);
      }
  });

  test("the sentence names the turns", () => {
    const { facelets } = truth(3, seededRandom("sentence"));
    const { faults } = diagnose(rotateFaces(facelets, 3, [0, 1, 0, 2, 0, 3]));
    expect(faults.find(({ code }) => code === "face-rotated")!.message).toBe(
      "Faces were written down rotated: R by a quarter turn clockwise, D by a half turn and B by a quarter turn counterclockwise; turned back, everything fits.",
    );
  });

  test("in the order F R U D L B, some rotated: put in order by their centers and turned back", () => {
    const random = seededRandom("order");
    for (let i = 0; i < 20; i++) {
      const upright = printFacelets(coloringOf(randomState(3, random)));
      const blocks = rotateFaces(upright, 3, [0, i % 4, 0, 0, 1, 0]).match(/.{9}/g)!;
      const { faults, repairs } = diagnose([2, 1, 0, 3, 4, 5].map((face) => blocks[face]).join(""));
      expect(faults.map(({ code }) => code)).toEqual(expect.arrayContaining(["face-order", "face-rotated"]));
      expect(repairs.map(({ kind, facelets }) => [kind, facelets])).toContainEqual([
        "reorder-faces",
        upright,
      ]);
    }
  });
});

describe("the list", () => {
  test("is in the order of kinds, each cube once, and can be left out", () => {
    const random = seededRandom("list");
    for (let i = 0; i < 60; i++) {
      const { colors } = truth(3, random);
      for (let k = 0; k < 2; k++) misread(colors, randomBelow(54, random), random);
      const { repairs } = diagnose({ size: 3, colors });
      const order = repairs.map(({ kind }) => REPAIR_KINDS.indexOf(kind));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(new Set(repairs.map(({ facelets }) => facelets)).size).toBe(repairs.length);
      expect(diagnose({ size: 3, colors }, { repairs: false }).repairs).toEqual([]);
    }
  });
});

/** Each face's picture turned clockwise, from the drawing: row r, column c takes what was at row n−1−c, column r. */
function rotateFaces(text: string, size: number, quarters: readonly number[]): string {
  const area = size * size;
  return quarters
    .map((q, face) => {
      let block = text.slice(face * area, (face + 1) * area);
      for (let i = 0; i < q; i++)
        block = [...block]
          .map((_, at) => block[(size - 1 - (at % size)) * size + Math.floor(at / size)])
          .join("");
      return block;
    })
    .join("");
}
