import { describe, expect, test, vi } from "vitest";
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

test("half-made tables are saved as soon as that can be done after twenty seconds, and not all the time", async () => {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const saved: number[] = [];
  const recipe = {
    name: "long",
    key: freshKey(),
    *prepare() {
      for (; time < 300_000; time += 1000) yield;
      return { wasStored: false, pack: () => new ArrayBuffer(0) };
    },
    // Only every seven seconds nobody else writes.
    packHalf: () => (time % 7000 === 0 ? new Uint8Array(1) : undefined),
  };
  const store = {
    get: async () => undefined,
    readInto: async () => undefined,
    drop: async () => undefined,
    async put(key: string) {
      if (!key.endsWith("/half")) return;
      saved.push(time / 1000);
      // The first time it takes two seconds, from then on no time.
      if (saved.length === 1) time += 2000;
    },
  };
  await prepare(recipe, store);
  vi.restoreAllMocks();
  // Saved at 21, until 23; twenty times as long is over at 63; then every twenty seconds, when it can be.
  expect(saved).toEqual([21, 63, 84, 105, 126, 147, 168, 189, 210, 231, 252, 273, 294]);
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
