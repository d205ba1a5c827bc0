import { expect, test } from "vitest";
import { CubegramError } from "../result.ts";
import { printMoves, turnsOfMoves } from "../search/index.ts";
import type { Solution } from "../solve/index.ts";
import { packResults, unpackResults } from "./protocol.ts";

function solutionOf(moves: readonly number[], length: number): Solution {
  const metric = length === moves.length ? "HTM" : "QTM";
  return { alg: printMoves(moves), turns: turnsOfMoves(moves, 3), length, metric, optimal: true, nodes: 1 };
}

test("results come as they were sent: half turns that count two, errors between them, nothing to turn", () => {
  const results = [
    solutionOf([1, 3, 10], 5),
    new CubegramError({ code: "no-solution", message: "none" }),
    solutionOf([], 0),
    solutionOf([0, 4, 17], 3),
  ];
  expect(unpackResults(packResults(results))).toEqual(results);
});
