/** A stage with its tables: what its searches read. */
import type { Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";
import { type BloomTable, bloomBound, bloomSteps } from "./bloom-table.ts";
import { type CanonicalSequences, canonicalSequences } from "./canonical.ts";
import type { Coordinate, Track } from "./coordinate.ts";
import { distanceSteps, packNibbles } from "./distance-table.ts";
import { type Space, spaceOfTurns } from "./space.ts";
import type { Stage, StageTable } from "./stage.ts";

export interface PreparedStage {
  readonly stage: Stage;
  readonly sequences: CanonicalSequences;
  readonly costs: Uint8Array | undefined;
  /** By coordinate. */
  readonly tracks: readonly Track[];
  readonly bounds: readonly Bound[];
  readonly bytes: number;
}

/** A lower bound on the turns that a position needs. */
export interface Bound {
  readonly weight: number;
  /** Of the position carried[from …], one integer a coordinate. 0 only at a goal. */
  at(carried: Int32Array, from: number): number;
}

const known = new WeakMap<Stage, PreparedStage>();

/** Makes the tables of a stage, once, in steps that can pause. */
export function* prepareStage(stage: Stage): Generator<void, PreparedStage> {
  const before = known.get(stage);
  if (before) return before;
  const { turns, cost, coordinates } = stage;
  checkInverses(stage);
  const tracks: Track[] = [];
  for (const coordinate of coordinates) {
    tracks.push(coordinate.track(turns));
    yield;
  }
  const bounds: Bound[] = [];
  let bytes = 0;
  for (const table of stage.tables) {
    const space = tableSpace(stage, tracks, table);
    const { bound, size } = yield* makeBound(space, table, coordinates, tracks);
    bounds.push(bound);
    bytes += size;
  }
  const prepared: PreparedStage = {
    stage,
    sequences: canonicalSequences(turns, cost),
    costs: cost && Uint8Array.from(turns, cost),
    tracks,
    bounds,
    bytes,
  };
  known.set(stage, prepared);
  return prepared;
}

/** The position of a cube: what is carried for each coordinate. */
export function positionOf({ stage, tracks }: PreparedStage, state: CubeState): Int32Array {
  return Int32Array.from(stage.coordinates, (coordinate, i) => tracks[i].unrank(coordinate.of(state)));
}

/** At least so many turns are needed from a position. */
export function boundAt({ bounds }: PreparedStage, carried: Int32Array, from: number): number {
  let most = 0;
  for (let i = 0; i < bounds.length; i++) most = Math.max(most, bounds[i].at(carried, from));
  return most;
}

function checkInverses({ name, turns }: Stage): void {
  const key = ({ axis, first, last }: Turn, quarters: number) => `${axis} ${first} ${last} ${quarters}`;
  const all = new Set(turns.map((turn) => key(turn, turn.quarters)));
  for (const turn of turns)
    if (!all.has(key(turn, 4 - turn.quarters)))
      throw new RangeError(`"turns" of stage ${name} expected the inverse of each, got one without`);
}

/** The space of a table: its coordinates' values as digits. */
export function tableSpace(stage: Stage, tracks: readonly Track[], { of, goals }: StageTable): Space {
  const { name, turns, coordinates } = stage;
  const sizes = of.map((i) => coordinates[i].size);
  const own = of.map((i) => tracks[i]);
  const start = of.reduce((index, i) => index * coordinates[i].size + coordinates[i].home, 0);
  const carried = new Int32Array(of.length);
  return spaceOfTurns({
    name: `${name} ${of.map((i) => coordinates[i].name).join(" × ")}`,
    size: sizes.reduce((product, size) => product * size, 1),
    start,
    ...(goals && { goals }),
    degree: turns.length,
    turn(index, from, to, into, at) {
      let rest = index;
      for (let i = own.length - 1; i > 0; i--) {
        const above = Math.floor(rest / sizes[i]);
        carried[i] = own[i].unrank(rest - above * sizes[i]);
        rest = above;
      }
      carried[0] = own[0].unrank(rest);
      for (let move = from; move < to; move++) {
        let reached = 0;
        for (let i = 0; i < own.length; i++)
          reached = reached * sizes[i] + own[i].rank(own[i].after(carried[i], move));
        into[at + move - from] = reached;
      }
    },
  });
}

function* makeBound(
  space: Space,
  { of, bits = 8, farthest, near, weight = 1 }: StageTable,
  coordinates: readonly Coordinate[],
  tracks: readonly Track[],
): Generator<void, { bound: Bound; size: number }> {
  const index = indexReader(of, coordinates, tracks);
  if (near) {
    const table = yield* quietly(bloomSteps(space, near));
    return { bound: { weight, at: nearBound(table, space, index) }, size: table.words.byteLength };
  }
  const distances = yield* distanceSteps(space, { farthest });
  if (bits === 8)
    return {
      bound: { weight, at: (carried, from) => distances[index(carried, from)] },
      size: distances.length,
    };
  const packed = packNibbles(distances);
  const at = (carried: Int32Array, from: number) => {
    const i = index(carried, from);
    return (packed[i >> 1] >> ((i & 1) << 2)) & 15;
  };
  return { bound: { weight, at }, size: packed.length };
}

/** The state of a table that a position is. */
function indexReader(
  of: readonly number[],
  coordinates: readonly Coordinate[],
  tracks: readonly Track[],
): (carried: Int32Array, from: number) => number {
  const [i, j] = of;
  const first = tracks[i];
  if (of.length === 1) return (carried, from) => first.rank(carried[from + i]);
  const second = tracks[j];
  const { size } = coordinates[j];
  if (of.length === 2)
    return (carried, from) => first.rank(carried[from + i]) * size + second.rank(carried[from + j]);
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
