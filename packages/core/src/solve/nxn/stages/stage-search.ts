/**
 * Many candidates through one stage: by total length (turns so far and those of the stage), shortest first, each by iterative deepening,
 * until enough have come through. Pauses after every so many tried turns.
 */
import { turnStateBy } from "../../../state/index.ts";
import type { Candidate, Root, Stage } from "./stage.ts";

/** Tried turns between two pauses: some milliseconds. */
const PORTION = 100_000;
/** Candidates whose roots are made between two pauses. */
const ROOTS_OF = 8;
/** Of so many candidates some have a short way. */
const MANY = 100;
/** Longer than any stage. */
const DEEPEST = 40;

export interface StageEffort {
  /** How many candidates are to come through. */
  readonly keep: number;
  /** Tried turns after which the search ends with what it has; it goes on until there is something. */
  readonly most: number;
  /** Where there are many candidates, no longer way through the stage is looked for once there is one. */
  readonly longest?: number | undefined;
  /** Ways that come to more turns than the shortest and so many more are not looked for. */
  readonly slack?: number | undefined;
}

/** Counts tried turns, for progress and benches. */
export interface Counter {
  nodes: number;
}

export function* searchStage(
  stage: Stage,
  candidates: readonly Candidate[],
  effort: StageEffort,
  counter: Counter,
): Generator<void, Candidate[]> {
  const roots: Root[] = [];
  for (const [i, candidate] of candidates.entries()) {
    for (const root of stage.roots(candidate)) roots.push(root);
    if (i % ROOTS_OF === ROOTS_OF - 1) yield;
  }
  const found: Candidate[] = [];
  if (roots.length === 0) return found;
  const least = (root: Root) => root.candidate.turns.length + root.bound;
  roots.sort((a, b) => least(a) - least(b));
  const walk: Walk = {
    path: new Uint8Array(DEEPEST),
    next: new Uint8Array(DEEPEST),
    bounds: new Uint8Array(DEEPEST),
    level: -1,
    length: 0,
    nodes: 0,
  };
  const before = counter.nodes;
  const { slack = DEEPEST } = effort;
  const longest = candidates.length < MANY ? DEEPEST : (effort.longest ?? DEEPEST);
  for (let total = least(roots[0]); ; total++) {
    if (found.length > 0 && total > found[0].turns.length + slack) return found;
    for (const root of roots) {
      if (least(root) > total) break;
      const length = total - root.candidate.turns.length;
      if (length >= DEEPEST) return found;
      if (length > longest && found.length > 0) continue;
      stage.start(root);
      walk.length = length;
      walk.level = 0;
      walk.next[0] = 0;
      walk.bounds[0] = root.bound;
      if (length === 0) {
        if (!stage.accept || stage.accept(root, walk.path, 0)) found.push(root.candidate);
        walk.level = -1;
      }
      while (walk.level >= 0) {
        walk.nodes = 0;
        const isFound = descend(stage, walk, PORTION);
        counter.nodes += walk.nodes;
        if (isFound && (!stage.accept || stage.accept(root, walk.path, length))) {
          found.push(through(stage, root, walk.path, length));
          if (found.length >= effort.keep) return found;
        }
        if (!isFound) yield;
        if (found.length > 0 && counter.nodes - before > effort.most) return found;
      }
      if (found.length >= effort.keep) return found;
    }
  }
}

function through(stage: Stage, { candidate }: Root, path: Uint8Array, length: number): Candidate {
  const turns = Array.from(path.subarray(0, length), (turn) => stage.list.turns[turn]);
  return {
    state: turnStateBy(candidate.state, turns),
    turns: [...candidate.turns, ...turns],
    rotation: candidate.rotation,
  };
}

interface Walk {
  /** path[level]: the turn made at that level; next[level]: the place in the list of the one to be tried; bounds[level]. */
  readonly path: Uint8Array;
  readonly next: Uint8Array;
  readonly bounds: Uint8Array;
  /** −1: everything has been tried. */
  level: number;
  length: number;
  nodes: number;
}

/** Goes on to the next way of exactly `length` turns. False: there is none, or `most` turns were tried. */
function descend(stage: Stage, walk: Walk, most: number): boolean {
  const { after, counts, turns } = stage.list;
  const { path, next, bounds, length } = walk;
  const { keeps } = stage;
  const width = turns.length;
  let { level } = walk;
  let nodes = 0;
  let isFound = false;
  while (level >= 0 && nodes < most) {
    const last = level === 0 ? 0 : path[level - 1] + 1;
    const at = next[level];
    if (at >= counts[last]) {
      level--;
      continue;
    }
    next[level] = at + 1;
    const turn = after[last * width + at];
    nodes++;
    const left = length - level - 1;
    const bound = stage.step(level, turn, left);
    if (bound > left) continue;
    path[level] = turn;
    if (left > 0) {
      level++;
      bounds[level] = bound;
      next[level] = 0;
    } else if (keeps[turn] === 0 || bounds[level] > 0) {
      isFound = true;
      break;
    }
  }
  walk.level = level;
  walk.nodes += nodes;
  return isFound;
}
