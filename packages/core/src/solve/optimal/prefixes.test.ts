import { expect, test } from "vitest";
import { Cube } from "../../cube.ts";
import { oppositeFace } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  faceSequences,
  inQuarterTurns,
  type Metric,
  moveImages,
  NO_MOVE,
  turnsOfMoves,
} from "../../search/index.ts";
import { type CubeState, randomState, solvedState, turnStateBy } from "../../state/index.ts";
import { fewPrefixes, finerPrefixes, isCentral, prefixesOf, symmetriesOf } from "./prefixes.ts";

const ALL = [...Array(47).keys()].map((i) => i + 1);

test("what all symmetries keep wants as many prefixes as there are states at three moves up to symmetry", () => {
  // cube20.org: 1, 2, 9, 75, 934 … positions at 0, 1, 2 … moves up to 48 symmetries; in quarter turns 1, 1, 5, 25, 219.
  expect(prefixesOf("HTM", ALL).length).toBe(75);
  expect(prefixesOf("QTM", ALL).length).toBe(25);
});

test.each([
  ["HTM", 43_254],
  ["QTM", 10_011],
] as const)("%s: cut finer, prefixes of three moves are all %d sequences of four", (metric, count) => {
  // Axis by axis, 12 · 3,240 + 18 · 243 in half turns; in quarter turns as many as states at four moves (cube20.org/qtm).
  const fine = prefixesOf(metric).flatMap(finerPrefixes(metric));
  expect(new Set(fine.map(String)).size).toBe(fine.length);
  expect(fine.length).toBe(count);
});

test("turned centers do not hide a symmetry", () => {
  const superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
  expect(symmetriesOf(Cube.fromAlg(superflip).state)).toEqual(ALL);
});

test("a cube without symmetries wants all prefixes", () => {
  expect(symmetriesOf(randomState(3, seededRandom("first")))).toEqual([]);
  // As many as states: no two sequences of three moves come to the same.
  expect(prefixesOf("HTM").length).toBe(3240);
  expect(prefixesOf("QTM").length).toBe(1068);
  expect(symmetriesOf(solvedState(3))).toEqual(ALL);
});

test.each(["HTM", "QTM"] as const)(
  "%s: of all images of a sequence in the standard order one begins as a solution may",
  (metric) => {
    const random = seededRandom("images");
    const { list, count, next } = faceSequences(metric);
    let left = 0;
    for (let i = 0; i < 12; i++) {
      const symmetries = symmetriesOf(symmetricState(random));
      const may = new Set(prefixesOf(metric, symmetries).map(String));
      for (let sequence = 0; sequence < 50; sequence++) {
        const moves: number[] = [];
        for (let last = NO_MOVE; moves.length < 3 + (sequence % 4); last = next[last * 18 + moves.at(-1)!])
          moves.push(list[last * 18 + randomBelow(count[last], random)]);
        const conjugate = (s: number) => moves.map((move) => moveImages(s)[move]);
        const images = [moves, ...symmetries.map((s) => standard(conjugate(s), metric))];
        expect(images.some((image) => may.has(String(image.slice(0, 3))))).toBe(true);
        if (!may.has(String(moves.slice(0, 3)))) left++;
      }
    }
    expect(left).toBeGreaterThan(100);
  },
);

test("an odd length of the superflip has a half turn, and may begin with it: one of all that a sequence can be begun with does", () => {
  const random = seededRandom("round");
  const superflip = Cube.fromAlg("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2").state;
  expect(isCentral(superflip)).toBe(true);
  const prefixes = fewPrefixes(superflip, "HTM")!;
  expect(prefixes(18).length).toBe(75);
  expect(prefixes(19).length).toBeLessThan(40);
  const may = new Set(prefixes(19).map(String));
  const { list, count, next } = faceSequences("HTM");
  let checked = 0;
  while (checked < 200) {
    const moves: number[] = [];
    for (let last = NO_MOVE; moves.length < 9; last = next[last * 18 + moves.at(-1)!])
      moves.push(list[last * 18 + randomBelow(count[last], random)]);
    const around = standard([...moves, ...moves], "HTM");
    // Where the end and the prefix are of one face the sequence is longer than it has to be.
    const isShortest = around.every(
      (move, at) => at === 0 || Math.floor(move / 3) !== Math.floor(around[at - 1] / 3),
    );
    const axis = (move: number) => Math.floor(move / 3) % 3;
    if (
      !isShortest ||
      axis(moves[0]) === axis(moves.at(-1)!) ||
      moves.filter((move) => move % 3 !== 1).length % 2 === 1
    )
      continue;
    checked++;
    const begun = moves.map((_, at) => [...moves.slice(at), ...moves.slice(0, at)]);
    const conjugate = begun.flatMap((sequence) =>
      [...Array(48).keys()].map((s) =>
        standard(
          sequence.map((move) => moveImages(s)[move]),
          "HTM",
        ),
      ),
    );
    expect(conjugate.some((sequence) => may.has(String(sequence.slice(0, 3))))).toBe(true);
  }
});

test("few cubes may be exchanged with every move", () => {
  expect(isCentral(solvedState(3))).toBe(true);
  expect(isCentral(Cube.fromAlg("U2 D2 F2 B2 R2 L2").state)).toBe(false);
  expect(isCentral(randomState(3, seededRandom("central")))).toBe(false);
});

/** Three times two opposite faces, mostly alike. */
function symmetricState(random: () => number): CubeState {
  const pairs = Array.from({ length: 3 }, () => {
    const face = randomBelow(3, random);
    const amounts = [randomBelow(3, random), randomBelow(3, random)];
    return [3 * face + amounts[0], 3 * oppositeFace(face) + (random() < 0.7 ? amounts[0] : amounts[1])];
  });
  return turnStateBy(solvedState(3), turnsOfMoves(pairs.flat(), 3));
}

/** The plain way: opposite faces that stand side by side change places until the first one is first. */
function standard(moves: readonly number[], metric: Metric): number[] {
  const sorted = metric === "HTM" ? [...moves] : pairsAsHalfTurns(moves);
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (let at = 1; at < sorted.length; at++) {
      const [one, other] = [sorted[at - 1], sorted[at]];
      if (Math.floor(one / 3) !== oppositeFace(Math.floor(other / 3)) || one < other) continue;
      sorted.splice(at - 1, 2, other, one);
      isOver = false;
    }
  }
  return metric === "HTM" ? sorted : inQuarterTurns(sorted);
}

/** A quarter turn twice is the same half turn in either direction. */
function pairsAsHalfTurns(moves: readonly number[]): number[] {
  const halves: number[] = [];
  for (const move of moves)
    if (halves.at(-1) === move) halves[halves.length - 1] = move - (move % 3) + 1;
    else halves.push(move);
  return halves;
}
