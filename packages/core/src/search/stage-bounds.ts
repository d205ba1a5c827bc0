/** The tables of a stage, as lower bounds on the turns that a position needs. */
import { type BloomTable, bloomBound, bloomBytes, bloomSteps, emptyBloom } from "./bloom-table.ts";
import type { Coordinate, Track } from "./coordinate.ts";
import { distanceAt, distanceSteps, packNibbles } from "./distance-table.ts";
import { productSpace } from "./product-space.ts";
import type { Space } from "./space.ts";
import type { Stage, StageTable } from "./stage.ts";

/** A lower bound on the turns that a position needs. */
export interface Bound {
  readonly weight: number;
  /** Of the position carried[from …], one integer a coordinate. 0 only at a goal. */
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

/** The bytes of a table in a store. */
export function sectionBytes({ coordinates }: Stage, { of, bits = 8, near }: StageTable): number {
  if (near) return bloomBytes(near);
  const states = of.reduce((product, i) => product * coordinates[i].size, 1);
  return bits === 8 ? states : (states + 1) >> 1;
}

/** Makes a table, or takes it as it was stored. */
export function* makeBound(
  stage: Stage,
  tracks: readonly Track[],
  table: StageTable,
  stored: Uint8Array | undefined,
): Generator<void, Bound> {
  const { bits = 8, farthest, near, weight = 1 } = table;
  const space = tableSpace(stage, tracks, table);
  const index = indexReader(table, stage.coordinates, tracks);
  if (near) {
    const filters = stored ? emptyBloom(near, stored) : yield* quietly(bloomSteps(space, near));
    const { buffer, byteOffset, byteLength } = filters.words;
    const section = new Uint8Array(buffer, byteOffset, byteLength);
    return { weight, section, at: nearBound(filters, space, index) };
  }
  if (bits === 8) {
    const section = stored ?? (yield* distanceSteps(space, { farthest }));
    return { weight, section, at: (carried, from) => section[index(carried, from)] };
  }
  const section = stored ?? packNibbles(yield* distanceSteps(space, { farthest }));
  return { weight, section, at: (carried, from) => distanceAt(section, index(carried, from)) };
}

/** The state of a table that a position is. */
function indexReader(
  { of }: StageTable,
  coordinates: readonly Coordinate[],
  tracks: readonly Track[],
): (carried: Int32Array, from: number) => number {
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

/** A bound that is 0 at goals only: a filter may take another state for one. */
function nearBound(
  table: BloomTable,
  space: Space,
  index: (carried: Int32Array, from: number) => number,
): Bound["at"] {
  const goals = new Set(space.goals ?? [space.start]);
  return (carried, from) => {
    const state = index(carried, from);
    const bound = bloomBound(table, state);
    return bound > 0 || goals.has(state) ? bound : 1;
  };
}

function* quietly<T>(steps: Generator<unknown, T>): Generator<void, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}
