import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { printTurns } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, UNKNOWN_COLOR } from "../state/index.ts";
import { errorLocator, resumeMessage } from "./index.ts";

const MOVES = "F' U2 B' R' D' L' B' R B2";
const SIDES = ["U", "R", "F", "D", "L", "B"];
const TURNS = SIDES.flatMap((side) => [side, `${side}2`, `${side}'`]);

/** A person who looks at the stickers asked for, and compares each picture; what was asked, and the last answer. */
function look(locate: ReturnType<typeof errorLocator>, really: Cube) {
  const { size } = really;
  const colors = new Uint8Array(6 * size ** 2).fill(UNKNOWN_COLOR);
  const shown = coloringOf(really.state).colors;
  const others: Cube[] = [];
  const asked: number[] = [];
  for (;;) {
    const found = locate({ size, colors }, others);
    if (found.ask !== undefined) {
      asked.push(found.ask);
      colors[found.ask] = shown[found.ask];
    } else if (found.cube && found.cube.facelets() !== really.facelets()) others.push(found.cube);
    else {
      expect(new Set(asked).size, "no sticker is asked for twice").toBe(asked.length);
      return { asked, others, ...found };
    }
  }
}

/** Every wrong turn at every one of the moves, noticed at the next picture. */
function* wrongTurns(from: Cube, written: string, all: readonly string[] = TURNS) {
  const moves = written.split(" ");
  for (let at = 0; at < moves.length; at++) {
    const checked = 4 * Math.floor(at / 4);
    const made = Math.min(moves.length, checked + 4);
    const locate = errorLocator(written, from, { made, checked });
    for (const turn of ["", ...all])
      if (turn !== moves[at])
        yield {
          at,
          turn,
          locate,
          alg: [...moves.slice(0, at), turn, ...moves.slice(at + 1, made)].join(" "),
        };
  }
}

describe("a wrong turn is found by a few stickers", () => {
  test("every one in a message of nine moves: at most seven stickers, four on average", {
    tags: ["seconds"],
  }, () => {
    let count = 0;
    let sum = 0;
    for (const { at, turn, locate, alg } of wrongTurns(Cube.solved(), MOVES)) {
      const really = Cube.fromAlg(alg);
      const found = look(locate, really);
      const what = `move ${at + 1} made as ${turn || "nothing"}`;
      expect(found.cube?.facelets(), what).toBe(really.facelets());
      expect(found.asked.length, what).toBeLessThanOrEqual(7);
      // Beside a move of the opposite side the two may be exchanged, and elsewhere another mistake may lead to the same cube:
      // what is named is always a mistake that does.
      const mended = really.apply(printTurns(found.error!.remedy, 3));
      expect(mended.facelets(), what).toBe(Cube.fromAlg(MOVES).facelets());
      sum += found.asked.length;
      count++;
    }
    expect(sum / count).toBeLessThan(4);
  });

  test.each([
    [2, "R U' F2 R' U F U2 R'", ["R", "R'", "U2", "F'"]],
    [4, "R Uw' F2 Rw' U F D2 L'", ["R", "Rw'", "U2", "Bw"]],
    [5, "R Uw' F2 Rw' U F D2 L'", ["R", "Rw'", "U2", "Bw"]],
  ])("on a cube of %i layers", (size, moves, turns) => {
    for (const { alg, locate } of wrongTurns(Cube.solved(size), moves, turns)) {
      const really = Cube.fromAlg(alg, size);
      const found = look(locate, really);
      expect(found.cube?.facelets(), alg).toBe(really.facelets());
      expect(found.asked.length, alg).toBeLessThanOrEqual(9);
    }
  });

  test("on the way from a cube that was not solved", () => {
    const from = Cube.random(3, seededRandom("locate"));
    for (const { alg, locate } of wrongTurns(from, MOVES, ["R", "D'"])) {
      const really = from.apply(alg);
      expect(look(locate, really).cube?.facelets()).toBe(really.facelets());
    }
  });
});

test("two common mistakes among the latest moves are found, too", () => {
  // The second and the fourth move the wrong way around; the first of three left out, the last doubled.
  for (const alg of ["F' U2 B R", "U2 B' R2"]) {
    const really = Cube.fromAlg(alg);
    const found = look(errorLocator(MOVES, Cube.solved(), { made: 4 }), really);
    expect(found.cube?.facelets(), alg).toBe(really.facelets());
  }
});

test("what took other mistakes is not named", () => {
  const really = Cube.random(3, seededRandom("elsewhere"));
  const locate = errorLocator(MOVES, Cube.solved(), { made: 8, checked: 4 });
  expect(look(locate, really)).toMatchObject({ candidates: 0 });
});

test("what it names is what the whole cube tells", async () => {
  const locate = errorLocator(MOVES, Cube.solved(), { made: 4 });
  const really = Cube.fromAlg("F' U2 B R'");
  const { error } = locate(coloringOf(really.state));
  const [{ kind, move }] = (await resumeMessage(MOVES, really)).explanations;
  expect(error).toMatchObject({ kind, move });
});

test("the sticker that tells most is the one whose color the possible cubes share least", () => {
  const locate = errorLocator("R", Cube.solved(), { made: 1 });
  const { ask } = locate({ size: 3, colors: new Uint8Array(54).fill(UNKNOWN_COLOR) });
  const left = Cube.fromAlg("").facelets()[ask!];
  const turned = Cube.fromAlg("R'").facelets()[ask!];
  const half = Cube.fromAlg("R2").facelets()[ask!];
  expect(new Set([left, turned, half]).size, "the likeliest three mistakes look different there").toBe(3);
});

test("misuse throws", () => {
  expect(() => errorLocator("R U", Cube.solved(), { made: 3 })).toThrow(/options.made/);
  expect(() => errorLocator("R U", Cube.solved(), { made: 1, checked: -1 })).toThrow(/options.checked/);
  expect(() => errorLocator("R Q", Cube.solved(), { made: 1 })).toThrow();
  const locate = errorLocator("R U", Cube.solved(), { made: 1 });
  expect(() => locate(coloringOf(Cube.solved(4).state))).toThrow(/3 layers/);
});
