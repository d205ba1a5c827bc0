/**
 * Steps as records in the last phase: the parts are the pattern of each orbit on each axis, and the score is made of
 * exact distances on the three axes.
 */
import { type KeepTable, MAX_SCORE, partOf } from "../../../search/index.ts";
import type { BeamRecord } from "../beam-space.ts";
import { axisModel, axisTables, homePattern, PATTERNS } from "./axis-model.ts";
import { phaseTurns, type RingStep } from "./ring-steps.ts";

/**
 * Which orbits share a table. Of 60 random joins of three, beams of 300 solve all with these four groups, 58 with the
 * first or the second left out, and 49 with a group [0, 1, 2, 4] in place of the last two.
 */
const GROUPS: Readonly<Record<RingStep["kind"], readonly (readonly number[])[]>> = {
  place: [[0, 1]],
  joinTwo: [[0, 1, 2]],
  joinThree: [
    [0, 3, 2, 4],
    [1, 3, 2, 4],
    [0, 1, 2, 3],
    [0, 1, 4, 3],
  ],
};

/** Size of the cache of scores, in bits. */
const CACHE_BITS = 15;

export function* axesRecord(size: number, step: RingStep, keep: KeepTable): Generator<void, BeamRecord> {
  const turns = phaseTurns(size, step.blocks, 2);
  const model = axisModel(size, [...step.placed, ...step.bar], turns);
  const placed = step.placed.length;
  yield;
  const tables = yield* axisTables(model, GROUPS[step.kind], placed, keep);
  const { orbits, actions, actionOf } = model;
  const moves = turns.length;
  const home = homePattern();
  const next = new Uint8Array(orbits + 1);
  const count = actions.length;
  const cached = new Int32Array(1 << CACHE_BITS).fill(-1);
  const sums = new Uint16Array((2 * count) << CACHE_BITS);
  const groups = tables.map(({ group, keys, third, fourth, span, distances }) => {
    // Where a group has fewer orbits, the rest point to a pattern that adds nothing.
    const [a, b, c = orbits, d = orbits] = group;
    return { a, b, c, d, keys, third, fourth, span, distances };
  });
  const parts = [0, 1, 2].flatMap((axis) =>
    Array.from({ length: orbits }, (_, orbit) => {
      const rowOf = (move: number) => actions[actionOf[axis * moves + move]];
      return partOf(PATTERNS, moves, (pattern, move) => rowOf(move)[orbit * PATTERNS + pattern]);
    }),
  );
  return { name: `${step.kind}, phase 2`, turns, parts, terms: [], beam: { weigh, isGoal } };

  function isGoal(positions: Int32Array, from: number): boolean {
    for (let at = from; at < from + 3 * orbits; at += orbits)
      for (let orbit = 0; orbit < orbits; orbit++)
        if (
          orbit < placed
            ? positions[at + orbit] !== home
            : positions[at + orbit] !== positions[at + placed] && orbit > placed
        )
          return false;
    return true;
  }

  /**
   * Every turn that swaps strips does so on two axes. So of the three ways to solve the axes, two or none are odd; the
   * cheapest choice counts.
   */
  function weigh(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    const x = sumsOf(positions, from);
    const y = sumsOf(positions, from + orbits);
    const z = sumsOf(positions, from + 2 * orbits);
    for (let move = 0; move < moves; move++) {
      const ofX = x + 2 * actionOf[move];
      const ofY = y + 2 * actionOf[moves + move];
      const ofZ = z + 2 * actionOf[2 * moves + move];
      const xIsEven = sums[ofX] + Math.min(sums[ofY] + sums[ofZ], sums[ofY + 1] + sums[ofZ + 1]);
      const xIsOdd = sums[ofX + 1] + Math.min(sums[ofY] + sums[ofZ + 1], sums[ofY + 1] + sums[ofZ]);
      into[to + move] = Math.min(xIsEven, xIsOdd, MAX_SCORE);
    }
  }

  /**
   * Where the scores of an axis after each action are, in an even and in an odd way. Mostly they are cached from a
   * position that looks the same on some axis.
   */
  function sumsOf(positions: Int32Array, from: number): number {
    let key = 0;
    for (let orbit = 0; orbit < orbits; orbit++) key = key * PATTERNS + positions[from + orbit];
    const slot = Math.imul(key, 0x9e3779b1) >>> (32 - CACHE_BITS);
    const at = 2 * slot * count;
    if (cached[slot] === key) return at;
    cached[slot] = key;
    for (let action = 0; action < count; action++) {
      const rows = actions[action];
      for (let orbit = 0; orbit < orbits; orbit++)
        next[orbit] = rows[orbit * PATTERNS + positions[from + orbit]];
      // Squares, since whatever is far off on one axis delays the rest.
      let even = 0;
      let odd = 0;
      for (let i = 0; i < groups.length; i++) {
        const { a, b, c, d, keys, third, fourth, span, distances } = groups[i];
        const entry = keys[next[a] * PATTERNS + next[b]];
        const s = (entry & 15) * PATTERNS;
        const pair = distances[(entry >> 4) * span + third[s + next[c]] + fourth[s + next[d]]];
        const evenTurns = pair & 15;
        const oddTurns = pair >> 4;
        even += evenTurns * evenTurns;
        odd += oddTurns * oddTurns;
      }
      sums[at + 2 * action] = even;
      sums[at + 2 * action + 1] = odd;
    }
    return at;
  }
}
