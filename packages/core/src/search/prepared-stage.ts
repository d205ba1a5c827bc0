/** A stage with its tables, ready to be searched. */
import type { Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";
import { packTables, type TableBytes, unpackTables } from "../tables.ts";
import { type CanonicalSequences, canonicalSequences } from "./canonical.ts";
import type { Track } from "./coordinate.ts";
import type { Prepared } from "./prepare.ts";
import type { Stage } from "./stage.ts";
import { type Bound, layoutOf, makeBound } from "./stage-bounds.ts";

export interface PreparedStage {
  readonly stage: Stage;
  readonly sequences: CanonicalSequences;
  readonly costs: Uint8Array | undefined;
  /** By coordinate. */
  readonly tracks: readonly Track[];
  readonly bounds: readonly Bound[];
  /** The size of all tables. */
  readonly bytes: number;
}

const known = new WeakMap<Stage, PreparedStage>();

/** Builds the tables of a stage, once, in steps that can pause; `read` returns the bytes kept of them, given their lengths. */
export function* prepareStage(
  stage: Stage,
  read?: (lengths: readonly number[]) => readonly Uint8Array[] | undefined,
): Generator<void, PreparedStage> {
  const before = known.get(stage);
  if (before) return before;
  const { turns, cost, coordinates } = stage;
  checkInverses(stage);
  const tracks: Track[] = [];
  for (const coordinate of coordinates) {
    tracks.push(coordinate.track(turns));
    yield;
  }
  const layouts = stage.tables.map((table) => layoutOf(stage, tracks, table));
  const stored = read?.(layouts.map(({ bytes }) => bytes));
  const bounds: Bound[] = [];
  for (const [i, layout] of layouts.entries()) bounds.push(yield* makeBound(layout, stored?.[i]));
  const prepared: PreparedStage = {
    stage,
    sequences: canonicalSequences(turns, cost),
    costs: cost && Uint8Array.from(turns, cost),
    tracks,
    bounds,
    bytes: bounds.reduce((sum, { section }) => sum + section.byteLength, 0),
  };
  known.set(stage, prepared);
  return prepared;
}

/** A prepared stage whose tables a store keeps: what a recipe's `prepare` returns. */
export interface StoredStage extends Prepared {
  readonly prepared: PreparedStage;
}

/** Builds the tables of a stage, or reads them from what was stored under the key. */
export function* prepareStoredStage(
  stage: Stage,
  key: string,
  stored: TableBytes | undefined,
): Generator<void, StoredStage> {
  let wasStored = false;
  const prepared = yield* prepareStage(stage, (lengths) => {
    const read = stored && unpackTables(stored, key, lengths);
    if (!read?.ok) return undefined;
    wasStored = true;
    return read.value;
  });
  return {
    prepared,
    wasStored,
    pack: () =>
      packTables(
        key,
        prepared.bounds.map(({ section }) => section),
      ),
  };
}

/** The position of a cube: what is carried for each coordinate. */
export function positionOf({ stage, tracks }: PreparedStage, state: CubeState): Int32Array {
  return Int32Array.from(stage.coordinates, (coordinate, i) => tracks[i].unrank(coordinate.of(state)));
}

/** A position needs at least this many turns. */
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
