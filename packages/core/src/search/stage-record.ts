/**
 * A stage as a record: its turns, the parts of a position, and the terms that say how far that is from the goal. The walk
 * that a search needs follows from it.
 */
import type { Turn } from "../geometry/index.ts";
import type { CanonicalSequences } from "./canonical.ts";
import type { Part } from "./position-index.ts";
import type { Candidate } from "./stage.ts";
import { type Root, STAGE_LEVELS, type StageWalk } from "./stage-walk.ts";
import type { Term } from "./terms.ts";

export interface StageRecord extends Pick<StageWalk, "name" | "accept" | "keeps"> {
  readonly turns: readonly Turn[];
  readonly sequences: CanonicalSequences;
  readonly parts: readonly Part[];
  /** The positions at the goal. */
  readonly goals: readonly (readonly number[])[];
  /** In the order in which they are asked. */
  readonly terms: readonly Term[];
  readonly beam?: BeamView;
  /** Starts farther from the goal than this are not begun with; default: no limit. */
  readonly farthest?: number;
  /** For every way to look at a candidate: writes its parts to row[0 …], and tells `begin` what the candidate has become. */
  starts(candidate: Candidate, row: Int32Array, begin: (start: Candidate) => void): void;
}

/** Writes what a turn makes of the position at row[from …] to into[to …], which may be the same place. */
export function moverOf({ parts, turns }: Pick<StageRecord, "parts" | "turns">) {
  const degree = turns.length;
  const tables = parts.flatMap(({ table }, place) => (table ? [{ table, place }] : []));
  const others = parts.flatMap(({ table, after }, place) => (table ? [] : [{ after, place }]));
  return (row: Int32Array, from: number, turn: number, into: Int32Array, to: number): void => {
    for (let i = 0; i < tables.length; i++) {
      const { table, place } = tables[i];
      into[to + place] = table[row[from + place] * degree + turn];
    }
    for (let i = 0; i < others.length; i++) {
      const { after, place } = others[i];
      into[to + place] = after(row[from + place], turn);
    }
  };
}

/** What beams need to know of a stage besides. */
export interface BeamView {
  /** The places of the parts that make one integer of 24 bits and one of 31, which together are a position. */
  readonly words: readonly [readonly number[], readonly number[]];
  /** Writes one of several names of a position in place of the others. */
  rename?(row: Int32Array, from: number): void;
  /**
   * Writes for each turn the largest of the terms after it, and how these rank it. By hand, in one pass: term by term
   * beams took twice as long.
   */
  weigh(row: Int32Array, from: number, most: Uint8Array, weight: Uint16Array): void;
}

/** The walk of a stage, with buffers of its own. */
export function walkOfRecord(record: StageRecord): StageWalk {
  const { turns, parts, terms, farthest = Number.POSITIVE_INFINITY } = record;
  const width = parts.length;
  const rows = new Int32Array(width * STAGE_LEVELS);
  const make = moverOf(record);
  const boundAtRoot = () => {
    let most = 0;
    for (let i = 0; i < terms.length && most <= farthest; i++) {
      const bound = terms[i].at(rows, 0);
      if (bound > most && bound <= (terms[i].reach ?? bound)) most = bound;
    }
    return most;
  };
  return {
    name: record.name,
    turns,
    sequences: record.sequences,
    ...(record.keeps && { keeps: record.keeps }),
    ...(record.accept && { accept: record.accept }),
    roots(candidate) {
      const roots: Root[] = [];
      record.starts(candidate, rows, (start) => {
        const bound = boundAtRoot();
        if (bound > farthest) return;
        // A stage may have a million roots: arrays of just that length, not typed ones, take the least memory.
        const words = new Array<number>(width);
        for (let i = 0; i < width; i++) words[i] = rows[i];
        roots.push({ candidate: start, start, words, bound });
      });
      return roots;
    },
    begin({ words }) {
      for (let i = 0; i < width; i++) rows[i] = words[i];
    },
    step(level, turn) {
      make(rows, level * width, turn, rows, (level + 1) * width);
      // What `sift` has left is near enough.
      return 0;
    },
    sift(level, list, from, to, left, into, at) {
      const row = level * width;
      let source = list;
      let first = from;
      let end = to;
      for (let i = 0; i < terms.length && end > first; i++) {
        if (left > (terms[i].reach ?? left)) continue;
        end = terms[i].sift(rows, row, source, first, end, left, into, at);
        source = into;
        first = at;
      }
      return source === list ? at : end;
    },
  };
}
