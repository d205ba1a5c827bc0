/**
 * The third stage of a 4x4: centers solved and wings paired. What is left is a 3x3. Its bounds are not strict: many
 * candidates enter, and ways that hardly ever lead to the goal are left out.
 */
import { cubeGeometry, faceTurns, ROTATION_COUNT } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import { bloomBound, HASH_FACTOR, STAGE_LEVELS, type StageWalk } from "../../../search/index.ts";
import { type CubeState, orbitOfKind } from "../../../state/index.ts";
import { standingAt } from "../wings.ts";
import type { FourTables } from "./four-tables.ts";
import { centers, SIZE } from "./four-turns.ts";
import { colorsAt, keepsOf, maskWhere } from "./held-candidate.ts";
import { EDGES, isPaired, rankOrder, rankTurned, readOrder } from "./pair-order.ts";

const NOT_EXPANDED = -1;
const NEVER = 99;
/**
 * NEARER_FROM[left]: with so many turns left, and the centers so far from solved or farther, the pairs must be nearer
 * than that by a turn; 99: never. Few solutions are lost. Of what the distances alone allow with 10 turns left, 3 % have pairs
 * within 9 turns, but 74 % of all solutions go through them (150 cubes, 1,282 solutions).
 */
const NEARER_FROM: readonly number[] = [99, 99, 99, 99, 99, 99, 99, 7, 7, 7, 5, 7, 8];

export function thirdStage({ third, pairs, numbers, nearPairs }: FourTables): StageWalk {
  const { list, orbits, distances, next } = third;
  const orbit = centers();
  const width = list.turns.length;
  const [upper, axis] = orbits;
  const axisNext = axis.next;
  const upperNext = upper.next;
  const upperSize = upper.size;
  const lastSize = 2 * orbits[2].size;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const orders = new Uint8Array(EDGES * STAGE_LEVELS);
  const { low, high } = pairs;
  const { depth, words: filters, offset, shift } = nearPairs;
  const scratch = new Uint8Array(EDGES);
  const { sequences } = list;
  const states = new Uint16Array(STAGE_LEVELS).fill(sequences.start);
  // bounds[level · width + turn], if that position is expanded for expandedFor[level] turns.
  const bounds = new Uint8Array(width * STAGE_LEVELS);
  const expandedFor = new Int8Array(STAGE_LEVELS);
  const hashes = new Int32Array(width);
  const limits = new Uint8Array(width);
  const turns = new Uint8Array(width);
  return {
    name: "centers and pairs",
    ...list,
    keeps: keepsOf(list.turns, faceTurns(SIZE)),
    roots(candidate) {
      const colors = colorsAt(candidate.state, orbit);
      const axes = [0, 1, 2].map((byte) => colors[8 * byte] % 3);
      const isOdd = parity(axes);
      const masks = axes.map((color, byte) => {
        const wanted = byte === 1 && isOdd === 1 ? color + 3 : color;
        return orbits[byte].indexOf.get(maskWhere(colors, (found) => found === wanted))!;
      });
      const standing = standingAt(candidate.state, 1);
      const homes = Array.from(pairs.lowPlace, (place) => pairs.edgeOf[standing[place]]);
      const odd = parity(homes) ^ parity(cornersOf(candidate.state)) ^ isOdd;
      const words = [masks[1], masks[0], masks[2] * 2 + odd];
      readOrder(pairs, standing, scratch, 0);
      const bound = Math.max(
        distances[(words[0] * upperSize + words[1]) * lastSize + words[2]],
        isPaired(scratch, 0) ? 0 : Math.max(1, bloomBound(nearPairs, rankOrder(numbers, scratch, 0))),
      );
      return [{ candidate, start: candidate, words: [...words, ...scratch], bound }];
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
      for (let i = 0; i < EDGES; i++) orders[i] = words[3 + i];
      expandedFor[0] = NOT_EXPANDED;
    },
    step(level, turn, left) {
      if (expandedFor[level] !== left) expand(level, left);
      const bound = bounds[level * width + turn];
      if (bound > left) return bound;
      moveTo(level, turn);
      // Filters may mistake another order for this one.
      return left === 0 && !isPaired(orders, EDGES * (level + 1)) ? 1 : bound;
    },
  };

  /** Bounds after each turn that may follow: questions to the filters go out together, since the answers take time. */
  function expand(level: number, left: number): void {
    const state = states[level];
    const at = 3 * level;
    const b0 = nodes[at + 1] * width;
    const a0 = nodes[at] * width;
    const c0 = nodes[at + 2] * width;
    const from = EDGES * level;
    const to = level * width;
    const end = state * width + sequences.count[state];
    const strict = left < NEARER_FROM.length ? NEARER_FROM[left] : NEVER;
    let asked = 0;
    for (let i = state * width; i < end; i++) {
      const turn = sequences.list[i];
      const bound =
        distances[(axisNext[a0 + turn] * upperSize + upperNext[b0 + turn]) * lastSize + next[c0 + turn]];
      bounds[to + turn] = bound;
      if (bound > left) continue;
      const limit = bound < strict ? left : Math.min(left - 1, depth);
      if (limit > depth) continue;
      hashes[asked] = Math.imul(rankTurned(numbers, pairs, orders, from, EDGES * turn), HASH_FACTOR);
      limits[asked] = limit;
      turns[asked++] = turn;
    }
    for (let i = 0; i < asked; i++) {
      const hash = hashes[i];
      const limit = limits[i];
      // bloomBound, written out for one filter.
      const word = hash >>> shift[limit];
      const base = offset[limit];
      const wanted = (1 << (hash >>> 8)) | (1 << (hash >>> 3));
      const missing = ~filters[base + word] & wanted;
      const other = filters[base + (word ^ (1 + (hash & 7)))] >>> (hash >>> 6);
      if (missing !== 0 || (other & 1) === 0) bounds[to + turns[i]] = left + 1;
    }
    expandedFor[level] = left;
  }

  /** Writes the position after a turn. */
  function moveTo(level: number, turn: number): void {
    const at = 3 * level;
    nodes[at + 3] = axisNext[nodes[at] * width + turn];
    nodes[at + 4] = upperNext[nodes[at + 1] * width + turn];
    nodes[at + 5] = next[nodes[at + 2] * width + turn];
    const from = EDGES * level;
    const to = from + EDGES;
    const row = EDGES * turn;
    for (let edge = 0; edge < EDGES; edge++) orders[to + low[row + edge]] = high[row + orders[from + edge]];
    states[level + 1] = sequences.next[states[level] * width + turn];
    expandedFor[level + 1] = NOT_EXPANDED;
  }
}

/** cornersOf[place]: the home of the corner there. */
function cornersOf(state: CubeState): number[] {
  const { place } = cubeGeometry(SIZE);
  const { cells } = orbitOfKind(SIZE, "corner")!;
  const standing: number[] = [];
  cells.forEach((cell, home) => {
    standing[cells.indexOf(place[cell * ROTATION_COUNT + state.rotations[cell]])] = home;
  });
  return standing;
}
