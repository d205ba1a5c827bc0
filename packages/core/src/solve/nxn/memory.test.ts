import { afterEach, describe, expect, test, vi } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { limitMemory } from "../../../test/limit-memory.ts";
import { seededRandom } from "../../perm/index.ts";
import { prepare } from "../../search/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("without memory", () => {
  test.each([4])("n = %i: commutators solve it, and the solution says so", async (size) => {
    limitMemory(1_000_000);
    const state = randomState(size, seededRandom(`no memory ${size}`));
    const { turns, notes } = await solve(state);
    expect(isSolvedBy(state, turns)).toBe(true);
    expect(notes).toEqual([expect.stringMatching(/^not enough memory .* commutators/)]);
  });

  test("the error names the tables, and the next caller makes them", async () => {
    let memory = 0;
    const recipe = {
      name: "a small cube",
      key: "memory/1/test",
      *prepare() {
        yield;
        if (memory === 0) throw new RangeError("Array buffer allocation failed");
        return { wasStored: false, pack: () => new ArrayBuffer(0) };
      },
    };
    await expect(prepare(recipe)).rejects.toMatchObject({
      code: "no-memory",
      message: expect.stringContaining("the tables of a small cube"),
    });
    memory = 1;
    expect(await prepare(recipe)).toMatchObject({ wasStored: false });
  });

  test("tables that a store has no copy of for want of memory are used all the same", async () => {
    const pack = () => {
      throw new RangeError("Array buffer allocation failed");
    };
    const recipe = {
      name: "a large copy",
      key: "memory/2/test",
      *prepare() {
        yield;
        return { wasStored: false, pack };
      },
    };
    const store = { get: async () => undefined, put: async () => expect.unreachable() };
    expect(await prepare(recipe, store)).toMatchObject({ pack });
  });
});
