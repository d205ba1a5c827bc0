/**
 * The 4x4 in three stages, each with fewer turns than the one before: the colors of one axis to two opposite faces;
 * then the other axes apart, and one wing of each pair in each half of the wing places; then centers solved and wings
 * paired. What is left is a 3x3.
 */
import {
  cubeGeometry,
  faceOfNormal,
  faces,
  faceTurns,
  ROTATION_COUNT,
  rotations,
  transform,
} from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  type Candidate,
  type MaskRank,
  movedMask,
  packedDistance,
  rankMask,
  STAGE_LEVELS,
  type StageWalk,
} from "../../../search/index.ts";
import { type CubeState, orbitOfKind } from "../../../state/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import { placesAfter } from "../wing-places.ts";
import { standingAt } from "../wings.ts";
import type { FirstTables, FourTables, SecondTables } from "./four-tables.ts";
import { centers, SIZE, secondTurns, thirdTurns } from "./four-turns.ts";
import { colorsAt, keepsOf, maskWhere, rotateCandidate, rotationsOfAxes } from "./held-candidate.ts";
import { EDGES, isEven, isParted, type PairMoves, rankOrder, readOrder } from "./pair-order.ts";

/** The stages, each with its own buffers: one set per running search. */
export function fourStages(tables: FourTables): StageWalk[] {
  return [firstStage(tables.first), secondStage(tables.second, tables.pairs), thirdStage(tables)];
}

function firstStage({ list, moves, distances }: FirstTables): StageWalk {
  const rank = eightPlaces();
  const masks = new Uint32Array(STAGE_LEVELS);
  const orbit = centers();
  return {
    name: "first axis",
    ...list,
    keeps: keepsOf(list.turns, secondTurns().turns),
    roots: (candidate) =>
      rotationsOfAxes().flatMap((rotation) => {
        const own = rotateCandidate(candidate, rotation);
        const colors = colorsAt(own.state, orbit);
        return [0, 1, 2].map((axis) => {
          const mask = maskWhere(colors, (color) => color % 3 === axis);
          return {
            candidate: own,
            start: own,
            words: [mask],
            bound: distances[rankMask(rank, mask)],
          };
        });
      }),
    begin(root) {
      masks[0] = root.words[0];
    },
    step: stepOfMask(rank, moves, distances, masks),
  };
}

/** One mask and its distance. */
function stepOfMask(
  { first, second, third, bits }: MaskRank,
  moves: Uint32Array,
  distances: Uint8Array,
  masks: Uint32Array,
) {
  return (level: number, turn: number): number => {
    const mask = masks[level];
    const image = movedMask(moves, turn, mask);
    masks[level + 1] = image;
    const a = image & 255;
    const b = (image >> 8) & 255;
    const before = bits[a];
    return distances[first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)]];
  };
}

function secondStage({ list, apart, pattern, distances, isOdd }: SecondTables, pairs: PairMoves): StageWalk {
  const orbit = centers();
  const width = list.turns.length;
  const patterns = pattern.size;
  const apartNext = apart.next;
  const patternNext = pattern.next;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const wings = new WeakMap<Candidate, Uint8Array>();
  // standings[i]: the wings after i turns of the last path examined. Paths to the goal differ in their last turns.
  const standings = Array.from({ length: STAGE_LEVELS }, () => new Uint8Array(24));
  const made = new Uint8Array(STAGE_LEVELS);
  let known = -1;
  const order = new Uint8Array(EDGES);
  return {
    name: "other axes",
    ...list,
    keeps: keepsOf(list.turns, thirdTurns().turns),
    roots(candidate) {
      const colors = colorsAt(candidate.state, orbit);
      const first = colors[8] % 3;
      const next = (first + 1) % 3;
      const place = standingAt(candidate.state, 1);
      wings.set(candidate, place);
      const words = [
        apart.indexOf.get(maskWhere(colors, (color) => color % 3 === next))!,
        pattern.indexOf.get(maskWhere(colors, (color) => color === first))!,
        parity(place),
      ];
      return [
        {
          candidate,
          start: candidate,
          words,
          bound: distances[(words[0] * patterns + words[1]) * 2 + words[2]],
        },
      ];
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
      known = -1;
    },
    step(level, turn) {
      const at = 3 * level;
      const a = apartNext[nodes[at] * width + turn];
      const b = patternNext[nodes[at + 1] * width + turn];
      const c = nodes[at + 2] ^ isOdd[turn];
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = c;
      return distances[(a * patterns + b) * 2 + c];
    },
    accept({ candidate }, path, length) {
      if (known < 0) standings[0].set(wings.get(candidate)!);
      let same = 0;
      while (same < known && same < length && made[same] === path[same]) same++;
      for (let i = same; i < length; i++) {
        const image = images[path[i]];
        const before = standings[i];
        const after = standings[i + 1];
        for (let place = 0; place < 24; place++) after[image[place]] = before[place];
        made[i] = path[i];
      }
      known = length;
      const standing = standings[length];
      if (!isParted(pairs, standing)) return false;
      // Odd permutations belong to cubes with an odd number of flipped edges, which the third stage cannot fix.
      readOrder(pairs, standing, order, 0);
      return isEven(order);
    },
  };
}

function thirdStage({ third, pairs, numbers, pairTable }: FourTables): StageWalk {
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
  const scratch = new Uint8Array(EDGES);
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
        packedDistance(pairTable, rankOrder(numbers, scratch, 0)),
      );
      return [{ candidate, start: candidate, words: [...words, ...scratch], bound }];
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
      for (let i = 0; i < EDGES; i++) orders[i] = words[3 + i];
    },
    step(level, turn, left) {
      const at = 3 * level;
      const a = axisNext[nodes[at] * width + turn];
      const b = upperNext[nodes[at + 1] * width + turn];
      const c = next[nodes[at + 2] * width + turn];
      const bound = distances[(a * upperSize + b) * lastSize + c];
      if (bound > left) return bound;
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = c;
      const from = EDGES * level;
      const to = from + EDGES;
      const row = EDGES * turn;
      for (let edge = 0; edge < EDGES; edge++) orders[to + low[row + edge]] = high[row + orders[from + edge]];
      const pairBound = packedDistance(pairTable, rankOrder(numbers, orders, to));
      return Math.max(bound, pairBound);
    },
  };
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

/** The rotation in which the solved centers are held. */
export function centersRotation(state: CubeState): number {
  const colors = colorsAt(state, centers());
  const { matrices } = rotations();
  return matrices.findIndex((matrix) =>
    faces().every(({ normal }, color) => {
      const face = faceOfNormal(transform(matrix, normal)).index;
      return colors[8 * (face % 3) + (face < 3 ? 0 : 4)] === color;
    }),
  );
}
