import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareNow, solveNow } from "../../test/solve-now.ts";
import { packTables, prepare, type TableStore, unpackTables } from "../search/index.ts";
import { type Method, type TableSolver, twoPhaseSolver } from "./index.ts";
import { pocketSolver } from "./pocket/solver.ts";

describe("table files", () => {
  const sections = [Uint8Array.of(1, 2, 3), new Uint8Array(0), Uint8Array.of(4, 5, 6, 7, 8)];
  const lengths = sections.map((section) => section.length);
  const packed = () => packTables("test/1/HTM", sections);

  test("sections come back as they went in", () => {
    const read = unpackTables(packed(), "test/1/HTM", lengths);
    expect(read.ok && read.value.map((section) => [...section])).toEqual(sections.map((s) => [...s]));
  });

  test("a change of any one byte is a miss", () => {
    const length = packed().byteLength;
    for (let at = 0; at < length; at++) {
      const bytes = new Uint8Array(packed());
      bytes[at] ^= 1 << (at % 8);
      expect(unpackTables(bytes.buffer, "test/1/HTM", lengths)).toMatchObject({
        ok: false,
        error: { code: "table-miss" },
      });
    }
  });

  test("another kind, another version, other lengths, a cut or lengthened file: each a miss with its reason", () => {
    const reason = (buffer: ArrayBuffer, kind = "test/1/HTM", wanted = lengths) => {
      const read = unpackTables(buffer, kind, wanted);
      return read.ok ? "" : read.error.message;
    };
    expect(reason(packed(), "other/1/HTM")).toMatch(/tables other than/);
    expect(reason(packed(), "test/2/HTM")).toMatch(/tables other than/);
    expect(reason(packed(), "test/1/HTM", [3, 0, 50])).toMatch(/bytes, expected/);
    expect(reason(packed().slice(0, 70))).toMatch(/bytes, expected/);
    expect(reason(packed().slice(0, 20))).toMatch(/too short/);
    const newer = packed();
    new Uint32Array(newer)[1] = 2;
    expect(reason(newer)).toMatch(/version 2, expected 1/);
    expect(() => packTables("x".repeat(49), [])).toThrow(RangeError);
  });

  test("no buffer makes it throw", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(unpackTables(bytes.slice().buffer, "test/1/HTM", lengths).ok).toBe(false);
      }),
    );
  });
});

// Few tables or all: table-file.slow.test.ts.
describe("prepared tables", () => {
  test.each([
    [2, pocketSolver],
    [3, twoPhaseSolver],
  ] as const)(
    "n = %i: stored tables work like new ones, and damaged ones are made again",
    { tags: ["seconds"] },
    (size, solver) => {
      const made = prepareNow(solver);
      const stored = made.pack();
      const read = prepareNow(solver, stored);
      expect([made.wasStored, read.wasStored]).toEqual([false, true]);
      for (let i = 0; i < 5; i++) expect(solveNow(read, size, `${i}`)).toEqual(solveNow(made, size, `${i}`));
      const damaged = stored.slice();
      new Uint8Array(damaged)[damaged.byteLength >> 1] ^= 4;
      const again = prepareNow(solver, damaged);
      expect(again.wasStored).toBe(false);
      expect(solveNow(again, size, "0")).toEqual(solveNow(made, size, "0"));
      expect(prepareNow(solver, new ArrayBuffer(3)).wasStored).toBe(false);
    },
  );
});

describe("prepare", () => {
  /** Prepared solvers are kept by name: a test needs one that nobody has prepared. */
  const fresh = (name: string): TableSolver => ({ ...pocketSolver, name: name as Method });

  test("looks in the store first and fills it when there was nothing", async () => {
    const kept = new Map<string, ArrayBuffer>();
    const store: TableStore = {
      get: async (key) => kept.get(key),
      put: async (key, buffer) => {
        kept.set(key, buffer as ArrayBuffer);
      },
    };
    expect((await prepare(fresh("first"), store)).wasStored).toBe(false);
    expect([...kept.keys()]).toEqual(["pocket/2/HTM"]);
    expect((await prepare(fresh("second"), store)).wasStored).toBe(true);
  });

  test("a store that fails is a store that has nothing", async () => {
    const broken: TableStore = {
      get: () => Promise.reject(new Error("no disk")),
      put: () => Promise.reject(new Error("no disk")),
    };
    expect((await prepare(fresh("broken"), broken)).wasStored).toBe(false);
  });

  test("many callers at once get the same instance; one that gives up leaves the rest of the work to the others", async () => {
    const solver = fresh("shared");
    const givesUp = prepare(solver, undefined, () => {
      throw new Error("enough");
    });
    const others = Promise.all([prepare(solver), prepare(solver)]);
    await expect(givesUp).rejects.toThrow("enough");
    const [first, second] = await others;
    expect(first).toBe(second);
    expect(await prepare(solver)).toBe(first);
  });
});
