/**
 * The centers of a cube of any size as steps of three kinds. A ring has four corners and, between them, four *bars*,
 * one piece wide; it is solved after the rings inside it. Its bars grow from the middle outward. To *join* the pieces
 * of depth d to a bar takes turns of single layers, of blocks of the layers up to the ring, and of blocks of those up
 * to d. Everything solved inside moves as a whole, so the step looks the same on every cube: as on a 6x6 where the bar
 * has no middle yet, otherwise as on a 7x7. To *place* a ring whose bars are whole looks like a 5x5.
 */
import { faces, makeTurn, type Turn } from "../../../geometry/index.ts";
import { maskMoves, movedMask } from "../../../search/index.ts";
import { bitImages, type CenterOrbit, orbitFrom } from "../center-masks.ts";
import { AXIS } from "../stages/stage-turns.ts";

export interface RingStep {
  readonly kind: "place" | "joinTwo" | "joinThree";
  /** The depths of the blocks that may turn. */
  readonly blocks: readonly number[];
  /** The orbits to place, and those that must match along each bar. */
  readonly placed: readonly CenterOrbit[];
  readonly bar: readonly CenterOrbit[];
  /**
   * The next ring's bars where the step's deepest blocks cut them: on each side of the bar an end and the orbit beside
   * it; none in the outermost ring.
   */
  readonly nextBar: readonly CenterOrbit[];
  readonly ring: number;
  /**
   * The depth whose wing parity the step fixes. The last steps that turn those wings do so: those of the outermost
   * ring.
   */
  readonly wings: number;
}

/** The steps, from the innermost ring outward. */
export function ringSteps(size: number): RingStep[] {
  const steps: RingStep[] = [];
  const deepest = Math.floor(size / 2) - 1;
  const at = (row: number, column: number) => orbitFrom(size, row * size + column);
  const nextBar = (ring: number, depth: number) => {
    if (ring === 1) return [];
    const hasMiddle = 2 * (depth + 1) < size;
    const columns = hasMiddle ? [depth, depth + 1, size - 1 - depth, size - 2 - depth] : [depth, depth + 1];
    return columns.map((column) => at(ring - 1, column));
  };
  for (let ring = deepest; ring > 0; ring--) {
    for (let depth = deepest; depth > ring; depth--) {
      const hasMiddle = 2 * (depth + 1) < size;
      steps.push({
        kind: hasMiddle ? "joinThree" : "joinTwo",
        blocks: [1, ring + 1, depth + 1],
        placed: hasMiddle ? [at(depth, depth), at(depth, depth + 1)] : [at(depth, depth)],
        bar: [at(ring, depth), ...(hasMiddle ? [at(ring, depth + 1)] : []), at(ring, size - 1 - depth)],
        nextBar: nextBar(ring, depth),
        ring,
        wings: ring === 1 ? depth : 0,
      });
    }
    if (2 * (ring + 1) < size)
      steps.push({
        kind: "place",
        blocks: [1, ring + 1],
        placed: [at(ring, ring), at(ring, ring + 1)],
        bar: [],
        nextBar: nextBar(ring, ring),
        ring,
        wings: ring === 1 ? 1 : 0,
      });
  }
  return steps;
}

/**
 * The turns of a phase. 0: the colors of the x axis go to their faces. 1: the colors of the other two axes are separated. 2: the
 * two colors of each axis are. Of blocks of outer layers, on both sides, of the given depths. Blocks of more than one layer make quarter
 * turns in the first phase, in the second about the first axis only, and in the last none.
 */
export function phaseTurns(size: number, depths: readonly number[], phase: 0 | 1 | 2): Turn[] {
  return faces().flatMap(({ axis, normal }) =>
    depths.flatMap((depth) =>
      (depth === 1 || phase === 0 || (phase === 1 && axis === AXIS.x) ? [1, 2, 3] : [2]).map((quarters) =>
        normal[axis] > 0
          ? makeTurn(axis, size - depth, size - 1, quarters)
          : makeTurn(axis, 0, depth - 1, quarters),
      ),
    ),
  );
}

/*
 * What a step leaves behind for the next ring. When a single layer turns, the layers outside the ring may turn along:
 * nothing of the step is in them. But bars of the next ring are, so that the step's deepest blocks then bring other
 * pieces of those bars together. Nothing parts them again before the next ring's own join there.
 */

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

function outlookOf(kind: RingStep["kind"], turns: readonly Turn[]): Outlook {
  const found = known.get(turns) ?? makeOutlook(kind, turns);
  known.set(turns, found);
  return found;
}

function makeOutlook(kind: RingStep["kind"], turns: readonly Turn[]): Outlook {
  const size = kind === "joinTwo" ? 6 : 7;
  const { bar } = ringSteps(size).find((step) => step.bar.length > 0)!;
  const orbits = bar.length === 3 ? [bar[0], bar[1], bar[2], bar[1]] : bar;
  const all = phaseTurns(size, [1, 2, 3], 0);
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

/** The best choice for a path of these turns, from the masks of the next ring's orbits before it. */
export function chooseAlong(
  kind: RingStep["kind"],
  turns: readonly Turn[],
  path: readonly number[],
  start: Int32Array,
): OutlookChoice {
  const { orbits, moved, own, along, cuts } = outlookOf(kind, turns);
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
