/**
 * A stage as a record: its turns, the parts of a position, and the terms that say how far that is from the goal. The walk
 * that a search needs follows from it.
 */
import type { Turn } from "../geometry/index.ts";
import type { BeamWalk } from "./beam.ts";
import type { CanonicalSequences } from "./canonical.ts";
import type { Sift } from "./ida-star.ts";
import { movedMask } from "./masks.ts";
import type { Part, SetPart } from "./position-index.ts";
import type { Candidate, Start } from "./stage.ts";
import type { Term } from "./terms.ts";

/** What positions are rows of, and how far they are from the goal. */
export interface PositionKind {
  readonly parts: readonly Part[];
  /** In the order in which they are asked. */
  readonly terms: readonly Term[];
}

export interface StageRecord extends PositionKind, Pick<StageWalk, "name" | "accept" | "keeps"> {
  readonly turns: readonly Turn[];
  readonly sequences: CanonicalSequences;
  /** The positions at the goal, if beams walk to them. */
  readonly goals?: readonly (readonly number[])[];
  readonly beam?: BeamView;
  /** Starts farther from the goal than this are not begun with; default: no limit. */
  readonly farthest?: number;
  /**
   * For every way to look at a candidate: writes its parts to row[0 …], and tells `begin` what the candidate has become,
   * and of which kind the position is if not of the record's own.
   */
  starts(candidate: Candidate, row: Int32Array, begin: (start: Candidate, kind?: PositionKind) => void): void;
}

/** Writes what a turn makes of the position at row[from …] to into[to …], which may be the same place. */
export function moverOf({ parts, turns }: Pick<StageRecord, "parts" | "turns">) {
  const degree = turns.length;
  const tables = parts.flatMap(({ table }, place) => (table ? [{ table, place }] : []));
  const sets = parts.flatMap((part, place) =>
    "moves" in part ? [{ moves: (part as SetPart).moves, place }] : [],
  );
  const others = parts.flatMap((part, place) =>
    part.table || "moves" in part ? [] : [{ after: part.after, place }],
  );
  return (row: Int32Array, from: number, turn: number, into: Int32Array, to: number): void => {
    for (let i = 0; i < tables.length; i++) {
      const { table, place } = tables[i];
      into[to + place] = table[row[from + place] * degree + turn];
    }
    for (let i = 0; i < sets.length; i++) {
      const { moves, place } = sets[i];
      into[to + place] = movedMask(moves, turn, row[from + place]);
    }
    for (let i = 0; i < others.length; i++) {
      const { after, place } = others[i];
      into[to + place] = after(row[from + place], turn);
    }
  };
}

/** What beams need to know of a stage besides. */
export interface BeamView {
  /**
   * Writes the score of each turn to into[to …], and, if positions near the goals are known, the largest of the terms
   * after it to most[turn]. By hand, in one pass: term by term beams took twice as long.
   */
  weigh(row: Int32Array, from: number, into: Uint16Array, to: number, most: Uint8Array): void;
  /** How to store the positions near the goals, whose scores are their distances. */
  readonly near?: {
    /** The places of the parts that make one integer of 24 bits and one of 31, which together are a position. */
    readonly words: readonly [readonly number[], readonly number[]];
    /** Writes one of several names of a position in place of the others. */
    rename?(row: Int32Array, from: number): void;
  };
  /** Whether a position is at the goal, if there are more than those listed. A beam then walks all the way there. */
  isGoal?(row: Int32Array, from: number): boolean;
  readonly finish?: BeamWalk["finish"];
}

/** The longest way through one stage that is sought. */
export const MAX_STAGE_LENGTH = 60;

/** The levels of such a way. */
const STAGE_LEVELS: number = MAX_STAGE_LENGTH + 1;

/** One way to begin: a stage may look at a candidate in several ways. */
export interface Root {
  readonly candidate: Candidate;
  readonly start: Start;
  /** What the walk reads when it begins here. */
  readonly words: ArrayLike<number>;
  /** No way from here to the goal is shorter; 0 only at the goal. */
  readonly bound: number;
}

/** Owns its buffers, so it serves one search at a time. */
export interface StageWalk {
  readonly name: string;
  readonly turns: readonly Turn[];
  readonly sequences: CanonicalSequences;
  /** None if the stage cannot begin with the candidate. */
  roots(candidate: Candidate): readonly Root[];
  /** Puts the root at level 0. */
  begin(root: Root): void;
  /** Leaves of a list the turns after which a position at `level` may still be near enough. */
  readonly sift: Sift;
  /** Makes one of those turns on the position at `level`, and writes the result to level + 1. */
  make(level: number, turn: number): void;
  /** A final check of a way to the goal, path[0 … length − 1], for what bounds cannot see. */
  accept?(root: Root, path: Uint8Array, length: number): boolean;
  /**
   * keeps[turn]: 1 for turns that keep the goal, whatever the position. A way that ends with one is not new: it was at the goal
   * before, and whatever follows may begin with that turn.
   */
  readonly keeps?: Uint8Array;
}

/** No position has more parts. */
const MAX_PARTS = 16;

/** A root, and the kind of its position if that is not the record's own: a stage may have a million roots. */
interface RecordRoot extends Root {
  readonly kind?: PositionKind;
}

/** The walk of a stage, with buffers of its own. */
export function walkOfRecord(record: StageRecord): StageWalk {
  const { turns, farthest = Number.POSITIVE_INFINITY } = record;
  const rows = new Int32Array(MAX_PARTS * STAGE_LEVELS);
  const movers = new Map<PositionKind, ReturnType<typeof moverOf>>();
  let { terms } = record;
  let move = open(record);
  return {
    name: record.name,
    turns,
    sequences: record.sequences,
    ...(record.keeps && { keeps: record.keeps }),
    ...(record.accept && { accept: record.accept }),
    roots(candidate) {
      const roots: RecordRoot[] = [];
      record.starts(candidate, rows, (start, kind = record) => {
        const bound = boundAtRoot(kind);
        if (bound > farthest) return;
        // Arrays of just that length, not typed ones, take the least memory.
        const words = new Array<number>(kind.parts.length);
        for (let i = 0; i < words.length; i++) words[i] = rows[i];
        if (kind === record) roots.push({ candidate: start, start, words, bound });
        else roots.push({ candidate: start, start, words, bound, kind });
      });
      return roots;
    },
    begin(root) {
      const { words, kind = record } = root as RecordRoot;
      terms = kind.terms;
      move = open(kind);
      for (let i = 0; i < words.length; i++) rows[i] = words[i];
    },
    make(level, turn) {
      move(rows, level * MAX_PARTS, turn, rows, (level + 1) * MAX_PARTS);
    },
    sift(level, list, from, to, left, into, at) {
      const row = level * MAX_PARTS;
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

  function open(kind: PositionKind) {
    const known = movers.get(kind) ?? moverOf({ parts: kind.parts, turns });
    movers.set(kind, known);
    return known;
  }

  function boundAtRoot({ terms }: PositionKind): number {
    let most = 0;
    for (let i = 0; i < terms.length && most <= farthest; i++) {
      const bound = terms[i].at(rows, 0);
      if (bound > most && bound <= (terms[i].reach ?? bound)) most = bound;
    }
    return most;
  }
}
