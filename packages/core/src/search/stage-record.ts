/**
 * A stage as a record: its turns, the parts of a position, and the terms that say how far that is from the goal. The walk
 * that a search needs follows from it.
 */
import type { Turn } from "../geometry/index.ts";
import type { CanonicalSequences } from "./canonical.ts";
import type { Track } from "./coordinate.ts";
import type { Candidate } from "./stage.ts";
import { type Root, STAGE_LEVELS, type StageWalk } from "./stage-walk.ts";
import type { Term } from "./terms.ts";

export interface StageRecord extends Pick<StageWalk, "name" | "accept" | "keeps"> {
  readonly turns: readonly Turn[];
  readonly sequences: CanonicalSequences;
  readonly parts: readonly Track[];
  /** In the order in which they are asked. */
  readonly terms: readonly Term[];
  /** Starts farther from the goal than this are not begun with; default: no limit. */
  readonly farthest?: number;
  /** Tells `begin` every way to look at a candidate: what it has become, and its parts, which are only read. */
  starts(candidate: Candidate, begin: (start: Candidate, parts: ArrayLike<number>) => void): void;
}

/** The walk of a stage, with buffers of its own. */
export function walkOfRecord(record: StageRecord): StageWalk {
  const { turns, parts, terms, farthest = Number.POSITIVE_INFINITY } = record;
  const width = parts.length;
  const degree = turns.length;
  const rows = new Int32Array(width * STAGE_LEVELS);
  const bounds = new Uint8Array(degree);
  const tables = parts.map(({ table }) => table);
  const make = (from: number, turn: number) => {
    for (let i = from; i < from + width; i++) {
      const table = tables[i - from];
      rows[i + width] = table ? table[rows[i] * degree + turn] : parts[i - from].after(rows[i], turn);
    }
  };
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
      record.starts(candidate, (start, values) => {
        for (let i = 0; i < width; i++) rows[i] = values[i];
        const bound = boundAtRoot();
        if (bound > farthest) return;
        // Plain arrays: a stage may have a hundred thousand roots, and a typed one takes three times the memory.
        const words: number[] = [];
        for (let i = 0; i < width; i++) words.push(values[i]);
        roots.push({ candidate: start, start, words, bound });
      });
      return roots;
    },
    begin({ words }) {
      for (let i = 0; i < width; i++) rows[i] = words[i];
    },
    step(level, turn) {
      make(level * width, turn);
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
        terms[i].after(rows, row, source, first, end, bounds);
        let next = at;
        for (let k = first; k < end; k++) {
          into[next] = source[k];
          if (bounds[k - first] <= left) next++;
        }
        source = into;
        first = at;
        end = next;
      }
      return source === list ? at : end;
    },
  };
}
