/**
 * One length, searched by several threads. The work is cut into pieces by prefix, and any free thread takes the next piece:
 * besides the tables, threads share only a counter and a flag that tells them to stop.
 */
import type { SearchReport } from "../table-solver.ts";
import { EXHAUSTED, FOUND } from "../two-phase/outcome.ts";
import { type VectorRoot, vectorWalk } from "./vector-kernel.ts";
import { type Configuration, openCode, type SharedMemory, type VectorCode } from "./vector-memory.ts";

/** Plain data (and memory), sent to other threads unchanged. */
export interface WalkTask {
  readonly memory: SharedMemory;
  readonly configuration: Configuration;
  /** The address of the two integers: pieces taken, and 1 for stop. */
  readonly control: number;
  readonly root: VectorRoot;
  readonly depth: number;
  /** The pieces of work: the prefixes with which solutions are sought. */
  readonly prefixes: readonly (readonly number[])[];
  /** Whether the search goes on after a solution. */
  readonly all: boolean;
  /** Whether nothing is sought, but all that is reached is marked in the large table. */
  readonly marking?: boolean;
}

/** A thread's part in a task. */
export interface SharedWalk extends SearchReport {
  /** Works for about that many moves. True: nothing is left to take or to do. */
  advance(budget: number): boolean;
}

/** Lengths not much longer than the prefixes are not worth sharing. */
export const SHARED_FROM = 12;

export function startTask(memory: SharedMemory, control: number): void {
  const [taken, stop] = placesOf(control);
  const integers = new Int32Array(memory.buffer);
  Atomics.store(integers, taken, 0);
  Atomics.store(integers, stop, 0);
}

/** Tells all threads to stop, which takes some milliseconds. */
export function stopTask(memory: SharedMemory, control: number): void {
  Atomics.store(new Int32Array(memory.buffer), placesOf(control)[1], 1);
}

/** Where the two integers are: addresses may be above 2³¹. */
const placesOf = (control: number) => [control >>> 2, (control >>> 2) + 1];

/** Takes part with this thread's own kernel code, and a walk at the address `walk`. */
export function joinTask(task: WalkTask, code: VectorCode, address: number): SharedWalk {
  const { memory, control, root, depth, prefixes, all, marking } = task;
  const integers = new Int32Array(memory.buffer);
  const [taken, stop] = placesOf(control);
  const walk = vectorWalk(code, memory, address);
  const solutions: number[][] = [];
  const pieces: [piece: number, moves: number][] = [];
  let isOpen = false;
  let nodes = 0;
  return {
    solutions,
    pieces,
    get nodes() {
      return nodes;
    },
    advance(budget) {
      for (let left = budget; left > 0; ) {
        if (Atomics.load(integers, stop) === 1) return true;
        if (!isOpen) {
          const index = Atomics.add(integers, taken, 1);
          if (index >= prefixes.length) return true;
          walk.start(root, depth, prefixes[index], marking);
          pieces.push([index, 0]);
          isOpen = true;
        }
        const outcome = walk.run(left);
        nodes += left - walk.left;
        pieces[pieces.length - 1][1] += left - walk.left;
        left = walk.left;
        if (outcome === FOUND) {
          solutions.push(walk.moves());
          if (!all) stopTask(memory, control);
        } else if (outcome === EXHAUSTED) isOpen = false;
      }
      return false;
    },
  };
}

/** The code of this thread for a task's memory. */
export function codeOfTask({ memory, configuration }: WalkTask): VectorCode {
  const code = openCode(memory);
  code.configure(...configuration);
  return code;
}
