/**
 * The last stage of a 4x4: centers solved and wings paired. What is left is a 3x3. Its bounds are not strict: many
 * candidates enter, and ways that hardly ever lead to the goal are left out.
 */
import { faceTurns } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  type BloomShape,
  bloomBound,
  bloomCounts,
  digitsTerm,
  HASH_FACTOR,
  type KeepTable,
  maskOrbit,
  nearFilters,
  parityPart,
  partOf,
  productPart,
  type StageRecord,
  type TablePart,
  type Term,
  type TermLabel,
} from "../../../search/index.ts";
import { arrangementOf, coloringOf, orbitOfKind } from "../../../state/index.ts";
import { centerMoves, centerOrbits, maskOf } from "../center-masks.ts";
import { standingAt } from "../wings.ts";
import { pairNumbers, rankOrder, turnOrder } from "./orders.ts";
import { EDGES, type PairMoves, pairMoves } from "./pieces.ts";
import { AXIS, fourTurns, keepsOf } from "./stage-turns.ts";

const SIZE = 4;

/**
 * Orders of pairs up to nine turns from paired: with eight, the stage tries twice as many turns. It holds for the
 * first cube too: no solution depends on which cubes were solved before. The filters take 2.6 MB; with twice
 * as much, the stage tries 4 % fewer turns in as much time.
 */
const NEAR_PAIRS: BloomShape = { depth: 9, wordsLog: 19, step: 2 };

/** Which of two colors is on the first face of each of three axes, where all are solved: an even number of them is exchanged. */
const GOALS = [0, 3, 5, 6];

/**
 * Parts: one color of each axis, the first axis first, and with the last the parity of pairs relative to corners; then each
 * pair of wings, as the edge next to its low wing · 12 + that next to its high wing.
 */
export function* centersAndPairs(keep: KeepTable): Generator<void, StageRecord> {
  const list = fourTurns("pairs");
  const degree = list.turns.length;
  const [own] = centerOrbits(SIZE);
  const moves = centerMoves(SIZE, own, list.turns);
  const orbits = [0, 1, 2].map((byte) => maskOrbit([0x0f << (8 * byte), 0xf0 << (8 * byte)], moves));
  const parities = parityPart(list.turns.map(({ first, last }) => (first !== last ? 1 : 0)));
  const pairs = pairMoves(4);
  const paired = Array.from({ length: EDGES }, (_, edge) => edge * EDGES + edge);
  const source = {
    parts: [orbits[1], orbits[0], productPart(orbits[2], parities, degree), ...edgePairs(pairs, degree)],
    goals: GOALS.map((sides) => [sides & 1, (sides >> 1) & 1, (sides >> 2) * 2, ...paired]),
    degree,
    keep,
  };
  const solved = yield* digitsTerm(source, {
    name: "centers",
    of: [0, 1, 2],
    counts: [4, 12, 136, 952, 4472, 14_876, 27_964, 33_440, 26_400, 8832, 512],
  });
  const near = yield* nearPairs(
    pairs,
    solved,
    {
      name: "pairs",
      of: Array.from({ length: EDGES }, (_, i) => PAIRS + i),
      counts: [2, 11, 47, 161, 942, 5472, 33_977, 206_827, 1_216_064, 6_549_740],
    },
    keep,
  );
  return {
    ...source,
    name: "centers and pairs",
    ...list,
    terms: [solved, near],
    keeps: keepsOf(list.turns, faceTurns(SIZE)),
    starts(candidate, row, begin) {
      const { state } = candidate;
      const { colors } = coloringOf(state);
      const axes = [0, 1, 2].map((byte) => colors[own[8 * byte]] % 3);
      const odd = parity(axes);
      const [second, first, third] = axes.map((color, byte) => {
        const wanted = byte === 1 && odd === 1 ? color + 3 : color;
        return orbits[byte].indexOf.get(maskOf(colors, own, (found) => found === wanted))!;
      });
      const standing = standingAt(state, 1);
      const homes = pairs.lowPlace.map((place) => pairs.edgeOf[standing[place]]);
      const corners = arrangementOf(state, orbitOfKind(SIZE, "corner")!).permutation;
      row.set([first, second, third * 2 + (parity(homes) ^ parity(corners) ^ odd)]);
      pairs.orderOf(standing).forEach((high, low) => {
        row[PAIRS + low] = low * EDGES + high;
      });
      begin(candidate);
    },
  };
}

/** The place of the first pair in a position. */
const PAIRS = 3;

function edgePairs({ low, high }: PairMoves, degree: number): TablePart[] {
  const [lows, highs] = [low, high].map((own) =>
    partOf(EDGES, degree, (edge, turn) => own[EDGES * turn + edge]),
  );
  const pair = productPart(lows, highs, degree);
  return Array.from({ length: EDGES }, () => pair);
}

const NEVER = 99;
/**
 * NEARER_FROM[left]: with so many turns left, and the centers so far from solved or farther, the pairs must be nearer
 * than that by a turn; 99: never. Few solutions are lost. Of what the distances alone allow with 10 turns left, 3 % have pairs
 * within 9 turns, but 74 % of all solutions go through them (150 cubes, 1,282 solutions).
 */
const NEARER_FROM: readonly number[] = [99, 99, 99, 99, 99, 99, 99, 7, 7, 7, 5, 7, 8];

/** How far pairs are from paired, from filters: they may call an order nearer than it is. */
function* nearPairs(
  pairs: PairMoves,
  solved: Term,
  label: TermLabel,
  keep: KeepTable,
): Generator<void, Term> {
  const numbers = yield* pairNumbers(pairs, AXIS.x);
  const filters = yield* nearFilters({ keep }, numbers.space(), NEAR_PAIRS);
  const { depth, words, offset, shift } = filters;
  const order = new Uint8Array(EDGES);
  const turned = new Uint8Array(EDGES);
  const hashes = new Int32Array(MAX_TURNS);
  const limits = new Uint8Array(MAX_TURNS);
  const bounds = new Uint8Array(MAX_TURNS);
  const lowOf = Uint8Array.from({ length: EDGES * EDGES }, (_, pair) => Math.floor(pair / EDGES));
  const read = (row: Int32Array, from: number) => {
    for (let i = from + PAIRS; i < from + PAIRS + EDGES; i++)
      order[lowOf[row[i]]] = row[i] - EDGES * lowOf[row[i]];
  };
  const distanceOf = (own: Uint8Array) =>
    isPaired(own) ? 0 : Math.max(1, bloomBound(filters, rankOrder(numbers, own)));
  return {
    ...label,
    table: new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
    tally: () => bloomCounts(filters),
    at(row, from) {
      read(row, from);
      return distanceOf(order);
    },
    after(row, from, list, first, end, into) {
      read(row, from);
      for (let i = first; i < end; i++) {
        turnOrder(pairs, order, list[i], turned);
        into[i - first] = distanceOf(turned);
      }
    },
    /** Questions to the filters go out together, since the answers take time. */
    sift(row, from, list, first, end, left, into, at) {
      const strict = left < NEARER_FROM.length ? NEARER_FROM[left] : NEVER;
      if (strict !== NEVER) solved.after(row, from, list, first, end, bounds);
      read(row, from);
      for (let i = first; i < end; i++) {
        const limit = strict !== NEVER && bounds[i - first] >= strict ? Math.min(left - 1, depth) : left;
        limits[i - first] = limit;
        if (limit > depth) continue;
        turnOrder(pairs, order, list[i], turned);
        hashes[i - first] = Math.imul(rankOrder(numbers, turned), HASH_FACTOR);
      }
      let to = at;
      for (let i = first; i < end; i++) {
        const limit = limits[i - first];
        const turn = list[i];
        into[to] = turn;
        if (limit <= depth) {
          const hash = hashes[i - first];
          // bloomBound, written out for one filter.
          const word = hash >>> shift[limit];
          const base = offset[limit];
          const wanted = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
          const missing = ~words[base + word] & wanted;
          const other = words[base + (word ^ (1 + (hash & 7)))] >>> (hash >>> 6);
          if (missing !== 0 || (other & 1) === 0) continue;
          if (left === 0) {
            // Filters may mistake another order for this one.
            turnOrder(pairs, order, turn, turned);
            if (!isPaired(turned)) continue;
          }
        }
        to++;
      }
      return to;
    },
  };
}

function isPaired(order: Uint8Array): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (order[edge] !== edge) return false;
  return true;
}

/** The most turns that may follow. */
const MAX_TURNS = 32;
