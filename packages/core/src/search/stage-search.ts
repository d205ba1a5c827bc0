/**
 * The search of a stage, from one cube or from many candidates at once: in the order of total length, shortest first, each
 * candidate by iterative deepening.
 */
import type { Turn } from "../geometry/index.ts";
import { turnStateBy } from "../state/index.ts";
import { idaStar } from "./ida-star.ts";
import type { Candidate, Start } from "./stage.ts";
import {
  MAX_STAGE_LENGTH,
  type Root,
  type StageRecord,
  type StageWalk,
  walkOfRecord,
} from "./stage-record.ts";

export interface StageGoal {
  /** Longer solutions do not count, the turns before the stage included. */
  readonly maxLength: number;
  /** How many solutions are wanted; default 1. */
  readonly keep?: number;
  /** Whether to finish the shortest length once something was found, and go no further. */
  readonly all?: boolean;
  /** Whether solutions that lead to the same cube count as one. */
  readonly distinct?: boolean;
  /** Turns tried after which what was found is enough; the search goes on until there is something. Default: no limit. */
  readonly effort?: number | undefined;
  /** With a hundred candidates or more, longer ways through the stage are not sought once there is one. Default: no limit. */
  readonly longest?: number | undefined;
  /** Solutions that exceed the shortest by more are not sought. Default: no limit. */
  readonly slack?: number | undefined;
}

export interface StageSearch {
  /** Tries about that many turns. True: finished. */
  advance(nodes: number): boolean;
  /** What was found, shortest first, each with the turns before the stage. */
  readonly found: readonly StageSolution[];
  /** No solution still to come is shorter. */
  readonly depth: number;
  readonly nodes: number;
}

interface StageSolution extends Candidate {
  /** The turns of this stage, and where it started. */
  readonly own: readonly Turn[];
  readonly start: Start;
}

export function firstCandidate(state: Candidate["state"]): Candidate {
  return { state, turns: [], length: 0, from: 0 };
}

/** Among this many candidates some have a short way. */
const MANY = 100;

export function searchStage(
  stage: StageRecord | StageWalk,
  candidates: readonly Candidate[],
  {
    maxLength,
    keep = 1,
    all = false,
    distinct = false,
    effort = Number.POSITIVE_INFINITY,
    longest = MAX_STAGE_LENGTH,
    slack = Number.POSITIVE_INFINITY,
  }: StageGoal,
): StageSearch {
  const walk = "parts" in stage ? walkOfRecord(stage) : stage;
  const least = ({ candidate, bound }: Root) => candidate.length + bound;
  /** The roots by their lower bounds: to sort a million of them, or to make one list, would take a tenth of a second. */
  const rootsOf: Root[][] = [];
  const found: StageSolution[] = [];
  const seen = new Set<string>();
  const search = { advance, found, depth: 0, nodes: 0 };
  /** Candidates whose roots have been made. */
  let looked = 0;
  /** The present root is rootsOf[bound][at]. */
  let bound = 0;
  let at = 0;
  let root: Root | undefined;
  /** Turns tried so far according to search.nodes. */
  let counted = 0;
  const ida = idaStar(
    { sequences: walk.sequences, step, sift: walk.sift, accept: isThrough },
    { rootBound: 1, maxLength: MAX_STAGE_LENGTH },
  );
  return search;

  /** Makes a turn that `sift` has left, so that what it reaches is near enough. */
  function step(level: number, turn: number): number {
    walk.make(level, turn);
    return 0;
  }

  /** Asked about each way to the goal. True: it is the last. */
  function isThrough(path: Uint8Array, length: number): boolean {
    if (endsInGoal(walk.turns, walk.keeps, path, length)) return false;
    if (walk.accept && !walk.accept(root!, path, length)) return false;
    const own = Array.from(path.subarray(0, length), (turn) => walk.turns[turn]);
    const solution = solutionOf(root!, own, search.depth);
    if (isNew(solution)) found.push(solution);
    return !all && (found.length >= keep || search.nodes + ida.nodes - counted > effort);
  }

  function advance(nodes: number): boolean {
    if (looked < candidates.length && !makeRoots()) return false;
    let left = nodes;
    while (!isOver() && left > 0) {
      root ??= openNext();
      if (!root) continue;
      // Up to the end of the effort and no further, whatever the portions.
      const isDone = ida.advance(search.nodes > effort ? left : Math.min(left, effort + 1 - search.nodes));
      const tried = ida.nodes - counted;
      counted += tried;
      search.nodes += tried;
      left -= Math.max(1, tried);
      if (!isDone) continue;
      root = undefined;
      at++;
    }
    return isOver();
  }

  /** Makes the roots of one candidate, since a stage may have thousands of ways to begin. True: that was the last. */
  function makeRoots(): boolean {
    for (const root of walk.roots(candidates[looked++])) {
      rootsOf[least(root)] ??= [];
      rootsOf[least(root)].push(root);
    }
    if (looked < candidates.length) return false;
    search.depth = rootsOf.length > 0 ? rootsOf.findIndex((roots) => roots) : maxLength + 1;
    return true;
  }

  function isOver(): boolean {
    if (search.depth > maxLength) return true;
    if (all) return found.length > 0 && found[0].length < search.depth;
    if (found.length === 0) return false;
    return found.length >= keep || search.nodes > effort || search.depth > found[0].length + slack;
  }

  /** The next root that may have a solution of the present length. */
  function openNext(): Root | undefined {
    const most = found.length > 0 && candidates.length >= MANY ? longest : MAX_STAGE_LENGTH;
    for (; bound < rootsOf.length && bound <= search.depth; bound++) {
      const roots = rootsOf[bound] ?? [];
      for (; at < roots.length; at++) {
        const next = roots[at];
        const length = search.depth - next.candidate.length;
        if (length > most) continue;
        walk.begin(next);
        root = next;
        ida.restart({ rootBound: length, maxLength: length });
        return next;
      }
      at = 0;
    }
    search.depth++;
    bound = 0;
    return undefined;
  }

  function isNew({ state }: Candidate): boolean {
    if (!distinct) return true;
    const key = state.rotations.join();
    return !seen.has(key) && seen.add(key).has(key);
  }
}

function solutionOf({ candidate, start }: Root, own: readonly Turn[], length: number): StageSolution {
  const state = turnStateBy(start.state, own);
  const { turns, from } = candidate;
  return { state, turns: [...turns, ...own], length, from, tag: start.tag, own, start };
}

/** Whether one of the last turns keeps the goal, so that the way is there without it: turns about one axis commute. */
export function endsInGoal(
  turns: readonly Turn[],
  keeps: Uint8Array | undefined,
  path: ArrayLike<number>,
  length: number,
): boolean {
  if (!keeps) return false;
  for (let i = length - 1; i >= 0 && turns[path[i]].axis === turns[path[length - 1]].axis; i--)
    if (keeps[path[i]] === 1) return true;
  return false;
}
