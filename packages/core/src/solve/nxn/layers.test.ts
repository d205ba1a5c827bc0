import { describe, expect, test } from "vitest";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { solvedState, turnStateBy } from "../../state/index.ts";
import { amountChoice, chooseAmounts, mergeTurns, NEVER, sumOf, turnsOfAmounts } from "./layers.ts";
import { costOf, LARGE_METRICS, priceOf } from "./metrics.ts";

const SIZE = 5;
const every = (kinds: number) =>
  Array.from({ length: kinds ** SIZE }, (_, key) =>
    Uint8Array.from({ length: SIZE }, (_, layer) => Math.floor(key / kinds ** layer) % kinds),
  );
const negative = (amounts: Uint8Array) => amounts.map((amount) => -amount & 3);

describe.each(LARGE_METRICS)("%s", (metric) => {
  const price = priceOf(metric);
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
      const found = chooseAmounts(choice, 0.5, more, what === "two runs" ? less : undefined, price);
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
