import { describe, expect, test } from "vitest";
import { makeTurn } from "../../geometry/index.ts";
import { algState, countMoves, printAlg, readAlg } from "../../notation/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { coloringOf, sameState, solvedState, turnState, turnStateBy } from "../../state/index.ts";
import {
  amountChoice,
  costOf,
  LARGE_METRICS,
  mergeTurns,
  NEVER,
  PRICES,
  simplifyByMetric,
  sumOf,
  turnsOfAmounts,
} from "./layers.ts";
import { cubeWithin } from "./stages/stage-turns.ts";

const SIZE = 5;
const every = (kinds: number) =>
  Array.from({ length: kinds ** SIZE }, (_, key) =>
    Uint8Array.from({ length: SIZE }, (_, layer) => Math.floor(key / kinds ** layer) % kinds),
  );
const negative = (amounts: Uint8Array) => amounts.map((amount) => -amount & 3);

describe.each(LARGE_METRICS)("%s", (metric) => {
  const price = PRICES[metric];
  test.each(["run", "two runs"])("a %s is chosen as trying all of them would", (what) => {
    const random = seededRandom(`layers ${what}`);
    for (let round = 0; round < 15; round++) {
      const choice = amountChoice(SIZE);
      const runOf = () => Uint8Array.from({ length: SIZE }, () => randomBelow(4, random));
      const [more, less] = [runOf(), runOf()];
      for (let i = 0; i < choice.gains.length; i++) choice.gains[i] = randomBelow(7, random) - 3;
      choice.gains[4 * randomBelow(SIZE, random) + 1] = NEVER;
      const worth = (amounts: Uint8Array) => {
        const gain = amounts.reduce((sum, amount, layer) => sum + choice.gains[4 * layer + amount], 0);
        const added = costOf(sumOf(more, amounts), price) - costOf(more, price);
        const taken = costOf(sumOf(less, negative(amounts)), price) - costOf(less, price);
        return gain - 0.5 * (added + (what === "two runs" ? taken : 0));
      };
      const best = Math.max(...every(4).map(worth));
      const found = choice.choose(0.5, more, what === "two runs" ? less : undefined, price);
      expect(found).toBeCloseTo(best, 9);
      expect(worth(choice.amounts)).toBeCloseTo(best, 9);
    }
  });
});

test("a run is as many outer block turns as it costs, and its turns do the same", () => {
  const random = seededRandom("runs");
  for (let round = 0; round < 30; round++) {
    const amounts = Uint8Array.from({ length: SIZE }, () => randomBelow(4, random));
    const turns = turnsOfAmounts(amounts, 1);
    expect(mergeTurns(turns, SIZE).length).toBe(costOf(amounts));
    const twice = turnStateBy(turnStateBy(solvedState(SIZE), turns), turns);
    expect(turnStateBy(solvedState(SIZE), turnsOfAmounts(sumOf(amounts, amounts), 1))).toEqual(twice);
    const set = amounts.map((amount) => amount & 1);
    const threefold = turnsOfAmounts(
      set.map((amount) => 3 * amount),
      1,
    );
    expect(turnsOfAmounts(set, 1, 3)).toEqual(threefold);
  }
});

describe("an algorithm simplified by a metric", () => {
  const COUNTED = { OBTM: "htm", SSTM: "sstm", SQTM: "sqtm" } as const;

  test.each(LARGE_METRICS)(
    "%s: the same cube in no more turns, counted independently, and no fewer again",
    (metric) => {
      const random = seededRandom(`simplified ${metric}`);
      for (const size of [2, 3, 4, 5, 6, 7])
        for (let round = 0; round < 40; round++) {
          const moves = Array.from({ length: 12 }, () => {
            const layers = 1 + randomBelow(size, random);
            const face = "URFDLB"[randomBelow(6, random)];
            const kinds = [
              face,
              `${layers}${face}`,
              ...(layers > 1 && layers < size ? [`${layers}${face}w`] : []),
              "xyz"[layers % 3],
            ];
            return kinds[randomBelow(kinds.length, random)] + ["", "2", "'"][randomBelow(3, random)];
          });
          const alg = readAlg(moves.join(" "));
          const simplified = simplifyByMetric(alg, size, metric);
          expect(sameState(algState(simplified, size), algState(alg, size)), printAlg(alg)).toBe(true);
          const count = countMoves(simplified, size)[COUNTED[metric]];
          expect(count, printAlg(alg)).toBeLessThanOrEqual(countMoves(alg, size)[COUNTED[metric]]);
          expect(countMoves(simplifyByMetric(simplified, size, metric), size)[COUNTED[metric]]).toBe(count);
        }
    },
  );

  test.each([
    ["M", 3, "OBTM", 2],
    ["M", 3, "SSTM", 1],
    ["R L'", 3, "SSTM", 1],
    ["R2 L2", 3, "SQTM", 2],
    ["Rw 3R", 4, "SSTM", 1],
    ["4Rw2", 5, "SQTM", 2],
    ["R x U x' R", 4, "SQTM", 3],
    ["R U x x' U' R'", 5, "OBTM", 0],
  ] as const)("%s on a cube of size %i takes in %s %i", (alg, size, metric, count) => {
    expect(countMoves(simplifyByMetric(readAlg(alg), size, metric), size)[COUNTED[metric]]).toBe(count);
  });

  test("an unknown metric is refused", () => {
    expect(() => simplifyByMetric(readAlg("R"), 3, "HTM" as never)).toThrow(/metric/);
  });
});

test.each([
  [6, [0, 2, 3, 5]],
  [7, [0, 2, 3, 4, 6]],
  [8, [0, 2, 4, 5, 7]],
  [9, [0, 3, 4, 5, 8]],
  [10, [0, 4, 5, 9]],
])(
  "n = %i, layers %j: turned as the small cube, a large one shows what the small one shows",
  (size, layers) => {
    const random = seededRandom(`thinned ${size}`);
    const { length } = layers;
    const { thinned, turnThrough } = cubeWithin(size, layers);
    let large = solvedState(size);
    let small = solvedState(length);
    for (let i = 0; i < 40; i++) {
      const axis = randomBelow(3, random) as 0 | 1 | 2;
      const count = 1 + randomBelow(2, random);
      const quarters = 1 + randomBelow(3, random);
      const turn =
        randomBelow(2, random) === 0
          ? makeTurn(axis, 0, count - 1, quarters)
          : makeTurn(axis, length - count, length - 1, quarters);
      small = turnState(small, turn);
      large = turnState(large, turnThrough(turn));
      expect(coloringOf(thinned(large, 0)).colors).toEqual(coloringOf(small).colors);
    }
  },
);
