/** A stage that is data, with its tables: a record whose parts are its coordinates. */
import type { Turn } from "../geometry/index.ts";
import { named } from "../portions.ts";
import { packTables, type TableBytes, unpackTables } from "../tables.ts";
import { bloomBytes, bloomSteps, emptyBloom } from "./bloom-table.ts";
import { canonicalSequences } from "./canonical.ts";
import type { Track } from "./coordinate.ts";
import { distanceSteps, packNibbles } from "./distance-table.ts";
import { BEYOND } from "./packed-table.ts";
import { digitsIndex, type Part, productSpace } from "./position-index.ts";
import type { Prepared } from "./prepare.ts";
import type { Space } from "./space.ts";
import type { Stage, StageTable } from "./stage.ts";
import type { StageRecord } from "./stage-record.ts";
import { exactTerm, filterTerm, packedTerm, type Term } from "./terms.ts";

export interface PreparedStage extends StageRecord {
  readonly stage: Stage;
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
  const { name, turns, coordinates, tables } = stage;
  checkInverses(stage);
  const parts: Part[] = [];
  for (const coordinate of coordinates) {
    parts.push({ ...coordinate.track(turns), size: coordinate.size });
    yield;
  }
  const spaces = tables.map((table) => tableSpace(stage, parts, table));
  const stored = read?.(tables.map((table, i) => bytesOf(table, spaces[i])));
  const terms: Term[] = [];
  for (const [i, table] of tables.entries())
    terms.push(yield* termOf(table, spaces[i], parts, turns.length, stored?.[i]));
  const prepared: PreparedStage = {
    name,
    stage,
    turns,
    sequences: canonicalSequences(turns),
    parts,
    terms,
    ...(tables.some(({ goals }) => goals) ? {} : { keeps: keepsOf(stage, parts) }),
    bytes: terms.reduce((sum, { table }) => sum + table.byteLength, 0),
    starts(candidate, row, begin) {
      coordinates.forEach((coordinate, i) => {
        row[i] = parts[i].unrank(coordinate.of(candidate.state));
      });
      begin(candidate);
    },
  };
  known.set(stage, prepared);
  return prepared;
}

/** Turns that keep the solved values, where these are the only goal. */
function keepsOf({ turns, coordinates }: Stage, parts: readonly Part[]): Uint8Array {
  return Uint8Array.from(turns, (_, turn) => {
    const isKept = ({ home }: Stage["coordinates"][number], i: number) =>
      parts[i].rank(parts[i].after(parts[i].unrank(home), turn)) === home;
    return coordinates.every(isKept) ? 1 : 0;
  });
}

/** The space of a table: its coordinates' values as digits. */
export function tableSpace(stage: Stage, tracks: readonly Track[], { of, goals }: StageTable): Space {
  const { name, turns, coordinates } = stage;
  const factors = of.map((i) => ({ ...coordinates[i], track: tracks[i] }));
  const names = of.map((i) => coordinates[i].name).join(" × ");
  return productSpace(`${name} ${names}`, factors, turns.length, goals);
}

function bytesOf({ bits = 8, near }: StageTable, { size }: Space): number {
  if (near) return bloomBytes(near);
  return bits === 8 ? size : (size + 1) >> 1;
}

/** Builds a table, or reads it as it was stored. */
function* termOf(
  { of, bits = 8, near }: StageTable,
  space: Space,
  parts: readonly Part[],
  degree: number,
  stored: Uint8Array | undefined,
): Generator<void, Term> {
  const label = { name: space.name, of };
  const index = digitsIndex(parts, of, degree);
  if (near) {
    const filters = stored ? emptyBloom(near, stored) : yield* named(undefined, bloomSteps(space, near));
    return filterTerm(label, index, filters, space.goals ?? [space.start]);
  }
  if (bits === 8) return exactTerm(label, index, stored ?? (yield* distanceSteps(space)));
  const nibbles = stored ?? packNibbles(yield* distanceSteps(space));
  return packedTerm(label, index, { nibbles, beyond: BEYOND });
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
        prepared.terms.map(({ table }) => table),
      ),
  };
}

function checkInverses({ name, turns }: Stage): void {
  const key = ({ axis, first, last }: Turn, quarters: number) => `${axis} ${first} ${last} ${quarters}`;
  const all = new Set(turns.map((turn) => key(turn, turn.quarters)));
  for (const turn of turns)
    if (!all.has(key(turn, 4 - turn.quarters)))
      throw new RangeError(`"turns" of stage ${name} expected the inverse of each, got one without`);
}
