/**
 * Builds a table that sees flips at some places. Its entries are no cosets: which entry a move leads to depends on flips that the
 * table does not see, so no breadth-first search goes through it. The kernel reaches every cube of up to base + 1 moves instead,
 * up to symmetry, and marks its entry, one length after another. Half turns at the beginning leave the entry as it is.
 *
 * A length is cut into pieces by prefix, and threads take them as in a search. Marking twice does no harm, so whatever was being
 * done when a run ended is done again.
 */
import { SYMMETRY_COUNT, symmetryProduct } from "../../geometry/index.ts";
import type { Metric } from "../../search/index.ts";
import { solvedState } from "../../state/index.ts";
import type { SearchCrew } from "../table-solver.ts";
import { placeOf } from "./bound.ts";
import type { CosetSpace } from "./coset-space.ts";
import { addNear, type BuildPoint } from "./coset-table.ts";
import { beginningsToMark } from "./prefixes.ts";
import { type SharedSearch, startRound } from "./shared-round.ts";
import { joinTask, startTask, stopTask, type WalkTask } from "./shared-walk.ts";
import type { OptimalTables } from "./tables.ts";
import { vectorRoot } from "./vector-kernel.ts";
import { configurationOf, type VectorMemory, type WalkAddresses } from "./vector-memory.ts";

/** Moves tried between two pauses: some milliseconds. */
const PORTION = 100_000;

/** Where a table is marked, and by whom besides this thread. */
export interface Markers {
  readonly vectors: VectorMemory;
  readonly walks: WalkAddresses;
  readonly crew?: SearchCrew | undefined;
}

/**
 * Continues marking from `point`, which it keeps up to date, with pauses that yield the share done, or a promise while there is
 * nothing to do here but wait for the crew.
 */
export function* markTable(
  space: CosetSpace,
  tables: OptimalTables,
  { vectors, walks, crew }: Markers,
  metric: Metric,
  point: BuildPoint,
): Generator<unknown, void> {
  const { memory, code } = vectors;
  const { base } = tables;
  const several = crew && walks.take(1 + crew.size);
  const addresses = several ?? walks.take(1);
  if (!addresses) throw new RangeError(`"walks" expected a free one, got none`);
  const release = walks.lend(point, addresses);
  fillStabilizers(vectors, space);
  if (point.level === 0) markSolved(tables);
  point.level = Math.max(1, point.level);
  const root = vectorRoot(tables, code, solvedState(3));
  let control = addresses[0] + code.layout.CONTROL;
  const few = beginningsToMark(metric);
  let helpers = several && crew;
  for (; point.level <= base + 1; point.level++) {
    const pieces = few(point.level);
    while (point.row < pieces.length) {
      // The near cosets, which only short lengths write, are for one thread.
      const crewed = point.level < base ? undefined : helpers;
      const prefixes = pieces.slice(point.row, point.row + addresses.length);
      const task: WalkTask = {
        ...{ memory, configuration: configurationOf(tables), control, root, depth: point.level, prefixes },
        ...{ all: true, marking: true },
      };
      if (crewed) {
        point.isShared = true;
        const isDone = yield* markTogether({ crew: crewed, code, addresses, task: () => task }, point.level);
        point.isShared = false;
        if (isDone) point.row += prefixes.length;
        else {
          // Those that are alive mark what will be marked again, but must take no more pieces.
          stopTask(memory, control);
          control = addresses[1] + code.layout.CONTROL;
          helpers = undefined;
        }
      } else {
        startTask(memory, control);
        const own = joinTask(task, code, addresses[0]);
        while (!own.advance(PORTION)) yield;
        point.row += prefixes.length;
      }
      yield shareDone(point.level + point.row / pieces.length, base);
    }
    point.row = 0;
  }
  // Others may still be at work where one has died.
  if (!several || helpers) release();
}

/** False if one of the threads has died: then nobody knows which pieces are done. */
function* markTogether(shared: SharedSearch, depth: number): Generator<unknown, boolean> {
  const round = startRound(shared, depth);
  try {
    while (!round.advance(PORTION)) yield;
    for (; !round.reports; round.advance(PORTION)) yield round.others;
    return true;
  } catch {
    return false;
  }
}

/** Length 0. */
function markSolved(tables: OptimalTables): void {
  const at = placeOf(tables, solvedState(3));
  const place = Math.floor(at / 16);
  const lift = (at % 16) << 1;
  tables.words[place] &= ~(3 << lift);
  addNear(tables.near, place, lift, 0);
}

/** The length base + 1 takes nearly all the time: a length takes a dozen times as long as the one before. */
function shareDone(length: number, base: number): number {
  return length < base + 1 ? (0.08 * length) / (base + 1) : 0.08 + 0.92 * (length - base - 1);
}

/** Tells the kernel which symmetries keep a class of corners: a coset of such a class has several names, and all are marked. */
function fillStabilizers({ memory, code: { layout } }: VectorMemory, { classes }: CosetSpace): void {
  const of = new Uint16Array(memory.buffer, layout.STABILIZER_OF, classes.count);
  const list = new Uint8Array(memory.buffer, layout.STABILIZERS, layout.BOTH - layout.STABILIZERS);
  let at = 1;
  of.fill(0);
  list[0] = 0;
  for (const [kind, kept] of classes.stabilizer) {
    of[kind] = at;
    list.set([...kept, 0], at);
    at += kept.length + 1;
  }
  const both = new Uint8Array(memory.buffer, layout.BOTH, SYMMETRY_COUNT ** 2);
  for (let s = 0; s < SYMMETRY_COUNT; s++)
    for (let first = 0; first < SYMMETRY_COUNT; first++)
      both[s * SYMMETRY_COUNT + first] = symmetryProduct(s, first);
}
