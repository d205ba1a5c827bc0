import { expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { samples } from "../../../test/samples.ts";
import { Cube } from "../../cube.ts";
import { seededRandom } from "../../perm/index.ts";
import type { CubeState } from "../../state/index.ts";
import { layersWork } from "./solve-layers.ts";

const solveByLayers = (state: CubeState) => finish(layersWork(state));

test("random cubes are solved by layers in at most 110 turns on average", () => {
  const random = seededRandom("layers 300");
  const count = samples(300, 30);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const cube = Cube.random(3, random);
    const { steps, length } = solveByLayers(cube.state);
    expect(cube.apply(steps.map(({ moves }) => moves).join(" ")).isSolved()).toBe(true);
    sum += length;
  }
  expect(sum / count).toBeLessThanOrEqual(110);
});

test.each([
  [4, 20],
  [6, 4],
  [7, 3],
  [8, 2],
])("%i layers: %i random cubes are solved", (size, cubes) => {
  const random = seededRandom(`layers slow ${size}`);
  for (let i = 0; i < samples(cubes); i++) {
    const cube = Cube.random(size, random);
    const { steps } = solveByLayers(cube.state);
    expect(cube.apply(steps.map(({ moves }) => moves).join(" ")).isSolved()).toBe(true);
  }
});
