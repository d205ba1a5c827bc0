import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [4, 1000],
  [5, 1000],
  [6, 1000],
  [7, 1000],
]);
