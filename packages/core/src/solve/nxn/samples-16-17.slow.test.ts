import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [16, 20],
  [17, 20],
]);
