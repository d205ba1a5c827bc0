import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [8, 20],
  [9, 20],
  [10, 20],
  [11, 20],
  [12, 20],
  [13, 20],
]);
