import { expect } from "vitest";
import { finish } from "../../../test/finish.ts";
import { wholeRunTest } from "../../../test/samples.ts";
import { moverOf, prepareSteps } from "../../search/index.ts";
import { beamSpace } from "./beam-space.ts";
import { fiveMethod } from "./stages/five.ts";

/** Positions by their distance from the goals. */
const NEAR = [
  [108, 216, 3564, 43072],
  [18, 72, 756, 6522],
  [1, 4, 42, 380, 3425],
];

wholeRunTest(
  "what beams know near the goals of the last three stages agrees with a plain search",
  () => {
    const records = finish(prepareSteps(fiveMethod.recipe)).stages.slice(-NEAR.length);
    records.forEach((record, stage) => {
      const { goals = [], turns, parts, beam } = record;
      const { left } = finish(beamSpace(record));
      const make = moverOf(record);
      const seen = new Set<string>();
      const isNew = (position: Int32Array) => {
        beam?.near?.rename?.(position, 0);
        const key = position.join();
        return !seen.has(key) && seen.add(key).has(key);
      };
      let layer = goals.map((goal) => Int32Array.from(goal)).filter(isNew);
      NEAR[stage].forEach((count, distance) => {
        expect(layer.length).toBe(count);
        for (const position of layer) if (left(position, 0) !== distance) expect.fail(`not ${distance}`);
        if (distance === NEAR[stage].length - 1) return;
        layer = layer.flatMap((position) =>
          turns
            .map((_, turn) => {
              const child = new Int32Array(parts.length);
              make(position, 0, turn, child, 0);
              return child;
            })
            .filter(isNew),
        );
      });
    });
  },
  60_000,
);
