/** The shortest ways through a step of a method, for one way to hold the cube or for all. */
import { FACES, type FaceName, ROTATION_COUNT, type Turn } from "../../geometry/index.ts";
import { inTurns } from "../../portions.ts";
import { CubegramError, checkCount, checkOptions, checkThat, formatValue, rangeError } from "../../result.ts";
import {
  type Candidate,
  type Control,
  conjugateState,
  faceAfter,
  firstCandidate,
  makeControl,
  moveImages,
  movesOfTurns,
  OUTSIDE,
  PORTION,
  type PreparedStage,
  prepareStage,
  printMoves,
  type Stage,
  type Start,
  searchStage,
  turnsOfMoves,
} from "../../search/index.ts";
import {
  type Coloring,
  type CubeState,
  heldRotation,
  printFacelets,
  uprightState,
} from "../../state/index.ts";
import { type SolveProgress, stateOf } from "../solve-options.ts";
import { type Advance, afterBoth, startsInAdvance } from "./both-scrambles.ts";
import { maskStage } from "./pieces-stage.ts";
import { NISS_STEPS, STEP_SETS, STEPS, type Step, type StepName } from "./step-sets.ts";

/** Options of `solveStep`. */
export interface StepOptions {
  /** "held": the step on the D face, as the cube is held (the default). "all": on whichever faces it is shortest. */
  readonly orientations?: "held" | "all";
  /** Whether every shortest solution is wanted. Default: just one. */
  readonly all?: boolean;
  /**
   * How many solutions are wanted, shortest first, from 1; not with `all`. One that fewer of its moves would do for does
   * not count.
   */
  readonly count?: number;
  /** Whether moves may be done on the inverse scramble too (NISS): for `NISS_STEPS`. */
  readonly niss?: boolean;
  /** The longest solution wanted, 0 … 20, the default. */
  readonly maxLength?: number;
  readonly signal?: AbortSignal;
  /** Told of `phase`, `depth` and `nodes` some milliseconds apart. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** A way through a step. */
export interface StepWay {
  /** Moves in standard notation, for the cube as it is held; empty if the step is already done. Those on the inverse are in parentheses. */
  readonly alg: string;
  /** The moves on the cube. */
  readonly turns: readonly Turn[];
  /** With `niss`: the moves on its inverse, as it is held upright. */
  readonly inverse?: readonly Turn[];
  /** Turns of faces (HTM). */
  readonly length: number;
  /** The face on which it ends, then the others that matter: D for a cross, D F for an EOLine, D L for a block, U D for a domino. */
  readonly on: string;
}

/** What `solveStep` resolves to: no way through the step is shorter. */
export interface StepSolution extends StepWay {
  readonly step: StepName | "mask";
  /** With `all` or `count`: every way that was wanted, shortest first. */
  readonly all?: readonly StepWay[];
}

/** Longer than any step. */
const MAX_LENGTH = 20;

/**
 * Solves a step of a method on a 3x3 in the fewest turns of faces. A step is one of `STEPS`, or a mask: a coloring of an
 * upright cube whose stickers are unknown where they do not matter (`?` for `parseColoring`).
 * Rejects with a `CubegramError` whose code is "unreachable-state", "unsupported-size", "no-solution" or "aborted"; throws a
 * TypeError for an unknown step.
 *
 *     const { alg } = await solveStep(Cube.fromAlg("R U F"), "cross");   // "F' R'"
 *
 * @throws TypeError for a step that does not exist; RangeError for a mask that wants the same pieces at several places
 * only partly, and for `niss` with a step that is no group; CubegramError `unsupported-size`, `unreachable-state`,
 * `no-solution` (also for a cube that an earlier step must come before) or `aborted`.
 * @example
 * (await solveStep(Cube.fromAlg("R U F"), "cross")).length; // → 2
 * (await solveStep(Cube.fromAlg("R U F"), "eo", { niss: true })).alg; // → F
 */
export async function solveStep(
  cube: CubeState | { readonly state: CubeState },
  step: StepName | Coloring,
  options: StepOptions = {},
): Promise<StepSolution> {
  checkStepOptions(step, options);
  const { orientations = "held", all, count, niss, maxLength = MAX_LENGTH, signal, onProgress } = options;
  const state = stateOf(cube, [3]);
  const set = typeof step === "string" ? STEP_SETS[step] : setOfMask(step);
  if (niss && !NISS_STEPS.some((group) => group === step))
    throw rangeError("niss", `a step whose inverse is one too: ${NISS_STEPS.join(", ")}`, nameOf(step));
  const control = makeControl({ signal }, "solving");
  control.check();
  const prepared = await prepareStep(step, set, control, onProgress);
  const starts = startsOf(state, set, orientations).filter((start) => isWithin(prepared, start));
  if (starts.length === 0)
    throw noWay(
      `${set.after} is not done${orientations === "held" ? " as the cube is held" : ""}; solve that step first`,
    );
  const ways = await waysOf(prepared, starts, options, heldRotation(state), control);
  if (ways.length === 0) throw noWay(`no solution of at most ${maxLength} moves`);
  return { step: nameOf(step), ...ways[0], ...((all || count !== undefined) && { all: ways }) };

  function noWay(why: string): CubegramError {
    return new CubegramError({ code: "no-solution", message: `step ${nameOf(step)}: ${why}` });
  }
}

function nameOf(step: StepName | Coloring): StepName | "mask" {
  return typeof step === "string" ? step : "mask";
}

function checkStepOptions(step: StepName | Coloring, options: StepOptions): void {
  checkOptions(options, {
    orientations: true,
    all: true,
    count: true,
    niss: true,
    maxLength: true,
    signal: true,
    onProgress: true,
  });
  const { orientations = "held", all, count, maxLength } = options;
  const isMask = step instanceof Object && ArrayBuffer.isView(step.colors) && step.colors.length === 54;
  checkThat(
    isMask || STEPS.includes(step as StepName),
    "step",
    `one of ${STEPS.join(", ")}, or a mask of a 3x3`,
    step,
  );
  checkThat(orientations === "held" || orientations === "all", "orientations", "held or all", orientations);
  if (count !== undefined) checkCount(count, "count", 1);
  if (count !== undefined && all) throw rangeError("count", "no count together with all", formatValue(count));
  if (maxLength !== undefined) checkCount(maxLength, "maxLength", 0, MAX_LENGTH);
}

/** A mask may lie on any faces, so every way to hold the cube counts. */
function setOfMask(mask: Coloring): Step {
  return { stage: () => maskStage(mask), faces: (down, _, front) => [down, front] };
}

const stages = new Map<string, Stage>();

/** The stage of a step with its tables, which are built once; of masks, those of the last one. */
async function prepareStep(
  step: StepName | Coloring,
  set: Step,
  control: Control,
  onProgress: StepOptions["onProgress"],
): Promise<PreparedStage> {
  const key = typeof step === "string" ? step : printFacelets(step);
  const stage = stages.get(key) ?? set.stage();
  for (const known of stages.keys()) if (key !== known && !(known in STEP_SETS)) stages.delete(known);
  stages.set(key, stage);
  return inTurns(prepareStage(stage), () =>
    control.pause(() => onProgress?.({ phase: "tables", depth: 0, nodes: 0 })),
  );
}

/** The upright cube under a rotation that brings other faces to where the step ends. */
interface HeldStart {
  readonly state: CubeState;
  readonly rotation: number;
  readonly on: string;
}

function startsOf(state: CubeState, set: Step, orientations: StepOptions["orientations"]): HeldStart[] {
  const starts = new Map<string, HeldStart>();
  const upright = uprightState(state);
  const held = heldRotation(state);
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    // The face, as the cube is held, that the rotation brings to `home`.
    const shownAs = (home: FaceName) =>
      FACES.findIndex((_, face) => faceAfter(face, rotation) === FACES.indexOf(home));
    const faceAt = (home: FaceName) => FACES[faceAfter(shownAs(home), held)];
    const on = set.faces(faceAt("D"), faceAt("L"), faceAt("F")).join(" ");
    const isHeld = faceAt("D") === "D" && faceAt("F") === "F";
    if (starts.has(on) || (orientations === "held" && !isHeld)) continue;
    starts.set(on, { state: conjugateState(upright, rotation), rotation, on });
  }
  return [...starts.values()];
}

/** Whether the step can begin there: its turns alone may not reach every cube. */
function isWithin({ stage }: PreparedStage, { state }: HeldStart): boolean {
  return stage.coordinates.every((coordinate) => coordinate.of(state) !== OUTSIDE);
}

/** Ways through the step, shortest first. */
async function waysOf(
  prepared: PreparedStage,
  starts: readonly HeldStart[],
  { all = false, count = 1, niss = false, maxLength = MAX_LENGTH, onProgress }: StepOptions,
  held: number,
  control: Control,
): Promise<StepWay[]> {
  const isDone = ({ state }: HeldStart) => isThrough(prepared, state);
  const open = starts.filter((start) => !isDone(start));
  // Nothing to do is a way of its own, and no longer one is new there.
  const ways = starts.filter(isDone).map((hold) => wayOf(hold, [], [], held, niss));
  const seen = new Set<string>();
  const isFull = () => (all ? ways.length > 0 : ways.length >= count);
  for (let most = 0; open.length > 0 && !isFull(); most++) {
    // With `most` turns in advance all ways of up to 2 · most + 1 are found; the round before went to two less.
    if (most > 0 && (!niss || 2 * most > maxLength)) break;
    const longest = niss ? Math.min(2 * most + 1, maxLength) : maxLength;
    const isNear = ({ state, length }: Candidate) => length + boundOf(prepared, state) <= longest;
    const begun = await inTurns(startsInAdvance(open, prepared, most, isNear), () => control.pause());
    const search = searchStage({ ...prepared, accept: (...way) => isNew(sidesOf(...way)) }, begun, {
      maxLength: longest,
      all,
      keep: count - ways.length,
    });
    while (!search.advance(PORTION))
      await control.pause(() => onProgress?.({ phase: "search", depth: search.depth, nodes: search.nodes }));
    for (const { own, start } of search.found) ways.push(wayOn(sides(start, own)));
  }
  return ways.slice(0, all ? ways.length : count);

  function sidesOf({ start }: { readonly start: Start }, path: Uint8Array, length: number): Sides {
    return sides(
      start,
      Array.from(path.subarray(0, length), (turn) => prepared.turns[turn]),
    );
  }

  function wayOn({ hold, normal, inverse }: Sides): StepWay {
    return wayOf(hold, normal, inverse, held, niss);
  }

  /** Not one that was found from the other side, or of which fewer moves would do. */
  function isNew(way: Sides): boolean {
    const { on, alg } = wayOn(way);
    const key = `${on}: ${alg}`;
    if (seen.has(key) || hasShorter(prepared, way)) return false;
    seen.add(key);
    return true;
  }
}

interface Sides {
  readonly hold: HeldStart;
  readonly normal: readonly Turn[];
  readonly inverse: readonly Turn[];
}

function sides({ tag }: Start, own: readonly Turn[]): Sides {
  const { hold, turns, onInverse } = tag as Advance<HeldStart>;
  return onInverse ? { hold, normal: own, inverse: turns } : { hold, normal: turns, inverse: own };
}

/** Whether fewer of the moves would do: all but one, or some from the beginning of each side. */
function hasShorter(prepared: PreparedStage, { hold, normal, inverse }: Sides): boolean {
  const leads = (own: readonly Turn[], before: readonly Turn[]) =>
    isThrough(prepared, afterBoth(hold.state, own, before));
  for (let i = 0; i <= inverse.length; i++)
    for (let j = 0; j <= normal.length; j++)
      if (i + j < inverse.length + normal.length && leads(normal.slice(0, j), inverse.slice(0, i)))
        return true;
  return (
    inverse.some((_, i) => leads(normal, inverse.toSpliced(i, 1))) ||
    normal.some((_, i) => leads(normal.toSpliced(i, 1), inverse))
  );
}

function isThrough(prepared: PreparedStage, state: CubeState): boolean {
  return boundOf(prepared, state) === 0;
}

/** The step needs no fewer turns from there. */
function boundOf({ parts, terms, starts }: PreparedStage, state: CubeState): number {
  const row = new Int32Array(parts.length);
  starts(firstCandidate(state), row, () => {});
  return terms.reduce((most, term) => Math.max(most, term.at(row, 0)), 0);
}

/**
 * A way as the cube is held. The moves on the inverse come before the scramble, so they turn an upright cube, as the
 * scramble does.
 */
function wayOf(
  { rotation, on }: HeldStart,
  normal: readonly Turn[],
  inverse: readonly Turn[],
  held: number,
  niss: boolean,
): StepWay {
  const image = moveImages(rotation);
  const toHeld = moveImages(held);
  const upright = (turns: readonly Turn[]) => movesOfTurns(turns, 3).map((move) => image.indexOf(move));
  const [own, before] = [upright(normal).map((move) => toHeld[move]), upright(inverse)];
  const parts = [printMoves(own), before.length > 0 ? `(${printMoves(before)})` : ""];
  return {
    alg: parts.filter((part) => part !== "").join(" "),
    turns: turnsOfMoves(own, 3),
    ...(niss && { inverse: turnsOfMoves(before, 3) }),
    length: own.length + before.length,
    on,
  };
}
