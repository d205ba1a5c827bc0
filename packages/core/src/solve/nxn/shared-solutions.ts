/**
 * What threads that search for short solutions of one large cube share: a stop flag, the length of the shortest
 * solution found by any of them, and a slot in which each helper leaves its own. The calling thread reads the slots
 * whenever it likes, so nobody waits for a message.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";

/** Integers before the slots: the stop flag and the shortest length. */
const HEAD = 2;
const STOP = 0;
const SHORTEST = 1;
/**
 * The head of a slot: how often it was written (odd during a write); 1 while its thread is at work; the number of
 * turns.
 */
const VERSION = 0;
const WORKING = 1;
const COUNT = 2;
const PLACE_HEAD = 3;

interface SharedSolutions {
  readonly integers: Int32Array;
  /** Integers per slot. */
  readonly stride: number;
}

/** An upper bound on the turns of a solution of that size. */
function mostTurns(size: number): number {
  return 12 * size ** 2 + 400;
}

/** Allocates memory for that many helper threads. */
export function sharedSolutions(size: number, threads: number): SharedSolutions {
  const stride = PLACE_HEAD + mostTurns(size);
  const bytes = Int32Array.BYTES_PER_ELEMENT * (HEAD + threads * stride);
  const shared = openSolutions(size, new SharedArrayBuffer(bytes));
  shared.integers[SHORTEST] = 0x7fffffff;
  return shared;
}

/** The same in a thread that was sent the memory. */
export function openSolutions(size: number, memory: SharedArrayBuffer): SharedSolutions {
  return { integers: new Int32Array(memory), stride: PLACE_HEAD + mostTurns(size) };
}

export function stopAll({ integers }: SharedSolutions): void {
  Atomics.store(integers, STOP, 1);
}

export function isStopped({ integers }: SharedSolutions): boolean {
  return Atomics.load(integers, STOP) === 1;
}

/** The length of the shortest solution announced so far; very large before the first. */
export function shortestLength({ integers }: SharedSolutions): number {
  return Atomics.load(integers, SHORTEST);
}

/** Announces a solution of that length. */
export function announceLength({ integers }: SharedSolutions, length: number): void {
  let known = Atomics.load(integers, SHORTEST);
  while (length < known) {
    const before = Atomics.compareExchange(integers, SHORTEST, known, length);
    if (before === known) return;
    known = before;
  }
}

/** Records whether the thread of that slot is at work: it has its tables and has not finished. */
export function setWorking({ integers, stride }: SharedSolutions, place: number, isWorking: boolean): void {
  Atomics.store(integers, HEAD + place * stride + WORKING, isWorking ? 1 : 0);
}

export function isWorking({ integers, stride }: SharedSolutions, place: number): boolean {
  return Atomics.load(integers, HEAD + place * stride + WORKING) === 1;
}

/** Writes a solution into the thread's slot; one that is too long for the slot is dropped. */
export function postSolution(shared: SharedSolutions, place: number, turns: readonly Turn[]): void {
  const { integers, stride } = shared;
  if (turns.length > stride - PLACE_HEAD) return;
  const at = HEAD + place * stride;
  Atomics.add(integers, at + VERSION, 1);
  Atomics.store(integers, at + COUNT, turns.length);
  turns.forEach(({ axis, first, last, quarters }, i) => {
    Atomics.store(integers, at + PLACE_HEAD + i, axis | (quarters << 2) | (first << 4) | (last << 16));
  });
  Atomics.add(integers, at + VERSION, 1);
  announceLength(shared, turns.length);
}

/** The version counter of a slot, which grows by two with each write: if it has changed, there is something new. */
export function versionOf({ integers, stride }: SharedSolutions, place: number): number {
  return Atomics.load(integers, HEAD + place * stride + VERSION);
}

/** The solution in a slot; undefined before the first one and during a write. */
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
