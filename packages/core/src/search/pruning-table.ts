/** The distance of every state of a space from solved: a lower bound for every cube that projects there. */
import type { Space, Visit } from "./space.ts";

/** States whose neighbors are found in one call. */
const BATCH = 32;
/** States between two pauses: some milliseconds. */
const CHUNK = 4096;
/** While the search runs. */
const UNREACHED = 255;

/**
 * distances[index], one byte each, by breadth-first search from solved. States farther than `farthest` all get
 * farthest + 1, which costs no search: the last levels hold most states and matter least.
 */
export function pruningTable(space: Space, farthest: number = UNREACHED - 1, visit?: Visit): Uint8Array {
  const steps = pruningSteps(space, farthest, visit);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with pauses. */
export function* pruningSteps(
  space: Space,
  farthest: number = UNREACHED - 1,
  visit?: Visit,
): Generator<void, Uint8Array> {
  const distances = new Uint8Array(space.size).fill(UNREACHED);
  const queue = new Int32Array(space.size);
  let length = 1;
  queue[0] = space.start;
  distances[space.start] = 0;
  for (let from = 0, last = 1, distance = 0; from < last; distance++) {
    for (let at = from; visit && at < last; at++) visit(queue[at], distance);
    if (distance === farthest) break;
    for (let at = from; at < last; at += CHUNK) {
      length = spread(space, distances, queue, at, Math.min(at + CHUNK, last), length, distance + 1);
      yield;
    }
    from = last;
    last = length;
  }
  for (let index = 0; index < distances.length; index++)
    if (distances[index] === UNREACHED) distances[index] = farthest + 1;
  return distances;
}

/** Writes the new neighbors of queue[from … to − 1], at that distance, behind the queue, and returns how long it is then. */
function spread(
  space: Space,
  distances: Uint8Array,
  queue: Int32Array,
  from: number,
  to: number,
  end: number,
  distance: number,
): number {
  const neighbors = new Int32Array(BATCH * space.degree);
  const aliases = new Int32Array(space.degree);
  let length = end;
  for (let at = from; at < to; at += BATCH) {
    const count = space.neighbors(queue, at, Math.min(at + BATCH, to), neighbors);
    for (let i = 0; i < count; i++) {
      const index = neighbors[i];
      if (distances[index] !== UNREACHED) continue;
      queue[length++] = index;
      const names = space.aliases(index, aliases);
      for (let j = 0; j < names; j++) distances[aliases[j]] = distance;
    }
  }
  return length;
}
