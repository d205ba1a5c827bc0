import fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../test/finish.ts";
import { type BeamWalk, beamEnds } from "./index.ts";

const SIZE = 100;
const STEPS = [1, 90, 99];
const after = (at: number, move: number) => (at + STEPS[move]) % SIZE;

/** How many moves lead from 0 to each number. */
const reached = new Map([[0, 0]]);
for (const [at, distance] of reached)
  for (let move = 0; move < STEPS.length; move++)
    if (!reached.has(after(at, move))) reached.set(after(at, move), distance + 1);

const leftFrom = (at: number, goal: number) => reached.get((goal - at + SIZE) % SIZE)!;

/** A ring of numbers, with exact distances from a goal as scores. */
function ring(goal: number): BeamWalk {
  return {
    words: 1,
    moves: STEPS.length,
    left: (positions, at) => (positions[at] === goal ? 0 : Number.POSITIVE_INFINITY),
    scores(positions, from, into, to) {
      for (let move = 0; move < STEPS.length; move++)
        into[to + move] = leftFrom(after(positions[from], move), goal);
    },
    make(positions, from, move, into, to) {
      into[to] = after(positions[from], move);
    },
  };
}

const number = fc.integer({ min: 0, max: SIZE - 1 });
const start = fc.record({ at: number, late: fc.integer({ min: 0, max: 3 }) });

test("of several starts, some of which enter later, the one nearest to the goal is found", () => {
  fc.assert(
    fc.property(number, fc.array(start, { maxLength: 5 }), number, (goal, more, first) => {
      const starts = [{ at: first, late: 0 }, ...more];
      const [end] = finish(
        beamEnds(
          ring(goal),
          {
            positions: Int32Array.from(starts, ({ at }) => at),
            late: Uint8Array.from(starts, ({ late }) => late),
          },
          { width: 50 },
        ),
      );
      expect(end.path.reduce(after, starts[end.from].at)).toBe(goal);
      expect([...end.position]).toEqual([goal]);
      expect(starts[end.from].late + end.path.length).toBe(
        Math.min(...starts.map(({ at, late }) => late + leftFrom(at, goal))),
      );
    }),
  );
});

test("short ways to a goal are looked for at every position: no end is farther, and none occurs twice", () => {
  const short = [[0], [1], [2], ...[0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, b]))];
  fc.assert(
    fc.property(number, fc.array(start, { maxLength: 5 }), number, (goal, more, first) => {
      const starts = [{ at: first, late: 0 }, ...more];
      const walk: BeamWalk = {
        ...ring(goal),
        finish: {
          reach: 2,
          ways: (positions, at) => short.filter((way) => way.reduce(after, positions[at]) === goal),
        },
      };
      const ends = finish(
        beamEnds(
          walk,
          {
            positions: Int32Array.from(starts, ({ at }) => at),
            late: Uint8Array.from(starts, ({ late }) => late),
          },
          { width: 50, ends: 10 },
        ),
      );
      expect(ends.length).toBe(1);
      const [{ path, from }] = ends;
      expect(path.reduce(after, starts[from].at)).toBe(goal);
      expect(starts[from].late + path.length).toBe(
        Math.min(...starts.map(({ at, late }) => late + leftFrom(at, goal))),
      );
    }),
  );
});

test("several ends: the nearest first, none more than a turn longer, none beyond a goal", () => {
  const isGoal = (at: number) => at % 10 === 7;
  const walk: BeamWalk = {
    ...ring(7),
    left: (positions, at) => (isGoal(positions[at]) ? 0 : Number.POSITIVE_INFINITY),
  };
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 6 }), (first, most) => {
      const ends = finish(
        beamEnds(
          walk,
          { positions: Int32Array.of(first), late: Uint8Array.of(0) },
          { width: 50, ends: most },
        ),
      );
      expect(ends.length).toBeGreaterThan(0);
      expect(ends.length).toBeLessThanOrEqual(most);
      ends.forEach(({ path }, i) => {
        expect(isGoal(path.reduce(after, first))).toBe(true);
        // No way goes on from a goal.
        for (let at = first, move = 0; move < path.length; at = after(at, path[move++]))
          expect(isGoal(at)).toBe(false);
        expect(path.length).toBeGreaterThanOrEqual(ends[Math.max(0, i - 1)].path.length);
        expect(path.length).toBeLessThanOrEqual(ends[0].path.length + 1);
      });
    }),
  );
});
