/**
 * The search of a stage, from one cube or from many candidates at once: by what the turns come to in all, the shortest first, each
 * candidate by iterative deepening.
 */
import type { Turn } from "../geometry/index.ts";
import { turnStateBy } from "../state/index.ts";
import { idaStar } from "./ida-star.ts";
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
  readonly effort?: number | undefined;
  /** Of a hundred candidates and more, no longer way through the stage is looked for once there is one. No limit by default. */
  readonly longest?: number | undefined;
  /** Solutions that are longer than the shortest by more are not looked for. No limit by default. */
  readonly slack?: number | undefined;
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

/** Of so many candidates some have a short way. */
const MANY = 100;

/** Looks for ways through a stage. */
export function searchStage(
  stage: PreparedStage | StageWalk,
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
  const walk = "tracks" in stage ? walkOf(stage) : stage;
  const least = ({ candidate, bound }: Root) => candidate.length + bound;
  let roots: Root[] = [];
  /** The roots by what they come to at least: a sort of a million of them would be one long pause. */
  const rootsOf: Root[][] = [];
  const found: StageSolution[] = [];
  const seen = new Set<string>();
  const search = { advance, found, depth: 0, nodes: 0 };
  /** Candidates whose roots are made. */
  let looked = 0;
  let at = 0;
  let root: Root | undefined;
  /** Tried turns that search.nodes has. */
  let counted = 0;
  const ida = idaStar(
    { sequences: walk.sequences, costs: walk.costs, step: walk.step, accept: isThrough },
    { rootBound: 1, maxLength: MAX_STAGE_LENGTH },
  );
  return search;

  /** Asked of each way to the goal. True: it is the last. */
  function isThrough(path: Uint8Array, length: number): boolean {
    if (walk.keeps && length > 0 && walk.keeps[path[length - 1]] === 1 && wasThere(path, length))
      return false;
    if (walk.accept && !walk.accept(root!, path, length)) return false;
    const own = Array.from(path.subarray(0, length), (turn) => walk.turns[turn]);
    const solution = solutionOf(root!, own, search.depth);
    if (isNew(solution)) found.push(solution);
    return !all && (found.length >= keep || search.nodes + ida.nodes - counted > effort);
  }

  /** Whether a way was at the goal before its last turn: the level before is still as it was. */
  function wasThere(path: Uint8Array, length: number): boolean {
    return (length === 1 ? root!.bound : walk.step(length - 2, path[length - 2], 1)) === 0;
  }

  function advance(nodes: number): boolean {
    if (looked < candidates.length && !makeRoots()) return false;
    let left = nodes;
    while (!isOver() && left > 0) {
      root ??= openNext();
      if (!root) continue;
      // To the end of the effort and no further, whatever the portions.
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

  /** Makes the roots of one candidate: a stage may look at thousands of ways to begin. True: that was the last. */
  function makeRoots(): boolean {
    for (const root of walk.roots(candidates[looked++])) {
      rootsOf[least(root)] ??= [];
      rootsOf[least(root)].push(root);
    }
    if (looked < candidates.length) return false;
    roots = rootsOf.flat();
    search.depth = roots.length > 0 ? least(roots[0]) : maxLength + 1;
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
    for (; at < roots.length && least(roots[at]) <= search.depth; at++) {
      const next = roots[at];
      const length = search.depth - next.candidate.length;
      if (length > most) continue;
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
