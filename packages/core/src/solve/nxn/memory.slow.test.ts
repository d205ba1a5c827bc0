// A file of its own, and so a process of its own: no other test has made the tables yet.
import { afterEach, expect, test, vi } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { limitMemory } from "../../../test/limit-memory.ts";
import { seededRandom } from "../../perm/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a 4x4 without memory for its tables: commutators solve it, and the solution says so", async () => {
  // The largest of them has 735,471 bytes.
  limitMemory(700_000);
  const state = randomState(4, seededRandom("no memory 4"));
  const { turns, notes } = await solve(state);
  expect(isSolvedBy(state, turns)).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/^not enough memory .* commutators/)]);
});
