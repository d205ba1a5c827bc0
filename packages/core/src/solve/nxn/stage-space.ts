/** The positions of a stage (search/stage-record.ts) as beams see them: scores made of all its terms. */
import {
  type BeamWalk,
  type HashedTable,
  hashedDistance,
  hashedSteps,
  moverOf,
  type StageRecord,
} from "../../search/index.ts";

export type StageSpace = Pick<BeamWalk, "moves" | "words" | "make" | "scores" | "left">;

/**
 * Layers of positions around the goals are known exactly, until there are this many. Ten times as many make the last
 * stage 0.2 turns shorter.
 */
const NEAR = 100_000;
const MAX_DISTANCE = 20;
/** A surcharge for positions that are not near a goal. For those that are, the score is the distance alone. */
const NOT_NEAR = 20;

/** Bits of a filter before the table, which leaves the cache: of a thousand children looked up, one is near. */
const FILTER_BITS = 23;

/** The space of a stage that says how its positions make two words. */
export function* stageSpace(record: StageRecord): Generator<void, StageSpace> {
  const { parts, turns, goals = [], beam } = record;
  if (!beam) throw new Error(`"beam" of stage ${record.name} expected what beams need, got nothing`);
  const { words, rename, weigh } = beam;
  const moves = turns.length;
  const width = parts.length;
  const make = moverOf(record);
  const child = new Int32Array(width);
  const packed = new Int32Array(2);
  /** The parts of both words, in one list. */
  const places = words.flat();
  const sizes = places.map((place) => parts[place].size);
  const ofFirst = words[0].length;
  const filter = new Int32Array(1 << (FILTER_BITS - 5));
  const table: HashedTable = yield* hashedSteps(
    {
      goals: goals.flatMap((goal) => {
        pack(Int32Array.from(goal));
        mark();
        return [...packed];
      }),
      degree: moves,
      turn(first, second, move, into) {
        unpack(first, second, child);
        make(child, 0, move, child, 0);
        pack(child);
        mark();
        into.set(packed);
      },
    },
    { depth: MAX_DISTANCE, enough: NEAR },
  );
  const { beyond } = table;
  const most = new Uint8Array(moves);
  const weight = new Uint16Array(moves);
  return {
    moves,
    words: width,
    make,
    scores(positions, from, into, to) {
      weigh(positions, from, most, weight);
      for (let move = 0; move < moves; move++) {
        into[to + move] = NOT_NEAR + weight[move];
        if (most[move] >= beyond) continue;
        make(positions, from, move, child, 0);
        const distance = distanceOf(child);
        if (distance < beyond) into[to + move] = distance;
      }
    },
    left(positions, from) {
      for (let i = 0; i < width; i++) child[i] = positions[from + i];
      const distance = distanceOf(child);
      return distance < beyond ? distance : Number.POSITIVE_INFINITY;
    },
  };

  /** Packs the position, under one of its names. */
  function pack(row: Int32Array): void {
    rename?.(row, 0);
    let number = 0;
    for (let i = 0; i < ofFirst; i++) number = number * sizes[i] + row[places[i]];
    packed[0] = number;
    number = 0;
    for (let i = ofFirst; i < places.length; i++) number = number * sizes[i] + row[places[i]];
    packed[1] = number;
  }

  function unpack(first: number, second: number, row: Int32Array): void {
    let rest = second;
    for (let i = places.length - 1; i >= 0; i--) {
      if (i === ofFirst - 1) rest = first;
      const above = Math.floor(rest / sizes[i]);
      row[places[i]] = rest - above * sizes[i];
      rest = above;
    }
  }

  function mark(): void {
    const bit = filterBit(packed[0], packed[1]);
    filter[bit >>> 5] |= 1 << (bit & 31);
  }

  function distanceOf(row: Int32Array): number {
    pack(row);
    const bit = filterBit(packed[0], packed[1]);
    return ((filter[bit >>> 5] >> (bit & 31)) & 1) === 0
      ? beyond
      : hashedDistance(table, packed[0], packed[1]);
  }
}

function filterBit(first: number, second: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) & ((1 << FILTER_BITS) - 1);
}
