/**
 * The progress number: every reachable 3x3 has one in 0 … 43,252,003,274,489,855,999, and it falls past a fixed
 * threshold as each stage of a CFOP (Fridrich) solve is finished: cross on D, first two layers, last layer oriented
 * (OLL), permuted (PLL). It is the `progress` word without rounding and without the digits that the three laws imply.
 * It measures the stage, not the distance: one turn of R from solved is already 63.7 bits away. Why this order of
 * digits: docs/math/models.md and docs/decisions/0030-progress-number.md.
 */
import { type CubeState, invariantsOf } from "../state/index.ts";
import { assemblyOfDigits, digitsOf, splitDigits } from "./word.ts";
import { radicesOf, type WordLayout, wordLayout } from "./word-layout.ts";

export const STAGES = ["cross", "F2L", "OLL", "PLL"] as const;
export type Stage = (typeof STAGES)[number];

export interface StageWidth {
  readonly name: Stage;
  readonly count: bigint;
  /** This stage and those before it are done exactly when the progress number is less. */
  readonly weight: bigint;
}

/** 190,080 · 3,657,830,400 · 216 · 288 and the thresholds between them. */
export function progressStages(): StageWidth[] {
  const widths: StageWidth[] = [];
  let weight = 1n;
  exactRadices(wordLayout("progress")).forEach((_, index, all) => {
    const field = all.length - 1 - index;
    const count = all[field].reduce((product, radix) => product * BigInt(radix), 1n);
    widths.unshift({ name: STAGES[field], count, weight });
    weight *= count;
  });
  return widths;
}

/** The progress number of a reachable 3x3, however it is held. */
export function rankProgress(state: CubeState): bigint {
  const layout = wordLayout("progress");
  const radices = exactRadices(layout).flat();
  const implied = impliedDigits(layout);
  return digitsOf(state, layout)
    .flat()
    .reduce((sum, digit, i) => sum * BigInt(radices[i]) + (i in implied ? 0n : BigInt(digit)), 0n);
}

/** The state with that progress number; RangeError outside 0 … count − 1. */
export function unrankProgress(rank: bigint): CubeState {
  const layout = wordLayout("progress");
  const radices = exactRadices(layout);
  const count = radices.flat().reduce((product, radix) => product * BigInt(radix), 1n);
  if (rank < 0n || rank >= count)
    throw new RangeError(`"rank" expected a bigint in 0 … ${count - 1n}, got ${rank}`);
  const digits = splitDigits(rank, radices.flat());
  const { twist, flip, parity } = invariantsOf(assemblyOfDigits(byField(digits, radices), layout));
  const cure = { twist: (3 - twist) % 3, flip, parity };
  for (const [index, law] of Object.entries(impliedDigits(layout))) digits[Number(index)] = cure[law];
  // The three laws hold by construction now, so the assembly is a state.
  return assemblyOfDigits(byField(digits, radices), layout) as CubeState;
}

/** The stage to do next, or `undefined` when the cube is solved. */
export function nextStage(state: CubeState): Stage | undefined {
  const rank = rankProgress(state);
  return progressStages().find(({ weight }) => rank >= weight)?.name;
}

/** index of a digit → the law that implies it: the last corner's twist, the last edge's flip, the last real choice of a place. */
function impliedDigits(layout: WordLayout): { [index: number]: "twist" | "flip" | "parity" } {
  const digits = layout.fields.flatMap((field) => field.digits);
  const last = (kind: string) =>
    digits.findLastIndex((digit) => digit.what === "state" && digit.kind === kind);
  const lastPlace = radicesOf(layout)
    .flat()
    .findLastIndex((radix, i) => radix === 2 && digits[i].what === "place");
  return { [last("corner")]: "twist", [last("edge")]: "flip", [lastPlace]: "parity" };
}

/** Radices by field, 1 for an implied digit. */
function exactRadices(layout: WordLayout): number[][] {
  const implied = impliedDigits(layout);
  let index = 0;
  return radicesOf(layout).map((radices) => radices.map((radix) => (index++ in implied ? 1 : radix)));
}

function byField(digits: readonly number[], radices: readonly (readonly number[])[]): number[][] {
  let start = 0;
  return radices.map(({ length }) => {
    start += length;
    return digits.slice(start - length, start);
  });
}
