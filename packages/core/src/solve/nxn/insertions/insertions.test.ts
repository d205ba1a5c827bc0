import { describe, expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { randomState, solvedState } from "../../../state/index.ts";
import { centerOrbits } from "../center-masks.ts";
import { costOf } from "../layers.ts";
import { reductionState, wrongCenters } from "../reduction-state.ts";
import { commutatorSearch } from "./commutator-search.ts";
import { cycleMasks } from "./cycle-masks.ts";
import { solveCenters } from "./insert-commutators.ts";
import { type RunSequence, startSequence } from "./run-sequence.ts";

/** A sequence that begins with some random runs, which leave the middle of an odd cube where it is. */
function begun(size: number, seed: string): RunSequence {
  const random = seededRandom(seed);
  const sequence = startSequence(size, reductionState(randomState(size, random), 0).colors);
  for (let axis = 0; axis < 6; axis++) {
    const amounts = Uint8Array.from({ length: size }, (_, layer) =>
      2 * layer + 1 === size ? 0 : randomBelow(4, random),
    );
    sequence.append({ axis: axis % 3, amounts });
  }
  return sequence;
}

function lengthOf({ runs }: RunSequence): number {
  return runs.reduce((sum, { amounts }) => sum + costOf(amounts), 0);
}

/** What is kept for every position, recomputed from the first state and the runs. */
function expectConsistent({ size, lines, runs, states, wrong }: RunSequence): void {
  const isWrong = (sticker: number) => (sticker & 7) !== sticker >> 3;
  for (const state of states)
    expect(lines.centers.reduce((sum, facelet) => sum + (isWrong(state[facelet]) ? 1 : 0), 0)).toBe(wrong);
  let faults = 0;
  for (const facelet of lines.centers) {
    let at = facelet;
    for (let t = 0; t < runs.length; t++) {
      const { axis, amounts } = runs[t];
      const to = lines.images[4 * axis + amounts[lines.layers[axis][at]]][at];
      if (states[t + 1][to] !== states[t][at]) faults++;
      at = to;
    }
    if (states[runs.length][at] >> 3 !== Math.floor(at / size ** 2)) faults++;
  }
  expect(faults).toBe(0);
}

describe("commutators put in at any time", () => {
  test.each([6, 9])(
    "n = %i: every time stays what a replay says, and nothing costs more than foreseen",
    (size) => {
      const sequence = begun(size, `any time ${size}`);
      expectConsistent(sequence);
      const search = commutatorSearch(size);
      const random = seededRandom(`times ${size}`);
      for (let count = 0; count < 25; ) {
        const price = 0.15 + 0.1 * randomBelow(8, random);
        const t = randomBelow(sequence.runs.length + 1, random);
        const found = search.find(sequence, t, randomBelow(3, random), price);
        if (!found) continue;
        count++;
        const { runs, cycles } = found;
        const before = { wrong: sequence.wrong, length: lengthOf(sequence) };
        sequence.insert(t, runs, cycles);
        expectConsistent(sequence);
        const profit = before.wrong - sequence.wrong - price * (lengthOf(sequence) - before.length);
        expect(profit).toBeGreaterThanOrEqual(search.best.profit - 1e-9);
      }
    },
  );

  test("solve the centers of an 8x8, and make the wings as even as was asked", () => {
    const work = reductionState(randomState(8, seededRandom("all")), 0);
    const odd = Uint8Array.of(0, 1, 0, 1);
    finish(solveCenters(work, 0, odd));
    expect(wrongCenters(work)).toBe(0);
    for (let depth = 1; depth < 4; depth++) {
      let quarters = 0;
      for (const turn of work.turns)
        for (const layer of [depth, 7 - depth])
          if (turn.first <= layer && layer <= turn.last) quarters += turn.quarters;
      expect(quarters % 2).toBe(odd[depth]);
    }
    expect(startSequence(8, work.colors).turns()).toEqual([]);
  });
});

test.each([4, 5, 7])("n = %i: the last two wrong centers are solved, wherever they are", (size) => {
  const random = seededRandom(`two wrong ${size}`);
  for (const facelets of centerOrbits(size))
    for (let round = 0; round < 12; round++) {
      const work = reductionState(solvedState(size), 0);
      const [one, other] = [facelets[randomBelow(24, random)], facelets[randomBelow(24, random)]];
      if (work.colors[one] === work.colors[other]) continue;
      [work.colors[one], work.colors[other]] = [work.colors[other], work.colors[one]];
      finish(solveCenters(work, round));
      expect(wrongCenters(work)).toBe(0);
    }
});

describe("parts", () => {
  test("masks gain what the stickers say, one by one, beyond 32 layers too", () => {
    for (const size of [7, 37]) {
      const sequence = begun(size, "masks");
      const [state] = sequence.states;
      const random = seededRandom("cycles");
      const masks = cycleMasks(size);
      for (let axis = 0; axis < 3; axis++) {
        const lines = sequence.lines.axes[axis];
        masks.lookAt(lines, state);
        for (const isBackward of [true, false]) {
          const row = 1 + randomBelow(size - 2, random);
          const layer = 1 + randomBelow(size - 2, random);
          masks.fillGains(row, layer, isBackward);
          for (let key = 0; key < 64; key++) {
            const [i, j, k] = [key >> 4, (key >> 2) & 3, key & 3];
            for (let at = 1; at < size - 1 && i !== j; at++) {
              const across = isBackward ? size - 1 - at : at;
              const cycle = [
                lines.facelets[(i * size + row) * size + at],
                lines.facelets[(j * size + row) * size + at],
                lines.facelets[(k * size + across) * size + layer],
              ].map((facelet) => state[facelet]);
              const right = (color: number, end: number) => ((color & 7) === end >> 3 ? 1 : 0);
              const gain = cycle.reduce(
                (sum, sticker, p) => sum + right(sticker, cycle[(p + 1) % 3]) - right(sticker, sticker),
                0,
              );
              const word = key * masks.lines.words + ((at - 1) >> 5);
              const bit = (mask: Uint32Array) => (mask[word] >>> ((at - 1) & 31)) & 1;
              const found = bit(masks.one) + 2 * bit(masks.two) + 4 * bit(masks.four);
              expect(found).toBe(at === layer ? 0 : gain + 3);
            }
          }
        }
      }
    }
  });
});
