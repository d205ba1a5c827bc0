import { describe, expect, test } from "vitest";
import { bloomTable } from "../../../test/distances.ts";
import { finish } from "../../../test/finish.ts";
import { faceTurns, type Turn } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  arrangementCoordinate,
  bloomBound,
  type Coordinate,
  firstCandidate,
  orbitIndex,
  orientationCoordinate,
  permutationCoordinate,
  prepareStage,
  type Stage,
  searchStage,
  trackOf,
} from "../../search/index.ts";
import { type CubeState, isSolved, solvedState, turnStateBy } from "../../state/index.ts";
import { solve } from "../solve.ts";
import { phaseOneIndex, phaseOneMoves, phaseOneReduction, twoPhaseCoordinates } from "./phase-one.ts";
import { phaseOneSpace } from "./phase-spaces.ts";

// The reference: both phases as stages of the engine, without symmetry, without kernels.
const [corner, edge] = [orbitIndex(3, "corner"), orbitIndex(3, "edge")];
const slicePieces = [8, 9, 10, 11];

/** Which places the edges of the slice have: their arrangement without their order. */
function sliceCoordinate(): Coordinate {
  const arrangement = arrangementCoordinate("arrangement", 3, edge, slicePieces);
  const setOf = (value: number) => Math.floor(value / 24);
  return {
    name: "slice",
    size: setOf(arrangement.size),
    home: setOf(arrangement.home),
    of: (state) => setOf(arrangement.of(state)),
    track(turns) {
      const { after, rank, unrank } = arrangement.track(turns);
      const moved = (_: unknown, i: number) =>
        setOf(rank(after(unrank(24 * Math.floor(i / turns.length)), i % turns.length)));
      return trackOf(
        Uint16Array.from({ length: setOf(arrangement.size) * turns.length }, moved),
        turns.length,
      );
    },
  };
}

const phaseOne: Stage = {
  name: "phase 1",
  size: 3,
  turns: faceTurns(3),
  coordinates: [
    orientationCoordinate("twist", 3, corner),
    orientationCoordinate("flip", 3, edge),
    sliceCoordinate(),
  ],
  tables: [{ of: [0, 2] }, { of: [1, 2] }],
};

const others = [0, 1, 2, 3, 4, 5, 6, 7];
const phaseTwo: Stage = {
  name: "phase 2",
  size: 3,
  turns: faceTurns(3).filter(({ axis, quarters }) => axis === 1 || quarters === 2),
  coordinates: [
    permutationCoordinate("corners", 3, corner),
    permutationCoordinate("edges", 3, edge, others),
    permutationCoordinate("slice", 3, edge, slicePieces),
  ],
  tables: [{ of: [0, 2] }, { of: [1, 2] }],
};

function scramble(turns: readonly Turn[], length: number, random: () => number): CubeState {
  return turnStateBy(
    solvedState(3),
    Array.from({ length }, () => turns[randomBelow(turns.length, random)]),
  );
}

function searched(stage: Stage, state: CubeState) {
  const search = searchStage(finish(prepareStage(stage)), [firstCandidate(state)], { maxLength: 18 });
  while (!search.advance(100_000));
  return search.found[0];
}

describe("the two phases, compared with the engine's stages on the same coordinates", () => {
  test("they are as large as is known: 2,217,093,120 cosets, 19,508,428,800 states of G1", () => {
    const size = ({ coordinates }: Stage) => coordinates.reduce((product, own) => product * own.size, 1);
    expect(size(phaseOne)).toBe(2_217_093_120);
    expect(size(phaseTwo) / 2).toBe(19_508_428_800);
  });

  test("the filter of cosets near G1 never says more than the stage needs, and nearly always as much", {
    tags: ["seconds"],
  }, () => {
    const coordinates = twoPhaseCoordinates();
    const moves = phaseOneMoves(coordinates);
    const { reduction, classes } = phaseOneReduction(coordinates, moves);
    const near = bloomTable(phaseOneSpace(moves, reduction, classes), {
      depth: 5,
      wordsLog: 15,
      step: 2,
    });
    const slice = arrangementCoordinate("slice", 3, edge, slicePieces);
    const random = seededRandom("reference one");
    let exact = 0;
    for (let i = 0; i < 60; i++) {
      const state = scramble(phaseOne.turns, 1 + (i % 5), random);
      const symSlice = reduction.symSlice[Math.floor(slice.of(state) / 24)];
      const bound = bloomBound(
        near,
        phaseOneIndex(reduction, coordinates.twist.of(state), coordinates.flip.of(state), symSlice),
      );
      const { length } = searched(phaseOne, state);
      expect(bound).toBeLessThanOrEqual(length);
      if (bound === length) exact++;
    }
    expect(exact).toBeGreaterThan(54);
  });

  test("phase 2 leads home within G1, and the whole solver is never longer", {
    tags: ["seconds"],
  }, async () => {
    const random = seededRandom("reference two");
    for (let i = 0; i < 10; i++) {
      const state = scramble(phaseTwo.turns, 2 + i, random);
      const found = searched(phaseTwo, state);
      expect(found.length).toBeLessThanOrEqual(2 + i);
      expect(isSolved(turnStateBy(state, found.turns))).toBe(true);
      expect(
        (await solve(state, { method: "two-phase", maxLength: found.length })).length,
      ).toBeLessThanOrEqual(found.length);
    }
  });
});
