import { describe, expect, test } from "vitest";
import { hasTables, prepare } from "./index.ts";

/** A name that nothing has been prepared under, however often and beside whatever else this file runs. */
const freshKey = () => `memory/${crypto.randomUUID()}/test`;

// A 4x4 without memory for its tables: solve/nxn/memory.slow.test.ts.
describe("without memory", () => {
  test("the error names the tables, and the next caller makes them", async () => {
    let hasMemory = false;
    const recipe = {
      name: "a small cube",
      key: freshKey(),
      *prepare() {
        yield;
        if (!hasMemory) throw new RangeError("Array buffer allocation failed");
        return { wasStored: false, pack: () => new ArrayBuffer(0) };
      },
    };
    await expect(prepare(recipe)).rejects.toMatchObject({
      code: "no-memory",
      message: expect.stringContaining("the tables of a small cube"),
    });
    hasMemory = true;
    expect(await prepare(recipe)).toMatchObject({ wasStored: false });
  });

  test("tables that a store has no copy of for want of memory are used all the same", async () => {
    const pack = () => {
      throw new RangeError("Array buffer allocation failed");
    };
    const recipe = {
      name: "a large copy",
      key: freshKey(),
      *prepare() {
        yield;
        return { wasStored: false, pack };
      },
    };
    const store = { get: async () => undefined, put: async () => expect.unreachable() };
    expect(await prepare(recipe, store)).toMatchObject({ pack });
  });
});

test.each([
  ["by reading, where a store cannot say", {}],
  ["by a question, where it can", { has: async (key: string) => key.startsWith("kept") }],
])("whether tables are stored is known %s", async (_, has) => {
  const key = freshKey();
  const recipeOf = (own: string) => ({
    name: own,
    key: own,
    *prepare() {
      yield;
      return { wasStored: false, pack: () => new ArrayBuffer(8) };
    },
  });
  const store = {
    get: async (own: string) => (own === `kept/${key}` ? new ArrayBuffer(8) : undefined),
    put: async () => undefined,
    ...has,
  };
  expect(await hasTables(recipeOf(`kept/${key}`), store)).toBe(true);
  expect(await hasTables(recipeOf(`other/${key}`), store)).toBe(false);
  expect(await hasTables(recipeOf(`kept/${key}`))).toBe(false);
});
