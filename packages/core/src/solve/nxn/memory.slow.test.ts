import { afterEach, expect, test, vi } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { limitMemory } from "../../../test/limit-memory.ts";
import { seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([8])("n = %i: commutators solve it, and the solution says so", async (size) => {
  limitMemory(1_000_000);
  const state = randomState(size, seededRandom(`no memory ${size}`));
  const { turns, notes } = await solve(state);
  expect(isSolvedBy(state, turns)).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/^not enough memory .* commutators/)]);
});

test("n = 4: once there is memory, it is solved by stages, without a note", async () => {
  const state = randomState(4, seededRandom("memory again"));
  limitMemory(1_000_000);
  const long = await solve(state);
  vi.unstubAllGlobals();
  const { length, notes } = await solve(state);
  expect(length).toBeLessThan(long.length);
  expect(notes).toBeUndefined();
});
