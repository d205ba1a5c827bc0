import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { undoable } from "./history.ts";

const parse = (data: unknown) => (typeof data === "number" ? data : undefined);
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
});

describe("undo and redo", () => {
  test("do not know what the present was completed with", () => {
    const record = undoable(0, { key: "amended", parse });
    for (const value of [1, 2, 3]) record.set(value);
    record.undo();
    record.amend(20);
    expect(record.value.value).toBe(20);
    record.redo();
    expect(record.value.value).toBe(3);
    record.undo();
    expect(record.value.value).toBe(20);
    record.undo();
    expect(record.value.value).toBe(1);
  });

  test("are what a list with a place in it would do", () => {
    const step = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom("undo" as const, "redo" as const));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const record = undoable(0, { key: "model", parse });
        stored.clear();
        let list = [record.value.value];
        let at = 0;
        for (const each of steps) {
          if (each === "undo") {
            record.undo();
            at = Math.max(0, at - 1);
          } else if (each === "redo") {
            record.redo();
            at = Math.min(list.length - 1, at + 1);
          } else if (each !== list[at]) {
            record.set(each);
            list = [...list.slice(0, at + 1), each];
            at++;
          }
          expect(record.value.value).toBe(list[at]);
          expect(record.canUndo.value).toBe(at > 0);
          expect(record.canRedo.value).toBe(at < list.length - 1);
        }
        vi.clearAllTimers();
      }),
    );
  });

  test("typing without a pause is one step, a pause begins the next", () => {
    const record = undoable(0, { key: "typing", parse });
    record.set(1, { merge: "text" });
    record.set(12, { merge: "text" });
    vi.advanceTimersByTime(1500);
    record.set(123, { merge: "text" });
    record.undo();
    expect(record.value.value).toBe(12);
    record.undo();
    expect(record.value.value).toBe(0);
  });
});

describe("what is kept", () => {
  test("a reload finds the record with what was before and after it", () => {
    const record = undoable(0, { key: "kept", parse });
    for (const value of [1, 2, 3]) record.set(value);
    record.undo();
    vi.advanceTimersByTime(1000);
    const again = undoable(0, { key: "kept", parse });
    expect(again.value.value).toBe(2);
    again.redo();
    expect(again.value.value).toBe(3);
    again.undo();
    again.undo();
    expect(again.value.value).toBe(1);
  });

  test("what does not pass the check is as if it were not there", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        stored.set("cubegram:bad", json);
        expect(undoable(7, { key: "bad", parse }).value.value).toEqual(expect.any(Number));
      }),
    );
    stored.set("cubegram:bad", '{"present":5,"past":["x",4,null],"future":{}}');
    const record = undoable(7, { key: "bad", parse });
    expect(record.value.value).toBe(5);
    record.undo();
    expect(record.value.value).toBe(4);
    expect(record.canUndo.value).toBe(false);
  });
});
