/** The tables of a stage, as lower bounds on the turns that a position needs. */
import { named } from "../portions.ts";
import { type BloomTable, bloomBound, bloomBytes, bloomSteps, emptyBloom } from "./bloom-table.ts";
import type { Coordinate, Track } from "./coordinate.ts";
import { distanceAt, distanceSteps, packNibbles } from "./distance-table.ts";
import { productSpace } from "./product-space.ts";
import type { Space } from "./space.ts";
import type { Stage, StageTable } from "./stage.ts";
import { symmetricSpace } from "./symmetric-space.ts";

/** A lower bound on the turns that a position needs. */
export interface Bound {
  /** The bound of the position carried[from …], one integer per coordinate. 0 only at a goal. */
  at(carried: Int32Array, from: number): number;
  /** The table as a store keeps it. */
  readonly section: Uint8Array;
}

/** The space of a table: its coordinates' values as digits. */
export function tableSpace(stage: Stage, tracks: readonly Track[], { of, goals }: StageTable): Space {
  const { name, turns, coordinates } = stage;
  const factors = of.map((i) => ({
    size: coordinates[i].size,
    home: coordinates[i].home,
    track: tracks[i],
  }));
  const names = of.map((i) => coordinates[i].name).join(" × ");
  return productSpace(`${name} ${names}`, factors, turns.length, goals);
}

/** A table before it is built: its states, and which of them a position is. */
export interface TableLayout {
  readonly table: StageTable;
  readonly space: Space;
  /** The bytes of the table in a store. */
  readonly bytes: number;
  indexOf(carried: Int32Array, from: number): number;
}

export function layoutOf(stage: Stage, tracks: readonly Track[], table: StageTable): TableLayout {
  const { bits = 8, near } = table;
  const { space, indexOf } = table.symmetries
    ? reducedLayout(stage, tracks, table)
    : { space: tableSpace(stage, tracks, table), indexOf: indexReader(table, stage.coordinates, tracks) };
  const bytes = bits === 8 ? space.size : (space.size + 1) >> 1;
  return { table, space, indexOf, bytes: near ? bloomBytes(near) : bytes };
}

/** Builds a table, or reads it as it was stored. */
export function* makeBound(
  { table: { bits = 8, farthest, near }, space, indexOf }: TableLayout,
  stored: Uint8Array | undefined,
): Generator<void, Bound> {
  if (near) {
    const filters = stored ? emptyBloom(near, stored) : yield* named(undefined, bloomSteps(space, near));
    const { buffer, byteOffset, byteLength } = filters.words;
    const section = new Uint8Array(buffer, byteOffset, byteLength);
    return { section, at: nearBound(filters, space, indexOf) };
  }
  if (bits === 8) {
    const section = stored ?? (yield* distanceSteps(space, { farthest }));
    return { section, at: (carried, from) => section[indexOf(carried, from)] };
  }
  const section = stored ?? packNibbles(yield* distanceSteps(space, { farthest }));
  return { section, at: (carried, from) => distanceAt(section, indexOf(carried, from)) };
}

function reducedLayout(
  { name, size, turns, coordinates }: Stage,
  tracks: readonly Track[],
  { of, goals, symmetries = [] }: StageTable,
): Pick<TableLayout, "space" | "indexOf"> {
  const own = of.map((i) => tracks[i]);
  const reduced = symmetricSpace({
    name,
    cube: size,
    turns,
    coordinates: of.map((i) => coordinates[i]),
    tracks: own,
    symmetries,
    goals,
  });
  const values = new Int32Array(of.length);
  return {
    space: reduced.space,
    indexOf(carried, from) {
      for (let i = 0; i < values.length; i++) values[i] = own[i].rank(carried[from + of[i]]);
      return reduced.indexOf(values);
    },
  };
}

/** Which state of a table a position is. */
function indexReader(
  { of }: StageTable,
  coordinates: readonly Coordinate[],
  tracks: readonly Track[],
): TableLayout["indexOf"] {
  const [i, j] = of;
  const { size } = coordinates[of.length - 1 > 0 ? j : i];
  if (of.every((k) => tracks[k].table)) {
    if (of.length === 1) return (carried, from) => carried[from + i];
    if (of.length === 2) return (carried, from) => carried[from + i] * size + carried[from + j];
  }
  return (carried, from) => {
    let index = 0;
    for (let k = 0; k < of.length; k++)
      index = index * coordinates[of[k]].size + tracks[of[k]].rank(carried[from + of[k]]);
    return index;
  };
}

/** A bound that is 0 at goals only, since a filter may mistake another state for one. */
function nearBound(table: BloomTable, space: Space, index: TableLayout["indexOf"]): Bound["at"] {
  const goals = new Set(space.goals ?? [space.start]);
  return (carried, from) => {
    const state = index(carried, from);
    const bound = bloomBound(table, state);
    return bound > 0 || goals.has(state) ? bound : 1;
  };
}
