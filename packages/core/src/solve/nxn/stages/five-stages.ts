/**
 * The 5x5 in five stages: the colors of one axis to its faces; the other axes apart; the first axis in a pattern that
 * half turns solve, with midges and wings correctly oriented; four edges complete in a belt that the last turns
 * preserve; the other eight edges and all centers. What is left is a 3x3. The first two stages are here.
 */
import { parity } from "../../../perm/index.ts";
import { movedMask, STAGE_LEVELS, type StageWalk } from "../../../search/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import { standingAt } from "../wings.ts";
import { facesAt, fiveCenters } from "./five-centers.ts";
import { fifthStage } from "./five-fifth.ts";
import { fourthStage } from "./five-fourth.ts";
import type { FirstTables, FiveTables, SecondTables } from "./five-tables.ts";
import { thirdStage } from "./five-third.ts";
import { secondTurns, thirdTurns } from "./five-turns.ts";
import { keepsOf, maskWhere, rotateCandidate, rotationsOfAxes } from "./held-candidate.ts";
import { NEAR, nearDistance } from "./near-axis.ts";

/** The stages, each with its own buffers: one set per running search. */
export function fiveStages({ pairs, first, second, third, fourth, fifth }: FiveTables): StageWalk[] {
  return [
    firstStage(first),
    secondStage(second),
    thirdStage(third, pairs),
    fourthStage(fourth, pairs),
    fifthStage(fifth, pairs),
  ];
}

function firstStage({ list, corner, edge, cornerDistances, edgeDistances, near }: FirstTables): StageWalk {
  const orbits = fiveCenters();
  const { first, second, third, bits } = eightPlaces();
  const corners = new Int32Array(STAGE_LEVELS);
  const edges = new Int32Array(STAGE_LEVELS);
  const rankOf = (mask: number) => {
    const a = mask & 255;
    const b = (mask >> 8) & 255;
    const before = bits[a];
    return first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)];
  };
  const boundOf = (a: number, b: number, left: number) => {
    const edgeBound = edgeDistances[rankOf(b)];
    if (edgeBound > left) return edgeBound;
    const rank = rankOf(a);
    const cornerBound = cornerDistances[rank];
    if (cornerBound > left) return cornerBound;
    return left > NEAR ? Math.max(cornerBound, edgeBound) : nearDistance(near, rank, b);
  };
  return {
    name: "first axis",
    ...list,
    keeps: keepsOf(list.turns, [...secondTurns().turns, ...thirdTurns().turns]),
    roots: (candidate) =>
      rotationsOfAxes().map((rotation) => {
        const own = rotateCandidate(candidate, rotation);
        const isFirst = (face: number) => face % 3 === 1;
        const words = [
          maskWhere(facesAt(own.state, orbits.corner), isFirst),
          maskWhere(facesAt(own.state, orbits.edge), isFirst),
        ];
        const joint = boundOf(words[0], words[1], NEAR);
        return {
          candidate: own,
          start: own,
          words,
          bound: joint > NEAR ? boundOf(words[0], words[1], 99) : joint,
        };
      }),
    begin({ words }) {
      corners[0] = words[0];
      edges[0] = words[1];
    },
    step(level, turn, left) {
      const a = movedMask(corner, turn, corners[level]);
      const b = movedMask(edge, turn, edges[level]);
      corners[level + 1] = a;
      edges[level + 1] = b;
      return boundOf(a, b, left);
    },
  };
}

function secondStage({ list, corner, edge, isOdd, cornerDistances, edgeDistances }: SecondTables): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  return {
    name: "other axes",
    ...list,
    keeps: keepsOf(list.turns, thirdTurns().turns),
    roots(candidate) {
      const a = corner.indexOf.get(maskWhere(facesAt(candidate.state, orbits.corner), (f) => f % 3 === 0))!;
      const b = edge.indexOf.get(maskWhere(facesAt(candidate.state, orbits.edge), (f) => f % 3 === 0))!;
      const odd = parity(standingAt(candidate.state, 1));
      return [
        {
          candidate,
          start: candidate,
          words: [a, b, odd],
          bound: Math.max(cornerDistances[2 * a + odd], edgeDistances[2 * b + odd]),
        },
      ];
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 3 * level;
      const odd = nodes[at + 2] ^ isOdd[turn];
      const b = edgeNext[nodes[at + 1] * width + turn];
      const second = edgeDistances[2 * b + odd];
      if (second > left) return second;
      const a = cornerNext[nodes[at] * width + turn];
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = odd;
      const first = cornerDistances[2 * a + odd];
      return Math.max(first, second);
    },
  };
}
