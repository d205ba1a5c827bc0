/**
 * The search of a stage, from one cube or from many candidates at once: by what the turns come to in all, the shortest first, each
 * candidate by iterative deepening.
 */
import type { Turn } from "../geometry/index.ts";
import { turnStateBy } from "../state/index.ts";
import { type IdaStar, idaStar, type Tree } from "./ida-star.ts";
import type { PreparedStage } from "./prepared-stage.ts";
import type { Candidate, Start } from "./stage.ts";
import { type Root, type StageWalk, walkOf } from "./stage-walk.ts";

export interface StageGoal {
  /** No longer solution counts, with what came before. */
  readonly maxLength: number;
  /** How many solutions are wanted: 1 by default. */
  readonly keep?: number;
  /** Whether to go on through the shortest length once something was found, and no further. */
  readonly all?: boolean;
  /** Whether solutions that come to the same cube count as one. */
  readonly distinct?: boolean;
  /** Tried turns after which what was found suffices; it goes on until there is something. No end by default. */
  readonly effort?: number;
}

export interface StageSearch {
  /** Tries about that many turns. True: finished. */
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

/** A cube before the first stage. */
export function firstCandidate(state: Candidate["state"]): Candidate {
  return { state, turns: [], length: 0 };
}

/** The longest way through one stage that is looked for. */
const MAX_STAGE_LENGTH = 60;

/** Looks for ways through a stage. */
export function searchStage(
  stage: PreparedStage | StageWalk,
  candidates: readonly Candidate[],
  { maxLength, keep = 1, all = false, distinct = false, effort = Number.POSITIVE_INFINITY }: StageGoal,
): StageSearch {
  const walk = "tracks" in stage ? walkOf(stage) : stage;
  const least = ({ candidate, bound }: Root) => candidate.length + bound;
  const roots = candidates.flatMap((candidate) => walk.roots(candidate)).sort((a, b) => least(a) - least(b));
  const found: StageSolution[] = [];
  const seen = new Set<string>();
  const search = { advance, found, depth: roots.length > 0 ? least(roots[0]) : maxLength + 1, nodes: 0 };
  let at = 0;
  let root: Root | undefined;
  const ida = idaOfWalk(walk, (path, length) => {
    if (walk.accept && !walk.accept(root!, path, length)) return false;
    const own = Array.from(path.subarray(0, length), (turn) => walk.turns[turn]);
    const solution = solutionOf(root!, own, search.depth);
    if (isNew(solution)) found.push(solution);
    return !all && found.length >= keep;
  });
  return search;

  function advance(nodes: number): boolean {
    const end = search.nodes + nodes;
    while (!isOver() && search.nodes < end) {
      root ??= openNext();
      if (!root) continue;
      const before = ida.nodes;
      const isDone = ida.advance(end - search.nodes);
      search.nodes += Math.max(1, ida.nodes - before);
      if (!isDone) continue;
      root = undefined;
      at++;
    }
    return isOver();
  }

  function isOver(): boolean {
    if (search.depth > maxLength) return true;
    if (all) return found.length > 0 && found[0].length < search.depth;
    return found.length >= keep || (found.length > 0 && search.nodes > effort);
  }

  /** The next root that may have a solution of the present length. */
  function openNext(): Root | undefined {
    const next = roots[at];
    const length = search.depth - (next?.candidate.length ?? 0);
    if (next && least(next) <= search.depth && length <= MAX_STAGE_LENGTH) {
      walk.begin(next, length);
      root = next;
      ida.restart({ rootBound: length, maxLength: length });
      return next;
    }
    search.depth++;
    at = 0;
    return undefined;
  }

  function isNew({ state }: Candidate): boolean {
    if (!distinct) return true;
    const key = state.rotations.join();
    return !seen.has(key) && seen.add(key).has(key);
  }
}

/** What own turns from a root come to. */
function solutionOf({ candidate, start }: Root, own: readonly Turn[], length: number): StageSolution {
  const state = turnStateBy(start.state, own);
  return { state, turns: [...candidate.turns, ...own], length, tag: start.tag, own, start };
}

/** Iterative deepening along a walk: without a root so far. */
function idaOfWalk(walk: StageWalk, accept: NonNullable<Tree["accept"]>): IdaStar {
  const { sequences, costs, keeps } = walk;
  /** bounds[level], to tell whether the last turn was needed. */
  const bounds = new Uint8Array(MAX_STAGE_LENGTH + 2).fill(1);
  const tree: Tree = {
    sequences,
    costs,
    step(level, turn, left) {
      const bound = walk.step(level, turn, left);
      if (bound > left) return false;
      bounds[level + 1] = bound;
      return !keeps || left > 0 || keeps[turn] === 0 || bounds[level] > 0;
    },
    accept,
  };
  return idaStar(tree, { rootBound: 1, maxLength: MAX_STAGE_LENGTH });
}
