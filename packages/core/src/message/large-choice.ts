/**
 * Which of a message's numbers is written on a 4x4 or larger cube. The most significant digit is a center orbit: if the message
 * fixes no more than that, all other orbits may be in any state, and a few turns are enough. If it fixes more, the number
 * with the most zeros at its end is taken: an orbit whose digit is 0 is solved.
 */
import { rankLayout, rankState, stateCount, unrankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { cubeGeometry, invertTurn, rotations, type Turn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { type CubeState, coloringOf, sameColoring, solvedState, turnStateBy } from "../state/index.ts";
import type { NumberPart } from "./number-part.ts";
import type { SearchOptions, WrittenCube } from "./written-cube.ts";

/** How many values of the first digit are tried together. */
const MAX_CANDIDATES = 24n;

/** The cube for a part, and its moves: with all orbits but one free if the part allows it, otherwise with as many solved as possible. */
export async function writeLarge(
  part: NumberPart,
  size: number,
  search: SearchOptions,
): Promise<WrittenCube> {
  const short = await shortWayTo(part, size, search.signal);
  return (
    short ??
    (await wayToTwoOrbits(part, size, search.signal)) ??
    largeMoves(roundestNumber(part, size), size, search)
  );
}

/** Bits of a 3x3, and one for the cuts between digits: a part that fixes no more may have a short way. */
const SHORT_BITS = 67n;

/** A way to a number of a part that fixes the first digit and not much of the second. */
async function wayToTwoOrbits(
  { first, count }: NumberPart,
  size: number,
  signal: AbortSignal | undefined,
): Promise<WrittenCube | undefined> {
  if (count << SHORT_BITS < stateCount(size)) return undefined;
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  // Of two first digits the one that more numbers have.
  const cut = (first / unit + 1n) * unit;
  const last = first + count - 1n;
  const [low, high] = last < cut ? [first, last] : cut - first > last - cut ? [first, cut - 1n] : [cut, last];
  const isOfPart = (turns: readonly Turn[]) => {
    const number = rankState(turnStateBy(solvedState(size), turns));
    return number >= first && number < first + count;
  };
  const { setupBetween } = await import("../solve/index.ts");
  const ends = [unrankState(low, size), unrankState(high, size)] as const;
  const turns = await setupBetween(...ends, isOfPart, signal && { signal });
  if (!turns) return undefined;
  const state = turnStateBy(solvedState(size), turns);
  const cube = Cube.of(state).upright();
  return {
    cube,
    number: rankState(state),
    alg: printTurns(turns, size),
    length: turns.length,
    optimal: false,
  };
}

/** A short way to a number of the part; undefined if the first digit does not determine it. */
async function shortWayTo(
  { first, count }: NumberPart,
  size: number,
  signal: AbortSignal | undefined,
): Promise<WrittenCube | undefined> {
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  const low = (first + unit - 1n) / unit;
  const digits = (first + count) / unit - low;
  if (digits <= 0n) return undefined;
  const tried = digits < MAX_CANDIDATES ? digits : MAX_CANDIDATES;
  const states = Array.from({ length: Number(tried) }, (_, i) =>
    unrankState((low + (digits * BigInt(i)) / tried) * unit, size),
  );
  const { setupsForLastOrbit } = await import("../solve/index.ts");
  for (const turns of await setupsForLastOrbit(states, signal && { signal })) {
    const state = turnStateBy(solvedState(size), turns);
    const number = rankState(state);
    if (number < first || number >= first + count) continue;
    const cube = Cube.of(state).upright();
    return { cube, number, alg: printTurns(turns, size), length: turns.length, optimal: turns.length === 0 };
  }
  return undefined;
}

/** The number of the part that ends in as many zeros as possible. */
export function roundestNumber({ first, count }: NumberPart, size: number): bigint {
  let round = first;
  let unit = 1n;
  for (const { radix } of rankLayout(size)) {
    unit *= radix;
    const next = ((first + unit - 1n) / unit) * unit;
    if (next >= first + count) break;
    round = next;
  }
  return round;
}

/**
 * The moves that make the state of a number: a solution, played backward. (On a 3x3 a solution of the inverse does too; where centers
 * look alike it does not.) If the cube ends up held differently, the moves begin with a rotation of the whole cube.
 */
export async function largeMoves(
  number: bigint,
  size: number,
  { timeout, signal, store }: SearchOptions,
): Promise<WrittenCube> {
  const cube = Cube.unrank(number, size);
  const { solve } = await import("../solve/index.ts");
  const { turns, length } = await solve(cube, {
    ...(timeout !== undefined && { budget: timeout }),
    ...(signal && { signal }),
    ...(store && { store }),
  });
  const reversed = [...turns].reverse().map(invertTurn);
  const start = rotationBefore(turnStateBy(cube.state, turns));
  const alg = printTurns([...start, ...reversed], size);
  return { cube, number, alg, length, optimal: false };
}

/** Rotations that make a solved cube look like this one. */
export function rotationBefore(solved: CubeState): Turn[] {
  const { size } = solved;
  const last = cubeGeometry(size).size - 1;
  const whole = rotations().quarter.flatMap((_, axis) =>
    [1, 2, 3].map((quarters): Turn => ({ axis: axis as 0 | 1 | 2, first: 0, last, quarters })),
  );
  const ways = [[], ...whole.map((turn) => [turn]), ...whole.flatMap((a) => whole.map((b) => [a, b]))];
  const shown = coloringOf(solved);
  return ways.find((way) => sameColoring(coloringOf(turnStateBy(solvedState(size), way)), shown))!;
}
