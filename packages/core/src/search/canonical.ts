/**
 * Canonical sequences: turns about one axis commute, so many sequences are equivalent. For any list of turns, only one
 * of the shortest ways to make each combined turn of an axis is kept, and two of them never follow each other.
 */
import type { Turn } from "../geometry/index.ts";

/** What may follow what, as an automaton over the indices of a list of turns. */
export interface CanonicalSequences {
  readonly width: number;
  /** The state before the first turn. */
  readonly start: number;
  /** list[state · width + i] for i < count[state]: the turns that may follow. */
  readonly list: Uint8Array;
  readonly count: Uint8Array;
  /** next[state · width + turn]: the state after it. */
  readonly next: Uint16Array;
}

/** Up to this many combined turns of an axis are told apart; with more, turns of an axis simply come in the order of the list. */
const MAX_COMBINED = 1024;

/** A combined turn of one axis, and the turns that may be added to it. */
interface Combined {
  readonly quarters: readonly number[];
  readonly more: Map<number, Combined>;
}

/** The canonical sequences of at most 255 turns. */
export function canonicalSequences(turns: readonly Turn[]): CanonicalSequences {
  if (turns.length > 255) throw new RangeError(`"turns" expected at most 255, got ${turns.length}`);
  const roots = [0, 1, 2].map((axis) => combinedTurns(turns, axis));
  const states: (Combined & { readonly axis: number })[] = [];
  const numberOf = new Map<Combined, number>();
  roots.forEach((root, axis) => {
    const open = [...(root?.more.values() ?? [])];
    for (let node = open.pop(); node; node = open.pop()) {
      if (numberOf.has(node)) continue;
      states.push({ ...node, axis });
      numberOf.set(node, states.length);
      open.push(...node.more.values());
    }
  });
  const width = turns.length;
  const list = new Uint8Array((states.length + 1) * width);
  const count = new Uint8Array(states.length + 1);
  const next = new Uint16Array((states.length + 1) * width);
  for (let state = 0; state <= states.length; state++)
    turns.forEach(({ axis }, turn) => {
      const from = state > 0 && states[state - 1].axis === axis ? states[state - 1] : roots[axis]!;
      const node = from.more.get(turn);
      if (!node) return;
      list[state * width + count[state]++] = turn;
      next[state * width + turn] = numberOf.get(node)!;
    });
  return { width, start: 0, list, count, next };
}

/** The same states, with only some of the turns allowed. */
export function onlyMoves(sequences: CanonicalSequences, allowed: readonly number[]): CanonicalSequences {
  const { width } = sequences;
  const list = new Uint8Array(sequences.list.length);
  const count = new Uint8Array(sequences.count.length);
  for (let state = 0; state < count.length; state++)
    for (let i = 0; i < sequences.count[state]; i++) {
      const turn = sequences.list[state * width + i];
      if (allowed.includes(turn)) list[state * width + count[state]++] = turn;
    }
  return { ...sequences, list, count };
}

/** The combined turns of an axis as a tree, each under the first of the shortest ways to make it. */
function combinedTurns(turns: readonly Turn[], axis: number): Combined | undefined {
  const own = turns.flatMap((turn, index) => (turn.axis === axis ? [index] : []));
  if (own.length === 0) return undefined;
  const layers = Math.max(...own.map((index) => turns[index].last)) + 1;
  const root: Combined = { quarters: new Array<number>(layers).fill(0), more: new Map() };
  const known = new Set([root.quarters.join()]);
  const open = [root];
  for (const node of open)
    for (const index of own) {
      const quarters = turnedBy(node.quarters, turns[index]);
      const key = quarters.join();
      if (known.has(key)) continue;
      const found: Combined = { quarters, more: new Map() };
      known.add(key);
      node.more.set(index, found);
      open.push(found);
      if (known.size > MAX_COMBINED) return inOrderOfList(turns, own);
    }
  return root;
}

function turnedBy(quarters: readonly number[], turn: Turn): number[] {
  return quarters.map((own, layer) =>
    layer >= turn.first && layer <= turn.last ? (own + turn.quarters) % 4 : own,
  );
}

/** Turns of an axis in the order of the list, none of the same layers twice: one state per turn. */
function inOrderOfList(turns: readonly Turn[], own: readonly number[]): Combined {
  const after = new Map<number, Combined>();
  for (const index of own.toReversed()) {
    const { first, last } = turns[index];
    const more = new Map(
      [...after].filter(([later]) => turns[later].first !== first || turns[later].last !== last),
    );
    after.set(index, { quarters: [], more });
  }
  return { quarters: [], more: after };
}
