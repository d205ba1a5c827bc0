/** What is counted when two solvers solve the same cubes: ratios with their spread, and what another program prints. */
import { randomBelow } from "@cubegram/core/perm";
import { sum } from "../../figures.mjs";

/** Samples that the interval is taken from. */
const RESAMPLED = 2000;

/**
 * A ratio of ours to theirs over all cubes, and between which values it lies in 95 of 100 samples of the cubes, drawn with
 * replacement: cubes differ widely, so few of them say little.
 * @typedef {{ value: number, from: number, to: number }} Ratio
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 * @param {(ours: readonly number[], theirs: readonly number[]) => number} ratio `ratioOfSums` or `medianRatio`
 * @param {() => number} random
 * @returns {Ratio}
 */
export function spreadOf(ours, theirs, ratio, random) {
  if (ours.length !== theirs.length || ours.length === 0)
    throw new RangeError(`expected as many of ours as of theirs, got ${ours.length} and ${theirs.length}`);
  const samples = Array.from({ length: RESAMPLED }, () => {
    const drawn = ours.map(() => randomBelow(ours.length, random));
    return ratio(
      drawn.map((i) => ours[i]),
      drawn.map((i) => theirs[i]),
    );
  }).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => samples[Math.round(share * (RESAMPLED - 1))];
  return { value: ratio(ours, theirs), from: at(0.025), to: at(0.975) };
}

/** What the whole work takes; hard cubes count most. @param {readonly number[]} ours @param {readonly number[]} theirs */
export function ratioOfSums(ours, theirs) {
  return sum(ours) / sum(theirs);
}

/** What a cube takes; all count alike. @param {readonly number[]} ours @param {readonly number[]} theirs */
export function medianRatio(ours, theirs) {
  const sorted = ours.map((one, i) => one / theirs[i]).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** `0.71 × (0.64 … 0.80)`. @param {Ratio} ratio */
export function ratioText({ value, from, to }) {
  return `${value.toFixed(2)} × (${from.toFixed(2)} … ${to.toFixed(2)})`;
}

/** The two notations of moves: `R1 U2 F3` in files of states, `R U2 F'` here. @param {string} line */
export function algOf(line) {
  return line
    .trim()
    .replaceAll(/([A-Z])1/g, "$1")
    .replaceAll(/([A-Z])3/g, "$1'");
}

/** What `algOf` undoes. @param {string} alg */
export function digitsOf(alg) {
  return alg
    .trim()
    .split(/\s+/)
    .map((turn) => (turn.endsWith("'") ? `${turn.slice(0, -1)}3` : /\d$/.test(turn) ? turn : `${turn}1`))
    .join(" ");
}

/**
 * What cube48opt prints for a cube, or undefined while the line says something else: "Cube1 finished in 16, 15525519/281 node(s),
 * tt=1680.941 ms, …". @param {string} line @returns {{ length: number, nodes: number } | undefined}
 */
export function printedAnswer(line) {
  const found = /finished in (\d+), (\d+)(?:\/\d+)? node/.exec(line);
  return found ? { length: Number(found[1]), nodes: Number(found[2]) } : undefined;
}
