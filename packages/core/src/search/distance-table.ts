/**
 * The distance of every state of a space from its goals, breadth first: a lower bound for every cube that projects there. Built in
 * steps that can pause. Once few states are left, each of those is asked for a neighbor on the last level, usually found at the
 * first or second try, instead of trying all turns of that level.
 */
import { SYMMETRY_COUNT } from "../geometry/index.ts";
import type { Space, Visit } from "./space.ts";

/** States whose neighbors are found in one call. */
const BATCH = 32;
/** States expanded, and states examined, between two pauses: some milliseconds. */
const CHUNK = 4096;
const SCAN = 1 << 16;
/** How many neighbors are requested at a time when searching from the far end. */
const ASKED = 3;
/** While the search runs: not reached; and, added to the distance, another name of a reached state. */
const UNREACHED = 255;
const ALIAS = 128;
/** The longest distance that leaves room for both. */
const MAX_DISTANCE = 126;

export interface DistanceOptions {
  /** Farther states all get one more, which costs no search: the last levels hold the most states and matter least. */
  readonly farthest?: number | undefined;
  /** Told of each state once; then no state is searched from the far end. */
  readonly visit?: Visit | undefined;
}

/** distances[index], one byte each; unreachable states also get one more than `farthest` (126 by default). Pauses. */
export function* distanceSteps(
  space: Space,
  { farthest = MAX_DISTANCE, visit }: DistanceOptions = {},
): Generator<void, Uint8Array> {
  const { size } = space;
  const distances = new Uint8Array(size).fill(UNREACHED);
  const names = new Int32Array(SYMMETRY_COUNT);
  let frontier = 0;
  /** How many have been reached by what counts two, and are one farther than the next. */
  let later = 0;
  for (const goal of space.goals ?? [space.start])
    if (distances[goal] === UNREACHED) frontier += reach(space, distances, goal, 0, names);
  let left = size - frontier;
  for (let distance = 0; frontier + later > 0; distance++) {
    for (let at = 0; visit && at < size; at++) if (distances[at] === distance) visit(at, distance);
    if (distance === farthest) break;
    const isFromFarEnd = space.turn && !visit && left < frontier;
    frontier = later;
    later = 0;
    const scan = { at: 0 };
    while (scan.at < size) {
      const reached = isFromFarEnd
        ? searchBack(space, distances, distance, scan)
        : expand(space, distances, distance, distance + 1, scan);
      frontier += reached;
      left -= reached;
      yield;
    }
    for (scan.at = 0; space.twice && scan.at < size; ) {
      later += expand(space.twice, distances, distance, distance + 2, scan);
      yield;
    }
    left -= later;
  }
  for (let index = 0; index < size; index++)
    distances[index] = distances[index] === UNREACHED ? farthest + 1 : distances[index] & ~ALIAS;
  return distances;
}

/** Where a pass over all states is. States are taken in the order of their indices, so that neighbors are near each other in memory. */
interface Scan {
  at: number;
}

/** Reaches a state under all of its names, and returns how many there are. */
function reach(
  { aliases }: Space,
  distances: Uint8Array,
  index: number,
  distance: number,
  names: Int32Array,
): number {
  distances[index] = distance;
  if (!aliases) return 1;
  let reached = 1;
  for (let i = aliases(index, names) - 1; i >= 0; i--) {
    if (distances[names[i]] !== UNREACHED) continue;
    distances[names[i]] = distance | ALIAS;
    reached++;
  }
  return reached;
}

/** Reaches the neighbors of states at the distance, for a while, and returns how many indices there are. */
function expand(space: Space, distances: Uint8Array, distance: number, next: number, scan: Scan): number {
  const near = new Int32Array(BATCH * space.degree);
  const batch = new Int32Array(BATCH);
  const names = new Int32Array(SYMMETRY_COUNT);
  const { aliases } = space;
  const end = Math.min(scan.at + SCAN, distances.length);
  let { at } = scan;
  let reached = 0;
  for (let expanded = 0; at < end && expanded < CHUNK; ) {
    let count = 0;
    for (; at < end && count < BATCH; at++) if (distances[at] === distance) batch[count++] = at;
    const found = space.neighbors(batch, 0, count, near);
    for (let i = 0; i < found; i++) {
      if (distances[near[i]] !== UNREACHED) continue;
      distances[near[i]] = next;
      reached += aliases ? reach(space, distances, near[i], next, names) : 1;
    }
    expanded += count;
  }
  scan.at = at;
  return reached;
}

/** Reaches states that have a neighbor at the distance, for a while. */
function searchBack(space: Space, distances: Uint8Array, distance: number, scan: Scan): number {
  const near = new Int32Array(ASKED);
  const names = new Int32Array(SYMMETRY_COUNT);
  const end = Math.min(scan.at + SCAN / 4, distances.length);
  let reached = 0;
  for (let index = scan.at; index < end; index++)
    if (distances[index] === UNREACHED && hasNeighbor(space, distances, index, distance, near))
      reached += reach(space, distances, index, distance + 1, names);
  scan.at = end;
  return reached;
}

function hasNeighbor(
  { degree, turn }: Space,
  distances: Uint8Array,
  index: number,
  distance: number,
  near: Int32Array,
): boolean {
  for (let first = 0; first < degree; first += ASKED) {
    const end = Math.min(first + ASKED, degree);
    turn!(index, first, end, near, 0);
    for (let i = 0; i < end - first; i++) if ((distances[near[i]] & ~ALIAS) === distance) return true;
  }
  return false;
}

/** Distances below 15, two to a byte. */
export function packNibbles(distances: Uint8Array): Uint8Array {
  const packed = new Uint8Array((distances.length + 1) >> 1);
  for (let index = 0; index < distances.length; index++)
    packed[index >> 1] |= Math.min(distances[index], 15) << ((index & 1) << 2);
  return packed;
}

/** One distance from a packed table. Hot loops inline it. */
export function distanceAt(packed: Uint8Array, index: number): number {
  return (packed[index >> 1] >> ((index & 1) << 2)) & 15;
}

/** How many values there are at each distance. */
export function distribution(distances: Uint8Array): number[] {
  const counts: number[] = [];
  for (let i = 0; i < distances.length; i++) counts[distances[i]] = (counts[distances[i]] ?? 0) + 1;
  return counts;
}
