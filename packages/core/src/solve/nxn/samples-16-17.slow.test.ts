import { solvesSamples } from "../../../test/first-solutions.ts";

solvesSamples([
  [16, 50],
  [17, 50],
]);
