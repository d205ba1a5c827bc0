import fc from "fast-check";
import { expect, test } from "vitest";
import { inGroups } from "./beam-space.ts";

test("groups have all of the shortest ways, each once, short ones in every group", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 26 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 1, max: 40 }),
      (lengths, count) => {
        const ways = lengths.map((length) => ({ length }));
        const groups = inGroups(ways, count);
        const all = groups.flat();
        const least = Math.min(...lengths);
        expect(new Set(all).size).toBe(all.length);
        expect(groups.length).toBeLessThanOrEqual(count);
        const left = ways.filter((way) => !all.includes(way));
        const longest = Math.max(...all.map(({ length }) => length));
        expect(longest).toBeLessThanOrEqual(least + 2);
        // What is left out is longer, or there is no room for it.
        for (const { length } of left)
          expect(length > least + 2 || (length >= longest && all.length === 64 * count)).toBe(true);
        // Dealt one by one: the groups are of one size, and no group begins with a longer way than another has second.
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const firsts = groups.map(([{ length }]) => length);
        for (const [, second] of groups)
          if (second) expect(Math.max(...firsts)).toBeLessThanOrEqual(second.length);
      },
    ),
  );
});
