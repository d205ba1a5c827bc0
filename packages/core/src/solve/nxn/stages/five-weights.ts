/**
 * How beams weigh all turns of a position in the last three stages of a 5x5: all terms in one pass, by hand (decision
 * 0259). A test compares them with the terms.
 */
import {
  type BeamView,
  type PackedTable,
  type Part,
  packedDistance,
  type SetPart,
  type TablePart,
  type Term,
  type ValueClasses,
} from "../../../search/index.ts";
import type { PlacementsIndex } from "./four-edges.ts";

type Weigh = BeamView["weigh"];

function tablesOf(parts: readonly Part[]) {
  return parts.map((part) => (part as TablePart).table);
}

/** The sum of cubes: of pattern and wings, the farther one counts most. */
export function weighOrientation(
  parts: readonly Part[],
  [{ table: distances }, { table: wingDistances }]: readonly Term[],
  degree: number,
): Weigh {
  const [patterns, flips] = tablesOf(parts);
  const { size } = parts[1];
  const { moves, sets } = parts[2] as SetPart;
  const { first, second, third, bits } = sets;
  return (row, from, into, to, most) => {
    const own = row[from] * degree;
    const flip = row[from + 1] * degree;
    const mask = row[from + 2];
    const x = mask & 255;
    const y = 256 + ((mask >> 8) & 255);
    const z = 512 + (mask >> 16);
    for (let turn = 0; turn < degree; turn++) {
      const image = moves[768 * turn + x] | moves[768 * turn + y] | moves[768 * turn + z];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const before = bits[a];
      const one =
        wingDistances[
          first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)]
        ];
      const other = distances[patterns[own + turn] * size + flips[flip + turn]];
      most[turn] = Math.max(one, other);
      into[to + turn] = one * one * one + other * other * other;
    }
  };
}

/** The farthest of the distances counts, and among equal ones their sum. */
const FARTHEST = 64;

export function weighBelt(
  parts: readonly Part[],
  { of }: PlacementsIndex,
  [{ table: nibbles }, { table: distances }]: readonly Term[],
  depth: number,
  degree: number,
): Weigh {
  const edges: PackedTable = { nibbles, beyond: depth + 1 };
  const [middle, low, high, first, corner, edge] = tablesOf(parts);
  const [, , , , { size: sizeOfCorner }, { size: sizeOfEdge }] = parts;
  return (row, from, into, to, most) => {
    const m = row[from] * degree;
    const l = row[from + 1] * degree;
    const h = row[from + 2] * degree;
    const own = row[from + 3] * degree;
    const a = row[from + 4] * degree;
    const b = row[from + 5] * degree;
    for (let turn = 0; turn < degree; turn++) {
      const one =
        distances[(first[own + turn] * sizeOfCorner + corner[a + turn]) * sizeOfEdge + edge[b + turn]];
      const other = packedDistance(edges, of(middle[m + turn], low[l + turn], high[h + turn]));
      const larger = Math.max(one, other);
      most[turn] = larger;
      into[to + turn] = FARTHEST * larger + one + other;
    }
  };
}

export function weighEight(
  parts: readonly Part[],
  {
    classes: { entry, mirrored, bits },
    renamed,
  }: { readonly classes: ValueClasses; readonly renamed: Uint16Array },
  [edges, distances]: readonly [PackedTable, Uint8Array],
  degree: number,
): Weigh {
  const [low, high, corner, edge, sides] = tablesOf(parts);
  const [, , { size: sizeOfCorner }, { size: sizeOfEdge }, { size: sizeOfSides }] = parts;
  const size = sizeOfCorner * sizeOfEdge;
  const symmetries = (1 << bits) - 1;
  const { nibbles, beyond } = edges;
  return (row, from, into, to, most) => {
    const l = row[from] * degree;
    const h = row[from + 1] * degree;
    const a = row[from + 2] * degree;
    const b = row[from + 3] * degree;
    const side = row[from + 4] * degree;
    for (let turn = 0; turn < degree; turn++) {
      const both = corner[a + turn] * sizeOfEdge + edge[b + turn];
      const inPlace = distances[both * sizeOfSides + sides[side + turn]];
      const lows = edgesAt(entry[low[l + turn]], both);
      const highs = edgesAt(mirrored[high[h + turn]], both);
      const larger = Math.max(inPlace, lows, highs);
      most[turn] = larger;
      into[to + turn] = FARTHEST * larger + inPlace + lows + highs;
    }
  };

  function edgesAt(found: number, both: number): number {
    const index = (found >> bits) * size + renamed[(found & symmetries) * size + both];
    const value = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
    return value === 15 ? beyond : value;
  }
}
