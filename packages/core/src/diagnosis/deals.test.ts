import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parity, randomBelow, seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, UNKNOWN_COLOR } from "../state/index.ts";
import { coreCompletions } from "./completions.ts";
import { type Candidates, dealsOf, listDeals, possibleWings } from "./deals.ts";
import { countCore } from "./fitting-holds.ts";
import { pieceTables } from "./piece-orbits.ts";

/** Every deal, one by one, in the order of its candidates. */
function allDeals(candidates: Candidates, orientations: number): number[][] {
  return candidates.reduce<number[][]>(
    (deals, codes) =>
      deals.flatMap((deal) =>
        codes.flatMap((code) => {
          const home = (each: number) => Math.floor(each / orientations);
          return deal.some((other) => home(other) === home(code)) ? [] : [[...deal, code]];
        }),
      ),
    [[]],
  );
}

function classOf(deal: readonly number[], orientations: number): number {
  const sum = deal.reduce((total, code) => total + (code % orientations), 0);
  return (sum % orientations) * 2 + parity(deal.map((code) => Math.floor(code / orientations)));
}

const COUNT = 5;

/** Candidates of five places; some of them blank. */
function someCandidates(orientations: number) {
  const codes = Array.from({ length: COUNT * orientations }, (_, code) => code);
  const some = fc.oneof({ weight: 2, arbitrary: fc.subarray(codes, { maxLength: 5 }) }, fc.constant(codes));
  return fc.array(some, { minLength: COUNT, maxLength: COUNT });
}

describe("deals of five pieces are as all deals tried one by one", () => {
  test.each([2, 3])("in %i orientations", (orientations) => {
    fc.assert(
      fc.property(someCandidates(orientations), fc.nat(), (candidates, some) => {
        const pieces = { count: COUNT, orientations };
        const all = allDeals(candidates, orientations);
        const { ways, possible } = dealsOf(pieces, candidates);
        const classes = all.map((deal) => classOf(deal, orientations));
        ways.forEach((count, each) => {
          expect(count).toBe(classes.filter((other) => other === each).length);
        });
        const allowed = some % (1 << (2 * orientations));
        const fitting = all.filter((_, at) => (allowed >> classes[at]) & 1);
        if (fitting.length > 0)
          expect(possible(allowed)).toEqual(
            candidates.map((codes, place) =>
              codes.filter((code) => fitting.some((deal) => deal[place] === code)),
            ),
          );
        const wanted = some % (2 * orientations);
        expect(listDeals(pieces, candidates, wanted, 7)).toEqual(
          all.filter((_, at) => classes[at] === wanted).slice(0, 7),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("without laws", () => {
    fc.assert(
      fc.property(someCandidates(1), (candidates) => {
        const all = allDeals(candidates, 1);
        const expected = candidates.map((codes, place) =>
          codes.filter((code) => all.some((deal) => deal[place] === code)),
        );
        expect(possibleWings(candidates)).toEqual(all.length > 0 ? expected : undefined);
      }),
    );
  });
});

describe("the number of completions", () => {
  test.each([2, 3])("is that of the listing count, for partly known %ix cubes, legal or not", (size) => {
    const random = seededRandom(`count the core of ${size}`);
    const tables = pieceTables(size);
    for (let round = 0; round < 40; round++) {
      const { colors } = coloringOf(randomState(size, random));
      for (let left = randomBelow(colors.length, random); left > 0; left--)
        colors[randomBelow(colors.length, random)] = UNKNOWN_COLOR;
      if (round % 2) colors[randomBelow(colors.length, random)] = randomBelow(6, random);
      const listed = coreCompletions(tables, colors);
      const expected = "fault" in listed ? 0 : Number(listed.count);
      expect(countCore(tables, colors)).toBe(expected);
    }
  });

  test("of a blank 3x3 with known centers is the number of its states", () => {
    const colors = new Uint8Array(54).fill(UNKNOWN_COLOR);
    for (let face = 0; face < 6; face++) colors[face * 9 + 4] = face;
    expect(countCore(pieceTables(3), colors)).toBe(43252003274489856000);
  });
});
