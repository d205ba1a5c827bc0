import { describe, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { Cube } from "../../cube.ts";
import { seededRandom } from "../../perm/index.ts";
import type { CubeState } from "../../state/index.ts";
import { practiceCube, stepGoal } from "./practice.ts";
import { layersWork } from "./solve-layers.ts";
import { LAYER_STEPS } from "./steps.ts";

const solveByLayers = (state: CubeState) => finish(layersWork(state));

const CASES: readonly (readonly [step: string, wanted: string])[] = [
  ...["top-up", "top-side", "middle"].map((wanted) => ["cross", wanted] as const),
  ...LAYER_STEPS.filter(({ by }) => by === "cases").flatMap(({ id, cases }) =>
    cases.filter(({ sizes }) => sizes?.includes(3) ?? true).map((one) => [id, one.id] as const),
  ),
];

describe("a cube to practice on", () => {
  test.each(CASES)("%s, %s: its moves do that step, and nothing before it is left to do", (step, wanted) => {
    const at = LAYER_STEPS.findIndex(({ id }) => id === step);
    const until = LAYER_STEPS.slice(0, at + 1).map(({ id }) => id as string);
    for (let seed = 1; seed <= 3; seed++) {
      const { setup, moves, pieces } = practiceCube(step, wanted, seededRandom(seed));
      const [before, after] = [setup, `${setup} ${moves}`].map(
        (alg) => solveByLayers(Cube.fromAlg(alg).state).steps,
      );
      expect(before.filter(({ id }) => id === "hold" || until.includes(id)).map(({ id }) => id)).toEqual([
        step,
      ]);
      expect(after.filter(({ id }) => until.includes(id))).toEqual([]);
      expect(LAYER_STEPS[at].pieces).toEqual(expect.arrayContaining([...pieces]));
      expect(pieces).not.toEqual([]);
      if (LAYER_STEPS[at].isOneByOne) expect(pieces).toEqual(before[0].pieces);
    }
  });

  test("a single piece of the cross waits where it was asked for, as the method sees it", () => {
    for (const wanted of ["top-up", "top-side", "middle"])
      expect(
        solveByLayers(Cube.fromAlg(practiceCube("cross", wanted, seededRandom(7)).setup).state).steps[0]
          .cases,
      ).toEqual([wanted]);
  });

  test("is another one each time", () => {
    const random = seededRandom(1);
    const setups = Array.from({ length: 20 }, () => practiceCube("corners", "right", random).setup);
    expect(new Set(setups).size).toBe(20);
  });

  test("a step or a case that does not exist is refused", () => {
    expect(() => practiceCube("hold", "right", Math.random)).toThrow(RangeError);
    expect(() => practiceCube("corners", "sune", Math.random)).toThrow(RangeError);
    expect(() => practiceCube("cross", "sune", seededRandom(1))).toThrow(RangeError);
  });
});

describe("the goal of a step as a picture", () => {
  test("grows step by step from the cross to the solved cube", () => {
    const goals = LAYER_STEPS.map(({ id }) => stepGoal(id));
    const known = goals.map((goal) => [...goal].filter((letter) => letter !== "?").length);
    // Centers; cross; corners; middle edges; yellow edges and corners of the top; corners' sides; edges' sides.
    expect(known).toEqual([6 + 8, 14 + 12, 26 + 8, 34 + 4, 38 + 4, 42 + 8, 54, 54]);
    expect(goals.at(-1)).toBe(Cube.fromAlg("z2").facelets());
  });

  test("the cross is what every cube shows where the method is done with it", () => {
    const shown = Cube.fromAlg(practiceCube("corners", "right", seededRandom(5)).setup).facelets();
    const goal = stepGoal("cross");
    for (const [facelet, letter] of [...goal].entries())
      if (letter !== "?") expect(shown[facelet]).toBe(letter);
  });
});
