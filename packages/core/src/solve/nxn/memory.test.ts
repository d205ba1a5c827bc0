import { describe, expect, test } from "vitest";
import { prepare } from "../../search/index.ts";

// A 4x4 without memory for its tables is in memory.slow.test.ts: its own process, where nothing has built them yet.
describe("without memory", () => {
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
