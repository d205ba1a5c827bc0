import { describe, expect, test } from "vitest";
import { bloomTable, countStates, distanceTable } from "../../test/distances.ts";
import { finish } from "../../test/finish.ts";
import { rootOf } from "../../test/root-of.ts";
import { faceTurns } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import {
  arrangementCoordinate,
  axisSymmetries,
  bloomBound,
  conjugateState,
  cubieMoves,
  distanceAt,
  inverseMove,
  MOVE_COUNT,
  mayFollow,
  moveImages,
  moveTable,
  NO_MOVE,
  orientationCoordinate,
  POCKET_TABLES,
  pocketStage,
  prepareStage,
  SOLVED_SLICE,
  tableSpace,
} from "../search/index.ts";
import { cubiesOf, invertState, randomState, solvedState, turnState } from "../state/index.ts";
import { conjugateFlip, flipConjugation } from "./two-phase/flip-conjugation.ts";
import { conjugateEdges, g1Space } from "./two-phase/g1-space.ts";
import { phaseOneMoves, phaseOneReduction, twoPhaseCoordinates } from "./two-phase/phase-one.ts";
import { cornerSpace, phaseOneSpace } from "./two-phase/phase-spaces.ts";
import { phaseTwoMoves, phaseTwoReduction } from "./two-phase/phase-two.ts";

const coordinates = twoPhaseCoordinates();
const one = phaseOneMoves(coordinates);
const two = phaseTwoMoves(one);
const phaseTwo = phaseTwoReduction(one, two);
const { reduction, classes } = phaseOneReduction(coordinates, one);
const cosets = phaseOneSpace(one, reduction, classes);

describe("moves", () => {
  test("a move and its inverse, read off the geometry, cancel; four quarter turns do nothing", () => {
    for (let move = 0; move < MOVE_COUNT; move++)
      for (const orbit of ["corner", "edge"] as const) {
        const { from, turn } = cubieMoves()[move][orbit];
        const back = cubieMoves()[inverseMove(move)][orbit];
        const radix = orbit === "corner" ? 3 : 2;
        for (let place = 0; place < from.length; place++) {
          expect(from[back.from[place]]).toBe(place);
          expect((turn[back.from[place]] + back.turn[place]) % radix).toBe(0);
        }
      }
  });

  test("sequences that keep to the successor rule: 18, 243, 3240 … to length 5, as the recurrence says", () => {
    // a(n) = 12 a(n−1) + 18 a(n−2), a(1) = 18, a(2) = 243: the count of words with commuting opposite faces in order.
    const count = (length: number, previous: number): number => {
      if (length === 0) return 1;
      let sum = 0;
      for (let move = 0; move < MOVE_COUNT; move++)
        if (mayFollow(previous, move)) sum += count(length - 1, move);
      return sum;
    };
    const counts = [1, 2, 3, 4, 5].map((length) => count(length, NO_MOVE));
    expect(counts.slice(0, 2)).toEqual([18, 243]);
    for (let n = 2; n < 5; n++) expect(counts[n]).toBe(12 * counts[n - 1] + 18 * counts[n - 2]);
  });
});

describe("coordinates", () => {
  const all = [
    ...Object.values(coordinates),
    arrangementCoordinate("three", 3, 0, [0, 1, 2]),
    orientationCoordinate("small", 3, 0, [0, 1, 2, 3, 4]),
  ];

  test.each(all.map((coordinate) => [coordinate.name, coordinate] as const))(
    "%s: each value has its marks and no two the same",
    (_, { size, places, rank, unrank }) => {
      const marks = new Uint8Array(places);
      const step = Math.ceil(size / 3000);
      for (let index = 0; index < size; index += step) {
        unrank(index, marks);
        expect(rank(marks)).toBe(index);
      }
    },
  );

  test("move tables agree with turning whole cubes", () => {
    const random = seededRandom("move tables");
    const tables = { ...one, fourEdges: moveTable(coordinates.fourEdges) };
    for (let i = 0; i < 200; i++) {
      const state = randomState(3, random);
      const before = rootOf(coordinates, state);
      const move = randomBelow(MOVE_COUNT, random);
      const after = rootOf(coordinates, turnState(state, faceTurns(3)[move]));
      const row = (value: number) => value * MOVE_COUNT + move;
      expect(tables.twist[row(before.twist)]).toBe(after.twist);
      expect(tables.flip[row(before.flip)]).toBe(after.flip);
      expect(tables.slice[row(before.slice)]).toBe(after.slice);
      expect(tables.fourCorners[row(before.upperCorners)]).toBe(after.upperCorners);
      expect(tables.fourCorners[row(before.lowerCorners)]).toBe(after.lowerCorners);
      for (const key of ["upperEdges", "lowerEdges", "sliceEdges"] as const)
        expect(tables.fourEdges[row(before[key])]).toBe(after[key]);
    }
  });

  test("cubes at distance 0 … 4 from solved, told apart by coordinates: the published counts", () => {
    // In half turns: OEIS A080601, after J. Bryan, Cube-Lovers 1998.
    const start = Object.values(rootOf(coordinates, solvedState(3)));
    const fourEdges = moveTable(coordinates.fourEdges);
    const tables = [one.twist, one.flip, one.slice, one.fourCorners, one.fourCorners, fourEdges];
    const rowsOf = [...tables, fourEdges, fourEdges];
    const seen = new Set([start.join()]);
    const counts = [1];
    let level = [start];
    for (let depth = 1; depth <= 4; depth++) {
      const next: number[][] = [];
      for (const values of level)
        for (let move = 0; move < MOVE_COUNT; move++) {
          const reached = values.map((value, i) => rowsOf[i][value * MOVE_COUNT + move]);
          const key = reached.join();
          if (seen.has(key)) continue;
          seen.add(key);
          next.push(reached);
        }
      counts.push(next.length);
      level = next;
    }
    expect(counts).toEqual([1, 18, 243, 3240, 43239]);
  });
});

describe("symmetry", () => {
  test("the 16 symmetries of the axis are a group", () => {
    const { symmetries, product, inverse } = axisSymmetries();
    expect(symmetries.length).toBe(16);
    expect(symmetries[0]).toBe(0);
    for (let a = 0; a < 16; a++) {
      expect(product[a * 16 + inverse[a]]).toBe(0);
      expect(new Set(product.subarray(a * 16, a * 16 + 16)).size).toBe(16);
    }
  });

  test("turning and then looking from elsewhere is looking and then turning what is seen: 48 symmetries", () => {
    const random = seededRandom("equivariance");
    for (let s = 0; s < 48; s++) {
      const state = randomState(3, random);
      const image = moveImages(s);
      const move = randomBelow(MOVE_COUNT, random);
      const turns = faceTurns(3);
      expect(conjugateState(turnState(state, turns[move]), s).rotations).toEqual(
        turnState(conjugateState(state, s), turns[image[move]]).rotations,
      );
    }
  });

  test("a root seen by a rotation is the root of the cube so seen; inverses too", () => {
    const random = seededRandom("roots");
    for (let rotation = 0; rotation < 24; rotation++) {
      const state = randomState(3, random);
      expect(rootOf(coordinates, state, rotation)).toEqual(
        rootOf(coordinates, conjugateState(state, rotation)),
      );
      const twice = invertState(invertState(state));
      expect(rootOf(coordinates, twice)).toEqual(rootOf(coordinates, state));
    }
  });

  test("conjugated coordinates are coordinates of the conjugated cube, flips with their correction", () => {
    const random = seededRandom("conjugation");
    const { symmetries } = axisSymmetries();
    const { crossed } = flipConjugation(coordinates.flip);
    for (let i = 0; i < 50; i++) {
      const state = randomState(3, random);
      const root = rootOf(coordinates, state);
      symmetries.forEach((symmetry, s) => {
        const conjugate = rootOf(coordinates, conjugateState(state, symmetry));
        expect(reduction.twistConjugate[root.twist * 16 + s]).toBe(conjugate.twist);
        expect(conjugateFlip(reduction.flipConjugate, root.flip, s) ^ crossed(root.slice, s)).toBe(
          conjugate.flip,
        );
      });
    }
  });

  test("flips without the correction are wrong for the 8 symmetries that turn by a quarter, and only for those", () => {
    const random = seededRandom("flips");
    const state = randomState(3, random);
    const root = rootOf(coordinates, state);
    const { symmetries } = axisSymmetries();
    const wrong = symmetries.filter(
      (symmetry, s) =>
        conjugateFlip(reduction.flipConjugate, root.flip, s) !==
        rootOf(coordinates, conjugateState(state, symmetry)).flip,
    );
    expect(wrong.length).toBe(8);
  });

  test("classes: 45 sets of slice places, 2,768 orders of eight corners", () => {
    expect(classes.representative.length).toBe(45);
    expect(phaseTwo.corners.representative.length).toBe(2768);
  });

  test("the edges of U and D of a cube of G1 are shown as the conjugated cube has them", () => {
    const random = seededRandom("edges conjugate");
    const { symmetries } = axisSymmetries();
    for (let i = 0; i < 40; i++) {
      let state = solvedState(3);
      for (let k = 0; k < 30; k++)
        state = turnState(state, faceTurns(3)[two.moves[randomBelow(two.moves.length, random)]]);
      const { upperEdges, lowerEdges } = rootOf(coordinates, state);
      symmetries.forEach((symmetry, s) => {
        const conjugate = rootOf(coordinates, conjugateState(state, symmetry));
        expect(conjugateEdges(phaseTwo, upperEdges, lowerEdges, s)).toBe(
          conjugate.upperEdges * 24 + (conjugate.lowerEdges % 24),
        );
      });
    }
  });
});

describe("tables", () => {
  const pocket = finish(prepareStage(pocketStage(POCKET_TABLES.all)));
  const [{ table: pocketDistances }] = pocket.terms;
  const pocketSpace = tableSpace(pocket.stage, pocket.parts, POCKET_TABLES.all);

  test("the 2x2, all of it: the published distribution of its 3,674,160 states", () => {
    const counts = new Array<number>(12).fill(0);
    for (let state = 0; state < pocketSpace.size; state++) counts[distanceAt(pocketDistances, state)]++;
    // Half-turn metric: OEIS A079761, after D. Hofstadter, Metamagical Themas.
    expect(counts).toEqual([1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644]);
  });

  test("and in quarter turns", () => {
    const quarters = finish(prepareStage(pocketStage(POCKET_TABLES.all, undefined, "QTM")));
    const counts = new Array<number>(15).fill(0);
    for (let state = 0; state < pocketSpace.size; state++)
      counts[distanceAt(quarters.terms[0].table, state)]++;
    // OEIS A079762.
    expect(counts).toEqual([
      1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276,
    ]);
  });

  test("cosets of G1 by distance: Reid's counts of 1995, to 6 moves", () => {
    // M. Reid, "two stage filtration", Cube-Lovers, January 1995, face turns; first counted by D. Winter in 1992.
    const { distribution, visit } = countStates(cosets);
    bloomTable(cosets, { depth: 7, wordsLog: 19, step: 3 }, visit);
    expect(distribution).toEqual([1, 4, 50, 592, 7156, 87236, 1043817]);
  });

  test("G1 by distance: Reid's counts of 1995, to 6 moves", () => {
    // As confirmed by T. Rokicki, forum.cubeman.org, 2006 ("Results of two more cosets of the H group": moves in H).
    const space = g1Space(one, two, phaseTwo);
    const { distribution, visit } = countStates(space);
    bloomTable(space, { depth: 7, wordsLog: 15, step: 2 }, visit);
    expect(distribution).toEqual([1, 10, 67, 456, 3079, 19948, 123074]);
  });

  test("corners with the slice's order: 8! · 4! states; with the edges of U as a set: 8! · C(8, 4)", () => {
    for (const [space, size] of [
      [
        cornerSpace("slice", one.fourCorners, two, phaseTwo.corners, two.sliceOrder, phaseTwo.sliceConjugate),
        40320 * 24,
      ],
      [
        cornerSpace("set", one.fourCorners, two, phaseTwo.corners, two.edgeSet, phaseTwo.edgeSetConjugate),
        40320 * 70,
      ],
    ] as const) {
      const { distribution, visit } = countStates(space);
      distanceTable(space, { farthest: 20, visit });
      expect(distribution.reduce((sum, count) => sum + count)).toBe(size);
      expect(distribution.slice(0, 3)).toEqual([1, 10, 67]);
    }
  });

  test("a pruning table that stops early says one more than its depth beyond it", () => {
    const space = cornerSpace(
      "slice",
      one.fourCorners,
      two,
      phaseTwo.corners,
      two.sliceOrder,
      phaseTwo.sliceConjugate,
    );
    const whole = distanceTable(space);
    const short = distanceTable(space, { farthest: 7 });
    expect(short).toEqual(whole.map((distance) => Math.min(distance, 8)));
  });

  test("a frontier never says more than the distance, says it exactly for nearly all that are near, and seldom less beyond", () => {
    const table = bloomTable(pocketSpace, POCKET_TABLES.near.near);
    let over = 0;
    let exact = 0;
    let fooled = 0;
    let far = 0;
    const random = seededRandom("frontier");
    for (let i = 0; i < 100_000; i++) {
      const index = randomBelow(pocketSpace.size, random);
      const distance = distanceAt(pocketDistances, index);
      const bound = bloomBound(table, index);
      if (bound > distance) over++;
      if (distance <= 6) exact += bound === distance ? 1 : 0;
      else far++;
      if (distance > 6 && bound <= 6) fooled++;
    }
    expect(over).toBe(0);
    expect(exact).toBeGreaterThan(1000);
    expect(fooled / far).toBeLessThan(0.05);
  });

  test("cubes on a random walk from G1 are never said to be farther than the walk", () => {
    const table = bloomTable(cosets, { depth: 6, wordsLog: 16, step: 3 });
    const random = seededRandom("walks");
    const neighbors = new Int32Array(cosets.degree);
    const aliases = new Int32Array(cosets.degree);
    for (let i = 0; i < 2000; i++) {
      let index = cosets.start;
      for (let length = 1; length <= 6; length++) {
        const count = cosets.neighbors([index], 0, 1, neighbors);
        index = neighbors[randomBelow(count, random)];
        const names = cosets.aliases!(index, aliases);
        for (let j = 0; j < names; j++) expect(bloomBound(table, aliases[j])).toBeLessThanOrEqual(length);
      }
    }
  });

  test("solved cubies are value 0 of every coordinate but the slice edges and those of D", () => {
    const root = rootOf(coordinates, solvedState(3));
    expect(root).toEqual({
      twist: 0,
      flip: 0,
      slice: SOLVED_SLICE,
      upperCorners: 0,
      lowerCorners: 1656,
      upperEdges: 0,
      lowerEdges: 1656,
      sliceEdges: SOLVED_SLICE * 24,
    });
    expect(cubiesOf(solvedState(3)).cp).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
