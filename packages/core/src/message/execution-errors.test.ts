import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { rotateTurn, rotations, type Turn } from "../geometry/index.ts";
import { parseAlg, printTurns, turnsOf } from "../notation/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { coloringOf, rotateState, solvedState, turnStateBy, UNKNOWN_COLOR } from "../state/index.ts";
import { rotateFirst, rotationOf, type WrongStep, wrongStepsBefore } from "./execution-errors.ts";
import { findExecutionErrors } from "./find-execution-errors.ts";
import { findPlaces, resumeMessage } from "./index.ts";
import { HOLDS, slipTurns } from "./repairs.ts";

const turnsFor = (alg: string, size: number) => turnsOf(unwrap(parseAlg(alg)), size);

function randomTurns(size: number, length: number, seed: string): Turn[] {
  const random = seededRandom(seed);
  const turns: Turn[] = [];
  while (turns.length < length) {
    const usual = slipTurns(size);
    const turn = usual[randomBelow(usual.length, random)];
    if (turn.axis !== turns.at(-1)?.axis) turns.push(turn);
  }
  return turns;
}

/** The slow obvious version: the moves as they were really made, the cube turned in the hand where it was. */
function spoil(
  turns: readonly Turn[],
  { at, made, replaced, hold = 0 }: WrongStep,
  done: number,
  size: number,
) {
  const before = turnStateBy(solvedState(size), [...turns.slice(0, at), ...made]);
  return turnStateBy(rotateState(before, hold), turns.slice(at + replaced, done));
}

describe("a single execution error is found", () => {
  test.each([
    [2, 6, 12],
    [3, 7, 16],
    [4, 7, 12],
    [5, 5, 8],
  ])(
    "on a %i-cube: any step, any of the moves behind it, any hold; its remedy leads home",
    (size, length, count) => {
      const turns = randomTurns(size, length, `moves ${size}`);
      const target = Cube.of(turnStateBy(solvedState(size), turns));
      const random = seededRandom(`steps ${size}`);
      for (let i = 0; i < count; i++) {
        const next = randomBelow(length + 1, random);
        const steps = [...wrongStepsBefore(turns, next, size)];
        const wrong = steps[randomBelow(steps.length, random)];
        // What left nothing to be seen yet is no error.
        const least = wrong.made.length > 0 ? next : next + 1;
        if (least > length) continue;
        const done = least + randomBelow(length + 1 - least, random);
        const seen = rotateState(spoil(turns, wrong, done, size), randomBelow(24, random));
        const found = findExecutionErrors(solvedState(size), turns, seen);
        const same = ({ error }: (typeof found)[number]) =>
          error.kind === wrong.kind && error.move === wrong.at + 1 && error.done === done;
        expect(found.some(same), `${wrong.what}, up to ${done}`).toBe(true);
        for (const { error, rotation } of found) {
          const mended = turnStateBy(rotateState(seen, rotation), error.remedy);
          expect(Cube.of(mended).facelets(), error.message).toBe(target.facelets());
        }
      }
    },
  );

  test("and none where more than one happened", () => {
    const turns = randomTurns(4, 20, "moves");
    expect(findExecutionErrors(solvedState(4), turns, Cube.random(4, seededRandom("other")).state)).toEqual(
      [],
    );
  });
});

describe("moves and holds", () => {
  test("a turn on a rotated cube is the rotated turn", () => {
    const size = 4;
    // A quarter turn of one layer and of two of each side.
    const turns = slipTurns(size).filter(({ quarters }) => quarters === 1);
    for (const rotation of HOLDS.map(rotationOf))
      for (const turn of turns) {
        const one = rotateState(turnStateBy(solvedState(size), [turn]), rotation);
        const held = rotateState(solvedState(size), rotation);
        const two = turnStateBy(held, [rotateTurn(turn, rotation, size)]);
        // As texts: comparing arrays takes most of the time.
        expect(two.rotations.join()).toBe(one.rotations.join());
      }
  });

  test("turns of the whole cube can all be made first", () => {
    const names = ["R", "Uw'", "x", "F2", "y'", "z2", "B", "Lw2"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 12 }), (moves) => {
        const turns = turnsFor(moves.join(" "), 4);
        const first = rotateFirst(turns, 4);
        expect(printTurns(first.turns, 4)).not.toMatch(/[xyz]/);
        const held = rotateState(solvedState(4), first.rotation);
        expect(turnStateBy(held, first.turns)).toEqual(turnStateBy(solvedState(4), turns));
      }),
    );
    expect(rotations().matrices[rotationOf("x")]).not.toEqual(rotations().matrices[0]);
  });
});

describe("going on with a large cube", () => {
  const alg = printTurns(randomTurns(4, 40, "large"), 4);
  const moves = alg.split(" ");
  const target = Cube.fromAlg(alg, 4);

  test("nothing wrong, held in any way: the rest of the moves, from the cube held as it was", async () => {
    for (const hold of ["", "x y", "z2"]) {
      const seen = Cube.fromAlg(`${moves.slice(0, 17).join(" ")} ${hold}`, 4);
      const way = await resumeMessage(alg, seen);
      expect(way.explanations).toMatchObject([{ kind: "stopped", done: 17 }]);
      expect(way.alg).toBe(moves.slice(17).join(" "));
      expect(way.from.apply(way.alg).facelets()).toBe(target.facelets());
    }
  });

  test("one move left out: back to it, and on", async () => {
    for (const start of ["", "x y' "]) {
      const seen = Cube.fromAlg(start + [...moves.slice(0, 20), ...moves.slice(21, 26)].join(" "), 4);
      const way = await resumeMessage(start + alg, seen);
      expect(way.explanations.map(({ move }) => move)).toContain(start === "" ? 21 : 23);
      expect(way.length).toBeLessThanOrEqual(5 + 20);
      expect(way.alg).not.toMatch(/[xyz]/);
      expect(way.from.apply(way.alg).facelets()).toBe(Cube.fromAlg(start + alg, 4).facelets());
    }
  });

  test("a wrong step on the way back: found on that way", async () => {
    const seen = Cube.fromAlg([...moves.slice(0, 20), ...moves.slice(21, 26)].join(" "), 4);
    const { from, alg: back } = await resumeMessage(alg, seen);
    const again = from.apply(back.split(" ").slice(0, 3).join(" "));
    const way = await resumeMessage(alg, again, { way: { from, alg: back } });
    expect(way.explanations).toMatchObject([{ kind: "stopped", done: 3 }]);
    expect(again.apply(way.alg).facelets()).toBe(target.facelets());
  });

  test("the way of a scrambled 3x3 may lead to another state that says the same: there it goes on", async () => {
    const from = Cube.fromAlg("R2 F' D B2 L U' F2 R B' D2");
    const way = { from, alg: "U R2 F' L D B" };
    const meant = from.apply(way.alg).facelets();
    for (const done of [0, 3, 6]) {
      const seen = from.apply(way.alg.split(" ").slice(0, done).join(" "));
      const resumed = await resumeMessage("R U F", seen.apply("x y"), { way });
      expect(resumed.explanations).toMatchObject([{ kind: done === 6 ? "finished" : "stopped", done }]);
      expect(resumed.cube.facelets()).toBe(meant);
    }
    const slipped = await resumeMessage("R U F", from.apply("U R2 F L"), { way });
    expect(slipped.explanations.map(({ kind, move }) => [kind, move])).toContainEqual(["reversed", 3]);
    expect(slipped.from.apply(slipped.alg).facelets()).toBe(meant);
    const elsewhere = await resumeMessage("R U F", Cube.random(3, seededRandom("elsewhere")), { way });
    expect(elsewhere.from.apply(elsewhere.alg).facelets()).toBe(meant);
  });

  // Lost altogether, it is solved and written again: message.slow.test.ts.
  test("a face or two, in any hold, tell the place", () => {
    for (const hold of [0, 5, 23]) {
      const { size, colors } = coloringOf(
        rotateState(Cube.fromAlg(moves.slice(0, 9).join(" "), 4).state, hold),
      );
      const painted = colors.map((color, facelet) => (facelet < 16 || facelet > 90 ? color : UNKNOWN_COLOR));
      const places = findPlaces(alg, { size, colors: painted });
      expect(places.map(({ done }) => done)).toEqual([9]);
      expect(places[0].cube.facelets()).toBe(Cube.fromAlg(moves.slice(0, 9).join(" "), 4).facelets());
    }
    const nothing = findPlaces(alg, { size: 4, colors: new Uint8Array(96).fill(UNKNOWN_COLOR) });
    expect(nothing.length).toBe(moves.length + 1);
  });
});
