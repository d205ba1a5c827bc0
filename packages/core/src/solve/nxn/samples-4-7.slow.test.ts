import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [4, 200],
  [5, 200],
  [6, 200],
  [7, 200],
]);
