/** The fifth stage of a 5x5: the other eight edges and all centers. */
import { faceTurns } from "../../../geometry/index.ts";
import { BEYOND, STAGE_LEVELS, type StageWalk } from "../../../search/index.ts";
import { standingAt } from "../wings.ts";
import { rankEight } from "./eight-orders.ts";
import { facesAt, fiveCenters, RL_BYTE, UD_BYTE } from "./five-centers.ts";
import type { FifthTables } from "./five-tables.ts";
import { SIZE } from "./five-turns.ts";
import { keepsOf, maskWhere } from "./held-candidate.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";

export function fifthStage(
  { list, low, high, classes, highEntry, corner, edge, sides, colors, edges, centers }: FifthTables,
  pairs: PairMoves,
): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(5 * STAGE_LEVELS);
  const { entry } = classes;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const sideNext = sides.next;
  const { nibbles, beyond } = edges;
  const { lowPlace, highPlace, edgeOf } = pairs;
  const lookUp = (found: number, both: number) => {
    const index = (found >> 4) * 4900 + colors[(found & 15) * 4900 + both];
    const value = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
    return value === BEYOND ? beyond : value;
  };
  return {
    name: "edges and centers",
    ...list,
    keeps: keepsOf(list.turns, faceTurns(SIZE)),
    roots(candidate) {
      const { state } = candidate;
      const corners = facesAt(state, orbits.corner);
      const a = corner.indexOf.get(maskWhere(corners, (f) => f === 0) & UD_BYTE)!;
      const b = edge.indexOf.get(maskWhere(facesAt(state, orbits.edge), (f) => f === 0) & UD_BYTE)!;
      const side = sides.indexOf.get(
        (maskWhere(corners, (f) => f === 1) & RL_BYTE) | (maskWhere(corners, (f) => f === 2) & 0xff0000),
      )!;
      const standing = standingAt(state, 1);
      const middles = standingAt(state, 2);
      const middleAt = new Uint8Array(EDGES);
      for (let place = 0; place < EDGES; place++) middleAt[edgeOf[middles[lowPlace[place]]]] = place;
      const orderOf = (places: Uint8Array) => {
        const order = new Uint8Array(8);
        for (let place = 4; place < EDGES; place++)
          order[middleAt[edgeOf[standing[places[place]]]] - 4] = place - 4;
        return rankEight(order);
      };
      const words = [orderOf(lowPlace), orderOf(highPlace), a, b, side];
      const both = a * 70 + b;
      const bound = Math.max(
        centers[both * 36 + side],
        lookUp(entry[words[0]], both),
        lookUp(highEntry[words[1]], both),
      );
      return [{ candidate, start: candidate, words, bound }];
    },
    begin({ words }) {
      for (let i = 0; i < 5; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 5 * level;
      const a = cornerNext[nodes[at + 2] * width + turn];
      const b = edgeNext[nodes[at + 3] * width + turn];
      const side = sideNext[nodes[at + 4] * width + turn];
      const both = a * 70 + b;
      let bound = centers[both * 36 + side];
      if (bound > left) return bound;
      const l = low[nodes[at] * width + turn];
      const one = lookUp(entry[l], both);
      if (one > left) return one;
      if (one > bound) bound = one;
      const h = high[nodes[at + 1] * width + turn];
      const other = lookUp(highEntry[h], both);
      if (other > bound) bound = other;
      nodes[at + 5] = l;
      nodes[at + 6] = h;
      nodes[at + 7] = a;
      nodes[at + 8] = b;
      nodes[at + 9] = side;
      return bound;
    },
    sift(level, turns, from, to, left, into, at) {
      const node = 5 * level;
      const l = nodes[node] * width;
      const h = nodes[node + 1] * width;
      const a = nodes[node + 2] * width;
      const b = nodes[node + 3] * width;
      const side = nodes[node + 4] * width;
      const most = left < beyond ? left : BEYOND;
      let end = at;
      for (let i = from; i < to; i++) {
        const turn = turns[i];
        const found = entry[low[l + turn]];
        const index =
          (found >> 4) * 4900 + colors[(found & 15) * 4900 + cornerNext[a + turn] * 70 + edgeNext[b + turn]];
        into[end] = turn;
        if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most) end++;
      }
      const last = end;
      end = at;
      for (let i = at; i < last; i++) {
        const turn = into[i];
        const both = cornerNext[a + turn] * 70 + edgeNext[b + turn];
        const found = highEntry[high[h + turn]];
        const index = (found >> 4) * 4900 + colors[(found & 15) * 4900 + both];
        into[end] = turn;
        if (
          ((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most &&
          centers[both * 36 + sideNext[side + turn]] <= left
        )
          end++;
      }
      return end;
    },
  };
}
