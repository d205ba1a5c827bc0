import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import { assemblyFromCubies, coloringOf, rotateState, solvedColoring } from "../state/index.ts";
import { diagnose, type LawEvidence, lawEvidence } from "./index.ts";

/** A 3x3 put together by chance and held by chance: one in twelve can be solved. */
function anyAssembly(seed: number) {
  const random = seededRandom(`${seed}`);
  const some = (count: number, below: number) =>
    Array.from({ length: count }, () => randomBelow(below, random));
  const cubies = {
    cp: randomPermutation(8, random),
    co: some(8, 3),
    ep: randomPermutation(12, random),
    eo: some(12, 2),
  };
  const read = assemblyFromCubies(cubies);
  if (!read.ok) throw new Error(read.error.message);
  return { cubies, coloring: coloringOf(rotateState(read.value, randomBelow(24, random))) };
}

const obeysAll = ({ corners, edges }: LawEvidence) =>
  corners!.sum % 3 === 0 && edges!.sum % 2 === 0 && corners!.parity === edges!.parity;

describe("the evidence of the three laws", () => {
  test("is the four arrays, however the cube is held", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { cubies, coloring } = anyAssembly(seed);
        const { corners, edges } = lawEvidence(coloring);
        expect(corners!.pieces.map(({ orientation }) => orientation)).toEqual(cubies.co);
        expect(edges!.pieces.map(({ orientation }) => orientation)).toEqual(cubies.eo);
        const homes = corners!.pieces.map(({ home }) => home);
        expect(corners!.pieces.map(({ piece }) => homes.indexOf(piece))).toEqual(cubies.cp);
      }),
      { numRuns: 40 },
    );
  });

  test("agrees with the diagnosis", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { coloring } = anyAssembly(seed);
        expect(obeysAll(lawEvidence(coloring))).toBe(diagnose(coloring, { repairs: false }).legal);
      }),
      { numRuns: 60 },
    );
  });

  test("lists cycles whose every piece belongs where the next one stands", () => {
    const { corners, edges } = lawEvidence(anyAssembly(7).coloring);
    for (const { pieces, cycles, parity } of [corners!, edges!]) {
      for (const cycle of cycles)
        cycle.forEach((at, i) => {
          expect(pieces[at].piece).toBe(pieces[cycle[(i + 1) % cycle.length]].home);
        });
      expect(cycles.reduce((swaps, cycle) => swaps + cycle.length - 1, 0) % 2).toBe(parity);
    }
  });

  test("is left out where pieces are not all there", () => {
    const { size, colors } = solvedColoring(3);
    colors[7] = 1;
    const evidence = lawEvidence({ size, colors });
    expect(evidence.edges).toBeUndefined();
    expect(evidence.corners).toMatchObject({ sum: 0, cycles: [], parity: 0 });
    expect(lawEvidence(solvedColoring(4)).edges).toBeUndefined();
  });
});
