import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [14, 50],
  [15, 50],
]);
