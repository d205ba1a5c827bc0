import { signal } from "@preact/signals";
import fc from "fast-check";
import { expect, test } from "vitest";
import { undoable } from "./history.ts";
import { makeTimeline } from "./timeline.ts";

/** Three pages that note which of them is shown. */
function pages() {
  const timeline = makeTimeline();
  const shown = signal("a");
  const make = (name: string) =>
    timeline.join(name, undoable(0, { key: `timeline ${name}`, parse: (data) => data as number }), () => {
      shown.value = name;
    });
  return { shown, records: { a: make("a"), b: make("b"), c: make("c") } };
}

test("undo takes back the latest step, wherever it was made, and shows it there; redo makes it again", () => {
  const { shown, records } = pages();
  const { a, b } = records;
  a.set(1);
  a.set(2);
  shown.value = "b";
  b.set(1);
  b.undo();
  expect([a.value.value, b.value.value, shown.value]).toEqual([2, 0, "b"]);
  expect(b.canUndo.value).toBe(true);
  b.undo();
  expect([a.value.value, shown.value]).toEqual([1, "a"]);
  a.redo();
  a.redo();
  expect([a.value.value, b.value.value, shown.value]).toEqual([2, 1, "b"]);
  expect(b.canRedo.value).toBe(false);
});

test("what is merged into a step, or completes it, is no step of its own", () => {
  const { records } = pages();
  const { a } = records;
  expect([a.set(1, { merge: "text" }), a.set(2, { merge: "text" }), a.set(2)]).toEqual([true, false, false]);
  a.amend(3);
  a.undo();
  expect([a.value.value, a.canUndo.value]).toEqual([0, false]);
});

test("any steps on any pages are all taken back in order, and all made again", () => {
  const step = fc.record({ page: fc.constantFrom("a", "b", "c"), value: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { records, shown } = pages();
      const all = () => [records.a, records.b, records.c].map(({ value }) => value.value).join();
      const states = [all()];
      for (const { page, value } of steps) {
        shown.value = page;
        if (records[page as "a"].set(value)) states.push(all());
      }
      const here = () => records[shown.value as "a"];
      for (const state of states.slice(0, -1).reverse()) {
        here().undo();
        expect(all()).toBe(state);
      }
      expect(here().canUndo.value).toBe(false);
      for (const state of states.slice(1)) {
        here().redo();
        expect(all()).toBe(state);
      }
    }),
  );
});
