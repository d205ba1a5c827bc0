import { describe, expect, test } from "vitest";
import { formatMessage } from "./message.ts";

describe("messages", () => {
  test("places are filled, numbers written as the language does, unknown places left as they are", () => {
    expect(formatMessage("{n} of {all}", "en", { n: 1234, all: 12345n ** 3n })).toBe(
      "1,234 of 1,881,365,963,625",
    );
    expect(formatMessage("{n}", "de", { n: 1234.5 })).toBe("1.234,5");
    expect(formatMessage("{who} {toString}", "en", { who: "{n}", n: 3 })).toBe("{n} {toString}");
  });

  test("the form is the one that the language's plural rules name, or the general one", () => {
    const turns = { one: "one turn", other: "{n} turns" };
    expect([0, 1, 2].map((n) => formatMessage(turns, "en", { n }))).toEqual([
      "0 turns",
      "one turn",
      "2 turns",
    ]);
    const arabic = { zero: "0", one: "1", two: "2", few: "3-10", many: "11-99", other: "100" };
    expect([0, 1, 2, 3, 11, 100].map((n) => formatMessage(arabic, "ar", { n }))).toEqual(
      Object.values(arabic),
    );
    expect(formatMessage({ other: "x" }, "fr", { n: 1 })).toBe("x");
  });
});
