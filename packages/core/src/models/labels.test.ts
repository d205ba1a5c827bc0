import fc from "fast-check";
import { expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { faceletName } from "../diagnosis/index.ts";
import { allTurns } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { solvedState, turnState } from "../state/index.ts";
import { assemblyFromLabels, faceletAt, labelsOf } from "./labels.ts";

test.each([2, 3, 4, 5, 6])(
  "n = %i: labels are the naive model's, and give back every byte of a cube without fixed centers' own turns",
  (size) => {
    const random = seededRandom(`labels ${size}`);
    const naive = new NaiveCube(size);
    const turns = allTurns(size);
    let state = solvedState(size);
    for (let i = 0; i < 60; i++) {
      const turn = turns[randomBelow(turns.length, random)];
      naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
      state = turnState(state, turn);
    }
    const labels = labelsOf(state);
    expect([...labels]).toEqual(naive.labels());
    const read = unwrap(assemblyFromLabels(size, labels));
    expect([...labelsOf(read)]).toEqual([...labels]);
    if (size % 2 === 0) expect(read.rotations).toEqual(state.rotations);
  },
);

test("stickers that are missing, doubled or torn apart are refused", () => {
  const solved = [...labelsOf(solvedState(3))];
  const refusal = (labels: number[]) => {
    const read = assemblyFromLabels(3, labels);
    return read.ok ? undefined : read.error.message;
  };
  expect(refusal(solved.slice(1))).toMatch(/expected 54 stickers, got 53/);
  expect(refusal([...solved.slice(0, 53), 54])).toMatch(/facelet 53: expected 0 … 53, got 54/);
  expect(refusal([0, 0, ...solved.slice(2)])).toMatch(/U1 occurs twice/);
  expect(refusal([1, 0, ...solved.slice(2)])).toMatch(/belong to one piece/);
  expect(refusal(solved)).toBeUndefined();
});

test("any numbers give a result and never an exception", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: -2, max: 60 }), fc.double()), { maxLength: 60 }),
      (labels) => {
        expect(typeof assemblyFromLabels(3, labels).ok).toBe("boolean");
      },
    ),
  );
});

test("a facelet is found by its cell and face, and named from 1", () => {
  expect(faceletAt(3, [2, 2, 2], 0)).toBe(8);
  expect(faceletAt(3, [2, 2, 2], 1)).toBe(9);
  expect(faceletAt(3, [2, 2, 2], 2)).toBe(20);
  expect(faceletName(20, 3)).toBe("F3");
});
