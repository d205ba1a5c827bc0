import PeerCube from "cubejs";
import { cube2x2x2, cube3x3x3 } from "cubing/puzzles";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACES, faceTurns } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import {
  type Assembly,
  coloringOf,
  printFacelets,
  randomAssembly,
  randomState,
  rotateState,
  solvedState,
  turnState,
} from "../state/index.ts";
import {
  kpatternOf,
  parseCubejs,
  parseKPattern,
  parseReid,
  printCubejs,
  printKPattern,
  printReid,
} from "./kpattern.ts";

const SOLVED_REID = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";

/** Random moves of faces, middle slices and the whole cube, in letters and as turns. */
function randomMoves(size: number, count: number, seed: string) {
  const random = seededRandom(seed);
  const whole = { x: 0, y: 1, z: 2 } as const;
  let state = solvedState(size);
  const letters: string[] = [];
  for (let i = 0; i < count; i++) {
    const letter = [...FACES, "x", "y", "z"][randomBelow(9, random)];
    const amount = 1 + randomBelow(3, random);
    letters.push(letter + ["", "2", "'"][amount - 1]);
    state = turnState(
      state,
      letter in whole
        ? { axis: whole[letter as "x"], first: 0, last: size - 1, quarters: 4 - amount }
        : faceTurns(size)[FACES.indexOf(letter as "U") * 3 + amount - 1],
    );
  }
  return { alg: letters.join(" "), state };
}

function shown(assembly: Assembly): string {
  return printFacelets(coloringOf(assembly));
}

function refusal(read: { ok: boolean; error?: { message: string } }): string | undefined {
  return read.ok ? undefined : read.error!.message;
}

describe("cubejs JSON", () => {
  test("is what cubejs itself writes and reads, centers included", () => {
    for (let run = 0; run < 50; run++) {
      const { alg, state } = randomMoves(3, 20, `cubejs ${run}`);
      const peer = new PeerCube().move(alg);
      expect(JSON.parse(printCubejs(state))).toEqual(peer.toJSON());
      expect(shown(unwrap(parseCubejs(JSON.stringify(peer.toJSON()))))).toBe(peer.asString());
      expect(new PeerCube(JSON.parse(printCubejs(state))).asString()).toBe(shown(state));
    }
  });

  test("without centers it is held upright; without edges it is a 2x2", () => {
    const random = seededRandom("cubejs small");
    const { center, ...cubecode } = JSON.parse(printCubejs(randomState(3, random)));
    expect(center).toEqual([0, 1, 2, 3, 4, 5]);
    expect(JSON.parse(printCubejs(unwrap(parseCubejs(cubecode))))).toEqual({ ...cubecode, center });
    const pocket = randomState(2, random);
    expect(shown(unwrap(parseCubejs(printCubejs(pocket))))).toBe(shown(pocket));
    const { cp, co } = JSON.parse(printCubejs(pocket));
    expect(shown(unwrap(parseCubejs({ cp, co })))).toBe(shown(pocket));
  });

  test("what is wrong is named", () => {
    const good = JSON.parse(printCubejs(solvedState(3)));
    expect(refusal(parseCubejs("nonsense"))).toMatch(/not JSON/);
    expect(refusal(parseCubejs([1]))).toMatch(/got an array of 1/);
    expect(refusal(parseCubejs({ ...good, cp: "01234567" }))).toMatch(
      /"cp" expected an array of integers, got string/,
    );
    expect(refusal(parseCubejs({ ...good, co: [0, 0, 0, 0, 0, 0, 0, 3] }))).toMatch(/co\[7\]/);
    expect(refusal(parseCubejs({ ...good, ep: [] }))).toMatch(/"ep" expected 12/);
    expect(refusal(parseCubejs({ ...good, center: 5 }))).toMatch(/"center" expected/);
    expect(refusal(parseCubejs({ ...good, center: [0, 1, 2, 3, 4, 4] }))).toMatch(/"center" expected each/);
  });
});

describe("KPattern JSON", () => {
  test.each([
    [3, cube3x3x3],
    [2, cube2x2x2],
  ] as const)(
    "n = %i: is what cubing.js writes and reads after 50 random sequences",
    async (size, puzzle) => {
      const solved = (await puzzle.kpuzzle()).defaultPattern();
      expect(kpatternOf(solvedState(size))).toEqual(solved.patternData);
      for (let run = 0; run < 50; run++) {
        const { alg, state } = randomMoves(size, 20, `kpattern ${run}`);
        const pattern = solved.applyAlg(alg);
        expect(kpatternOf(state)).toEqual(pattern.patternData);
        expect(shown(unwrap(parseKPattern(JSON.stringify(pattern.toJSON()))))).toBe(shown(state));
        expect(shown(unwrap(parseKPattern(pattern.patternData)))).toBe(shown(state));
      }
    },
  );

  test("print and parse are inverse on random assemblies", () => {
    const random = seededRandom("kpattern assemblies");
    for (let i = 0; i < 100; i++) {
      const assembly = rotateState(randomAssembly(3, random), randomBelow(24, random));
      expect(shown(unwrap(parseKPattern(printKPattern(assembly))))).toBe(shown(assembly));
    }
  });

  test("what is wrong is named", () => {
    const good = kpatternOf(solvedState(3));
    const turned = { ...good.CENTERS!, orientation: [1, 2, 3, 0, 0, 0] };
    expect(refusal(parseKPattern({ ...good, CENTERS: turned }))).toBeUndefined();
    expect(refusal(parseKPattern({ ...good, CENTERS: undefined }))).toBeUndefined();
    expect(refusal(parseKPattern("{"))).toMatch(/not JSON/);
    expect(refusal(parseKPattern({}))).toMatch(/"CORNERS" expected \{pieces, orientation\}, got undefined/);
    expect(refusal(parseKPattern({ ...good, WINGS: good.EDGES }))).toMatch(/got "WINGS"/);
    expect(refusal(parseKPattern({ CORNERS: good.CORNERS, CENTERS: good.CENTERS }))).toMatch(
      /"EDGES" expected/,
    );
    const doubled = { ...good.CORNERS, pieces: [0, 0, 2, 3, 4, 5, 6, 7] };
    expect(refusal(parseKPattern({ ...good, CORNERS: doubled }))).toMatch(
      /"CORNERS.pieces" expected each of 0 … 7 once, got \[0, 0, 2/,
    );
    const flipped = { ...good.EDGES!, orientation: good.EDGES!.orientation.map(() => 2) };
    expect(refusal(parseKPattern({ ...good, EDGES: flipped }))).toMatch(
      /"EDGES.orientation" expected 12 integers in 0 … 1/,
    );
  });
});

describe("Reid's string", () => {
  test("solved, every token is the name of its place", () => {
    expect(printReid(solvedState(3))).toBe(SOLVED_REID);
  });

  test("a turn of F, as M. Reid's notation writes it", () => {
    // Clockwise, UF goes to FR with its U sticker to the right: at FR the letters, front first, are F U; and so round.
    const state = turnState(solvedState(3), faceTurns(3)[6]);
    expect(printReid(state)).toBe("LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR");
  });

  test("print and parse are inverse on random assemblies, in either case of letters", () => {
    const random = seededRandom("reid");
    for (let i = 0; i < 100; i++) {
      const assembly = randomAssembly(3, random);
      const text = printReid(rotateState(assembly, randomBelow(24, random)));
      expect(unwrap(parseReid(text)).rotations).toEqual(assembly.rotations);
      expect(unwrap(parseReid(`  ${text.toLowerCase()}\n`)).rotations).toEqual(assembly.rotations);
    }
  });

  test("what is wrong is named, with its place in the text", () => {
    expect(refusal(parseReid("UF UR"))).toMatch(/expected 20 pieces, got 2/);
    expect(parseReid(SOLVED_REID.replace("DB ", "DX "))).toMatchObject({
      error: {
        code: "reid",
        message: 'place DB expected one of the edges, got "DX"',
        at: { start: 18, end: 20 },
      },
    });
    expect(refusal(parseReid(SOLVED_REID.replace("UR ", "FU ")))).toMatch(/piece FU occurs at UF and at UR/);
    expect(refusal(parseReid(SOLVED_REID.replace("UFR", "URF")))).toMatch(/belong to one piece/);
    expect(() => printReid(solvedState(2))).toThrow(/expected a 3x3/);
  });
});

describe("fuzz", () => {
  test("anything at all gives a result and never an exception", () => {
    const arrays = fc.array(fc.oneof(fc.integer({ min: -1, max: 12 }), fc.anything()), { maxLength: 13 });
    const orbit = fc.oneof(fc.record({ pieces: arrays, orientation: arrays }), fc.anything());
    const inputs = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.json(),
      fc.record({ cp: arrays, co: arrays, ep: arrays, eo: arrays, center: arrays }, { requiredKeys: [] }),
      fc.record(
        { EDGES: orbit, CORNERS: orbit, CENTERS: orbit, patternData: fc.anything() },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(inputs, fc.string(), (input, text) => {
        for (const read of [parseCubejs(input), parseKPattern(input), parseReid(text)])
          expect(typeof read.ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
    const tokens = fc.array(fc.constantFrom(...SOLVED_REID.split(" "), "FU", "RUF", "XX"), {
      minLength: 18,
      maxLength: 21,
    });
    fc.assert(
      fc.property(tokens, (list) => {
        expect(typeof parseReid(list.join(" ")).ok).toBe("boolean");
      }),
    );
  });
});
