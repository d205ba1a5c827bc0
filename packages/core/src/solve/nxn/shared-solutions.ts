/**
 * What threads that search for short solutions of one large cube share: a flag to stop, the length of the shortest solution that anyone has,
 * and a place in which each of the others leaves its own. The thread that was asked reads them there whenever it likes, so
 * nobody waits for a message.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";

/** Integers before the places of threads: the flag, and the shortest length. */
const HEAD = 2;
const STOP = 0;
const SHORTEST = 1;
/** Before the turns of a place: how often it was written, odd while it is; 1 while its thread is at work; the number of turns. */
const VERSION = 0;
const WORKING = 1;
const COUNT = 2;
const PLACE_HEAD = 3;

export interface SharedSolutions {
  readonly integers: Int32Array;
  /** Integers of a place. */
  readonly stride: number;
}

/** More turns than a solution of that size has. */
function mostTurns(size: number): number {
  return 12 * size ** 2 + 400;
}

/** Memory for that many other threads. */
export function sharedSolutions(size: number, threads: number): SharedSolutions {
  const stride = PLACE_HEAD + mostTurns(size);
  const bytes = Int32Array.BYTES_PER_ELEMENT * (HEAD + threads * stride);
  const shared = openSolutions(size, new SharedArrayBuffer(bytes));
  shared.integers[SHORTEST] = 0x7fffffff;
  return shared;
}

/** The same, as another thread was sent it. */
export function openSolutions(size: number, memory: SharedArrayBuffer): SharedSolutions {
  return { integers: new Int32Array(memory), stride: PLACE_HEAD + mostTurns(size) };
}

export function stopAll({ integers }: SharedSolutions): void {
  Atomics.store(integers, STOP, 1);
}

export function isStopped({ integers }: SharedSolutions): boolean {
  return Atomics.load(integers, STOP) === 1;
}

/** Length of the shortest solution that anyone has told of; very large before the first. */
export function shortestLength({ integers }: SharedSolutions): number {
  return Atomics.load(integers, SHORTEST);
}

/** Says that there is a solution of that length. */
export function tellLength({ integers }: SharedSolutions, length: number): void {
  let known = Atomics.load(integers, SHORTEST);
  while (length < known) {
    const before = Atomics.compareExchange(integers, SHORTEST, known, length);
    if (before === known) return;
    known = before;
  }
}

/** Says whether the thread of that place is at work: it has its tables, and has not finished. */
export function setWorking({ integers, stride }: SharedSolutions, place: number, isWorking: boolean): void {
  Atomics.store(integers, HEAD + place * stride + WORKING, isWorking ? 1 : 0);
}

export function isWorking({ integers, stride }: SharedSolutions, place: number): boolean {
  return Atomics.load(integers, HEAD + place * stride + WORKING) === 1;
}

/** Leaves a solution in the thread's place; one that is too long for it is kept by nobody. */
export function leaveSolution(shared: SharedSolutions, place: number, turns: readonly Turn[]): void {
  const { integers, stride } = shared;
  if (turns.length > stride - PLACE_HEAD) return;
  const at = HEAD + place * stride;
  Atomics.add(integers, at + VERSION, 1);
  Atomics.store(integers, at + COUNT, turns.length);
  turns.forEach(({ axis, first, last, quarters }, i) => {
    Atomics.store(integers, at + PLACE_HEAD + i, axis | (quarters << 2) | (first << 4) | (last << 16));
  });
  Atomics.add(integers, at + VERSION, 1);
  tellLength(shared, turns.length);
}

/** How often a place was written, twice: other than before, there is something new. */
export function versionOf({ integers, stride }: SharedSolutions, place: number): number {
  return Atomics.load(integers, HEAD + place * stride + VERSION);
}

/** The solution in a place; none while it is being written, or before. */
export function solutionIn(shared: SharedSolutions, place: number): Turn[] | undefined {
  const { integers, stride } = shared;
  const at = HEAD + place * stride;
  const version = versionOf(shared, place);
  if (version === 0 || version % 2 === 1) return undefined;
  const turns = Array.from({ length: Atomics.load(integers, at + COUNT) }, (_, i) => {
    const word = Atomics.load(integers, at + PLACE_HEAD + i);
    return makeTurn((word & 3) as Axis, (word >> 4) & 0xfff, word >> 16, (word >> 2) & 3);
  });
  return versionOf(shared, place) === version ? turns : undefined;
}
