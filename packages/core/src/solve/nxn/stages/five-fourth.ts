/** The fourth stage of a 5x5: four edges complete in a belt that the last turns preserve. */
import { rotations } from "../../../geometry/index.ts";
import { BEYOND, packedDistance, type Sift, STAGE_LEVELS, type StageWalk } from "../../../search/index.ts";
import { standingAt } from "../wings.ts";
import { facesAt, fiveCenters, RL_BYTE } from "./five-centers.ts";
import type { FourthTables } from "./five-tables.ts";
import { siftBoth } from "./five-third.ts";
import { fifthTurns } from "./five-turns.ts";
import { keepsOf, maskWhere, rotateCandidate } from "./held-candidate.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";
import { PLACEMENTS, placements } from "./placements.ts";
import { ringIndex } from "./ring-edges.ts";

/** A quarter turn of the whole cube about the first axis. */
function quarterAboutFirst(): number {
  return rotations().quarter[0][1];
}

export function fourthStage(
  { list, edges, ring, firstCorner, firstEdge, first, corner, edge, distances }: FourthTables,
  pairs: PairMoves,
): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(6 * STAGE_LEVELS);
  const { middle, low, high, setRow, orderRow, relabeled, entry, moved } = edges;
  const { nibbles } = ring;
  const firstNext = first.next;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const { lowPlace, highPlace, edgeOf } = pairs;
  const { rank } = placements();
  const siftEdges: Sift = (level, turns, from, to, left, into, at) => {
    const m = nodes[6 * level] * width;
    const l = nodes[6 * level + 1] * width;
    const h = nodes[6 * level + 2] * width;
    const most = left < ring.beyond ? left : BEYOND;
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      const midges = middle[m + turn];
      const order = orderRow[midges];
      const found = entry[setRow[midges] + relabeled[order + low[l + turn]]];
      const index =
        (found >> 7) * PLACEMENTS + moved[(found & 127) * PLACEMENTS + relabeled[order + high[h + turn]]];
      into[end] = turn;
      if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most) end++;
    }
    return end;
  };
  const siftCenters: Sift = (level, turns, from, to, left, into, at) => {
    const own = nodes[6 * level + 3] * width;
    const a = nodes[6 * level + 4] * width;
    const b = nodes[6 * level + 5] * width;
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      into[end] = turn;
      if (distances[(firstNext[own + turn] * 70 + cornerNext[a + turn]) * 70 + edgeNext[b + turn]] <= left)
        end++;
    }
    return end;
  };
  return {
    name: "first axis and four edges",
    ...list,
    keeps: keepsOf(list.turns, fifthTurns().turns),
    roots: (before) =>
      [0, quarterAboutFirst()].flatMap((rotation) => {
        const candidate = rotateCandidate(before, rotation);
        const { state } = candidate;
        const corners = facesAt(state, orbits.corner);
        const sides = facesAt(state, orbits.edge);
        const own =
          first.classOf[
            firstCorner.indexOf.get(maskWhere(corners, (f) => f === 1) & RL_BYTE)! * firstEdge.size +
              firstEdge.indexOf.get(maskWhere(sides, (f) => f === 1) & RL_BYTE)!
          ];
        const a = corner.indexOf.get(maskWhere(corners, (f) => f === 2) & 0xff0000)!;
        const b = edge.indexOf.get(maskWhere(sides, (f) => f === 2) & 0xff0000)!;
        const bound = distances[(own * corner.size + a) * edge.size + b];
        const standing = standingAt(state, 1);
        const middles = standingAt(state, 2);
        // For each edge: the places of its midge and its wings; only what is off the belt can be chosen.
        const lowAt = new Uint8Array(EDGES);
        const highAt = new Uint8Array(EDGES);
        const middleAt = new Uint8Array(EDGES);
        for (let place = 0; place < EDGES; place++) {
          lowAt[edgeOf[standing[lowPlace[place]]]] = place;
          highAt[edgeOf[standing[highPlace[place]]]] = place;
          middleAt[edgeOf[middles[lowPlace[place]]]] = place;
        }
        const free: number[] = [];
        for (let e = 0; e < EDGES; e++) if (lowAt[e] < 8 && highAt[e] < 8 && middleAt[e] < 8) free.push(e);
        const placed = (at: Uint8Array, four: readonly number[]) =>
          rank[(at[four[0]] << 9) | (at[four[1]] << 6) | (at[four[2]] << 3) | at[four[3]]];
        return foursOf(free).map((four) => {
          const words = [placed(middleAt, four), placed(lowAt, four), placed(highAt, four), own, a, b];
          const edgeBound = packedDistance(ring, ringIndex(edges, words[0], words[1], words[2]));
          return { candidate, start: candidate, words, bound: Math.max(bound, edgeBound) };
        });
      }),
    begin({ words }) {
      for (let i = 0; i < 6; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 6 * level;
      const own = firstNext[nodes[at + 3] * width + turn];
      const a = cornerNext[nodes[at + 4] * width + turn];
      const b = edgeNext[nodes[at + 5] * width + turn];
      const bound = distances[(own * 70 + a) * 70 + b];
      if (bound > left) return bound;
      const m = middle[nodes[at] * width + turn];
      const l = low[nodes[at + 1] * width + turn];
      const h = high[nodes[at + 2] * width + turn];
      const other = packedDistance(ring, ringIndex(edges, m, l, h));
      nodes[at + 6] = m;
      nodes[at + 7] = l;
      nodes[at + 8] = h;
      nodes[at + 9] = own;
      nodes[at + 10] = a;
      nodes[at + 11] = b;
      return Math.max(bound, other);
    },
    sift: siftBoth(siftEdges, siftCenters),
  };
}

function foursOf(list: readonly number[]): number[][] {
  const fours: number[][] = [];
  for (let a = 0; a < list.length; a++)
    for (let b = a + 1; b < list.length; b++)
      for (let c = b + 1; c < list.length; c++)
        for (let d = c + 1; d < list.length; d++) fours.push([list[a], list[b], list[c], list[d]]);
  return fours;
}
