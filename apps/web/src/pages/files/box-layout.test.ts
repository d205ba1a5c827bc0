import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxLayout, placeByKey, rowsInSight } from "./box-layout.ts";

const rooms = fc.record({
  count: fc.integer({ min: 1, max: 2_000_000 }),
  size: fc.integer({ min: 2, max: 9 }),
  width: fc.integer({ min: 100, max: 800 }),
  height: fc.integer({ min: 100, max: 600 }),
});

describe("the box", () => {
  it("has a place for every cube and no row too many, none too small for a thumb", () => {
    fc.assert(
      fc.property(rooms, ({ count, size, width, height }) => {
        const { columns, rows, cell } = boxLayout(count, size, width, height);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * (rows - 1)).toBeLessThan(count);
        expect(cell).toBeGreaterThanOrEqual(Math.min(width, Math.max(44, 7 * size)));
        expect(columns * cell).toBeLessThanOrEqual(width);
        expect(columns * (cell + 1)).toBeGreaterThan(width);
      }),
    );
  });

  it("scrolls only if smaller cubes would not help", () => {
    fc.assert(
      fc.property(rooms, ({ count, size, width, height }) => {
        const { columns, rows, cell } = boxLayout(count, size, width, height);
        if (rows * cell > height) expect(width / (columns + 1)).toBeLessThan(Math.max(44, 7 * size));
      }),
    );
  });

  it("draws what is in sight, and little more", () => {
    fc.assert(
      fc.property(rooms, fc.double({ min: 0, max: 1, noNaN: true }), (room, part) => {
        const layout = boxLayout(room.count, room.size, room.width, room.height);
        const top = part * Math.max(0, layout.rows * layout.cell - room.height);
        const [first, end] = rowsInSight(layout, top, room.height);
        expect(first * layout.cell).toBeLessThanOrEqual(top);
        expect(end === layout.rows || end * layout.cell >= top + room.height).toBe(true);
        expect(end - first).toBeLessThanOrEqual(room.height / layout.cell + 10);
      }),
    );
  });

  it("is walked through by keys as a table is", () => {
    const layout = { columns: 5, rows: 9, cell: 50 };
    const go = (key: string, at: number) => placeByKey(key, at, 42, layout, 200);
    expect(go("ArrowDown", 3)).toBe(8);
    expect(go("ArrowUp", 3)).toBe(0);
    expect(go("PageDown", 3)).toBe(23);
    expect(go("End", 3)).toBe(41);
    expect(go("Home", 40)).toBe(0);
    expect(go("ArrowRight", 41)).toBe(41);
    expect(go("a", 3)).toBeUndefined();
  });
});
