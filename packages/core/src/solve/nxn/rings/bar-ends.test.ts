import fc from "fast-check";
import { expect, test } from "vitest";
import { cubeGeometry, makeTurn, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { seededRandom } from "../../../perm/index.ts";
import { coloringOf, randomState } from "../../../state/index.ts";
import { bitImages, maskOf } from "../center-masks.ts";
import { barEnds } from "./bar-ends.ts";
import { chooseAlong, phaseTurns, ringSteps } from "./ring-steps.ts";

test.each([
  [6, "joinTwo"],
  [7, "joinThree"],
] as const)("n = %i, %s: what differs after each turn is what a count place by place finds", (size, kind) => {
  const step = ringSteps(size).find((each) => each.kind === kind)!;
  const turns = phaseTurns(size, step.blocks, 0);
  const ends = barEnds(size, step, turns);
  const images = turns.map((turn) => step.bar.map((orbit) => bitImages(size, orbit, turn)));
  const isSet = (mask: number, place: number) => (mask >> place) & 1;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0xffffff }), {
        minLength: step.bar.length,
        maxLength: step.bar.length,
      }),
      (masks) => {
        ends.count(Int32Array.from([0, ...masks]), 1);
        turns.forEach((_, move) => {
          let apart = 0;
          const moved = masks.map((mask, orbit) => {
            const after = new Uint8Array(24);
            images[move][orbit].forEach((to, from) => {
              after[to] = isSet(mask, from);
            });
            return after;
          });
          for (let orbit = 1; orbit < moved.length; orbit++)
            for (let place = 0; place < 24; place++)
              if (moved[orbit][place] !== moved[orbit - 1][place]) apart++;
          expect(ends.costs[ends.actionOf[move]]).toBe(2 * apart);
        });
      },
    ),
    { numRuns: 50 },
  );
});

const isX = (color: number) => color % 3 === 0;

/** The colors after a turn, facelet by facelet. */
function turned(colors: Uint8Array, size: number, { axis, first, last, quarters }: Turn): Uint8Array {
  const { cellOfFacelet, faceletImage, layer } = cubeGeometry(size);
  const rotation = rotations().quarter[axis][quarters];
  const after = colors.slice();
  for (let from = 0; from < colors.length; from++) {
    const own = layer[axis][cellOfFacelet[from]];
    if (own >= first && own <= last) after[faceletImage[from * ROTATION_COUNT + rotation]] = colors[from];
  }
  return after;
}

test.each([8, 9])(
  "n = %i: layers that turn along change nothing in the ring, and the next ring as foretold",
  (size) => {
    const steps = ringSteps(size).filter(({ nextBar }) => nextBar.length > 0);
    fc.assert(
      fc.property(
        fc.nat({ max: steps.length - 1 }),
        fc.array(fc.nat({ max: 53 }), { minLength: 4, maxLength: 9 }),
        fc.string(),
        (at, moves, seed) => {
          const step = steps[at];
          const model = { place: 5, joinTwo: 6, joinThree: 7 }[step.kind];
          const turns = phaseTurns(model, [1, 2, 3].slice(0, step.blocks.length), 0);
          const path = moves.map((move) => move % turns.length);
          const { colors } = coloringOf(randomState(size, seededRandom(seed)));
          const before = Int32Array.from(step.nextBar, (orbit) => maskOf(colors, orbit, isX));
          const choice = chooseAlong(step.kind, turns, path, before);
          const after = (along: Uint8Array) =>
            path.reduce((own, move, i) => {
              const { axis, first, last, quarters } = turns[move];
              const layers = along[i] ? step.ring : step.blocks[last - first];
              const from = first === 0 ? 0 : size - layers;
              return turned(own, size, makeTurn(axis, from, from + layers - 1, quarters));
            }, colors);
          const chosen = after(choice.along);
          const apartIn = (own: Uint8Array) => {
            const masks = step.nextBar.map((orbit) => maskOf(own, orbit, isX));
            let apart = 0;
            for (let i = 0; i < masks.length; i += 2)
              apart += (masks[i] ^ masks[i + 1]).toString(2).replaceAll("0", "").length;
            return apart;
          };
          const plain = after(new Uint8Array(path.length));
          expect(apartIn(chosen)).toBe(choice.apart);
          expect(choice.apart).toBeLessThanOrEqual(apartIn(plain));
          for (const orbit of [...step.placed, ...step.bar])
            expect(maskOf(chosen, orbit, isX)).toBe(maskOf(plain, orbit, isX));
        },
      ),
      { numRuns: 25 },
    );
  },
);
