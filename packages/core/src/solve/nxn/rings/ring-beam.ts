/** Beam search with nothing but numbers: turn by turn, it keeps the `width` positions of the smallest costs. */

export interface BeamSpace {
  /** Numbers that make a position. */
  readonly words: number;
  readonly moves: number;
  isGoal(positions: Int32Array, from: number): boolean;
  /** Writes what each child of the position costs: 0 at the goal alone, below `MAX_COST`, or `MAX_COST` if it leads nowhere. */
  costs(positions: Int32Array, from: number, into: Uint16Array, to: number): void;
  /** Writes the child. */
  make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void;
}

export const MAX_COST = 4095;

/** More turns than any step takes. */
const DEEPEST = 48;
/** Positions looked at between two pauses. */
const PORTION = 512;
/** A prime above every number of children: with it as stride all come once, and children of one position not in a row. */
const STRIDE = 1_299_709;

/** The shortest way that a beam of that width finds. */
export function* ringBeam(
  space: BeamSpace,
  start: Int32Array,
  width: number,
): Generator<void, number[] | undefined> {
  if (space.isGoal(start, 0)) return [];
  const { words, moves } = space;
  const parents: Int32Array[] = [];
  const made: Uint8Array[] = [];
  const costs = new Uint16Array(width * moves);
  const histogram = new Int32Array(MAX_COST + 1);
  const order = new Int32Array(width * moves);
  const seen = new Set<number>();
  let positions: Int32Array = start;
  let next: Int32Array = new Int32Array(width * words);
  let spare: Int32Array = new Int32Array(width * words);
  let count = 1;
  for (let depth = 0; depth < DEEPEST && count > 0; depth++) {
    const children = count * moves;
    for (let at = 0; at < count; at++) {
      space.costs(positions, at * words, costs, at * moves);
      if (at % PORTION === PORTION - 1) yield;
    }
    histogram.fill(0);
    for (let child = 0; child < children; child++) histogram[costs[child]]++;
    const isThrough = histogram[0] > 0;
    let total = 0;
    for (let cost = 0; cost < MAX_COST; cost++) {
      const own = histogram[cost];
      histogram[cost] = total;
      total += own;
    }
    const stride = STRIDE % children;
    for (let i = 0, child = 0; i < children; i++) {
      child += stride;
      if (child >= children) child -= children;
      const cost = costs[child];
      if (cost < MAX_COST) order[histogram[cost]++] = child;
    }
    const parent = new Int32Array(width);
    const move = new Uint8Array(width);
    let kept = 0;
    for (let i = 0; i < total && kept < width; i++) {
      const child = order[i];
      const at = Math.floor(child / moves);
      const turn = child - at * moves;
      space.make(positions, at * words, turn, next, kept * words);
      let hash = 0;
      for (let word = 0; word < words; word++) {
        const value = next[kept * words + word];
        hash = Math.imul(hash ^ value ^ (value >>> 13), 0x9e3779b1);
        hash ^= hash >>> 15;
      }
      if (seen.has(hash)) continue;
      seen.add(hash);
      parent[kept] = at;
      move[kept++] = turn;
      if (isThrough) break;
    }
    parents.push(parent);
    made.push(move);
    if (isThrough) return pathOf(parents, made);
    positions = next;
    next = spare;
    spare = positions;
    count = kept;
    yield;
  }
  return undefined;
}

function pathOf(parents: readonly Int32Array[], made: readonly Uint8Array[]): number[] {
  const path: number[] = [];
  for (let depth = parents.length - 1, at = 0; depth >= 0; depth--) {
    path.push(made[depth][at]);
    at = parents[depth][at];
  }
  return path.reverse();
}
