import { describe, expect, test } from "vitest";
import { distanceTable } from "../../test/distances.ts";
import { finish } from "../../test/finish.ts";
import {
  type Axis,
  allTurns,
  faceTurns,
  makeTurn,
  ROTATION_COUNT,
  SYMMETRY_COUNT,
  type Turn,
  transformBySymmetry,
} from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { randomState, solvedState, turnStateBy } from "../state/index.ts";
import {
  arrangementCoordinate,
  type CanonicalSequences,
  type Coordinate,
  canonicalSequences,
  conjugateState,
  distribution,
  orbitIndex,
  orientationCoordinate,
  orientedCoordinate,
  permutationCoordinate,
  prepareStage,
  type Stage,
  tableSpace,
} from "./index.ts";

/** Blocks of the outer layers: one and two deep on one side of each axis, one deep on the other. All turns of a 4x4. */
function blockTurns(size: number, isAllowed: (turn: Turn) => boolean = () => true): Turn[] {
  const wide = ([0, 1, 2] as const).flatMap((axis) =>
    [1, 2, 3].map((quarters) => makeTurn(axis, size - 2, size - 1, quarters)),
  );
  return [...faceTurns(size), ...wide].filter(isAllowed);
}

function distancesOf(stage: Stage): Uint8Array {
  const { parts } = finish(prepareStage({ ...stage, tables: [] }));
  return distanceTable(tableSpace(stage, parts, stage.tables[0]));
}

/** How many canonical sequences there are of each length. */
function countSequences({ width, start, list, count, next }: CanonicalSequences, longest: number) {
  const counts = new Array<number>(longest + 1).fill(0);
  const walk = (state: number, length: number): void => {
    counts[length]++;
    for (let i = 0; i < count[state]; i++) {
      const move = list[state * width + i];
      if (length < longest) walk(next[state * width + move], length + 1);
    }
  };
  walk(start, 0);
  return counts;
}

describe("canonical sequences", () => {
  const turns = faceTurns(3);

  // Half turns: a(d) = 12 a(d−1) + 18 a(d−2), R. Korf 1997. Quarter turns: as many as positions, OEIS A080602.
  test("of a 3x3 are as many as is known, in half and in quarter turns", () => {
    expect(countSequences(canonicalSequences(turns), 4)).toEqual([1, 18, 243, 3240, 43254]);
    const quarters = turns.filter((turn) => turn.quarters !== 2);
    expect(countSequences(canonicalSequences(quarters), 4)).toEqual([1, 12, 114, 1068, 10011]);
  });

  test("lead to every combined turn of an axis once, for any layers", () => {
    const all = blockTurns(4);
    const { next, count, list, width, start } = canonicalSequences(all);
    const states = new Set(next);
    // U, Uw and D turn by themselves: 4³ − 1 combined turns of each axis.
    expect(states.size - 1).toBe(3 * 63);
    const random = seededRandom("canonical");
    for (let i = 0; i < 200; i++) {
      let state = start;
      let last = -1;
      for (let step = 0; step < 12; step++) {
        const move = list[state * width + randomBelow(count[state], random)];
        expect(move).not.toBe(last);
        state = next[state * width + move];
        last = move;
      }
    }
  });

  test("with many layers, turns of an axis come in the order of the list", () => {
    const many = [0, 1, 2].flatMap((axis) =>
      [0, 1, 2, 3, 4, 5].flatMap((depth) => [1, 2, 3].map((q) => makeTurn(axis as 0 | 1 | 2, 0, depth, q))),
    );
    const { count, width } = canonicalSequences(many);
    expect(width).toBe(54);
    expect(count[0]).toBe(54);
  });
});

describe("coordinates on any orbit", () => {
  const [corner, edge] = [orbitIndex(3, "corner"), orbitIndex(3, "edge")];
  const cases: [string, Coordinate, number, readonly Turn[]][] = [
    ["flips", orientationCoordinate("flips", 3, edge), 3, faceTurns(3)],
    ["four edges", arrangementCoordinate("four edges", 3, edge, [4, 5, 6, 7]), 3, faceTurns(3)],
    ["oriented corners", orientedCoordinate("two corners", 3, corner, [5, 2]), 3, faceTurns(3)],
    ["oriented edges", orientedCoordinate("edges", 3, edge, [1, 8, 3]), 3, faceTurns(3)],
    ["corners of a 2x2", permutationCoordinate("corners", 2, 0), 2, faceTurns(2)],
  ];

  test.each(cases)(
    "%s: a turn of the cube is a turn of the value, and values come back",
    (_, coordinate, size, turns) => {
      const track = coordinate.track(turns);
      const random = seededRandom(`track ${coordinate.name}`);
      expect(coordinate.of(solvedState(size))).toBe(coordinate.home);
      for (let i = 0; i < 30; i++) {
        const state = randomState(size, random);
        const value = coordinate.of(state);
        expect(value).toBeLessThan(coordinate.size);
        expect(track.rank(track.unrank(value))).toBe(value);
        const move = randomBelow(turns.length, random);
        const after = track.rank(track.after(track.unrank(value), move));
        expect(after).toBe(coordinate.of(turnStateBy(state, [turns[move]])));
      }
    },
  );

  test("what turns do to an orbit is what they do to the cubies of a 3x3", () => {
    faceTurns(3).forEach((turn, move) => {
      const state = turnStateBy(solvedState(3), [turn]);
      expect(permutationCoordinate("order", 2, 0).of(turnStateBy(solvedState(2), [faceTurns(2)[move]]))).toBe(
        permutationCoordinate("order", 3, corner).of(state),
      );
    });
  });
});

/** The turn of an n-cube conjugated by symmetry s; a mirror reverses it. Any of the 48 symmetries. */
function conjugateTurn({ axis, first, last, quarters }: Turn, symmetry: number, size: number): Turn {
  const image = transformBySymmetry(symmetry, [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0]);
  const to = image.findIndex((part) => part !== 0) as Axis;
  const isOpposite = image[to] < 0;
  const [low, high] = isOpposite ? [size - 1 - last, size - 1 - first] : [first, last];
  return makeTurn(to, low, high, isOpposite === symmetry >= ROTATION_COUNT ? quarters : -quarters);
}

describe("symmetry", () => {
  const all = [...Array(SYMMETRY_COUNT).keys()];
  test.each([2, 3, 4, 5])("conjugating and turning commute on a %ix%i, with all 48 symmetries", (size) => {
    const random = seededRandom(`conjugate ${size}`);
    for (const symmetry of all) {
      const state = randomState(size, random);
      const turn = allTurns(size)[randomBelow(allTurns(size).length, random)];
      const image = turnStateBy(conjugateState(state, symmetry), [conjugateTurn(turn, symmetry, size)]);
      expect(conjugateState(turnStateBy(state, [turn]), symmetry).rotations).toEqual(image.rotations);
    }
  });
});

describe("stages", () => {
  const edge = orbitIndex(3, "edge");
  /** All edges oriented. */
  const flips: Stage = {
    name: "flips",
    size: 3,
    turns: faceTurns(3),
    coordinates: [orientationCoordinate("flips", 3, edge)],
    tables: [{ of: [0], bits: 4 }],
  };

  test("flips are at most 7 turns away, the first phase of Thistlethwaite's algorithm", () => {
    // The longest is M. Thistlethwaite's (1981); the counts are our own, by another breadth-first search.
    const counts = distribution(distancesOf(flips));
    expect(counts).toEqual([1, 2, 25, 202, 620, 900, 285, 13]);
  });

  test("a stage whose turns lack an inverse is refused by name", () => {
    const turns = faceTurns(3).slice(0, 2);
    expect(() => finish(prepareStage({ ...flips, turns }))).toThrow(
      /stage flips expected the inverse of each/,
    );
  });
});
