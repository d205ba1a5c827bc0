/**
 * What a step leaves behind for the next ring. When a single layer turns, the layers outside the ring may turn along:
 * nothing of the step is in them. But bars of the next ring are, so that the step's deepest blocks then bring other
 * pieces of those bars together. Nothing parts them again before the next ring's own join there.
 */
import type { Turn } from "../../../geometry/index.ts";
import { maskMoves, movedMask } from "../../../search/index.ts";
import { bitImages, stageTurns } from "../center-masks.ts";
import { type RingStepKind, ringSteps } from "./ring-steps.ts";

/** The next ring in the model: blocks of two layers move its bars, and blocks of three cut them. */
interface Outlook {
  /** The number of orbits looked at: on each side of the bar an end and the orbit beside it. */
  readonly orbits: number;
  readonly moved: Uint32Array;
  /** own[move]: the turn of the model that the next ring sees. */
  readonly own: Int16Array;
  /** along[move]: the one that it sees if the layers outside the ring turn along; -1 if they cannot. */
  readonly along: Int16Array;
  /** cuts[move]: 1 if the move cuts bars of the next ring. */
  readonly cuts: Uint8Array;
}

interface OutlookChoice {
  /** along[i]: 1 if the layers outside the ring turn along with the i-th turn. */
  readonly along: Uint8Array;
  /** How many ends of the next ring's bars are then of another kind than the piece beside them. */
  readonly apart: number;
}

/** Turns that are tried both ways: the last ones before the last cut. With 3, 5 and 10 a 17x17 takes 1,104, 1,075 and 1,084 turns. */
const CHOICES = 5;

const known = new WeakMap<readonly Turn[], Outlook>();

export function outlookOf(kind: RingStepKind, turns: readonly Turn[]): Outlook {
  const found = known.get(turns) ?? makeOutlook(kind, turns);
  known.set(turns, found);
  return found;
}

function makeOutlook(kind: RingStepKind, turns: readonly Turn[]): Outlook {
  const size = kind === "joinTwo" ? 6 : 7;
  const { bar } = ringSteps(size).find((step) => step.bar.length > 0)!;
  const orbits = bar.length === 3 ? [bar[0], bar[1], bar[2], bar[1]] : bar;
  const all = stageTurns(size, [1, 2, 3], [0, 1, 2]);
  const deepest = kind === "place" ? 2 : 3;
  const isAlike = (one: Turn, other: Turn) =>
    one.axis === other.axis && one.quarters === other.quarters && (one.first === 0) === (other.first === 0);
  const seenAs = (turn: Turn, depth: number) =>
    all.findIndex((each) => depthOf(each) === depth && isAlike(each, turn));
  return {
    orbits: orbits.length,
    moved: maskMoves(all.flatMap((turn) => orbits.map((orbit) => bitImages(size, orbit, turn)))),
    own: Int16Array.from(turns, (turn) => seenAs(turn, depthOf(turn) === deepest ? 3 : depthOf(turn))),
    // Blocks may turn as far as those of the step: other turns would undo earlier phases.
    along: Int16Array.from(turns, (turn) =>
      depthOf(turn) === 1 && turns.some((each) => depthOf(each) === 2 && isAlike(each, turn))
        ? seenAs(turn, 2)
        : -1,
    ),
    cuts: Uint8Array.from(turns, (turn) => (depthOf(turn) === deepest ? 1 : 0)),
  };
}

function depthOf({ first, last }: Turn): number {
  return last - first + 1;
}

/** The best choice for a path, from the masks of the next ring's orbits before it. */
export function chooseAlong(
  { orbits, moved, own, along, cuts }: Outlook,
  path: readonly number[],
  start: Int32Array,
): OutlookChoice {
  const masks = new Int32Array((path.length + 1) * orbits);
  masks.set(start);
  let until = path.length;
  while (until > 0 && !cuts[path[until - 1]]) until--;
  let from = until;
  for (let choices = 0; from > 0 && choices < CHOICES; from--) if (along[path[from - 1]] >= 0) choices++;
  let best = Number.POSITIVE_INFINITY;
  const chosen = new Uint8Array(path.length);
  const tried = new Uint8Array(path.length);
  visit(0);
  return { along: chosen, apart: best };

  function visit(at: number): void {
    if (at === until) {
      let apart = 0;
      for (let orbit = at * orbits; orbit < (at + 1) * orbits; orbit += 2)
        for (let rest = masks[orbit] ^ masks[orbit + 1]; rest !== 0; rest &= rest - 1) apart++;
      if (apart >= best) return;
      best = apart;
      chosen.set(tried);
      return;
    }
    turn(at, own[path[at]]);
    visit(at + 1);
    if (at < from || along[path[at]] < 0) return;
    turn(at, along[path[at]]);
    tried[at] = 1;
    visit(at + 1);
    tried[at] = 0;
  }

  function turn(at: number, move: number): void {
    for (let orbit = 0; orbit < orbits; orbit++)
      masks[(at + 1) * orbits + orbit] = movedMask(moved, move * orbits + orbit, masks[at * orbits + orbit]);
  }
}
