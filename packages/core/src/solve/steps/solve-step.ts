/** The shortest way through a step of a method, for one way to hold the cube or for all. */
import {
  CORNER_NAMES,
  EDGE_NAMES,
  FACES,
  type FaceName,
  faceOfNormal,
  faces,
  faceTurns,
  ROTATION_COUNT,
  type Turn,
  transformBySymmetry,
} from "../../geometry/index.ts";
import { checkOptions, checkThat } from "../../result.ts";
import {
  arrangementCoordinate,
  type Candidate,
  type Control,
  conjugateState,
  firstCandidate,
  type MarkCoordinate,
  makeControl,
  moveImages,
  orbitIndex,
  orientationCoordinate,
  orientedCoordinate,
  PORTION,
  type PreparedStage,
  prepareStage,
  printMoves,
  type Stage,
  searchStage,
  turnsOfMoves,
} from "../../search/index.ts";
import { type CubeState, heldRotation, uprightState } from "../../state/index.ts";
import { stateOf } from "../solve-options.ts";

/** Options of `solveStep`. */
export interface StepOptions {
  /** "held": the step on the D face, as the cube is held (the default). "all": on whichever faces it is shortest. */
  readonly orientations?: "held" | "all";
  /** Whether every shortest solution is wanted. Default: just one. */
  readonly all?: boolean;
  readonly signal?: AbortSignal;
}

/** What `solveStep` resolves to. */
export interface StepSolution {
  readonly step: StepName;
  /** Moves in standard notation, for the cube as it is held; empty if the step is already done. */
  readonly alg: string;
  readonly turns: readonly Turn[];
  /** Turns of faces (HTM): no way through the step is shorter. */
  readonly length: number;
  /** The face on which it ends, then the others that matter: D for a cross, D F for an EOLine, D L for a block. */
  readonly on: string;
  /** With `all`: every shortest solution, and where each ends. */
  readonly all?: readonly { readonly alg: string; readonly on: string }[];
}

/** Longer than any step. */
const MAX_LENGTH = 20;

/**
 * Solves a step of a method on a 3x3 in the fewest turns of faces.
 * Rejects with a `CubegramError` whose code is "unreachable-state", "unsupported-size" or "aborted"; throws a TypeError for
 * an unknown step.
 *
 *     const { alg } = await solveStep(Cube.fromAlg("R U F"), "cross");   // "F' R'"
 *
 * @throws TypeError for a step that does not exist; CubegramError `unsupported-size`, `unreachable-state` or `aborted`.
 * @example (await solveStep(Cube.fromAlg("R U F"), "cross")).length; // → 2
 */
export async function solveStep(
  cube: CubeState | { readonly state: CubeState },
  step: StepName,
  options: StepOptions = {},
): Promise<StepSolution> {
  checkOptions(options, { orientations: true, all: true, signal: true });
  checkThat(STEPS.includes(step), "step", `one of ${STEPS.join(", ")}`, step);
  const { orientations = "held", all = false, signal } = options;
  checkThat(orientations === "held" || orientations === "all", "orientations", "held or all", orientations);
  const state = stateOf(cube, [3]);
  const control = makeControl({ signal }, "solving");
  control.check();
  const prepared = await prepareStep(step, control);
  const search = searchStage(prepared, startsOf(state, step, orientations), { maxLength: MAX_LENGTH, all });
  while (!search.advance(PORTION)) await control.pause();
  const held = moveImages(heldRotation(state));
  const found = search.found.map(({ own, start, length }) => {
    const { rotation, on } = start.tag as Hold;
    const image = moveImages(rotation);
    const { turns } = prepared.stage;
    const moves = own.map((turn) => held[image.indexOf(turns.indexOf(turn))]);
    return { alg: printMoves(moves), turns: turnsOfMoves(moves, 3), length, on };
  });
  const [{ alg, turns, length, on }] = found;
  return {
    step,
    alg,
    turns,
    length,
    on,
    ...(all && { all: found.map((each) => ({ alg: each.alg, on: each.on })) }),
  };
}

interface Hold {
  readonly rotation: number;
  readonly on: string;
}

const stages = new Map<StepName, Stage>();

/** The stage of a step with its tables, which are built once. */
async function prepareStep(step: StepName, control: Control): Promise<PreparedStage> {
  const stage = stages.get(step) ?? STEP_SETS[step].stage();
  stages.set(step, stage);
  const steps = prepareStage(stage);
  for (;;) {
    const made = steps.next();
    if (made.done) return made.value;
    await control.pause();
  }
}

/** The upright cube under the rotations that bring other faces to where the step ends. */
function startsOf(state: CubeState, step: StepName, orientations: StepOptions["orientations"]): Candidate[] {
  const starts = new Map<string, Candidate>();
  const upright = uprightState(state);
  const held = heldRotation(state);
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    // The face, as the cube is held, that the rotation brings to `home`.
    const shownAs = (home: FaceName) =>
      FACES.findIndex((_, face) => imageOf(rotation, face) === FACES.indexOf(home));
    const faceAt = (home: FaceName) => FACES[imageOf(held, shownAs(home))];
    const on = STEP_SETS[step].faces(faceAt("D"), faceAt("L"), faceAt("F")).join(" ");
    const isHeld = faceAt("D") === "D" && faceAt("F") === "F";
    if (starts.has(on) || (orientations === "held" && !isHeld)) continue;
    const tag: Hold = { rotation, on };
    starts.set(on, { ...firstCandidate(conjugateState(upright, rotation)), tag });
  }
  return [...starts.values()];
}

function imageOf(rotation: number, face: number): number {
  return faceOfNormal(transformBySymmetry(rotation, faces()[face].normal)).index;
}

// First steps of well-known methods for the 3x3 as data, to be solved in the fewest turns.

/** The steps that `solveStep` knows, all for a 3x3. */
export const STEPS = ["cross", "eoline", "first-block"] as const;
/** "cross": the four edges of D. "eoline": all edges oriented, and DF and DB in place. "first-block": the 1x2x3 at D and L. */
export type StepName = (typeof STEPS)[number];

export interface Step {
  stage(): Stage;
  /** Which face must be D, and which others matter: ways to hold a cube that agree in these faces count as one. */
  faces(down: FaceName, left: FaceName, front: FaceName): readonly FaceName[];
}

const CUBE = 3;

export const STEP_SETS: Record<StepName, Step> = {
  cross: {
    stage: () => ({ ...onCube("cross", [edges("DF", "DL", "DB", "DR")]), tables: [{ of: [0] }] }),
    faces: (down) => [down],
  },
  eoline: {
    stage: () => {
      const flips = orientationCoordinate("flips", CUBE, orbitIndex(CUBE, "edge"));
      const line = arrangementCoordinate(
        "line",
        CUBE,
        orbitIndex(CUBE, "edge"),
        pieces(EDGE_NAMES, "DF", "DB"),
      );
      return { ...onCube("eoline", [flips, line]), tables: [{ of: [0, 1] }] };
    },
    // The line runs from F to B: U, R and F stand for the axes.
    faces: (down, _, front) => [down, FACES[FACES.indexOf(front) % 3]],
  },
  "first-block": {
    stage: () => ({
      ...onCube("first-block", [edges("DL", "FL", "BL"), corners("DLF"), corners("DBL")]),
      tables: [{ of: [0, 1] }, { of: [0, 2] }],
    }),
    faces: (down, left) => [down, left],
  },
};

function onCube(name: string, coordinates: readonly MarkCoordinate[]) {
  return { name, size: CUBE, turns: faceTurns(CUBE), coordinates };
}

function edges(...names: string[]): MarkCoordinate {
  return orientedCoordinate(names.join(" "), CUBE, orbitIndex(CUBE, "edge"), pieces(EDGE_NAMES, ...names));
}

function corners(...names: string[]): MarkCoordinate {
  return orientedCoordinate(
    names.join(" "),
    CUBE,
    orbitIndex(CUBE, "corner"),
    pieces(CORNER_NAMES, ...names),
  );
}

function pieces(all: readonly string[], ...names: string[]): number[] {
  return names.map((name) => all.indexOf(name));
}
