import { Cube } from "@cubegram/core";
import { expect, test } from "vitest";
import { solutionStages } from "./solve.ts";

const CENTERS = "Rw U2 Rw'";
/** Flips the edge in front on the right, and leaves the centers as they were. */
const EDGES = "Uw' R U R' F R' F' R Uw";
const REST = "F2 U' R'";

test.each([4, 5, 7])("a solution of layers %i: centers, edges, and the rest", (size) => {
  const moves = [CENTERS, EDGES, REST].flatMap((alg) => alg.split(" "));
  const cube = Cube.fromAlg(moves.join(" "), size).inverse();
  expect(cube.apply(moves.join(" ")).isSolved()).toBe(true);
  expect(solutionStages(cube, moves)).toEqual([
    { id: "centers", end: 3 },
    { id: "edges", end: 12 },
    { id: "3x3", end: 15 },
  ]);
});

test("what is done already is no stage", () => {
  const cube = Cube.fromAlg("R U F2", 4);
  expect(solutionStages(cube, ["F2", "U'", "R'"])).toEqual([{ id: "3x3", end: 3 }]);
  const wide = Cube.fromAlg("2R", 5);
  expect(solutionStages(wide, ["2R'"])).toEqual([{ id: "centers", end: 1 }]);
});

test("a 3x3 has no such stages, and those of a cube of hundreds of moves are not looked for", () => {
  expect(solutionStages(Cube.fromAlg("2R", 8), ["2R'"])).toBeUndefined();
  expect(solutionStages(Cube.fromAlg("R"), ["R'"])).toBeUndefined();
});
