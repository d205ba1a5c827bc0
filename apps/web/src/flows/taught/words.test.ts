import { expect, test } from "vitest";
import { CROSS_CASES } from "../../../../../packages/core/src/solve/layers/cases.ts";
import { LARGE_STEPS } from "../../../../../packages/core/src/solve/layers/large/large-steps.ts";
import { LAYER_STEPS } from "../../../../../packages/core/src/solve/layers/steps.ts";
import { textsOn } from "../../../scripts/coverage.mjs";
import { wordsOf } from "./step-id.ts";

test("there are words for every step and case of the method, and for nothing else", () => {
  const steps = [...LAYER_STEPS, ...Object.values(LARGE_STEPS).map((step) => ({ by: "cases", ...step }))];
  const wanted = steps.flatMap((step) => {
    const { id, by, cases } = step;
    const spoken = [
      ...cases,
      ...("ejection" in step && step.ejection ? [step.ejection] : []),
      ...("parity" in step && step.parity ? [step.parity] : []),
      ...(by === "moves" ? Object.values(CROSS_CASES) : []),
    ];
    return [
      `name-${id}`,
      `goal-${id}`,
      ...spoken.flatMap((one) => [`case-${wordsOf(id)}-${one.id}`, `why-${wordsOf(id)}-${one.id}`]),
    ];
  });
  const there = Object.keys(textsOn("en", "taught")).filter(
    (key) => /^(name|goal|case|why)-/.test(key) && !key.endsWith("-hold"),
  );
  expect(there.sort()).toEqual([...new Set(wanted)].sort());
});
