import fc from "fast-check";
import { expect, test } from "vitest";
import { parity, rankPermutation, unrankPermutation } from "../perm/index.ts";
import { atOnce } from "../portions.ts";
import { bestAssignment } from "./assignment.ts";
import { assignCenters } from "./center-assignment.ts";
import { dealPieces } from "./deal.ts";

const EXACT = { reach: 1e4, width: 1e6 };
const logOf = fc.double({ min: -12, max: 0, noNaN: true });
const table = (size: number) =>
  fc.array(logOf, { minLength: size, maxLength: size }).map((logs) => Float64Array.from(logs));

const permutations = (count: number) => {
  let total = 1;
  for (let k = 2; k <= count; k++) total *= k;
  return Array.from({ length: total }, (_, rank) => unrankPermutation(rank, count));
};

test("the best assignment is the best of all permutations, and its prices prove it", () => {
  fc.assert(
    fc.property(table(25), (weights) => {
      const { columnOf, rowPrice, columnPrice } = bestAssignment(weights, 5);
      const worth = (columns: ArrayLike<number>) =>
        Array.from(columns).reduce((sum, column, row) => sum + weights[row * 5 + column], 0);
      const best = Math.max(...permutations(5).map(worth));
      expect(worth(columnOf)).toBeCloseTo(best, 9);
      weights.forEach((weight, at) => {
        expect(weight).toBeLessThanOrEqual(rowPrice[Math.floor(at / 5)] + columnPrice[at % 5] + 1e-9);
      });
      expect(rankPermutation(Array.from(columnOf))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

/** Every deal of `count` pieces in `orientations` ways: its codes by place, its class and its log-likelihood. */
function allDeals(logs: Float64Array, count: number, orientations: number) {
  const codes = count * orientations;
  return permutations(count).flatMap((homes) =>
    Array.from({ length: orientations ** count }, (_, key) => {
      const dealt = homes.map(
        (home, place) => home * orientations + (Math.floor(key / orientations ** place) % orientations),
      );
      const sum = dealt.reduce((total, code) => total + (code % orientations), 0);
      return {
        dealt,
        dealClass: (sum % orientations) * 2 + parity(homes),
        log: dealt.reduce((total, code, place) => total + logs[place * codes + code], 0),
      };
    }),
  );
}

test.each([1, 2, 3])(
  "deals of four pieces in %i orientations are as all deals tried one by one",
  (orientations) => {
    const codes = 4 * orientations;
    fc.assert(
      fc.property(table(4 * codes), (logs) => {
        const deals = atOnce(dealPieces(logs, 4, orientations, EXACT));
        const all = allDeals(logs, 4, orientations);
        for (let dealClass = 0; dealClass < orientations * 2; dealClass++) {
          const mine = all.filter((deal) => deal.dealClass === dealClass);
          const best = mine.reduce((a, b) => (b.log > a.log ? b : a));
          expect(deals.best[dealClass]).toBeCloseTo(best.log, 9);
          const worth = deals
            .codesOf(dealClass)
            .reduce((sum, code, place) => sum + logs[place * codes + code], 0);
          expect(worth).toBeCloseTo(best.log, 9);
          expect(deals.total[dealClass]).toBeCloseTo(
            Math.log(mine.reduce((sum, { log }) => sum + Math.exp(log), 0)),
            9,
          );
        }
        // Only class 0 counts, and class 1 at a tenth of it.
        const weight = (dealClass: number) =>
          dealClass === 0 ? 0 : dealClass === 1 ? Math.log(0.1) : Number.NEGATIVE_INFINITY;
        const shares = atOnce(deals.shares(weight));
        const expected = new Float64Array(4 * codes);
        let sum = 0;
        for (const { dealt, dealClass, log } of all) {
          const likelihood = Math.exp(log + weight(dealClass));
          sum += likelihood;
          dealt.forEach((code, place) => {
            expected[place * codes + code] += likelihood;
          });
        }
        expected.forEach((value, at) => {
          expect(shares[at]).toBeCloseTo(value / sum, 9);
        });
      }),
      { numRuns: 8 },
    );
  },
);

test("a deal that is cut off keeps its best and nearly all of its likelihood", () => {
  fc.assert(
    fc.property(table(6 * 6), (logs) => {
      const exact = atOnce(dealPieces(logs, 6, 1, EXACT));
      const cut = atOnce(dealPieces(logs, 6, 1, { reach: 15, width: 1e6 }));
      const best = Math.max(...exact.best);
      expect(Math.max(...cut.best)).toBeCloseTo(best, 9);
      for (const dealClass of [0, 1])
        if (exact.best[dealClass] > best - 4)
          expect(cut.total[dealClass]).toBeCloseTo(exact.total[dealClass], 2);
    }),
    { numRuns: 40 },
  );
});

test("sharing out colors: the best is the best assignment to four slots of each color, and shares add up", () => {
  fc.assert(
    fc.property(table(24 * 6), (logs) => {
      const { best, total, colors, shares: sharesOf } = assignCenters(logs);
      const shares = sharesOf();
      const slots = new Float64Array(24 * 24).map(
        (_, at) => logs[Math.floor(at / 24) * 6 + ((at % 24) >> 2)],
      );
      const reference = bestAssignment(slots, 24);
      const worth = Array.from(reference.columnOf).reduce(
        (sum, slot, place) => sum + logs[place * 6 + (slot >> 2)],
        0,
      );
      expect(best).toBeCloseTo(worth, 8);
      expect(Array.from(colors).reduce((sum, color, place) => sum + logs[place * 6 + color], 0)).toBeCloseTo(
        best,
        8,
      );
      expect(total).toBeGreaterThanOrEqual(best - 1e-9);
      for (let color = 0; color < 6; color++)
        expect(
          Array.from({ length: 24 }, (_, place) => shares[place * 6 + color]).reduce((a, b) => a + b),
        ).toBeCloseTo(4, 8);
      for (let place = 0; place < 24; place++)
        expect(shares.subarray(place * 6, place * 6 + 6).reduce((a, b) => a + b)).toBeCloseTo(1, 8);
    }),
    { numRuns: 10 },
  );
});
