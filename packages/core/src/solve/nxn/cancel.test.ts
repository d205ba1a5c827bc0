import { describe, expect, test } from "vitest";
import { seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";
import { orderPart } from "./stages/orders.ts";
import { pairMoves } from "./stages/pieces.ts";
import { fiveTurns } from "./stages/stage-turns.ts";

/** A signal that is aborted once it has been read `looks` times. */
function signalAfter(looks: number): { readonly signal: AbortSignal; looked(): number } {
  let looked = 0;
  const signal = {
    get aborted() {
      return ++looked > looks;
    },
  };
  return { signal: signal as unknown as AbortSignal, looked: () => looked };
}

describe("a search that is given up", () => {
  test.each([4, 5, 6, 8, 12, 20, 33])("n = %i: ends at the next look at its signal", async (size) => {
    const state = randomState(size, seededRandom(`give up ${size}`));
    for (const looks of [0, 1, 2, 5, 17, 40]) {
      const { signal, looked } = signalAfter(looks);
      await expect(solve(state, { signal })).rejects.toMatchObject({ code: "aborted" });
      expect(looked()).toBe(looks + 1);
    }
  });

  test("tables of orders pause after so many of them", () => {
    const pairs = pairMoves(5);
    const moves = fiveTurns("eight").turns.map((turn) => pairs.moveOf(turn));
    const work = orderPart(
      moves.map(({ middle }) => middle),
      moves.map(({ low }) => low),
    );
    let pauses = 0;
    let step = work.next();
    for (; step.done !== true; step = work.next()) pauses++;
    expect(pauses * 10_000).toBeGreaterThanOrEqual((step.value.size - 1) * moves.length * 0.99);
  });
});
