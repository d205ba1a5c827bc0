import { describe, expect, test, vi } from "vitest";
import { hasTables, prepare, type TableStore } from "./index.ts";

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

test("reading is told in shares; where its first caller is aborted, the next one reads", async () => {
  const stored = new Uint8Array(8);
  let readings = 0;
  const recipe = {
    name: "read in parts",
    key: freshKey(),
    place: (bytes: number) => new Uint8Array(bytes),
    *prepare(bytes?: unknown) {
      yield;
      return { wasStored: bytes === stored, pack: () => new ArrayBuffer(0) };
    },
  };
  const store: TableStore = {
    get: async () => undefined,
    put: async () => expect.unreachable(),
    async readInto(_, __, read) {
      readings++;
      for (const share of [0.25, 0.5, 1]) await read?.(share);
      return stored;
    },
  };
  const told: unknown[] = [];
  const first = prepare(recipe, store, (share) => {
    told.push(share);
    if (told.length > 1) throw new DOMException("no longer wanted", "AbortError");
  });
  const second = prepare(recipe, store);
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  expect(await second).toMatchObject({ wasStored: true });
  expect(told.slice(0, 2)).toEqual([0.25, 0.5]);
  expect(readings).toBe(2);
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
