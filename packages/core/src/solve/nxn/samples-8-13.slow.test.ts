import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [8, 50],
  [9, 50],
  [10, 50],
  [11, 50],
  [12, 50],
  [13, 50],
]);
