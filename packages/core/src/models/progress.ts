/**
 * The progress number: every reachable 3x3 has one in 0 … 43,252,003,274,489,855,999, and it falls below a fixed
 * threshold as each stage of a CFOP (Fridrich) solve is finished: cross on D, first two layers, last layer oriented
 * (OLL), permuted (PLL). It is the `progress` word without rounding and without the digits that the three laws imply.
 * It measures the stage, not the distance: one turn of R from solved is already 63.7 bits away. Why the digits are in
 * this order: docs/math/models.md and docs/decisions/0030-progress-number.md.
 */
import { checkType, rangeError } from "../result.ts";
import { type CubeState, checkAssembly, invariantsOf } from "../state/index.ts";
import { assemblyOfDigits, digitsOf, splitDigits } from "./word.ts";
import { productOf, radicesOf, type WordLayout, wordLayout } from "./word-layout.ts";

/** The stages of a CFOP solve, in order. */
const STAGES = ["cross", "F2L", "OLL", "PLL"] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** A stage of the progress number: how many values it has, and the weight of each. */
export interface StageWidth {
  readonly name: Stage;
  readonly count: bigint;
  /** This stage and those before it are done exactly if the progress number is less. */
  readonly weight: bigint;
}

/**
 * 190,080 · 3,657,830,400 · 216 · 288 and the thresholds between them.
 *
 * @example progressStages().map(({ name }) => name); // → cross,F2L,OLL,PLL
 */
export function progressStages(): StageWidth[] {
  const { radices } = exactForm();
  const widths: StageWidth[] = [];
  let weight = 1n;
  for (let field = radices.length - 1; field >= 0; field--) {
    const count = productOf(radices[field]);
    widths.unshift({ name: STAGES[field], count, weight });
    weight *= count;
  }
  return widths;
}

/**
 * The progress number of a reachable 3x3, however it is held.
 *
 * @throws TypeError for anything but a state.
 * @example rankProgress(Cube.fromAlg("U").state); // → 112
 */
export function rankProgress(state: CubeState): bigint {
  checkAssembly(state);
  const { layout, radices, implied } = exactForm();
  const all = radices.flat();
  return digitsOf(state, layout)
    .flat()
    .reduce((sum, digit, i) => (implied.has(i) ? sum : sum * BigInt(all[i]) + BigInt(digit)), 0n);
}

/**
 * The state with that progress number; RangeError outside 0 … count − 1.
 *
 * @throws RangeError for a rank that no state has.
 * @example Cube.of(unrankProgress(0n)).isSolved(); // → true
 */
export function unrankProgress(rank: bigint): CubeState {
  checkType(rank, "bigint", "rank");
  const { layout, radices, implied } = exactForm();
  const count = productOf(radices.flat());
  if (rank < 0n || rank >= count) throw rangeError("rank", `a bigint in 0 … ${count - 1n}`, rank);
  const digits = splitDigits(rank, radices.flat());
  const { twist, flip, parity } = invariantsOf(assemblyOfDigits(byField(digits, radices), layout));
  const cure = { twist: (3 - twist) % 3, flip, parity };
  for (const [index, law] of implied) digits[index] = cure[law];
  // The three laws hold by construction now, so the assembly is a state.
  return assemblyOfDigits(byField(digits, radices), layout) as CubeState;
}

/**
 * The stage to do next, or `undefined` if the cube is solved.
 *
 * @example nextStage(Cube.fromAlg("R U R'").state); // → F2L
 */
export function nextStage(state: CubeState): Stage | undefined {
  const rank = rankProgress(state);
  return progressStages().find(({ weight }) => rank >= weight)?.name;
}

interface ExactForm {
  readonly layout: WordLayout;
  /** radices[field][digit], 1 for an implied digit. */
  readonly radices: readonly (readonly number[])[];
  /** Index of a digit → the law that implies it. */
  readonly implied: ReadonlyMap<number, "twist" | "flip" | "parity">;
}

let form: ExactForm | undefined;

function exactForm(): ExactForm {
  form ??= makeExactForm(wordLayout("progress"));
  return form;
}

/** The last corner's twist, the last edge's flip and the last real choice of a place are implied. */
function makeExactForm(layout: WordLayout): ExactForm {
  const digits = layout.fields.flatMap((field) => field.digits);
  const all = radicesOf(layout);
  const lastState = (kind: string) =>
    digits.findLastIndex((digit) => digit.what === "state" && digit.kind === kind);
  const lastPlace = all.flat().findLastIndex((radix, i) => radix === 2 && digits[i].what === "place");
  const implied = new Map([
    [lastState("corner"), "twist" as const],
    [lastState("edge"), "flip" as const],
    [lastPlace, "parity" as const],
  ]);
  let index = 0;
  const radices = all.map((field) => field.map((radix) => (implied.has(index++) ? 1 : radix)));
  return { layout, radices, implied };
}

function byField(digits: readonly number[], radices: readonly (readonly number[])[]): number[][] {
  let start = 0;
  return radices.map(({ length }) => {
    start += length;
    return digits.slice(start - length, start);
  });
}
