/** The positions of a record (search/stage-record.ts) as beams see them: rows of its parts, scored by all its terms. */
import type { Turn } from "../../geometry/index.ts";
import {
  type BeamWalk,
  eachHashed,
  hashedDistance,
  hashedSteps,
  hashedTable,
  type KeepTable,
  MAX_SCORE,
  makeTable,
  moverOf,
  type StageRecord,
  type WordSpace,
} from "../../search/index.ts";

/** What a beam needs of a stage. */
export type BeamRecord = Pick<StageRecord, "name" | "turns" | "parts" | "terms" | "goals" | "beam">;

export interface BeamSpace extends BeamWalk {
  readonly turns: readonly Turn[];
}

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

const known = new WeakMap<BeamRecord, BeamSpace>();

/**
 * The space of a record, built once; `keep` has the positions near its goals. It owns its buffers, so it serves one beam at a
 * time.
 */
export function* beamSpace(record: BeamRecord, keep: KeepTable = makeTable): Generator<void, BeamSpace> {
  const space = known.get(record) ?? (yield* makeSpace(record, keep));
  known.set(record, space);
  return space;
}

function* makeSpace(record: BeamRecord, keep: KeepTable): Generator<void, BeamSpace> {
  const { name, parts, turns, goals = [], beam } = record;
  if (!beam) throw new Error(`"beam" of stage ${name} expected what beams need, got nothing`);
  const { weigh, isGoal, finish } = beam;
  const moves = turns.length;
  const width = parts.length;
  const make = moverOf(record);
  const near = beam.near && (yield* nearGoals(record, goals, beam.near, keep));
  const child = new Int32Array(width);
  const most = new Uint8Array(moves);
  const beyond = near?.beyond ?? 0;
  return {
    turns,
    moves,
    words: width,
    make,
    scores(positions, from, into, to) {
      weigh(positions, from, into, to, most);
      if (!near) return;
      for (let move = 0; move < moves; move++) {
        const score = into[to + move];
        into[to + move] = Math.min(NOT_NEAR + score, MAX_SCORE);
        if (most[move] >= beyond) continue;
        make(positions, from, move, child, 0);
        const distance = near.distanceOf(child);
        if (distance < beyond) into[to + move] = distance;
      }
    },
    left(positions, from) {
      if (isGoal) return isGoal(positions, from) ? 0 : Number.POSITIVE_INFINITY;
      for (let i = 0; i < width; i++) child[i] = positions[from + i];
      const distance = near ? near.distanceOf(child) : beyond;
      return distance < beyond ? distance : Number.POSITIVE_INFINITY;
    },
    ...(finish && { finish }),
  };
}

interface NearGoals {
  readonly beyond: number;
  /** The distance of a position, which is renamed; `beyond` if it is farther. */
  distanceOf(row: Int32Array): number;
}

function* nearGoals(
  record: BeamRecord,
  goals: readonly (readonly number[])[],
  { words, rename }: NonNullable<NonNullable<BeamRecord["beam"]>["near"]>,
  keep: KeepTable,
): Generator<void, NearGoals> {
  const { parts, turns } = record;
  const make = moverOf(record);
  const own = new Int32Array(parts.length);
  const child = new Int32Array(parts.length);
  const packed = new Int32Array(2);
  /** The parts of both words, in one list. */
  const places = words.flat();
  const sizes = places.map((place) => parts[place].size);
  const ofFirst = words[0].length;
  const filter = new Int32Array(1 << (FILTER_BITS - 5));
  const space: WordSpace = {
    goals: goals.flatMap((goal) => {
      pack(Int32Array.from(goal));
      return [...packed];
    }),
    degree: turns.length,
    turn(first, second, move, into) {
      // Turns of one position come one after another.
      if (move === 0) unpack(first, second, own);
      make(own, 0, move, child, 0);
      pack(child);
      into.set(packed);
    },
  };
  const bytes = yield* keep(function* () {
    const { words } = yield* hashedSteps(space, { depth: MAX_DISTANCE, enough: NEAR });
    return new Uint8Array(words.buffer);
  });
  const table = hashedTable(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2));
  const { beyond } = table;
  eachHashed(table, mark);
  return { beyond, distanceOf };

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

  function mark(first: number, second: number): void {
    const bit = filterBit(first, second);
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

/**
 * Ways through several steps, in groups that go on side by side. Nearly all ends of a beam share most of their turns, so
 * the next beam finds little among them to choose from. Where ways of several beams are mixed it finds more.
 */

/** Ways that are this many turns longer than the shortest are left out. */
const LONGER = 2;
/** The most ways in a group. */
const MOST = 64;

/**
 * The shortest ways, or those that cost least, in at most so many groups, each with short ones and with some of each beam
 * that they come from.
 */
export function inGroups<W extends { readonly length: number }>(
  ways: readonly W[],
  groups: number,
  costOf: (way: W) => number = ({ length }) => length,
): W[][] {
  const least = ways.reduce((few, way) => Math.min(few, costOf(way)), Number.POSITIVE_INFINITY);
  const kept = ways
    .filter((way) => costOf(way) <= least + LONGER)
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, groups * MOST);
  const found: W[][] = Array.from({ length: Math.min(groups, kept.length) }, () => []);
  for (const [i, way] of kept.entries()) found[i % found.length].push(way);
  return found;
}
