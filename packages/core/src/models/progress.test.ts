import { describe, expect, test } from "vitest";
import { FACES, faceTurns } from "../geometry/index.ts";
import { randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import {
  type CubeState,
  randomState,
  rotateState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";
import { nextStage, progressStages, rankProgress, unrankProgress } from "./progress.ts";
import { rankWord } from "./word.ts";

const STATES = 43_252_003_274_489_856_000n;

/** A cube after face turns such as "R U2 R'". */
function after(alg: string) {
  const turns = alg
    .split(" ")
    .map((move) => faceTurns(3)[FACES.indexOf(move[0] as "U") * 3 + ["", "2", "'"].indexOf(move.slice(1))]);
  return turnStateBy(solvedState(3), turns);
}

function bits(rank: bigint): number {
  return rank === 0n ? 0 : Math.log2(Number(rank));
}

describe("the progress number", () => {
  test("is 190,080 · 3,657,830,400 · 216 · 288, with thresholds 288; 62,208; 227,546,313,523,200", () => {
    expect(progressStages()).toEqual([
      { name: "cross", count: 190_080n, weight: 227_546_313_523_200n },
      { name: "F2L", count: 3_657_830_400n, weight: 62_208n },
      { name: "OLL", count: 216n, weight: 288n },
      { name: "PLL", count: 288n, weight: 1n },
    ]);
    expect(progressStages().reduce((product, stage) => product * stage.count, 1n)).toBe(STATES);
    // F2L slot by slot: a corner's place and twist, an edge's place and flip.
    expect(8 * 3 * 8 * 2 * (7 * 3 * 7 * 2) * (6 * 3 * 6 * 2) * (5 * 3 * 5 * 2)).toBe(384 * 294 * 216 * 150);
    expect(BigInt(384 * 294 * 216 * 150)).toBe(progressStages()[1].count);
  });

  test("state → number → state is the identity, in all 24 views", () => {
    const random = seededRandom("progress states");
    for (let i = 0; i < 300; i++) {
      const state = randomState(3, random);
      const rank = rankProgress(rotateState(state, randomBelow(24, random)));
      expect(unrankProgress(rank).rotations).toEqual(state.rotations);
    }
  });

  test("number → state → number is the identity, at both ends and at the thresholds", () => {
    const random = seededRandom("progress numbers");
    const edges = [
      0n,
      STATES - 1n,
      ...progressStages().flatMap(({ weight }) => [weight - 1n, weight, weight + 1n]),
    ];
    for (const rank of [...edges, ...Array.from({ length: 300 }, () => randomBigBelow(STATES, random))])
      expect(rankProgress(unrankProgress(rank))).toBe(rank);
    expect(() => unrankProgress(STATES)).toThrow(RangeError);
    expect(() => unrankProgress(-1n)).toThrow(/expected a bigint in 0 … 43252003274489855999, got -1/);
  });

  test("orders the reachable states as the progress word does", () => {
    const random = seededRandom("progress order");
    const states = Array.from({ length: 200 }, () =>
      unrankProgress(randomBigBelow(10n ** BigInt(randomBelow(20, random)), random)),
    );
    const sign = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
    for (let i = 1; i < states.length; i++)
      expect(sign(rankProgress(states[i - 1]), rankProgress(states[i]))).toBe(
        sign(rankWord(states[i - 1], "progress"), rankWord(states[i], "progress")),
      );
  });

  test("names the stage to do next", () => {
    expect(nextStage(solvedState(3))).toBeUndefined();
    expect(nextStage(after("R U R' U' R' F R2 U' R' U' R U R' F'"))).toBe("PLL");
    expect(nextStage(after("R U R' U R U2 R'"))).toBe("OLL");
    expect(nextStage(after("R U' R'"))).toBe("F2L");
    expect(nextStage(after("R"))).toBe("cross");
  });
});

describe("known answers: bits of the number, measured independently (reference figures of the project)", () => {
  test.each([
    ["T-perm", "R U R' U' R' F R2 U' R' U' R U R' F'", 8.0],
    ["Sune", "R U R' U R U2 R'", 14.5],
    ["one F2L insert", "R U' R'", 47.0],
    ["U", "U", 6.8],
    ["R", "R", 63.7],
  ])("%s is %s: %f bits", (_, alg, expected) => {
    expect(Math.round(bits(rankProgress(after(alg))) * 10) / 10).toBe(expected);
  });

  test("medians after 1, 2, 3 turns of different faces (all of them) and 8 (sampled) are 59, 62.7, 63.2, 64.1 bits", {
    tags: ["seconds"],
  }, () => {
    const median = (values: number[]) => {
      const sorted = values.sort((a, b) => a - b);
      return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
    };
    const turns = faceTurns(3);
    const following = ([state, face]: readonly [CubeState, number]) =>
      turns.flatMap((turn, i) => {
        const next = Math.floor(i / 3);
        return next === face ? [] : [[turnState(state, turn), next] as const];
      });
    const rankBits = (state: CubeState) => bits(rankProgress(state));
    let level: (readonly [CubeState, number])[] = [[solvedState(3), -1]];
    for (const reference of [59, 62.7, 63.2]) {
      level = level.flatMap(following);
      expect(Math.abs(median(level.map(([state]) => rankBits(state))) - reference)).toBeLessThan(0.16);
    }
    const random = seededRandom("medians");
    const eights = Array.from({ length: 1000 }, () => {
      let reached: readonly [CubeState, number] = [solvedState(3), -1];
      for (let i = 0; i < 8; i++) {
        const choices = following(reached);
        reached = choices[randomBelow(choices.length, random)];
      }
      return rankBits(reached[0]);
    });
    expect(Math.abs(median(eights) - 64.1)).toBeLessThan(0.16);
  });
});
