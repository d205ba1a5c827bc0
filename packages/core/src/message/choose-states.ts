/**
 * From the numbers that stand for a message to one state per cube and the moves that make it: of all the states allowed, the one
 * that takes the fewest turns. The solvers are loaded only when something is written.
 *
 * On a 4x4 or larger cube the most significant digit is a center orbit: if the message fixes no more than that, all other orbits may
 * be in any state, and a few turns are enough. If it fixes more, the number with the most zeros at its end is taken: an orbit whose
 * digit is 0 is solved.
 */
import { rankLayout, rankState, stateCount, unrankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { cubeGeometry, invertTurn, rotations, type Turn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { given, type OptionNames, rangeError } from "../result.ts";
import type { SetupTarget, TableStore } from "../solve/index.ts";
import { type CubeState, coloringOf, sameColoring, solvedState, turnStateBy } from "../state/index.ts";
import type { Convention } from "./convention.ts";
import { type NumberPart, partsOfCubes, someRows } from "./number-range.ts";

/** How long to search for moves. */
export interface SearchOptions {
  /** Milliseconds per cube after which the best moves so far are taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Where solvers keep their tables between runs. */
  readonly store?: TableStore;
}

export const SEARCH_OPTIONS: OptionNames<SearchOptions> = { timeout: true, signal: true, store: true };

/** A cube with the moves that make it from a solved one. */
export interface WrittenCube {
  /** Exactly what the moves give, held the same way: on an even size not always upright. */
  readonly cube: Cube;
  readonly number: bigint;
  /** Moves for a solved cube (or for `from`), white up and green in front. */
  readonly alg: string;
  readonly length: number;
  /** Whether it is proved that no other state with this message takes fewer turns. */
  readonly optimal: boolean;
}

/** Sizes for which the fewest turns are sought among all states of the message; on larger ones all states are about equally far. */
export function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/** Turns on all cubes together. */
export function lengthOf(written: readonly WrittenCube[]): number {
  return written.reduce((sum, { length }) => sum + length, 0);
}

/** A password scatters the numbers of a part over all states, so this many of them are tried on a 2x2 or 3x3. */
const SECRET_CANDIDATES = 12;

/** For each cube, the state to write and its moves, from a solved cube or from the given one. */
export async function chooseStates(
  part: NumberPart,
  convention: Convention,
  options: SearchOptions,
  from: CubeState | undefined,
): Promise<WrittenCube[]> {
  const { size, cipher } = convention;
  if (cipher) {
    const rows = someRows(part, convention, hasFewest(size) ? SECRET_CANDIDATES : 1);
    return shortestRow(rows.map(cipher.encrypt), size, options);
  }
  const written: WrittenCube[] = [];
  for (const each of partsOfCubes(part, convention))
    written.push(await shortestOf(each, size, options, from));
  return written;
}

/** The number of a part that takes the fewest turns; on a 4x4 or larger, one that takes few. `from`: starting at that cube instead of a solved one. */
async function shortestOf(
  { first, count }: NumberPart,
  size: number,
  search: SearchOptions,
  from?: CubeState,
): Promise<WrittenCube> {
  if (!hasFewest(size)) return writeLarge({ first, count }, size, search);
  const { timeout, signal, store } = search;
  const { fewestTurns } = await import("../fewest/index.ts");
  const { alg, length, number, state, optimal } = await fewestTurns(
    { low: first, width: count },
    { size, ...given({ from, timeout, signal, store }) },
  );
  return { cube: Cube.of(state), number, alg, length, optimal };
}

/** Of several rows of numbers that say the same, the one with the fewest turns, by first solutions, without proofs. */
async function shortestRow(
  rows: Iterable<readonly bigint[]>,
  size: number,
  search: SearchOptions,
): Promise<WrittenCube[]> {
  let best: WrittenCube[] | undefined;
  for (const row of rows) {
    const written: WrittenCube[] = [];
    for (const number of row)
      written.push(await (hasFewest(size) ? smallMoves : largeMoves)(number, size, search));
    if (!best || lengthOf(written) < lengthOf(best)) best = written;
  }
  if (!best) throw rangeError("rows", "at least one row of numbers", "none");
  return best;
}

async function smallMoves(
  number: bigint,
  size: number,
  { signal, store }: SearchOptions,
): Promise<WrittenCube> {
  const { solve } = await import("../solve/index.ts");
  const cube = Cube.unrank(number, size);
  const { alg, length } = await solve(Cube.solved(size), { to: cube, ...given({ signal, store }) });
  return { cube, number, alg, length, optimal: false };
}

/** How many values of the first digit are tried together. */
const MAX_CANDIDATES = 24n;
/** A part that fixes more has no setup much shorter than a solution. */
const SETUP_BITS = 84n;

/** The cube for a part, and its moves: those of a short setup, if there is one; otherwise with as many orbits solved as possible. */
async function writeLarge(part: NumberPart, size: number, search: SearchOptions): Promise<WrittenCube> {
  const target = setupTarget(part, size);
  if (target) {
    const { findSetup } = await import("../solve/index.ts");
    const { timeout, signal } = search;
    const isOfPart = (turns: readonly Turn[]) => writtenBy(part, turns, size) !== undefined;
    const turns = await findSetup(target, isOfPart, given({ timeout, signal }));
    const written = turns && writtenBy(part, turns, size);
    if (written) return written;
  }
  return largeMoves(roundestNumber(part, size), size, search);
}

/**
 * States of the part as far as its first digits determine them: some values of the first, if all numbers with it are in the
 * part; otherwise one first digit, and from what to what the others go. Undefined if they fix too much.
 */
function setupTarget({ first, count }: NumberPart, size: number): SetupTarget | undefined {
  if (count << SETUP_BITS < stateCount(size)) return undefined;
  const unit = stateCount(size) / rankLayout(size).at(-1)!.radix;
  const low = (first + unit - 1n) / unit;
  const digits = (first + count) / unit - low;
  if (digits > 0n) {
    const tried = digits < MAX_CANDIDATES ? digits : MAX_CANDIDATES;
    const numbers = Array.from({ length: Number(tried) }, (_, i) => low + (digits * BigInt(i)) / tried);
    return { states: numbers.map((digit) => unrankState(digit * unit, size)) };
  }
  // Of two first digits the one that more numbers have.
  const cut = low * unit;
  const last = first + count - 1n;
  const [from, to] = last < cut ? [first, last] : cut - first > last - cut ? [first, cut - 1n] : [cut, last];
  return { low: unrankState(from, size), high: unrankState(to, size) };
}

/** The cube that the turns lead to, if its number is in the part. */
function writtenBy(
  { first, count }: NumberPart,
  turns: readonly Turn[],
  size: number,
): WrittenCube | undefined {
  const state = turnStateBy(solvedState(size), turns);
  const number = rankState(state);
  if (number < first || number >= first + count) return undefined;
  const cube = Cube.of(state);
  return { cube, number, alg: printTurns(turns, size), length: turns.length, optimal: turns.length === 0 };
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
async function largeMoves(
  number: bigint,
  size: number,
  { timeout, signal, store }: SearchOptions,
): Promise<WrittenCube> {
  const cube = Cube.unrank(number, size);
  const { solve } = await import("../solve/index.ts");
  const { turns, length } = await solve(cube, given({ budget: timeout, signal, store }));
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
  const sequences = [[], ...whole.map((turn) => [turn]), ...whole.flatMap((a) => whole.map((b) => [a, b]))];
  const shown = coloringOf(solved);
  return sequences.find((turns) => sameColoring(coloringOf(turnStateBy(solvedState(size), turns)), shown))!;
}
