/**
 * Beam search: after every turn it keeps the `width` positions with the smallest scores. Not optimal, but where sums of small
 * tables guide well it reaches goals that no exact search can.
 */
export interface BeamGoal {
  readonly width: number;
  /** Gives up after this many turns; default 60. */
  readonly maxTurns?: number;
  /** A prime: children of one score are taken in steps of it, so that those of one position are not taken in a row. Default 1,299,709. */
  readonly stride?: number;
  /** How many ends are wanted at most; default 1. With more, also those that take one turn more than the first. */
  readonly ends?: number;
}

/** Where a beam begins: rows of a position each. */
export interface BeamStarts {
  readonly positions: Int32Array;
  /** late[start]: how many turns later than the others it enters. */
  readonly late: Uint8Array;
}

/** What a beam walks on: positions of a fixed number of integers, in rows. */
export interface BeamWalk {
  readonly moves: number;
  readonly words: number;
  /** Writes the score of each child of a position, one per move: an integer below `MAX_SCORE`, or `MAX_SCORE` for a dead end. */
  scores(positions: Int32Array, from: number, into: Uint16Array, to: number): void;
  /** Writes the child. */
  make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void;
  /** How many turns a position is from a goal, 0 at one; infinite if that is not known. */
  left(positions: Int32Array, at: number): number;
  /**
   * Short ways from a position to goals. They are looked for at every position that is kept, so that a beam need not
   * keep those they pass through.
   */
  readonly finish?: {
    /** No way is longer. */
    readonly reach: number;
    ways(positions: Int32Array, at: number): readonly (readonly number[])[];
  };
  /** A final check of a way from that start to an end, whose position is only read. */
  accept?(path: readonly number[], from: number, position: Int32Array): boolean;
}

/** The score of positions that cannot reach a goal. */
export const MAX_SCORE = 4095;

export interface BeamEnd {
  /** The moves, by their indices, to a position as near to a goal as any in its layer. */
  readonly path: readonly number[];
  readonly position: Int32Array;
  /** The start that it comes from. */
  readonly from: number;
}

/** How the positions of a layer came about. */
interface Layer {
  readonly count: number;
  /** The place of each position's parent in the layer before; ~start for a start. */
  readonly parent: Int32Array;
  /** The move from there. */
  readonly move: Uint8Array;
}

/** What layers share. */
interface Room {
  /** The positions of the last layer, and room for the next. */
  positions: Int32Array;
  next: Int32Array;
  scores: Uint16Array;
  /** Children in the order of their scores. */
  order: Int32Array;
  /** How many children have each score. */
  readonly counts: Int32Array;
  readonly seen: Seen;
}

/** Between two pauses: positions expanded, children sorted, and positions examined or made. */
const CHUNK = 512;
const SORTED = 1 << 17;
const LOOKED = 1 << 13;
/** Positions from which short ways are looked for. */
const FINISHED = 256;

/** Ways from several starts to where the remaining distance is known, the nearest ends first. Yields every few milliseconds. */
export function* beamEnds(
  walk: BeamWalk,
  starts: BeamStarts,
  { width, maxTurns = 60, stride = STRIDE, ends = 1 }: BeamGoal,
): Generator<void, BeamEnd[]> {
  const { words } = walk;
  const room: Room = {
    positions: new Int32Array(starts.positions.length),
    next: new Int32Array(0),
    scores: new Uint16Array(0),
    order: new Int32Array(0),
    counts: new Int32Array(MAX_SCORE + 1),
    seen: { hashes: new Int32Array(1 << 12), count: 0 },
  };
  const first = { parent: new Int32Array(starts.late.length), move: new Uint8Array(starts.late.length) };
  const count = enter(starts, 0, words, room.positions, first.parent, 0, room.seen);
  const layers: Layer[] = [{ count, ...first }];
  const found = new Map<number, Found>();
  const reach = walk.finish?.reach ?? 0;
  for (let depth = 0, last = maxTurns; ; depth++) {
    const { positions } = room;
    const own = yield* endsOf(walk, layers, positions, ends - found.size);
    for (const at of own) {
      const position = positions.slice(at * words, (at + 1) * words);
      addEnd(found, { ...wayTo(layers, at), position, depth });
    }
    yield* finished(walk, layers, positions, { last, ends, stride }, found);
    for (const end of found.values()) last = Math.min(last, end.depth + 1);
    if (found.size >= ends || depth + reach >= last || layers[depth].count === 0) {
      const near = [...found.values()].filter((end) => end.depth <= last);
      return near.sort((a, b) => a.depth - b.depth).slice(0, ends);
    }
    layers.push(yield* nextLayer(walk, layers, own, room, starts, width, stride));
  }
}

/** An end and the number of turns after which it is reached, those before its start entered included. */
interface Found extends BeamEnd {
  readonly depth: number;
}

interface FinishGoal {
  /** The most turns to an end. */
  readonly last: number;
  readonly ends: number;
  readonly stride: number;
}

/** Each end counts once, by its shortest way: a start that enters later may be nearer. */
function addEnd(found: Map<number, Found>, end: Found): void {
  const hash = hashOf(end.position, 0, end.position.length);
  const known = found.get(hash);
  if (!known || end.depth < known.depth) found.set(hash, end);
}

/** Adds the ends of short ways from the positions of the last layer, each end once. */
function* finished(
  { words, finish, make, accept }: BeamWalk,
  layers: readonly Layer[],
  positions: Int32Array,
  { last, ends, stride }: FinishGoal,
  found: Map<number, Found>,
): Generator<void, void> {
  if (!finish) return;
  const depth = layers.length - 1;
  const { count } = layers[depth];
  // After a shorter end, ends that are one turn longer fill the rest: from any of the positions, not only the best ones.
  const isRest = found.size > 0;
  const step = count % stride === 0 ? 1 : stride % count;
  let position = new Int32Array(words);
  let next = new Int32Array(words);
  for (let i = 0, at = 0; i < count; i++, at = (at + step) % count) {
    if (i % FINISHED === FINISHED - 1) yield;
    for (const moves of finish.ways(positions, at * words)) {
      if (depth + moves.length > last) continue;
      if (isRest && found.size >= ends) return;
      position.set(positions.subarray(at * words, (at + 1) * words));
      for (const move of moves) {
        make(position, 0, move, next, 0);
        [position, next] = [next, position];
      }
      const known = found.get(hashOf(position, 0, words));
      if (known && known.depth <= depth + moves.length) continue;
      const { path, from } = wayTo(layers, at);
      const whole = [...path, ...moves];
      if (accept?.(whole, from, position) ?? true)
        addEnd(found, { path: whole, position: position.slice(), from, depth: depth + moves.length });
    }
  }
}

/** Adds the starts that enter at a depth to the positions of its layer, and returns how many there are then. */
function enter(
  { positions, late }: BeamStarts,
  depth: number,
  words: number,
  into: Int32Array,
  parent: Int32Array,
  count: number,
  seen: Seen,
): number {
  let next = count;
  for (let start = 0; start < late.length; start++) {
    if (late[start] !== depth || !add(seen, hashOf(positions, start * words, words))) continue;
    into.set(positions.subarray(start * words, (start + 1) * words), next * words);
    parent[next++] = ~start;
  }
  return next;
}

/** The positions of the last layer for which the number of turns left is known, the nearest first. */
function* endsOf(
  walk: BeamWalk,
  layers: readonly Layer[],
  positions: Int32Array,
  most: number,
): Generator<void, number[]> {
  const { count } = layers[layers.length - 1];
  const known: { readonly at: number; readonly left: number }[] = [];
  for (let at = 0; at < count; at++) {
    if (at % LOOKED === LOOKED - 1) yield;
    const left = walk.left(positions, at * walk.words);
    if (left === Number.POSITIVE_INFINITY) continue;
    if (walk.accept) {
      const { path, from } = wayTo(layers, at);
      const position = positions.subarray(at * walk.words, (at + 1) * walk.words);
      if (!walk.accept(path, from, position)) continue;
    }
    known.push({ at, left });
  }
  known.sort((a, b) => a.left - b.left);
  return known.slice(0, most).map(({ at }) => at);
}

/** Children sorted at a time, for each that may be kept: many are positions seen before. */
const SORTED_AT_ONCE = 3;

/** The best positions one turn further. None occurs twice: turns that undo each other would keep a layer where it is. */
function* nextLayer(
  walk: BeamWalk,
  layers: readonly Layer[],
  ends: readonly number[],
  room: Room,
  starts: BeamStarts,
  width: number,
  stride: number,
): Generator<void, Layer> {
  const { moves, words } = walk;
  const { positions, counts, seen } = room;
  const { count } = layers[layers.length - 1];
  const children = count * moves;
  if (room.scores.length < children) room.scores = new Uint16Array(children);
  const { scores } = room;
  counts.fill(0);
  for (let at = 0; at < count; at++) {
    if (at % CHUNK === CHUNK - 1) yield;
    walk.scores(positions, at * words, scores, at * moves);
    for (let child = at * moves; child < (at + 1) * moves; child++) counts[scores[child]]++;
  }
  yield;
  // What is at the goal goes no further.
  for (const at of ends)
    for (let child = at * moves; child < (at + 1) * moves; child++) {
      counts[scores[child]]--;
      scores[child] = MAX_SCORE;
    }
  const most = Math.min(width, children) + starts.late.length;
  if (room.next.length < most * words) room.next = new Int32Array(most * words);
  const { next } = room;
  const parent = new Int32Array(most);
  const made = new Uint8Array(most);
  let kept = 0;
  // Most children are worse than all that are kept, and are never sorted.
  for (let from = 0, to = 0; from < MAX_SCORE && kept < width; from = to) {
    let sorted = 0;
    const wanted = SORTED_AT_ONCE * (width - kept);
    for (to = from; to < MAX_SCORE && sorted < wanted; to++) {
      const own = counts[to];
      counts[to] = sorted;
      sorted += own;
    }
    if (sorted === 0) break;
    yield* sort(room, children, from, to, sorted, stride);
    const { order } = room;
    for (let i = 0; i < sorted && kept < width; i++) {
      if (i % LOOKED === LOOKED - 1) yield;
      const child = order[i];
      const at = Math.floor(child / moves);
      const move = child - at * moves;
      walk.make(positions, at * words, move, next, kept * words);
      if (!add(seen, hashOf(next, kept * words, words))) continue;
      parent[kept] = at;
      made[kept++] = move;
    }
  }
  room.positions = next;
  room.next = positions;
  return { count: enter(starts, layers.length, words, next, parent, kept, seen), parent, move: made };
}

/** Larger than any number of children. */
const STRIDE = 1_299_709;

/** Puts the children with scores from `from` to below `to` in order; counts[score]: where those of that score begin. */
function* sort(
  room: Room,
  children: number,
  from: number,
  to: number,
  sorted: number,
  stride: number,
): Generator<void, void> {
  if (room.order.length < sorted) room.order = new Int32Array(sorted);
  const { scores, order, counts } = room;
  // Each child comes up once if the prime does not divide their number.
  const step = children % stride === 0 ? 1 : stride % children;
  let child = 0;
  for (let i = 0; i < children; i++) {
    if (i % SORTED === SORTED - 1) yield;
    child += step;
    if (child >= children) child -= children;
    const score = scores[child];
    if (score >= from && score < to) order[counts[score]++] = child;
  }
}

/** The moves to a position of the last layer, and the start that they begin at. */
function wayTo(layers: readonly Layer[], end: number): Pick<BeamEnd, "path" | "from"> {
  const path: number[] = [];
  let at = end;
  for (let depth = layers.length - 1; ; depth--) {
    const parent = layers[depth].parent[at];
    if (parent < 0) return { path: path.reverse(), from: ~parent };
    path.push(layers[depth].move[at]);
    at = parent;
  }
}

/** The positions that were met, as a set of 32-bit hashes with open addressing. */
interface Seen {
  /** 0 where there is none. */
  hashes: Int32Array;
  count: number;
}

/** The hash of the integers from `from` on: never 0. */
function hashOf(positions: Int32Array, from: number, words: number): number {
  let hash = 0;
  for (let at = from; at < from + words; at++) {
    hash = Math.imul(hash ^ positions[at] ^ (positions[at] >>> 13), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash || 1;
}

/** Adds a hash; false if it was there. */
function add(seen: Seen, hash: number): boolean {
  // At most half full, so that probe sequences stay short.
  if (2 * seen.count >= seen.hashes.length) seen.hashes = grown(seen.hashes);
  const at = placeOf(seen.hashes, hash);
  if (seen.hashes[at] === hash) return false;
  seen.hashes[at] = hash;
  seen.count++;
  return true;
}

/** Where a hash is, or the empty place where it would be. */
function placeOf(hashes: Int32Array, hash: number): number {
  const mask = hashes.length - 1;
  let at = hash & mask;
  while (hashes[at] !== 0 && hashes[at] !== hash) at = (at + 1) & mask;
  return at;
}

function grown(old: Int32Array): Int32Array {
  const hashes = new Int32Array(4 * old.length);
  for (const hash of old) if (hash !== 0) hashes[placeOf(hashes, hash)] = hash;
  return hashes;
}
