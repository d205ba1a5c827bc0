import { expect } from "vitest";
import { finish } from "../../../test/finish.ts";
import { wholeRunTest } from "../../../test/samples.ts";
import { prepareSteps } from "../../search/index.ts";
import { fiveMethod } from "./stages/methods.ts";
import { wingSpaces } from "./wing-spaces.ts";

/** Positions by their distance from the goals. */
const NEAR = [
  [108, 216, 3564, 43072],
  [18, 72, 756, 6522],
  [1, 4, 42, 380, 3425],
];

wholeRunTest(
  "what beams know near the goals of the last three stages agrees with a plain search",
  () => {
    const spaces = finish(wingSpaces(finish(prepareSteps(fiveMethod.recipe)).tables));
    expect(spaces.length).toBe(NEAR.length);
    spaces.forEach(({ goals, moves, words, make, pack, left }, stage) => {
      const packed = new Int32Array(2);
      const seen = new Set<string>();
      const isNew = (position: Int32Array) => {
        pack(position, 0, packed);
        const key = packed.join();
        return !seen.has(key) && seen.add(key).has(key);
      };
      let layer = goals.map((goal) => Int32Array.from(goal)).filter(isNew);
      NEAR[stage].forEach((count, distance) => {
        expect(layer.length).toBe(count);
        for (const position of layer) if (left(position, 0) !== distance) expect.fail(`not ${distance}`);
        if (distance === NEAR[stage].length - 1) return;
        layer = layer.flatMap((position) =>
          Array.from({ length: moves }, (_, move) => {
            const child = new Int32Array(words);
            make(position, 0, move, child, 0);
            return child;
          }).filter(isNew),
        );
      });
    });
  },
  60_000,
);
