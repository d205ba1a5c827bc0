/**
 * The four arrays of a 3x3 (and, without edges, of a 2x2), as Kociemba and cubejs use them.
 * Corners URF UFL ULB UBR DFR DLF DBL DRB; edges UR UF UL UB DR DF DL DB FR FL BL BR; centers U R F D L B.
 */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, type Orbit, type OrbitKind } from "../geometry/index.ts";
import { isPermutation, parity } from "../perm/index.ts";
import { err, formatValue, ok, type Problem, type Result, rangeError, typeError } from "../result.ts";
import { type Assembly, arrangeInto, arrangementOf, type CubeState, checkAssembly } from "./assembly.ts";
import { heldRotation } from "./upright.ts";

/** The four arrays of Kociemba and cubejs. */
export interface Cubies {
  /** cp[place]: the corner there, 0 … 7. */
  readonly cp: readonly number[];
  /** co[place]: its clockwise twist in thirds, 0 … 2. */
  readonly co: readonly number[];
  /** ep[place]: the edge there, 0 … 11 (on a 2x2: empty). */
  readonly ep: readonly number[];
  /** eo[place]: its flip, 0 or 1. */
  readonly eo: readonly number[];
  /** center[place]: the center there, 0 … 5; omitted when the cube is held upright. */
  readonly center?: readonly number[];
}

/** The only orbit of that kind; undefined if the cube has none. */
export function orbitOfKind(size: number, kind: OrbitKind): Orbit | undefined {
  return cubeGeometry(size).orbits.find((orbit) => orbit.kind === kind);
}

/**
 * The arrays of a 2x2 or 3x3 as it is held, always with `center` on a 3x3.
 *
 * @throws RangeError for sizes other than 2 and 3.
 * @example cubiesOf(Cube.fromAlg("R").state).co; // → 2,0,0,1,1,0,0,2
 */
export function cubiesOf(assembly: Assembly): Cubies {
  checkAssembly(assembly, "assembly");
  if (assembly.size > 3) throw rangeError("assembly", "a 2x2 or 3x3", `size ${assembly.size}`);
  const arrangement = (kind: OrbitKind) => {
    const orbit = orbitOfKind(assembly.size, kind);
    return orbit ? arrangementOf(assembly, orbit) : { permutation: [], orientation: [] };
  };
  const corners = arrangement("corner");
  const edges = arrangement("edge");
  const arrays = {
    cp: corners.permutation,
    co: corners.orientation,
    ep: edges.permutation,
    eo: edges.orientation,
  };
  return assembly.size === 2 ? arrays : { ...arrays, center: arrangement("fixedCenter").permutation };
}

/**
 * Reads untrusted arrays: checks shapes and permutations, and returns the first thing that is wrong.
 *
 * @throws TypeError for anything but an object.
 * @example assemblyFromCubies({ cp: [], co: [], ep: [], eo: [] }).error.code; // → cubies-shape
 */
export function assemblyFromCubies(cubies: Cubies): Result<Assembly> {
  if (typeof cubies !== "object" || cubies === null)
    throw typeError("cubies", "an object with the arrays cp, co, ep and eo", formatValue(cubies));
  const size = cubies.ep?.length === 0 ? 2 : 3;
  const shape =
    checkArrays("cp", cubies.cp, "co", cubies.co, CORNER_NAMES.length, 3) ??
    (size === 3 ? checkArrays("ep", cubies.ep, "eo", cubies.eo, EDGE_NAMES.length, 2) : undefined) ??
    (cubies.center ? checkPermutation("center", cubies.center, 6) : undefined);
  if (shape) return err(shape);
  const pieces = new Uint8Array(cubeGeometry(size).cells.length);
  arrangeInto(pieces, size, orbitOfKind(size, "corner")!, {
    permutation: [...cubies.cp],
    orientation: [...cubies.co],
  });
  if (size === 2) return ok({ size, rotations: pieces });
  arrangeInto(pieces, size, orbitOfKind(size, "edge")!, {
    permutation: [...cubies.ep],
    orientation: [...cubies.eo],
  });
  if (cubies.center)
    arrangeInto(pieces, size, orbitOfKind(size, "fixedCenter")!, {
      permutation: [...cubies.center],
      orientation: cubies.center.map(() => 0),
    });
  return ok({ size, rotations: pieces });
}

function checkPermutation(name: string, items: unknown, length: number): Problem | undefined {
  if (!isArrayLike(items) || items.length !== length)
    return shapeProblem(`"${name}" expected ${length} integers, got ${describe(items)}`);
  if (isPermutation(items)) return undefined;
  return shapeProblem(
    `"${name}" expected each of 0 … ${length - 1} once, got [${Array.from(items, formatValue).join(", ")}]; a piece is duplicated, missing or not a whole number`,
  );
}

function checkArrays(
  name: string,
  items: unknown,
  orientationName: string,
  orientations: unknown,
  length: number,
  radix: number,
): Problem | undefined {
  const permutation = checkPermutation(name, items, length);
  if (permutation) return permutation;
  if (!isArrayLike(orientations) || orientations.length !== length)
    return shapeProblem(`"${orientationName}" expected ${length} integers, got ${describe(orientations)}`);
  const bad = Array.from(orientations).findIndex((o) => !Number.isInteger(o) || o < 0 || o >= radix);
  if (bad < 0) return undefined;
  return shapeProblem(
    `"${orientationName}[${bad}]" expected 0 … ${radix - 1}, got ${formatValue(orientations[bad])}`,
  );
}

function isArrayLike(value: unknown): value is ArrayLike<number> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function describe(value: unknown): string {
  return isArrayLike(value) ? `${value.length} items` : value === null ? "null" : typeof value;
}

function shapeProblem(message: string): Problem {
  return { code: "cubies-shape", message };
}

/** The invariants that no turn changes. The cube is reachable if all are zero. */
export interface Invariants {
  /** Sum of the corner twists, mod 3. */
  readonly twist: number;
  /** Sum of the edge flips, mod 2 (0 where there are no middle edges). */
  readonly flip: number;
  /** Parity of corners, edges and centers together, mod 2 (odd cubes; even ones have no such law). */
  readonly parity: number;
}

/** The three laws of any n-cube as its stickers show them (docs/math/parity.md): odd n twist, flip, parity; even n twist. */
export function invariantsOf(assembly: Assembly): Invariants {
  const sum = (items: readonly number[]) => items.reduce((total, item) => total + item, 0);
  const corners = arrangementOf(assembly, orbitOfKind(assembly.size, "corner")!);
  const twist = sum(corners.orientation) % 3;
  const edgeOrbit = orbitOfKind(assembly.size, "edge");
  if (!edgeOrbit) return { twist, flip: 0, parity: 0 };
  const edges = arrangementOf(assembly, edgeOrbit);
  const centers = arrangementOf(assembly, orbitOfKind(assembly.size, "fixedCenter")!);
  return {
    twist,
    flip: sum(edges.orientation) % 2,
    parity: parity(corners.permutation) ^ parity(edges.permutation) ^ parity(centers.permutation),
  };
}

/**
 * Whether turns can reach the assembly. Mirrored centers, which no real cube has, are rejected too.
 *
 * @throws TypeError for anything but a state.
 * @example isReachable(randomAssembly(3, seededRandom("taken apart"))); // → false
 */
export function isReachable(assembly: Assembly): assembly is CubeState {
  checkAssembly(assembly, "assembly");
  const { twist, flip, parity: odd } = invariantsOf(assembly);
  return twist === 0 && flip === 0 && odd === 0 && heldRotation(assembly) >= 0;
}
