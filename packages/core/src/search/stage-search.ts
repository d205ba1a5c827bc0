/**
 * The search of a stage, from one cube or from many candidates at once: by what the turns come to in all, the shortest first, each
 * candidate by iterative deepening.
 */
import type { Turn } from "../geometry/index.ts";
import { turnStateBy } from "../state/index.ts";
import { type IdaStar, idaStar, type Tree } from "./ida-star.ts";
import { boundAt, type PreparedStage, positionOf } from "./prepared-stage.ts";
import type { Candidate, Start } from "./stage.ts";

export interface StageGoal {
  /** No longer solution counts, with what came before. */
  readonly maxLength: number;
  /** How many solutions are wanted: 1 by default. */
  readonly keep?: number;
  /** Whether to go on through the shortest length once something was found, and no further. */
  readonly all?: boolean;
  /** Whether solutions that come to the same cube count as one. */
  readonly distinct?: boolean;
}

export interface StageSearch {
  /** Tries about so many turns. True: finished. */
  advance(nodes: number): boolean;
  /** What was found, the shortest first; each with the turns before the stage. */
  readonly found: readonly StageSolution[];
  /** No solution that is yet to come is shorter. */
  readonly depth: number;
  readonly nodes: number;
}

interface StageSolution extends Candidate {
  /** The turns of this stage, and where it started. */
  readonly own: readonly Turn[];
  readonly start: Start;
}

/** A way to look at a candidate. */
interface Root {
  readonly candidate: Candidate;
  readonly start: Start;
  readonly position: Int32Array;
  readonly bound: number;
}

/** A cube before the first stage. */
export function firstCandidate(state: Candidate["state"]): Candidate {
  return { state, turns: [], length: 0 };
}

/** Looks for ways through a stage. */
export function searchStage(
  prepared: PreparedStage,
  candidates: readonly Candidate[],
  { maxLength, keep = 1, all = false, distinct = false }: StageGoal,
): StageSearch {
  const roots = candidates.flatMap((candidate) => rootsOf(prepared, candidate));
  const found: StageSolution[] = [];
  const seen = new Set<string>();
  const first = roots.reduce(
    (least, { candidate, bound }) => Math.min(least, candidate.length + bound),
    Infinity,
  );
  const search = { advance, found, depth: first, nodes: 0 };
  let at = 0;
  let open: IdaStar | undefined;
  return search;

  function advance(nodes: number): boolean {
    const end = search.nodes + nodes;
    while (!isOver() && search.nodes < end) {
      open ??= openNext();
      if (!open) continue;
      const before = open.nodes;
      const isDone = open.advance(end - search.nodes);
      search.nodes += Math.max(1, open.nodes - before);
      if (!isDone) continue;
      open = undefined;
      at++;
    }
    return isOver();
  }

  function isOver(): boolean {
    return (
      search.depth > maxLength ||
      (!all && found.length >= keep) ||
      (all && found.length > 0 && found[0].length < search.depth)
    );
  }

  /** The next root that may have a solution of the present length. */
  function openNext(): IdaStar | undefined {
    while (at < roots.length && roots[at].candidate.length + roots[at].bound > search.depth) at++;
    if (at < roots.length) return searchRoot(roots[at], search.depth - roots[at].candidate.length);
    search.depth++;
    at = 0;
    return undefined;
  }

  function searchRoot(root: Root, length: number): IdaStar {
    const accept = (moves: readonly number[]) => {
      const solution = solutionOf(prepared, root, moves, search.depth);
      if (solution && isNew(solution)) found.push(solution);
      return !all && found.length >= keep;
    };
    return idaStar({ ...stageTree(prepared, root.position, length), rootBound: length, accept }, length);
  }

  function isNew({ state }: Candidate): boolean {
    if (!distinct) return true;
    const key = state.rotations.join();
    return !seen.has(key) && seen.add(key).has(key);
  }
}

function rootsOf(prepared: PreparedStage, candidate: Candidate): Root[] {
  const { starts } = prepared.stage;
  return Array.from(starts?.(candidate.state) ?? [candidate], (start) => {
    const position = positionOf(prepared, start.state);
    return { candidate, start, position, bound: boundAt(prepared, position, 0) };
  });
}

/** What a list of moves comes to, if the stage accepts it. */
function solutionOf(
  { stage }: PreparedStage,
  { candidate, start }: Root,
  moves: readonly number[],
  length: number,
): StageSolution | undefined {
  const own = moves.map((move) => stage.turns[move]);
  const state = turnStateBy(start.state, own);
  if (stage.accept && !stage.accept(state, start)) return undefined;
  return { state, turns: [...candidate.turns, ...own], length, tag: start.tag, own, start };
}

/** What `idaStar` walks: positions, level by level. */
function stageTree(
  { stage, sequences, costs, tracks, bounds }: PreparedStage,
  position: Int32Array,
  length: number,
): Pick<Tree, "sequences" | "costs" | "step"> {
  const width = tracks.length;
  const moves = stage.turns.length;
  const carried = new Int32Array((length + 2) * width);
  carried.set(position);
  const tables = tracks.map(({ table }) => table);
  return {
    sequences,
    costs,
    step(level, move, left) {
      const from = level * width;
      const to = from + width;
      for (let i = 0; i < width; i++) {
        const table = tables[i];
        const before = carried[from + i];
        carried[to + i] = table ? table[before * moves + move] : tracks[i].after(before, move);
      }
      for (let i = 0; i < bounds.length; i++) if (bounds[i].at(carried, to) > left) return false;
      return true;
    },
  };
}
