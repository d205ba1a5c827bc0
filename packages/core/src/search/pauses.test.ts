import { expect, test } from "vitest";
import { solvedState } from "../state/index.ts";
import {
  type BeamWalk,
  beamEnds,
  canonicalSequences,
  firstCandidate,
  hashedSteps,
  packedSteps,
  searchStage,
  spaceOfTurns,
} from "./index.ts";

// Work is counted, not timed: whoever gives up waits for one portion at most.
test("a beam of any width pauses after some thousands of positions", () => {
  let asked = 0;
  const counted = <T>(result: T, of = 1): T => {
    asked += of;
    return result;
  };
  const walk: BeamWalk = {
    moves: 12,
    words: 1,
    scores(_, from, into, to) {
      for (let move = 0; move < 12; move++) into[to + move] = counted((from * 7 + move * 31) % 997, 1 / 12);
    },
    make: (positions, from, move, into, to) => {
      into[to] = counted(positions[from] * 12 + move + 1);
    },
    left: () => counted(Number.POSITIVE_INFINITY),
  };
  const start = { positions: Int32Array.of(0), late: Uint8Array.of(0) };
  const work = beamEnds(walk, start, { width: 100_000, maxTurns: 6 });
  let most = 0;
  let all = 0;
  for (let isDone = false; !isDone; most = Math.max(most, asked)) {
    asked = 0;
    isDone = work.next().done === true;
    all += asked;
  }
  expect(all).toBeGreaterThan(400_000);
  expect(most).toBeLessThan(20_000);
});

test("a stage pauses between candidates that have many ways to begin, and takes all of them in the order of their bounds", () => {
  const candidates = Array.from({ length: 40 }, (_, i) => ({
    ...firstCandidate(solvedState(2)),
    length: i % 3,
  }));
  let made = 0;
  const begun: number[] = [];
  const search = searchStage(
    {
      name: "many ways",
      turns: [],
      sequences: canonicalSequences([]),
      roots: (candidate) => {
        made++;
        return Array.from({ length: 300 }, (_, i) => ({
          candidate,
          start: candidate,
          words: [],
          bound: 1 + (i % 5),
        }));
      },
      begin: ({ candidate, bound }) => begun.push(candidate.length + bound),
      sift: (_level, _list, _from, _to, _left, _into, at) => at,
      make: () => {},
    },
    candidates,
    { maxLength: 8 },
  );
  for (let before = 0; !search.advance(100); before = made) expect(made - before).toBeLessThanOrEqual(1);
  expect(made).toBe(40);
  // Nobody gets through, so each is asked for each length from its bound on.
  const lengths = Array.from({ length: 8 }, (_, i) => i + 1);
  const from = (length: number) =>
    candidates
      .flatMap((candidate) => Array.from({ length: 300 }, (_, i) => candidate.length + 1 + (i % 5)))
      .filter((least) => least <= length).length;
  expect(begun.length).toBe(lengths.reduce((sum, length) => sum + from(length), 0));
});

test("a table of distances near the goal pauses after some hundreds of states", () => {
  const size = 1 << 16;
  let asked = 0;
  const space = spaceOfTurns({
    name: "binary numbers",
    size,
    start: 1,
    degree: 2,
    turn(index, from, to, into, at) {
      asked++;
      for (let bit = from; bit < to; bit++) into[at + bit - from] = (2 * index + bit) % size;
    },
  });
  let most = 0;
  const work = packedSteps(space, 14);
  for (let isDone = false; !isDone; most = Math.max(most, asked)) {
    asked = 0;
    isDone = work.next().done === true;
  }
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThan(1000);
});

test("a hash table pauses while it fills and while it grows", () => {
  let asked = 0;
  let all = 0;
  const space = {
    goals: [1, 0],
    degree: 2,
    turn(first: number, _: number, move: number, into: Int32Array) {
      asked++;
      into[0] = 2 * first + move;
      into[1] = 0;
    },
  };
  let most = 0;
  let growing = 0;
  const work = hashedSteps(space, { depth: 18 });
  for (let isDone = false; !isDone; all += asked) {
    most = Math.max(most, asked);
    asked = 0;
    isDone = work.next().done === true;
    if (asked === 0) growing++;
  }
  expect(all).toBe(2 * (2 ** 18 - 1));
  expect(most).toBeLessThan(1000);
  // Half a million positions take two million words: the last time the table grows, it moves one million.
  expect(growing).toBeGreaterThan(12);
});
