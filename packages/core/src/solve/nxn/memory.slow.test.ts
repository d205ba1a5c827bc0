import { afterEach, expect, test, vi } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { limitMemory } from "../../../test/limit-memory.ts";
import { seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([4])("without memory, n = %i: commutators solve it, and the solution says so", async (size) => {
  limitMemory(1_000_000);
  const state = randomState(size, seededRandom(`no memory ${size}`));
  const { turns, notes } = await solve(state);
  expect(isSolvedBy(state, turns)).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/^not enough memory .* commutators/)]);
});
