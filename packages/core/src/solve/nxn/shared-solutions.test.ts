import { expect, test } from "vitest";
import { allTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { joinHelpers, sharedSolution } from "./crew-search.ts";

test("solutions are read as they were left, and the shortest one counts", () => {
  const random = seededRandom("places");
  for (const size of [4, 9, 100]) {
    const shared = sharedSolution(size);
    const other = sharedSolution(size, shared.words.buffer);
    const all = allTurns(size);
    const made = (count: number) => Array.from({ length: count }, () => all[randomBelow(all.length, random)]);
    expect(shared.left()).toBeUndefined();
    shared.announce(90);
    const lists = [80, 120, 81, 0].map(made);
    const [first, , , last] = lists;
    const kept = lists.map((turns) => {
      expect(other.post(turns)).toBe(true);
      return shared.left();
    });
    expect(kept).toEqual([first, first, first, last]);
    expect(shared.shortest()).toBe(0);
  }
});

test("what is too long for the memory is left out, and what is being written is neither read nor written over", () => {
  const shared = sharedSolution(4);
  const [turn] = allTurns(4);
  expect(shared.post(Array.from({ length: 1000 }, () => turn))).toBe(true);
  expect(shared.left()).toBeUndefined();
  expect(shared.post([turn, turn])).toBe(true);
  const version = 3;
  Atomics.add(shared.words, version, 1);
  expect(shared.left()).toBeUndefined();
  expect(shared.post([turn])).toBe(false);
  Atomics.add(shared.words, version, 1);
  expect(shared.left()).toEqual([turn, turn]);
  expect(shared.post([turn])).toBe(true);
  expect(shared.left()).toEqual([turn]);
});

test.each([0, 1])(
  "a thread ends if another died while it wrote (%i: one did)",
  { tags: ["seconds"] },
  async (isWriting) => {
    const shared = sharedSolution(4);
    const version = 3;
    Atomics.store(shared.words, version, isWriting);
    const { rotations } = randomState(4, seededRandom("died"));
    const memory = shared.words.buffer;
    const task = {
      kind: "reduction",
      size: 4,
      rotations,
      maxLength: 1000,
      improve: false,
      timeLeft: 0,
      memory,
    } as const;
    const part = await joinHelpers(task, 1, new AbortController().signal, undefined);
    let tries = 0;
    while (!part.advance()) if (++tries > 1_000_000) throw new Error("it does not end");
    expect(shared.left() === undefined).toBe(isWriting === 1);
  },
);
