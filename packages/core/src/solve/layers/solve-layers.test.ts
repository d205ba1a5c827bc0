import { describe, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { Cube } from "../../cube.ts";
import { countMoves, parseAlg } from "../../notation/index.ts";
import { seededRandom } from "../../perm/index.ts";
import { unwrap } from "../../result.ts";
import type { CubeState } from "../../state/index.ts";
import { edgeParityAlg, OLL_PARITY, PLL_PARITY } from "./large/large-steps.ts";
import { layerMove, meets, piecesNamed } from "./layer-cube.ts";
import { layersWork } from "./solve-layers.ts";
import { LAYER_STEPS } from "./steps.ts";

const solveByLayers = (state: CubeState) => finish(layersWork(state));

/** The 54 letters of a 3x3, or of the 3x3 that a larger cube is: first, second and last row and column of every face. */
function faceletsOf3(cube: Cube): string {
  const { size } = cube;
  const lines = [0, 1, size - 1];
  const shown = cube.facelets();
  return [0, 1, 2, 3, 4, 5]
    .flatMap((index) => lines.flatMap((row) => lines.map((at) => shown[(index * size + row) * size + at])))
    .join("");
}

/** What a face shows as rows of letters, for the cube as it is held. */
function face(facelets: string, index: number): string {
  return facelets.slice(9 * index, 9 * index + 9);
}

/** By its stickers: how much of a 3x3 with the first layer at the bottom is done. U R F D L B are faces 0 … 5. */
const LOOKS: Record<string, (facelets: string) => boolean> = {
  cross: (cube) => [1, 3, 5, 7].every((at) => face(cube, 3)[at] === face(cube, 3)[4]) && rows(cube, [7, 4]),
  corners: (cube) => isOneColor(face(cube, 3)) && rows(cube, [6, 7, 8, 4]),
  "middle-edges": (cube) => isOneColor(face(cube, 3)) && rows(cube, [3, 4, 5, 6, 7, 8]),
  "flip-edges": (cube) => isOneColor([1, 3, 4, 5, 7].map((at) => face(cube, 0)[at]).join("")),
  "twist-corners": (cube) => isOneColor(face(cube, 0)),
  "place-corners": (cube) => rows(cube, [0, 2]),
  "place-edges": (cube) => rows(cube, [0, 1, 2]),
  finish: (cube) => [0, 1, 2, 3, 4, 5].every((index) => isOneColor(face(cube, index))),
};

function isOneColor(stickers: string): boolean {
  return new Set(stickers).size === 1;
}

/** Whether each side face has one color at these places. */
function rows(cube: string, places: readonly number[]): boolean {
  return [1, 2, 4, 5].every((side) => isOneColor(places.map((at) => face(cube, side)[at]).join("")));
}

/** How many centers are of one color after each step of the reduction. */
const CENTERS: Record<string, number> = {
  "first-center": 1,
  "second-center": 2,
  "side-centers": 4,
  "last-centers": 6,
  "pair-edges": 6,
};

function looksDone(cube: Cube, id: string): boolean {
  if (!(id in CENTERS)) return LOOKS[id](faceletsOf3(cube)) && looksReduced(cube);
  const { size } = cube;
  const facelets = cube.facelets();
  const inner = Array.from({ length: size - 2 }, (_, i) => i + 1);
  const centers = [0, 1, 2, 3, 4, 5].filter((index) =>
    isOneColor(
      inner.flatMap((row) => inner.map((at) => facelets[(index * size + row) * size + at])).join(""),
    ),
  );
  return centers.length >= CENTERS[id] && (id !== "pair-edges" || looksReduced(cube));
}

/** Whether every edge shows one color on each of its two faces. */
function looksReduced(cube: Cube): boolean {
  const { size } = cube;
  const facelets = cube.facelets();
  const inner = Array.from({ length: size - 2 }, (_, i) => i + 1);
  const last = size - 1;
  return [0, 1, 2, 3, 4, 5].every((index) =>
    [
      inner.map((at) => [0, at]),
      inner.map((at) => [last, at]),
      inner.map((at) => [at, 0]),
      inner.map((at) => [at, last]),
    ].every((edge) =>
      isOneColor(edge.map(([row, column]) => facelets[(index * size + row) * size + column]).join("")),
    ),
  );
}

const MAX_STEPS = 20;

describe("solving by layers", () => {
  test("every step of a 3x3 does what its name says, as the stickers show", { tags: ["seconds"] }, () => {
    const random = seededRandom("layers 3");
    for (let i = 0; i < 20; i++) {
      let cube = Cube.random(3, random);
      const { steps } = solveByLayers(cube.state);
      expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
      for (const [index, { id, moves }] of steps.entries()) {
        cube = cube.apply(moves);
        const isLast = steps[index + 1]?.id !== id;
        if (isLast && id !== "hold") expect(LOOKS[id](cube.facelets()), `${id} after ${moves}`).toBe(true);
      }
      expect(cube.isSolved()).toBe(true);
    }
  });

  test.each([4, 5])(
    "n = %i: centers, edges, then a 3x3, as the stickers show",
    { tags: ["seconds"] },
    (size) => {
      const random = seededRandom(`layers ${size}`);
      for (let i = 0; i < 3; i++) {
        let cube = Cube.random(size, random);
        const { steps } = solveByLayers(cube.state);
        for (const [index, { id, moves }] of steps.entries()) {
          cube = cube.apply(moves);
          const isLast = steps[index + 1]?.id !== id;
          if (isLast && id !== "hold") expect(looksDone(cube, id), `${id} after ${moves}`).toBe(true);
        }
        expect(cube.isSolved()).toBe(true);
      }
    },
  );

  test.each([2, 3, 4])(
    "n = %i: cubes held in any way are solved, and the length is what the moves count",
    (size) => {
      const random = seededRandom(`layers held ${size}`);
      for (const hold of ["", "x", "z2 y", "x' y2", "z", "y'"]) {
        const cube = Cube.random(size, random).apply(hold);
        const solution = solveByLayers(cube.state);
        expect(isSolvedBy(cube.state, solution.turns)).toBe(true);
        const alg = unwrap(parseAlg(solution.steps.map(({ moves }) => moves).join(" ")));
        expect(countMoves(alg, size).htm).toBe(solution.length);
        expect(solution.steps.reduce((sum, { length }) => sum + length, 0)).toBe(solution.length);
      }
    },
  );

  test("a solved cube takes no steps, and one turn of the top one", () => {
    expect(solveByLayers(Cube.solved(3).state).steps).toEqual([]);
    const { steps } = solveByLayers(Cube.fromAlg("D").state);
    expect(steps.map(({ id, moves }) => [id, moves])).toEqual([
      ["hold", "z2"],
      ["finish", "U'"],
    ]);
  });

  test("the case is called by its name: Sune done backward is Sune", () => {
    const { steps } = solveByLayers(Cube.fromAlg("z2 R U2 R' U' R U' R' z2").state);
    expect(steps.map(({ id, cases }) => [id, ...cases])).toContainEqual(["twist-corners", "sune"]);
    expect(steps.find(({ id }) => id === "twist-corners")?.text).toContain("Case: Sune.");
  });

  test("a piece in the wrong slot is taken out first, and both cases are told", { tags: ["seconds"] }, () => {
    const random = seededRandom("layers wrong slot");
    let met = 0;
    for (let i = 0; i < 20; i++)
      for (const { cases, text } of solveByLayers(Cube.random(3, random).state).steps)
        if (cases.includes("wrong-slot")) {
          met++;
          expect(cases).toHaveLength(2);
          expect(text).toMatch(/in the wrong slot.*, then /);
        }
    expect(met).toBeGreaterThan(0);
  });

  test("pieces are named by their faces with white up and told by their colors", () => {
    const [, first] = solveByLayers(Cube.fromAlg("F").state).steps;
    expect(first.pieces).toEqual(["UF"]);
    expect(first.text).toMatch(/^White-green edge: in the middle layer\. /);
  });
});

describe("the algorithms", () => {
  const cases = LAYER_STEPS.flatMap((step) =>
    step.cases.flatMap((one) =>
      (one.sizes ?? step.sizes).map((size) => ({
        step,
        one,
        size,
        title: `${size}x${size} ${step.id} ${one.id}`,
      })),
    ),
  );

  test.each(cases)("$title leaves everything before its step alone", ({ step, one, size }) => {
    const { state, regrip } = layerMove(`z2 ${one.alg}`, size);
    const hold = layerMove("z2", size).regrip;
    expect(regrip).toBe(hold);
    const earlier = LAYER_STEPS.slice(0, LAYER_STEPS.indexOf(step)).filter(({ sizes }) =>
      sizes.includes(size),
    );
    for (const { pieces: names, demand, id } of earlier) {
      const pieces = piecesNamed(names, size);
      // The corner that goes into the front right slot, and the edge, are what the algorithm brings.
      const free = step.isOneByOne && id === "corners" ? piecesNamed(["UFL"], size) : [];
      const kept = pieces.filter((piece) => !free.includes(piece));
      expect(meets(state.rotations, hold, kept, demand), id).toEqual(kept);
    }
  });

  test("parity algorithms do to an even cube what their names say, and nothing else", () => {
    for (const size of [4, 6]) {
      const moved = (alg: string) => {
        const [before, after] = [Cube.solved(size), Cube.solved(size).apply(alg)].map((one) =>
          one.facelets(),
        );
        return [...before].flatMap((letter, at) => (letter === after[at] ? [] : [`${letter}>${after[at]}`]));
      };
      const inner = size - 2;
      expect(moved(OLL_PARITY.alg(size)).sort()).toEqual([
        ...Array(inner).fill("F>U"),
        ...Array(inner).fill("U>F"),
      ]);
      expect(moved(PLL_PARITY.alg(size)).sort()).toEqual([
        ...Array(inner).fill("B>F"),
        ...Array(inner).fill("F>B"),
      ]);
    }
    for (const [size, depth] of [
      [5, 1],
      [7, 1],
      [7, 2],
    ]) {
      const wings = Cube.fromAlg(edgeParityAlg(depth), size);
      expect(
        [...wings.facelets()].filter((letter, at) => letter !== Cube.solved(size).facelets()[at]),
      ).toHaveLength(4);
    }
  });

  test("the codes of a step are unique for each size", () => {
    for (const step of LAYER_STEPS.filter(({ isOneByOne }) => !isOneByOne))
      for (const size of step.sizes) {
        const fitting = step.cases.filter(({ sizes }) => !sizes || sizes.includes(size));
        expect(new Set(fitting.map(({ id }) => id)).size).toBe(fitting.length);
      }
  });
});
