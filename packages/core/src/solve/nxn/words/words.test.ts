import { describe, expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import {
  type Axis,
  cubeGeometry,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
} from "../../../geometry/index.ts";
import { countMoves, printTurns, readAlg, turnsOf } from "../../../notation/index.ts";
import { type RandomSource, randomBelow, seededRandom } from "../../../perm/index.ts";
import { randomState, rotateState, solvedState, turnStateBy } from "../../../state/index.ts";
import { solve } from "../../index.ts";
import { frameAfter, LARGE_METRICS, PRICES, turnsOfAmounts } from "../layers.ts";
import { PLACES } from "../wings.ts";
import { measureOf } from "./gains.ts";
import { orbitGroups, type Patterns, patternsOf, runOfLayer, type WordOrbit } from "./patterns.ts";
import { insertInto, turnsEndingHome, turnsTurnedBack, type Word, withSlices, wordOfTurns } from "./word.ts";
import { endsOf, solveGroup } from "./word-search.ts";

const priceFor = (size: number, metric: (typeof LARGE_METRICS)[number] = "SQTM") => ({
  size,
  price: PRICES[metric],
});
const turnOf = ({ axis, layer, amount }: Patterns["turns"][number][number]) =>
  makeTurn(axis as Axis, layer, layer, amount);

const heldTurns = ({ runs }: Word) =>
  runs.flatMap(({ axis, amounts }) => turnsOfAmounts(amounts, axis as Axis));

/** What is where in each group after a word that begins with a solved cube, turn by turn. */
const groupsAfter = (word: Word, size: number) =>
  orbitGroups(turnStateBy(solvedState(size), heldTurns(word)), 0).map((group) =>
    group.map(({ start }) => start),
  );

function randomWord(size: number, length: number, seed: string): Word {
  const random = seededRandom(seed);
  const turns = Array.from({ length }, () => {
    const layer = randomBelow(size, random);
    return makeTurn(randomBelow(3, random) as Axis, layer, layer, 1 + randomBelow(3, random));
  });
  return wordOfTurns(turns, priceFor(size));
}

describe.each([2, 3, 4, 5, 6, 9])("a word that ends with the cube held as the goal is, n = %i", (size) => {
  const COUNTED = { OBTM: "htm", SSTM: "sstm", SQTM: "sqtm" } as const;

  test.each(LARGE_METRICS)("%s: the same effect, and its length is what counting says", (metric) => {
    const random = seededRandom(`home ${size} ${metric}`);
    const { inverse } = rotations();
    for (let held = 0; held < ROTATION_COUNT; held++) {
      const word = randomWord(size, 1 + (held % 12), `home ${size} ${held}`);
      const price = priceFor(size, metric);
      const { turns, length } = turnsEndingHome(word, price, held);
      const state = randomState(size, random);
      const straight = turnStateBy(state, heldTurns(word));
      expect(turnStateBy(state, turns)).toEqual(rotateState(straight, inverse[held]));
      expect(countMoves(readAlg(printTurns(turns, size)), size)[COUNTED[metric]]).toBe(length);
    }
  });

  test.each(LARGE_METRICS)("%s: no other choice of turns of the whole cube costs less", (metric) => {
    const price = priceFor(size, metric);
    const word = randomWord(size, 3, `cheapest ${size}`);
    const nothing = new Uint8Array(size);
    const runs = [...word.runs, ...[0, 1, 2].map((axis) => ({ axis, amounts: nothing }))];
    const least = new Map<number, number>();
    for (let choice = 0; choice < 4 ** runs.length; choice++) {
      let frame = 0;
      const turns = runs.flatMap(({ axis, amounts }, i) => {
        const back = (choice >> (2 * i)) & 3;
        const made = turnsTurnedBack(amounts, axis as Axis, back, price.price);
        const turned = made.map((turn) => rotateTurn(turn, frame, size));
        frame = frameAfter(frame, axis, back);
        return turned;
      });
      const cost = countMoves(readAlg(printTurns(turns, size)), size)[COUNTED[metric]];
      least.set(frame, Math.min(cost, least.get(frame) ?? Number.POSITIVE_INFINITY));
    }
    const { inverse } = rotations();
    for (let held = 0; held < ROTATION_COUNT; held++)
      expect(turnsEndingHome(word, price, held).length).toBe(least.get(inverse[held]));
  });
});

describe.each([4, 5, 6, 7])("n = %i", (size) => {
  const groups = orbitGroups(solvedState(size), 0);

  test("patterns move nothing but the group, and centers when they are for wings", () => {
    const { orbits: all } = cubeGeometry(size);
    const random = seededRandom(`patterns ${size}`);
    for (const group of groups) {
      const patterns = patternsOf(group, priceFor(size, "SSTM"));
      expect(patterns.count).toBeGreaterThan(90);
      for (let round = 0; round < 25; round++) {
        const pattern = randomBelow(patterns.count, random);
        const { rotations } = turnStateBy(solvedState(size), patterns.turns[pattern].map(turnOf));
        const moved = all.filter(({ cells }) => cells.some((cell) => rotations[cell] !== 0));
        for (const { kind, depths } of moved) {
          const isOwn = group.some((orbit) => [...orbit.depths].sort().join() === [...depths].sort().join());
          const isWing = kind === "wing";
          // Centers that turn in place look as they did.
          expect(
            group[0].isWing ? isOwn || (!isWing && kind !== "corner" && kind !== "edge") : isOwn && !isWing,
          ).toBe(true);
        }
      }
    }
  });

  test("of eight turns, few patterns are those that are 3-cycles", () => {
    for (const group of groups) {
      const [all, few] = (["all", "few"] as const).map((which) =>
        patternsOf(group, priceFor(size, "SSTM"), which),
      );
      const kept = all.turns.filter(
        ({ length }, pattern) => length < 8 || all.begins[pattern + 1] - all.begins[pattern] === 3,
      );
      expect(few.turns).toEqual(kept);
    }
  });

  test("what an insertion changes at the end is what a replay says", () => {
    const random = seededRandom(`insertions ${size}`);
    const price = priceFor(size);
    const word = randomWord(size, 30, `word ${size}`);
    const arranged = groupsAfter(word, size);
    for (const [own, group] of groups.entries()) {
      const patterns = patternsOf(group, price);
      const pattern = randomBelow(patterns.count, random);
      const at = randomBelow(word.runs.length + 1, random);
      const longer = insertInto(
        word,
        at,
        patterns.turns[pattern].map((turn) => runOfLayer(turn, price)),
        price,
      );
      const replayed = groupsAfter(longer, size)[own];
      group.forEach((orbit, i) => {
        const ends = endsOf(word, orbit).subarray(at * PLACES, (at + 1) * PLACES);
        const before = arranged[own][i];
        const after = before.slice();
        for (let k = patterns.begins[pattern]; k < patterns.begins[pattern + 1]; k++)
          if (Math.floor(patterns.from[k] / PLACES) === i)
            after[ends[patterns.to[k] % PLACES]] = before[ends[patterns.from[k] % PLACES]];
        expect(replayed[i]).toEqual(after);
      });
    }
  });
});

const joined = (lists: readonly Uint8Array[]) => Uint8Array.from(lists.flatMap((list) => [...list]));

/** The goal of a group with that many random swaps in each orbit. */
function swapped(group: readonly WordOrbit[], swaps: number, random: RandomSource): Uint8Array {
  return joined(
    group.map(({ goal }) => {
      const labels = goal.slice();
      for (let i = 0; i < swaps; i++) {
        const [one, other] = [randomBelow(PLACES, random), randomBelow(PLACES, random)];
        [labels[one], labels[other]] = [labels[other], labels[one]];
      }
      return labels;
    }),
  );
}

describe.each([4, 5, 6, 7])("what gains, n = %i", (size) => {
  test.each(["wings", "centers"])("%s: as much as the pieces moved one by one say", (kind) => {
    const random = seededRandom(`gains ${kind} ${size}`);
    const group = orbitGroups(solvedState(size), 0).findLast(
      ([orbit]) => orbit.isWing === (kind === "wings"),
    )!;
    const word = randomWord(size, 8, `gains ${size}`);
    const ends = group.map((orbit) => endsOf(word, orbit));
    const patterns = patternsOf(group, priceFor(size, "SSTM"));
    const measure = measureOf(patterns, joined(group.map(({ goal }) => goal)), kind === "wings");
    const { goal, rest } = measure;
    const free = new Float64Array(patterns.ends.length);
    const wrong = (labels: Uint8Array) => labels.filter((label, place) => label !== goal[place]).length;
    for (const swaps of [2, 5, 40]) {
      const labels = swapped(group, swaps, random);
      measure.open(labels, "all");
      const at = randomBelow(word.runs.length + 1, random);
      const end = joined(ends.map((all) => all.subarray(at * PLACES, (at + 1) * PLACES))).map(
        (place, i) => place + (i < PLACES ? 0 : PLACES),
      );
      const gaining = measure.gainingAt({ end, before: free, after: free }, Number.NEGATIVE_INFINITY);
      const told = new Map(
        Array.from({ length: gaining.count }, (_, i) => [gaining.pattern[i], gaining.value[i]]),
      );
      for (let pattern = 0; pattern < patterns.count; pattern++) {
        const after = labels.slice();
        let homes = 0;
        for (let i = patterns.begins[pattern]; i < patterns.begins[pattern + 1]; i++) {
          const from = end[patterns.from[i]];
          after[end[patterns.to[i]]] = labels[from];
          if (labels[from] === goal[from]) homes++;
        }
        const gain = kind === "wings" ? rest(labels) - rest(after) : wrong(labels) - wrong(after);
        if (told.has(pattern)) expect(told.get(pattern)).toBeCloseTo(gain - patterns.inner[pattern]);
        // Of the others those of several turns that take more than one wing from home are not looked at.
        else if (kind === "centers" || homes < 2 || pattern < patterns.short)
          expect(gain).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.each([5, 7])("n = %i: a word for a 3x3 turns slices, and costs what it does there", (size) => {
  const random = seededRandom(`slices ${size}`);
  const own = priceFor(3);
  const special = [0, (size - 1) / 2, size - 1];
  for (let round = 0; round < 20; round++) {
    const turns = Array.from({ length: 12 }, () => {
      const layer = 2 * randomBelow(2, random);
      return makeTurn(randomBelow(3, random) as Axis, layer, layer, 1 + randomBelow(3, random));
    });
    const small = wordOfTurns(turns, own);
    const large = withSlices(small, priceFor(size));
    expect(large.cost).toBe(small.cost);
    expect(large.runs.map(({ amounts }) => special.map((layer) => amounts[layer]))).toEqual(
      small.runs.map(({ amounts }) => [...amounts]),
    );
  }
});

test("a group is solved, and those before it stay solved", () => {
  const size = 5;
  const price = priceFor(size);
  const groups = orbitGroups(solvedState(size), 0);
  let words = [randomWord(size, 25, "base"), wordOfTurns([], price)];
  for (const [i, group] of groups.entries()) {
    words = finish(solveGroup(words, group, price, { width: 12, children: 6 }));
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      const goals = groups.map((each) => each.map(({ goal }) => goal));
      expect(groupsAfter(word, size).slice(0, i + 1)).toEqual(goals.slice(0, i + 1));
      expect(word.cost).toBe(word.runs.reduce((sum, { cost }) => sum + cost, 0));
    }
  }
  // Of a solved cube nothing is left to do.
  expect(words[0].cost).toBe(0);
});

describe("solve in single layers", () => {
  test("a few turns are taken back, a solved cube takes none", { tags: ["seconds"] }, async () => {
    const state = turnStateBy(solvedState(6), turnsOf(readAlg("2R U"), 6));
    expect((await solve(state, { metric: "SQTM" })).length).toBe(2);
    expect(await solve(solvedState(5), { metric: "SSTM" })).toMatchObject({
      length: 0,
      optimal: true,
      alg: "",
    });
  });

  test("a metric that a size or a method does not have is refused", async () => {
    await expect(solve(solvedState(4), { metric: "QTM" })).rejects.toThrow(
      /counts HTM, SSTM, SQTM on a cube of size 4, got metric "QTM"/,
    );
    await expect(solve(solvedState(4), { method: "layers", metric: "SSTM" })).rejects.toThrow(
      /"layers" counts HTM/,
    );
  });
});
