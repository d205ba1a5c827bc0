/** A 3x3 that says nothing as it was painted: the hold with which it does. */
import { Cube, unwrap } from "@cubegram/core";
import { heldBack, parseColoring } from "@cubegram/core/diagnosis";
import { writeMessage } from "@cubegram/core/message";
import { seededRandom } from "@cubegram/core/perm";
import { printFacelets, randomState, uprightState } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { samples } from "../../../../packages/core/test/samples.ts";
import { type ReadHold, readOtherwise } from "./held.ts";
import type { JobContext } from "./job.ts";

/** The rotations that permute the edges evenly: what is seen after one of them is a cube again. */
const EVEN = "x2,y2,z2,x y,x y',x' y,x' y',y x,y x',y' x,y' x'".split(",");

/** What is seen of a cube held after a rotation by someone who takes the middles of the sides from the net. */
function seenAfter(cube: Cube, rotation: string): string {
  const seen = [...cube.apply(rotation).facelets()];
  for (const [side, letter] of [..."URFDLB"].entries()) seen[side * 9 + 4] = letter;
  return seen.join("");
}

function contextOf(signal = new AbortController().signal) {
  const told: number[] = [];
  const context = { signal, progress: (done: number) => told.push(done), store: undefined };
  return { told, context: context as unknown as JobContext<number> };
}

const otherwise = (painted: string): Promise<readonly ReadHold[]> =>
  readOtherwise(painted, contextOf().context);

for (const check of [0, 11])
  test(`a cube held otherwise as a whole says its message, ${check} check digits`, async () => {
    const { cube } = await writeMessage("You blinked", { check });
    for (const rotation of EVEN.slice(0, samples(EVEN.length, 2))) {
      const painted = seenAfter(cube, rotation);
      const [found, ...more] = await otherwise(painted);
      expect(found).toMatchObject({ text: "You blinked", facelets: cube.facelets(), hold: { kind: "cube" } });
      expect(more).toEqual([]);
      // The hold is the one that leads there.
      expect(printFacelets(heldBack(unwrap(parseColoring(painted)), found.hold))).toBe(found.facelets);
    }
    expect(await otherwise(cube.facelets()), "held as the net shows it").toEqual([]);
  });

test("of cubes that nobody wrote on at most one in a hundred seems to say something in another hold", async () => {
  const random = seededRandom("nobody wrote on these");
  const count = samples(200, 5);
  const offered: string[] = [];
  for (let made = 0; made < count; made++) {
    const cube = Cube.of(uprightState(randomState(3, random)));
    offered.push(...(await otherwise(cube.facelets())).map(({ text }) => text));
  }
  expect(offered.length, offered.join("; ")).toBeLessThanOrEqual(count / 100);
});

test("tells how far it is, and can be given up", async () => {
  const painted = Cube.of(uprightState(randomState(3, seededRandom("given up")))).facelets();
  const { told, context } = contextOf();
  await readOtherwise(painted, context);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
  expect(told.length).toBeGreaterThan(5);
  const control = new AbortController();
  const begun = contextOf(control.signal);
  const late = readOtherwise(painted, {
    ...begun.context,
    progress: () => control.abort(),
  });
  await expect(late).rejects.toThrow();
});
