import { expect, test } from "vitest";
import { rootOf } from "../../../test/root-of.ts";
import { faceTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { prepare, turnsOfMoves } from "../../search/index.ts";
import { composeStates, isSolved, randomState, solvedState, turnStateBy } from "../../state/index.ts";
import { twoPhaseSolver } from "../index.ts";
import { HALF_TURNS } from "./metrics.ts";
import { joinMoves } from "./premoves.ts";
import { boundOfStart, countStarts, rootOfStart, solutionFrom, startsOf } from "./starts.ts";
import { makeTables } from "./tables.ts";

const steps = makeTables("test", HALF_TURNS);
let step = steps.next();
while (!step.done) step = steps.next();
const tables = step.value;

const random = seededRandom("starts");
const stateAfter = (moves: readonly number[]) => turnStateBy(solvedState(3), turnsOfMoves(moves, 3));

test("6 starts without a premove, 48 with one of a move, 648 with one of two", () => {
  const starts = startsOf(tables, randomState(3, random));
  // Eight quarter turns outside G1; before one of them 18 moves, less those of its face and half of those of the opposite one.
  expect([0, 1, 2].map((premove) => countStarts(starts, premove))).toEqual([6, 48, 648]);
});

test("a start is the cube with its premove done before it, as its direction shows it", () => {
  const state = randomState(3, random);
  const starts = startsOf(tables, state);
  for (const premove of [0, 1, 2]) {
    const each = countStarts(starts, premove) / 6;
    for (let start = 0; start < each; start++) {
      const before = stateAfter(solutionFrom(starts, premove, start, []));
      expect(rootOfStart(starts, premove, start)).toEqual(
        rootOf(tables.coordinates, composeStates(before, state)),
      );
    }
  }
});

test("bounds of starts are those of their roots: quarter turns of a face lead to the same coset", () => {
  const starts = startsOf(tables, randomState(3, random));
  for (const premove of [1, 2])
    for (let start = 0; start < countStarts(starts, premove); start += 2) {
      const first = rootOfStart(starts, premove, start);
      const second = rootOfStart(starts, premove, start + 1);
      expect([second.twist, second.flip, second.slice]).toEqual([first.twist, first.flip, first.slice]);
      expect(boundOfStart(starts, premove, start + 1)).toBe(boundOfStart(starts, premove, start));
    }
});

test("joined moves do the same, and no face is turned twice in a row", () => {
  for (let i = 0; i < 300; i++) {
    // Few faces, so that many meet.
    const moves = Array.from(
      { length: 1 + randomBelow(9, random) },
      () => 3 * [1, 4, 0][randomBelow(3, random)] + randomBelow(3, random),
    );
    const joined = joinMoves(moves);
    expect(stateAfter(joined).rotations).toEqual(stateAfter(moves).rotations);
    const faces = joined.map((move) => Math.floor(move / 3));
    for (let at = 1; at < faces.length; at++) expect(faces[at]).not.toBe(faces[at - 1]);
  }
});

test("solutions that end in a premove are as short as they are said to be", async () => {
  const prepared = await prepare(twoPhaseSolver);
  for (let i = 0; i < 4; i++) {
    const state = randomState(3, random);
    const search = prepared.search(state, { maxLength: 21, improve: true });
    while (search.nodes < 300_000 && !search.advance(20_000));
    const best = search.best!;
    expect(
      isSolved(
        turnStateBy(
          state,
          best.map((move) => faceTurns(3)[move]),
        ),
      ),
    ).toBe(true);
    expect(joinMoves(best)).toEqual(best);
  }
});
