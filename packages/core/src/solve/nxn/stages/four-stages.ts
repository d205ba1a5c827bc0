/**
 * The 4x4 in three stages, each with fewer turns than the one before: the colors of one axis to two opposite faces;
 * then the other axes apart, and one wing of each pair in each half of the wing places; then centers solved and wings
 * paired. What is left is a 3x3.
 */
import { faceOfNormal, faces, rotations, transform } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  type Candidate,
  type MaskRank,
  movedMask,
  rankMask,
  STAGE_LEVELS,
  type StageWalk,
} from "../../../search/index.ts";
import type { CubeState } from "../../../state/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import { PLACES, placesAfter } from "../wing-places.ts";
import { standingAt } from "../wings.ts";
import { thirdStage } from "./four-pairs-stage.ts";
import type { FirstTables, FourTables } from "./four-tables.ts";
import { centers, SIZE, secondTurns, thirdTurns } from "./four-turns.ts";
import { colorsAt, keepsOf, maskWhere, rotateCandidate, rotationsOfAxes } from "./held-candidate.ts";
import { EDGES, isEven, readOrder } from "./pair-order.ts";
import { canPart, PARTING_TURNS } from "./parted-wings.ts";

/** The stages, each with its own buffers: one set per running search. */
export function fourStages(tables: FourTables): StageWalk[] {
  return [firstStage(tables.first), secondStage(tables), thirdStage(tables)];
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

function secondStage({ second, pairs, parting }: FourTables): StageWalk {
  const { list, apart, pattern, distances, isOdd } = second;
  const orbit = centers();
  const width = list.turns.length;
  const patterns = pattern.size;
  const apartNext = apart.next;
  const patternNext = pattern.next;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const { wings } = parting;
  const starts = new WeakMap<Candidate, Uint8Array>();
  const path = new Uint8Array(STAGE_LEVELS);
  // places[24 · i + …]: where the wings are after i turns of the last path examined, made[0 … i − 1]. Paths differ in
  // their last turns.
  const places = new Uint8Array(PLACES * STAGE_LEVELS);
  const made = new Uint8Array(STAGE_LEVELS);
  let known = 0;
  const standing = new Uint8Array(PLACES);
  const order = new Uint8Array(EDGES);

  /** Finds the places after the first turns of a path; returns where they are listed. */
  function placesAfterTurns(turns: Uint8Array, length: number): number {
    let at = 0;
    while (at < known && at < length && made[at] === turns[at]) at++;
    for (; at < length; at++) {
      const image = images[turns[at]];
      const from = PLACES * at;
      for (let i = from; i < from + PLACES; i++) places[i + PLACES] = image[places[i]];
      made[at] = turns[at];
    }
    known = length;
    return PLACES * length;
  }

  return {
    name: "other axes",
    ...list,
    keeps: keepsOf(list.turns, thirdTurns().turns),
    roots(candidate) {
      const colors = colorsAt(candidate.state, orbit);
      const first = colors[8] % 3;
      const next = (first + 1) % 3;
      const found = standingAt(candidate.state, 1);
      starts.set(
        candidate,
        wings.map((wing) => found.indexOf(wing)),
      );
      const words = [
        apart.classOf(maskWhere(colors, (color) => color % 3 === next)),
        pattern.classOf(maskWhere(colors, (color) => color === first)),
        parity(found),
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
    begin({ candidate, words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
      places.set(starts.get(candidate)!);
      known = 0;
    },
    step(level, turn, left) {
      const at = 3 * level;
      const a = apartNext[nodes[at] * width + turn];
      const b = patternNext[nodes[at + 1] * width + turn];
      const c = nodes[at + 2] ^ isOdd[turn];
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = c;
      path[level] = turn;
      const bound = distances[(a * patterns + b) * 2 + c];
      if (left === 0 || left > PARTING_TURNS || bound > left) return bound;
      return canPart(parting, places, placesAfterTurns(path, level + 1), left) ? bound : left + 1;
    },
    accept(_, turns, length) {
      const at = placesAfterTurns(turns, length);
      if (!canPart(parting, places, at, 0)) return false;
      for (let i = 0; i < PLACES; i++) standing[places[at + i]] = wings[i];
      // Odd permutations belong to cubes with an odd number of flipped edges, which the third stage cannot fix.
      readOrder(pairs, standing, order, 0);
      return isEven(order);
    },
  };
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
