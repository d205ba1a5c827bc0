/**
 * The distance of every state of a space from its start, two to a byte. Made in steps that can pause, and from the far
 * end once few states are left: it is then quicker to ask each of those for a neighbor on the last level, which
 * the first or second mostly is, than to try all moves of that level.
 */
/** States as integers 0 … size − 1 with their neighbors. A neighbor's neighbors include the state itself. */
export interface DistanceSpace {
  readonly size: number;
  readonly start: number;
  /** How many neighbors a state has, one a move. */
  readonly degree: number;
  /** Writes the neighbors by moves from … to − 1 to into[from … to − 1]. A call for each would cost more than its work. */
  neighbors(index: number, into: Int32Array, from: number, to: number): void;
  /** Writes all indices that mean the same state, at most `degree`, and returns how many; left out where there is one. */
  aliases?(index: number, into: Int32Array): number;
}

/** States looked at between two pauses: some milliseconds. */
const PORTION = 1 << 14;
const UNREACHED = 15;
/** Neighbors asked for at a time from the far end. */
const ASKED = 3;

export function* distanceTable(space: DistanceSpace): Generator<void, Uint8Array> {
  const { size } = space;
  const distances = new Uint8Array(size).fill(UNREACHED);
  const spread = makeSpread(space, distances);
  distances[space.start] = 0;
  let frontier = 1;
  let left = size - 1;
  for (let level = 0; frontier > 0; level++) {
    const isBackward = left < frontier;
    frontier = 0;
    for (let from = 0; from < size; from += PORTION) {
      const to = Math.min(size, from + PORTION);
      frontier += isBackward ? spread.backward(level, from, to) : spread.forward(level, from, to);
      yield;
    }
    left -= frontier;
  }
  return packNibbles(distances);
}

/** The two directions, over states from … to − 1; both return how many states they reached. */
interface Spread {
  forward(level: number, from: number, to: number): number;
  backward(level: number, from: number, to: number): number;
}

function makeSpread(space: DistanceSpace, distances: Uint8Array): Spread {
  const { degree } = space;
  const names = new Int32Array(degree);
  const near = new Int32Array(degree + ASKED);
  return {
    forward(level, from, to) {
      let reached = 0;
      for (let index = from; index < to; index++) {
        if (distances[index] !== level) continue;
        space.neighbors(index, near, 0, degree);
        for (let move = 0; move < degree; move++) {
          const next = near[move];
          if (distances[next] !== UNREACHED) continue;
          distances[next] = level + 1;
          reached++;
          if (!space.aliases) continue;
          for (let i = space.aliases(next, names) - 1; i >= 0; i--) {
            if (distances[names[i]] !== UNREACHED) continue;
            distances[names[i]] = level + 1;
            reached++;
          }
        }
      }
      return reached;
    },
    backward(level, from, to) {
      let reached = 0;
      for (let index = from; index < to; index++) {
        if (distances[index] !== UNREACHED) continue;
        for (let move = 0; move < degree; move++) {
          if (move % ASKED === 0) space.neighbors(index, near, move, Math.min(degree, move + ASKED));
          if (distances[near[move]] !== level) continue;
          distances[index] = level + 1;
          reached++;
          break;
        }
      }
      return reached;
    },
  };
}

function packNibbles(distances: Uint8Array): Uint8Array {
  const packed = new Uint8Array((distances.length + 1) >> 1);
  for (let index = 0; index < distances.length; index++)
    packed[index >> 1] |= distances[index] << ((index & 1) << 2);
  return packed;
}

/** One distance out of a packed table. Hot loops write it out. */
export function distanceAt(packed: Uint8Array, index: number): number {
  return (packed[index >> 1] >> ((index & 1) << 2)) & 15;
}
