/**
 * How a cube is held. A state, the thing that has a number, does not depend on it: odd cubes are turned upright by their
 * fixed centers (white up, green in front), and even cubes, which have none, by bringing the corner DBL home untwisted.
 * One of the 24 ways to hold a cube is upright.
 */
import { CORNER_NAMES, cubeGeometry, ROTATION_COUNT, rotations } from "../geometry/index.ts";
import { checkOptions, checkThat, rangeError } from "../result.ts";
import { type Assembly, type CubeState, checkAssembly, coloringOf, rotateState } from "./assembly.ts";
import { type Coloring, checkColoring, sameColoring, solvedColoring, UNKNOWN_COLOR } from "./coloring.ts";

/** The place of DBL among the eight corners. */
const DBL = CORNER_NAMES.indexOf("DBL");

/**
 * The rotation from the upright cube to the way this one is held; −1 if no rotation leaves the fixed centers like this
 * (mirrored or exchanged).
 *
 * @throws TypeError for anything but a state.
 * @example heldRotation(Cube.fromAlg("R U").state); // → 0
 */
export function heldRotation(assembly: Assembly): number {
  checkAssembly(assembly, "assembly");
  const { orbits, place } = cubeGeometry(assembly.size);
  const centers = orbits.find((orbit) => orbit.kind === "fixedCenter");
  if (!centers) return assembly.rotations[orbits[0].cells[DBL]];
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const fits = (cell: number) =>
      place[cell * ROTATION_COUNT + rotation] === place[cell * ROTATION_COUNT + assembly.rotations[cell]];
    if (centers.cells.every(fits)) return rotation;
  }
  return -1;
}

/**
 * The same cube held upright.
 *
 * @throws RangeError for centers that are no rotation of the cube.
 * @example isSolved(uprightState(Cube.fromAlg("x y2").state)); // → true
 */
export function uprightState(state: CubeState): CubeState;
export function uprightState(state: Assembly): Assembly;
export function uprightState(state: Assembly): Assembly {
  checkAssembly(state);
  const held = heldRotation(state);
  if (held < 0)
    throw rangeError(
      "state",
      "centers as a rotation of the cube leaves them",
      "a state whose centers are mirrored or exchanged",
    );
  return held === 0 ? state : rotateState(state, rotations().inverse[held]);
}

/**
 * Whether two cubes are in the same state, however they are held: equal numbers.
 *
 * @throws TypeError for anything but a state.
 * @example sameState(Cube.fromAlg("R R").state, Cube.fromAlg("R2").state); // → true
 */
export function sameState(a: Assembly, b: Assembly): boolean {
  checkAssembly(a, "a");
  checkAssembly(b, "b");
  return a.size === b.size && sameColoring(coloringOf(uprightState(a)), coloringOf(uprightState(b)));
}

/** What counts as solved. */
export interface SolvedOptions {
  /** What must be seen, a coloring of the same size whose unknown stickers do not matter. Default: the solved cube. */
  readonly mask?: Coloring;
  /** "all": however the cube is held (the default). "held": as it is held. */
  readonly orientations?: "held" | "all";
}

/**
 * Whether every face shows one color, or the cube all that a mask shows, however it is held.
 *
 * @throws TypeError for anything but a state or a mask; RangeError for a mask of another size.
 * @example
 * isSolved(Cube.fromAlg("R2 R2").state); // → true
 * isSolved(Cube.fromAlg("x").state, { orientations: "held" }); // → false
 */
export function isSolved(state: Assembly, options: SolvedOptions = {}): boolean {
  checkAssembly(state);
  checkOptions(options, { mask: true, orientations: true });
  const { size } = state;
  const { mask = solvedColoring(size), orientations = "all" } = options;
  checkColoring(mask, "mask");
  checkThat(orientations === "held" || orientations === "all", "orientations", "held or all", orientations);
  if (mask.size !== size) throw rangeError("mask", `a coloring of size ${size}`, `one of size ${mask.size}`);
  if (orientations === "held") return shows(state, mask);
  if (options.mask === undefined) {
    // Cheaper than to hold it in every way.
    const { colors } = coloringOf(state);
    return colors.every((color, facelet) => color === colors[facelet - (facelet % (size * size))]);
  }
  return rotations().inverse.some((_, rotation) => shows(rotateState(state, rotation), mask));
}

function shows(state: Assembly, { colors }: Coloring): boolean {
  return coloringOf(state).colors.every(
    (color, facelet) => colors[facelet] === UNKNOWN_COLOR || colors[facelet] === color,
  );
}
