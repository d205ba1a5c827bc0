import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces, faceTurn } from "../geometry/index.ts";
import { cycleLengths, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { cubiesOf, randomAssembly, randomState, solvedState, turnState } from "../state/index.ts";
import { assemblyFromFacings, type FacingArrays, facingArraysOf } from "./facing.ts";

/** By axis of the turned face: the facing that its quarter turns keep, and the two that they exchange. */
const LAW = {
  x: { kept: 2, exchanged: [0, 1] },
  y: { kept: 0, exchanged: [1, 2] },
  z: { kept: 1, exchanged: [0, 2] },
};

describe("the packing note's places and states", () => {
  test.each([2, 3, 5])(
    "n = %i: a quarter turn keeps one facing and exchanges the two others in its layer",
    (size) => {
      const random = seededRandom(`facing ${size}`);
      for (const face of faces())
        for (const quarters of [1, 2, 3]) {
          const state = randomState(size, random);
          const was = facingArraysOf(state);
          const is = facingArraysOf(turnState(state, faceTurn(face, size, quarters)));
          const { kept, exchanged } = LAW[(["x", "y", "z"] as const)[face.axis]];
          was.corners.forEach((corner, place) => {
            const now = is.corners.indexOf(corner);
            const moved = now !== place;
            const facing = was.facings[place];
            const swaps = moved && quarters !== 2 && facing !== kept;
            expect(is.facings[now]).toBe(swaps ? exchanged[0] + exchanged[1] - facing : facing);
          });
          expect(was.corners.filter((corner, place) => is.corners[place] !== corner).length).toBe(4);
        }
    },
  );

  test("only quarter turns of F and B change an edge's state, and they change all four", () => {
    const random = seededRandom("edge states");
    for (const face of faces())
      for (const quarters of [1, 2, 3]) {
        const state = randomState(3, random);
        const was = facingArraysOf(state);
        const is = facingArraysOf(turnState(state, faceTurn(face, 3, quarters)));
        const changed = was.edges.filter(
          (edge, place) => is.flips[is.edges.indexOf(edge)] !== was.flips[place],
        ).length;
        expect(changed).toBe(face.axis === 2 && quarters !== 2 ? 4 : 0);
      }
  });

  test("a face turn is a 4-cycle of corner places and one of edge places", () => {
    for (const face of faces()) {
      const { corners, edges } = facingArraysOf(turnState(solvedState(3), faceTurn(face, 3, 1)));
      expect(cycleLengths(corners).sort()).toEqual([1, 1, 1, 1, 4]);
      expect(cycleLengths(edges).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 4]);
    }
  });

  test("places are numbered DLF DRF DLB DRB ULF URF ULB URB and DL DF DR DB LF RF LB RB UL UF UR UB", () => {
    const cornerPlaces = [5, 4, 6, 7, 1, 0, 2, 3];
    const edgePlaces = [6, 5, 4, 7, 9, 8, 10, 11, 2, 1, 0, 3];
    const random = seededRandom("numbering");
    for (let i = 0; i < 20; i++) {
      const state = randomState(3, random);
      const { cp, ep } = cubiesOf(state);
      const { corners, edges } = facingArraysOf(state);
      expect(corners.map((corner) => cornerPlaces[corner])).toEqual(cornerPlaces.map((place) => cp[place]));
      expect(edges.map((edge) => edgePlaces[edge])).toEqual(edgePlaces.map((place) => ep[place]));
    }
  });

  test("solved is 0 1 2 … and zeros", () => {
    expect(facingArraysOf(solvedState(3))).toEqual({
      corners: [0, 1, 2, 3, 4, 5, 6, 7],
      facings: [0, 0, 0, 0, 0, 0, 0, 0],
      edges: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      flips: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  test.each([2, 3])("n = %i: arrays → assembly → arrays is the identity on random assemblies", (size) => {
    const random = seededRandom(`facings back ${size}`);
    for (let i = 0; i < 200; i++) {
      const arrays = facingArraysOf(randomAssembly(size, random));
      expect(facingArraysOf(unwrap(assemblyFromFacings(arrays)))).toEqual(arrays);
    }
  });

  test("wrong arrays are refused by name", () => {
    const good = facingArraysOf(solvedState(3));
    const refusal = (change: Partial<FacingArrays>) => {
      const read = assemblyFromFacings({ ...good, ...change });
      return read.ok ? undefined : read.error.message;
    };
    expect(refusal({})).toBeUndefined();
    expect(refusal({ facings: [0, 0, 0, 3, 0, 0, 0, 0] })).toMatch(/"facings" expected 8 integers in 0 … 2/);
    expect(refusal({ corners: [0, 0, 2, 3, 4, 5, 6, 7] })).toMatch(/"corners" expected each place/);
    expect(refusal({ flips: [0, 1] })).toMatch(/"flips" expected 12/);
    expect(refusal({ edges: good.edges.map((edge) => edge + 0.5) })).toMatch(/"edges"/);
  });

  test("any arrays give a result and never an exception", () => {
    const items = fc.array(fc.integer({ min: -1, max: 13 }), { maxLength: 12 });
    fc.assert(
      fc.property(items, items, items, items, (corners, facings, edges, flips) => {
        expect(typeof assemblyFromFacings({ corners, facings, edges, flips }).ok).toBe("boolean");
      }),
    );
  });
});
