import { describe, expect, test } from "vitest";
import { rankLayout, stateCount, unrankState } from "../../../codec/index.ts";
import type { Turn } from "../../../geometry/index.ts";
import { type RandomSource, randomBelow, randomBigBelow, seededRandom } from "../../../perm/index.ts";
import { randomState, solvedState, turnStateBy, uprightState } from "../../../state/index.ts";
import { cubeWithin, setupTurns } from "../stages/stage-turns.ts";
import { AXIS_SPOTS, secondOrbit, setupGoal } from "./goal.ts";
import { layersOfLastOrbits } from "./setups.ts";

const AXES = [0, 1, 2] as const;

function someOf(turns: readonly Turn[], random: RandomSource): Turn[] {
  return Array.from({ length: 30 }, () => turns[randomBelow(turns.length, random)]);
}

describe.each([4, 5, 6, 7])("n = %i", (size) => {
  const random = seededRandom(`setup turns ${size}`);
  const solved = solvedState(size);
  const goal = setupGoal(solved, undefined);
  const after = (turns: readonly Turn[]) => goal.viewOf(turnStateBy(solved, someOf(turns, random)));

  test("the turns of each stage keep what the stages before have done, and change the rest", () => {
    const seen = { axes: new Set<number>(), colors: new Set<number>() };
    for (let i = 0; i < 5; i++) {
      const third = after(setupTurns(size, "home").turns);
      expect(third.colors).toEqual(AXIS_SPOTS.slice(0, 2));
      seen.colors.add(third.positive);
      const second = after(setupTurns(size, "apart").turns);
      expect(second.colors[0]).toBe(AXIS_SPOTS[0]);
      seen.axes.add(second.colors[1]);
    }
    expect(seen.axes.size).toBeGreaterThan(1);
    expect(seen.colors.size).toBeGreaterThan(1);
    expect(after(setupTurns(size, "axis").turns).colors[0]).not.toBe(AXIS_SPOTS[0]);
  });
});

test.each([4, 5, 6, 7])("n = %i: looks are followed through turns", (size) => {
  const random = seededRandom(`setup looks ${size}`);
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  const first = randomBigBelow(unit / 2n, random);
  const [low, high] = [unrankState(first, size), unrankState(first + (unit >> 20n), size)];
  const goal = setupGoal(low, secondOrbit(low, high));
  expect(goal.fixed!.homes.length).toBeGreaterThan(2);
  // Only on an even cube, which has no fixed centers, is a turn of the whole cube like any other.
  const whole = AXES.map((axis) => ({ axis, first: 0, last: size - 1, quarters: 2 }));
  const turns = [...setupTurns(size, "axis").turns, ...(size % 2 === 0 ? whole : [])];
  const follow = goal.followed(turns);
  const view = goal.viewOf(low);
  for (let i = 0; i < 5; i++) {
    const path = Uint8Array.from({ length: 12 }, () => randomBelow(turns.length, random));
    const way = Array.from(path, (turn) => turns[turn]);
    expect(follow(view, path)).toEqual(goal.viewOf(turnStateBy(low, way)));
  }
});

test.each([8, 9, 12, 13])("n = %i: the last two digits are those of the small cube within", (size) => {
  const random = seededRandom(`small cube ${size}`);
  const { thinned } = cubeWithin(size, layersOfLastOrbits(size));
  const lastTwo = (state: ReturnType<typeof randomState>) =>
    rankLayout(state.size)
      .slice(-2)
      .map((codec) => codec.rank(state));
  for (let i = 0; i < 5; i++) {
    const state = uprightState(randomState(size, random));
    const small = thinned(state, 0);
    expect(small.size).toBe(size % 2 === 0 ? 6 : 7);
    expect(lastTwo(small)).toEqual(lastTwo(state));
  }
});
