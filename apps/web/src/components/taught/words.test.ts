import { expect, test } from "vitest";
import { CROSS_CASES } from "../../../../../packages/core/src/solve/layers/cases.ts";
import { LAYER_STEPS } from "../../../../../packages/core/src/solve/layers/steps.ts";
import en from "./messages/en.ts";

test("there are words for every step and case of the method, and for nothing else", () => {
  const wanted = LAYER_STEPS.flatMap(({ code, by, cases, ejection }) => {
    const spoken = [
      ...cases,
      ...(ejection ? [ejection] : []),
      ...(by === "moves" ? Object.values(CROSS_CASES) : []),
    ];
    return [
      `name-${code}`,
      `goal-${code}`,
      ...spoken.flatMap((one) => [`case-${code}-${one.code}`, `why-${code}-${one.code}`]),
    ];
  });
  const there = Object.keys(en).filter((key) => /^(name|goal|case|why)-/.test(key) && !key.endsWith("-hold"));
  expect(there.sort()).toEqual([...new Set(wanted)].sort());
});
