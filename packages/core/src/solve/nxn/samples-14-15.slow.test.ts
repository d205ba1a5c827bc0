import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [14, 20],
  [15, 20],
]);
