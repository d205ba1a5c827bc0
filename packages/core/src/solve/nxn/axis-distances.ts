/**
 * Up to three center orbits on one axis together: how many turns bring them to a goal, where turns keep axes apart. What happens on one
 * axis does not depend on the others, so the tables are small, and the sum over the axes guides better than that over orbits.
 */
import { distanceSteps, productSpace, trackOf } from "../../search/index.ts";

/** Some orbits by their numbers, and what is wanted of the bytes that say where an axis shows its first color. */
export interface AxisGroup {
  readonly orbits: readonly number[];
  isGoal(bytes: readonly number[]): boolean;
}

/** distances[axis · 70³ + rank of the bytes]: turns to the goal on that axis. */
export interface AxisDistances {
  readonly orbits: readonly number[];
  readonly distances: Uint8Array;
}

/** Four of eight places. */
const PATTERNS = 70;
/** The numbers of an axis begin so far behind those of the one before it. */
const AXIS: number = PATTERNS ** 3;
/** Unreached places count as this far: the engine gives them 127. */
const FAR = 99;

let ranks: Uint8Array | undefined;

/** rank[byte]: 0 … 69 for bytes with four bits. */
export function patternRanks(): Uint8Array {
  if (ranks) return ranks;
  ranks = new Uint8Array(256);
  patternBytes().forEach((byte, rank) => {
    ranks![byte] = rank;
  });
  return ranks;
}

/** The bytes with four bits, in the order of their ranks. */
function patternBytes(): number[] {
  return Array.from({ length: 256 }, (_, byte) => byte).filter(
    (byte) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1).length === 4,
  );
}

/** `tables[move · orbits + orbit]`: three look-ups for each mask. */
export function* axisDistances(
  { orbits, isGoal }: AxisGroup,
  tables: readonly (Uint32Array | undefined)[],
  all: number,
): Generator<void, AxisDistances> {
  const bytes = patternBytes();
  const ranked = patternRanks();
  const distances = new Uint8Array(3 * AXIS).fill(FAR);
  const count = PATTERNS ** orbits.length;
  for (let axis = 0; axis < 3; axis++) {
    // next[orbit][move · 70 + pattern]; turns that do the same on this axis are asked once.
    const rows = new Map<string, number[][]>();
    for (let move = 0; move < tables.length / all; move++) {
      const row = orbits.map((orbit) =>
        bytes.map((byte) => {
          const table = tables[move * all + orbit];
          return ranked[table ? (table[256 * axis + byte] >> (8 * axis)) & 255 : byte];
        }),
      );
      rows.set(row.join(), row);
    }
    const moves = [...rows.values()];
    const goals: number[] = [];
    for (let index = 0; index < count; index++) {
      if ((index & 16383) === 16383) yield;
      if (isGoal(orbits.map((_, i) => bytes[Math.floor(index / PATTERNS ** i) % PATTERNS])))
        goals.push(index);
    }
    // The first orbit is the last digit.
    const factors = orbits.map((_, i) => {
      const table = Uint16Array.from({ length: PATTERNS * moves.length }, (_, at) => {
        const value = Math.floor(at / moves.length);
        return moves[at - value * moves.length][i][value];
      });
      return { size: PATTERNS, home: 0, track: trackOf(table, moves.length) };
    });
    const space = productSpace("axis", factors.reverse(), moves.length, goals);
    distances.set(yield* distanceSteps(space), axis * AXIS);
  }
  return { orbits, distances };
}
