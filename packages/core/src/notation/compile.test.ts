import PeerCube from "cubejs";
import { Alg as PeerAlg } from "cubing/alg";
import { puzzles } from "cubing/puzzles";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs, moves } from "../../test/alg-arbitrary.ts";
import { NaiveCube } from "../../test/naive-cube.ts";
import { wcaMoves } from "../../test/wca-notation.ts";
import { allTurns, FACES, isRotation, type Turn } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { CubegramError } from "../result.ts";
import {
  coloringOf,
  cubiesOf,
  invertState,
  printFacelets,
  solvedState,
  turnStateBy,
} from "../state/index.ts";
import {
  algState,
  checkAlg,
  expandAlg,
  moveOfTurn,
  parseAlg,
  printAlg,
  printTurns,
  readAlg,
  turnsOf,
} from "./index.ts";

const SIZES = [2, 3, 4, 5, 6, 7];

function turns(text: string, size: number): Turn[] {
  return turnsOf(readAlg(text), size);
}

describe("what a move turns", () => {
  test.each([
    // size, move, axis, first, last, right-handed quarters; layers counted from L, D, B.
    [3, "R", 0, 2, 2, 3],
    [3, "L", 0, 0, 0, 1],
    [3, "U2", 1, 2, 2, 2],
    [3, "B'", 2, 0, 0, 3],
    [3, "M", 0, 1, 1, 1],
    [3, "E", 1, 1, 1, 1],
    [3, "S", 2, 1, 1, 3],
    [3, "Rw", 0, 1, 2, 3],
    [3, "x", 0, 0, 2, 3],
    [3, "y'", 1, 0, 2, 1],
    [3, "Bv", 2, 0, 2, 1],
    [3, "3R", 0, 0, 0, 3],
    [2, "2F", 2, 0, 0, 3],
    [4, "2-3Rw", 0, 1, 2, 3],
    [4, "m", 0, 1, 2, 1],
    [5, "M", 0, 2, 2, 1],
    [5, "m", 0, 1, 3, 1],
    [6, "3Lw'", 0, 0, 2, 3],
    [7, "2-5Dw", 1, 1, 4, 1],
  ] as const)("n = %i: %s", (size, text, axis, first, last, quarters) => {
    expect(turns(text, size)).toEqual([{ axis, first, last, quarters }]);
  });

  test.each([
    [3, "3Rw", "whole-cube-turn", "x"],
    [2, "Rw2", "whole-cube-turn", "x2"],
    [4, "4Lw", "whole-cube-turn", "x'"],
    [5, "1-5f'", "whole-cube-turn", "z'"],
    [3, "4R", "no-such-layer", undefined],
    [2, "3Rw", "no-such-layer", undefined],
    [6, "5-7Rw", "no-such-layer", undefined],
    [2, "M", "no-middle-slice", undefined],
    [4, "M2'", "no-middle-slice", "m2'"],
    [6, "E", "no-middle-slice", "e"],
    [2, "s", "no-inner-slice", undefined],
    [3, "m'", "no-inner-slice", "M'"],
  ] as const)("n = %i: %s is refused (%s)", (size, text, code, suggestion) => {
    const alg = readAlg(`R (U ${text})0`);
    const checked = checkAlg(alg, size);
    if (checked.ok) throw new Error("accepted");
    expect(checked.error).toMatchObject({ code, at: { start: 5, end: 5 + text.length } });
    expect(checked.error.suggestion).toBe(suggestion);
    expect(() => algState(alg, size)).toThrow(CubegramError);
    expect(() => turnsOf(alg, size)).toThrow(CubegramError);
  });

  test("the first fault in the text is told, not the first in the tree", () => {
    expect(checkAlg(readAlg("R (5R) 4R"), 3)).toMatchObject({ error: { at: { start: 3 } } });
  });

  test.each(SIZES)("n = %i: every turn has a name that reads as that turn", (size) => {
    for (const turn of allTurns(size)) {
      expect(turns(printTurns([turn], size), size)).toEqual([turn]);
      expect(moveOfTurn(turn, size).amount).toBe(turn.quarters === 2 ? 2 : moveOfTurn(turn, size).amount);
    }
    expect(printTurns([{ axis: 0, first: 0, last: 0, quarters: 0 }], size)).toBe("");
  });

  test("standard names are used", () => {
    const names = (size: number) =>
      printTurns(
        allTurns(size).filter((turn) => turn.quarters === 1),
        size,
      );
    expect(names(3)).toBe("L Lw x' M Rw' R' D Dw y' E Uw' U' B Bw z' S' Fw' F'");
    expect(names(4).split(" ").slice(0, 10).join(" ")).toBe("L Lw 3Lw x' 2L 2-3Rw' 3Rw' 2R' Rw' R'");
  });

  test("turns by nothing are left out of the list", () => {
    expect(turns("R0 U4 (F)0 R8'", 3)).toEqual([]);
  });
});

describe("agreement with other cubes", () => {
  test.each(SIZES)("n = %i: random algorithms do what the naive sticker model does", (size) => {
    fc.assert(
      fc.property(fc.array(moves(size), { maxLength: 30 }), (nodes) => {
        const naive = new NaiveCube(size);
        for (const { axis, first, last, quarters } of turnsOf({ nodes }, size))
          naive.turn(axis, first, last, quarters);
        expect(printFacelets(coloringOf(algState({ nodes }, size)))).toBe(naive.facelets());
      }),
      { numRuns: 15 },
    );
  });

  test("300 random texts of faces, wide turns, slices and rotations agree with cubejs", () => {
    const stems = [...FACES, ...FACES.map((face) => face.toLowerCase()), "M", "E", "S", "x", "y", "z"];
    const random = seededRandom("notation and cubejs");
    const pick = (items: readonly string[]) => items[randomBelow(items.length, random)];
    for (let run = 0; run < 300; run++) {
      const text = Array.from({ length: 25 }, () => pick(stems) + pick(["", "2", "'"]));
      const state = algState(readAlg(text.join(run % 2 === 0 ? " " : "  ")), 3);
      const peer = new PeerCube();
      for (const move of text) peer.move(move);
      expect(printFacelets(coloringOf(state))).toBe(peer.asString());
      expect(cubiesOf(state)).toEqual(peer.toJSON());
    }
  });

  // Left out: x0, which cubing.js takes for x on its big cubes; single inner layers of the 3x3, which it refuses; NISS,
  // which it reads and prints but does not carry out.
  test.each([
    [3, "3x3x3"],
    [4, "4x4x4"],
    [5, "5x5x5"],
  ] as const)(
    "n = %i: cubing.js does by our text, brackets and all, what it does by our list of turns",
    async (size, name) => {
      const kpuzzle = await puzzles[name].kpuzzle();
      let compared = 0;
      fc.assert(
        fc.property(algs(size), (alg) => {
          const text = printAlg(alg);
          fc.pre(
            !/[\^0]/.test(text) && !(size === 3 && /[23]/.test(text.replace(/[)\]A-Zxyz]'?[0-9]+|Rw/g, ""))),
          );
          const flat = printTurns(turnsOf(alg, size), size);
          const [bracketed, turned] = [text, flat].map((one) =>
            kpuzzle.algToTransformation(new PeerAlg(one)),
          );
          expect(bracketed.isIdentical(turned)).toBe(true);
          compared++;
        }),
        { numRuns: 150 },
      );
      expect(compared).toBe(150);
    },
  );
});

describe("execution", () => {
  test.each(SIZES)("n = %i: a tree, written out, does the same", (size) => {
    fc.assert(
      fc.property(algs(size), (alg) => {
        fc.pre(written(alg) !== undefined);
        expect(turnStateBy(solvedState(size), turnsOf(alg, size))).toEqual(algState(alg, size));
      }),
      { numRuns: 40 },
    );
  });

  test("NISS ends the sequence it stands in", () => {
    const same = (a: string, b: string) => expect(algState(readAlg(a), 3)).toEqual(algState(readAlg(b), 3));
    same("R ^(U L) D", "R D L' U'"); // measured with cubing.js 0.55 (reference/nxn.md 6)
    same("R ^(U L) D ^(F)", "R D F' L' U'");
    same("(R ^(U) D)2 F", "R D U' R D U' F");
    same("R ^(U ^(F) B) D", "R D F B' U'");
    expect(printAlg(expandAlg(readAlg("R ^(U L) D ^(F)")))).toBe("R D F' L' U'");
  });

  test("brackets: [A, B] = A B A' B', [A: B] = A B A', amounts repeat and undo", () => {
    expect(printAlg(expandAlg(readAlg("[R, U]2 [F: D2]' ((B)2 L)2' (R)0")))).toBe(
      "R U R' U' R U R' U' F D2 F' L' B' B' L' B' B'",
    );
  });

  test("what would be too long to write out is refused at once, but not where it is done zero times", {
    tags: ["seconds"],
  }, () => {
    expect(() => expandAlg(readAlg("(R U)1000000000"))).toThrow(/2000000000 moves; the limit is 1000000/);
    expect(() => expandAlg(readAlg(`${"(R".repeat(50)}${")1000000000".repeat(50)}`))).toThrow(
      /more than 2\^53/,
    );
    expect(() => turnsOf(readAlg("(R U)600000"), 3)).toThrow(CubegramError);
    expect(() => expandAlg(readAlg("R U R'"), 2)).toThrow(CubegramError);
    expect(expandAlg(readAlg("((R U)1000000000)0 F")).nodes.length).toBe(1);
    expect(expandAlg(readAlg("((()1000000000)1000000000 R)3")).nodes.length).toBe(3);
    expect(expandAlg(readAlg(`${"(".repeat(10_000)}R${")".repeat(10_000)}100000`)).nodes.length).toBe(
      100_000,
    );
    expect(turns("(R U)500000", 3).length).toBe(1_000_000);
  });

  test("the 20-turn superflip flips every edge and does nothing else", () => {
    // Reid 1995; the text as on kociemba.org/math/oh.htm.
    const state = algState(readAlg("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"), 3);
    expect(cubiesOf(state)).toEqual({ ...cubiesOf(solvedState(3)), eo: new Array(12).fill(1) });
    expect(invertState(state).rotations.length).toBe(26);
  });
});

/** The algorithm written out, unless it is long. */
function written(alg: Parameters<typeof expandAlg>[0]) {
  try {
    return expandAlg(alg, 2000);
  } catch {
    return undefined;
  }
}

test("parseAlg and readAlg take the same options", () => {
  expect(parseAlg("r", { oldStyle: true })).toEqual({ ok: true, value: readAlg("r", { oldStyle: true }) });
});

describe.each([4, 5, 6, 7])("n = %i: the WCA's notation", (size) => {
  const all = allTurns(size);
  const blocks = all.filter((turn) => {
    const isOuter = turn.first === 0 || turn.last === size - 1;
    return isOuter && !isRotation(turn, size);
  });

  test("has a name for every outer block, and for nothing else", () => {
    expect(new Set(blocks.map((turn) => printTurns([turn], size)))).toEqual(wcaMoves(size));
    const others = all.filter((turn) => !blocks.includes(turn));
    expect(others.filter((turn) => wcaMoves(size).has(printTurns([turn], size)))).toEqual([]);
  });

  test("is printed, read back and does the same", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...blocks), { maxLength: 40 }), (turns) => {
        const read = algState(readAlg(printTurns(turns, size)), size);
        expect(read).toEqual(turnStateBy(solvedState(size), turns));
      }),
      { numRuns: 50 },
    );
  });
});
