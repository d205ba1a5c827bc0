/** Why a cube is impossible: the earlier tests and the three laws, each with its result for this cube. */
import {
  type Fault,
  type FaultCode,
  lawEvidence,
  type OrbitEvidence,
  type Repair,
} from "@cubegram/core/diagnosis";
import {
  assemblyFromCubies,
  coloringOf,
  cubiesOf,
  printFacelets,
  solvedState,
  UNKNOWN_COLOR,
} from "@cubegram/core/state";
import { type Signal, signal } from "@preact/signals";
import {
  blankCube,
  colorsOf,
  MAX_EDITED_SIZE,
  type NetEditor,
  readEditorRecord,
} from "../../cubes/painted.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { sizeOf } from "../../shell/stage.ts";

export interface CheckRecord {
  readonly size: number;
  /** 6n² letters U R F D L B, `?` where nothing is painted. */
  readonly painted: string;
}

export function newRecord(size = 3): CheckRecord {
  return { size, painted: blankCube(size) };
}

type StepName = "counts" | "pieces" | "twists" | "flips" | "swaps";
/** `open`: stickers are missing, or an earlier test must be passed first; `none`: a cube of this size has no such law. */
type StepState = "good" | "bad" | "open" | "none";

export interface Step {
  readonly name: StepName;
  readonly state: StepState;
  /** What the earlier tests found. */
  readonly faults: readonly Fault[];
}

export interface Examination {
  readonly steps: readonly Step[];
  readonly counts: readonly number[];
  readonly corners?: OrbitEvidence | undefined;
  readonly edges?: OrbitEvidence | undefined;
}

const OF_COUNTS: readonly FaultCode[] = ["colour-count", "center-count"];
const OF_LAWS: readonly FaultCode[] = [
  "corner-twist",
  "edge-flip",
  "parity",
  "stickers-contradictory",
  "stickers-unknown",
];

/** All steps; `faults` are those of the diagnosis, which knows the earlier tests. */
export function examine({ size, painted }: CheckRecord, faults: readonly Fault[]): Examination {
  const colors = colorsOf(painted);
  const isFull = !colors.includes(UNKNOWN_COLOR);
  const { corners, edges } = lawEvidence({ size, colors });
  const counts = [0, 1, 2, 3, 4, 5].map((color) => colors.filter((each) => each === color).length);
  const ofCounts = faults.filter(({ code }) => OF_COUNTS.includes(code));
  const ofPieces = faults.filter(({ code }) => !OF_COUNTS.includes(code) && !OF_LAWS.includes(code));
  const early = (own: readonly Fault[]): StepState => (own.length > 0 ? "bad" : isFull ? "good" : "open");
  const law = (evidence: OrbitEvidence | undefined): StepState =>
    evidence ? (evidence.sum % evidence.orientations === 0 ? "good" : "bad") : "open";
  const swaps: StepState =
    corners && edges && ofPieces.length === 0 ? (corners.parity === edges.parity ? "good" : "bad") : "open";
  const isOdd = size % 2 === 1;
  return {
    steps: [
      { name: "counts", state: early(ofCounts), faults: ofCounts },
      { name: "pieces", state: early(ofPieces), faults: ofPieces },
      { name: "twists", state: law(corners), faults: [] },
      { name: "flips", state: isOdd ? law(edges) : "none", faults: [] },
      { name: "swaps", state: isOdd ? swaps : "none", faults: [] },
    ],
    counts,
    corners,
    edges,
  };
}

export type Verdict = "possible" | "impossible" | "open";

export function verdictOf({ steps }: Examination): Verdict {
  if (steps.some(({ state }) => state === "bad")) return "impossible";
  return steps.some(({ state }) => state === "open") ? "open" : "possible";
}

/** sums[i]: the sum of the orientations up to piece i. */
export function runningSums({ pieces }: OrbitEvidence): number[] {
  let sum = 0;
  return pieces.map(({ orientation }) => {
    sum += orientation;
    return sum;
  });
}

/** Exchanges of two pieces that bring every piece home: one less than its length for each cycle. */
export function swapsOf({ cycles }: OrbitEvidence): number {
  return cycles.reduce((sum, cycle) => sum + cycle.length - 1, 0);
}

export const EXAMPLES = ["edge", "corner", "swap", "sticker", "mirror"] as const;
export type Example = (typeof EXAMPLES)[number];

/** A solved 3x3 with one thing wrong. */
export function exampleCube(example: Example): CheckRecord {
  const { cp, co, ep, eo } = cubiesOf(solvedState(3));
  const solved = printFacelets(coloringOf(solvedState(3)));
  const put = (arrays: Partial<Record<"cp" | "co" | "ep" | "eo", readonly number[]>>) => {
    const read = assemblyFromCubies({ cp, co, ep, eo, ...arrays });
    return read.ok ? printFacelets(coloringOf(read.value)) : solved;
  };
  const cubes: Readonly<Record<Example, () => string>> = {
    edge: () => put({ eo: eo.with(1, 1) }),
    corner: () => put({ co: co.with(0, 1) }),
    swap: () => put({ ep: ep.with(0, 1).with(1, 0) }),
    sticker: () => `${solved.slice(0, 7)}R${solved.slice(8)}`,
    mirror: () => solved.replace(/[RL]/g, (letter) => (letter === "R" ? "L" : "R")),
  };
  return { size: 3, painted: cubes[example]() };
}

export function toLink({ size, painted }: CheckRecord): Parameters {
  if (painted !== blankCube(size)) return { facelets: painted.replaceAll("?", "-") };
  return size === 3 ? {} : { size: `${size}` };
}

export function fromLink({ facelets, size }: Parameters): CheckRecord | undefined {
  if (facelets === undefined) return /^[2-7]$/.test(size ?? "") ? newRecord(Number(size)) : undefined;
  const painted = facelets.toUpperCase().replaceAll("-", "?");
  const own = Math.max(2, Math.ceil(sizeOf(painted)));
  if (painted === "" || own > MAX_EDITED_SIZE) return undefined;
  // A link that lost its end on its way: what it lost is still to be painted.
  return parse({ size: own, painted: painted + blankCube(own).slice(painted.length) });
}

/** A record from storage or a link, checked. */
export function parse(data: unknown): CheckRecord | undefined {
  const read = readEditorRecord(data);
  return read && read.size <= MAX_EDITED_SIZE ? { size: read.size, painted: read.painted } : undefined;
}

export const record = pageRecord("check", {
  initial: newRecord(),
  parse,
  fromLink,
  toLink,
  stage: {
    cubeOf: ({ painted }) => ({ facelets: painted }),
    withCube: (_, { facelets }) => take(facelets),
  },
});

/** Stickers that another page had; undefined for a cube too large to be painted. */
export function take(facelets: string): CheckRecord | undefined {
  return parse({ size: sizeOf(facelets), painted: facelets });
}

export const hand: Signal<Pick<NetEditor, "cursor" | "brush">> = signal({ cursor: 0, brush: 0 });
/** The stickers, if they were painted and not taken from somewhere. */
export const byHand: Signal<string | undefined> = signal(undefined);
/** The facelets that a step points at, and the repair that is previewed. */
export const marked: Signal<readonly number[] | undefined> = signal(undefined);
export const preview: Signal<string | undefined> = signal(undefined);
/** The last repair that was made: what it changed stays in sight. */
export const mended: Signal<Repair | undefined> = signal(undefined);

export function mend(repair: Repair): void {
  mended.value = repair;
  change({ ...record.value.peek(), painted: repair.facelets });
}

export function change(next: CheckRecord, merge?: string): void {
  marked.value = undefined;
  preview.value = undefined;
  record.set(next, { merge, within: Number.POSITIVE_INFINITY });
}
