/**
 * The view of a packing note: its own numbers for the 20 places, and for a corner a facing rather than a twist: where its
 * U- or D-colored sticker points. The eight corners are those of a 2x2x2, so the corner half holds for any n.
 */
import { type Axis, faces, type OrbitKind } from "../geometry/index.ts";
import { inverse } from "../perm/index.ts";
import { checkThat, err, formatValue, ok, type Problem, type Result } from "../result.ts";
import {
  type Assembly,
  arrangementOf,
  assemblyFromCubies,
  checkAssembly,
  orbitOfKind,
} from "../state/index.ts";
import { type PieceOrder, pieceOrder, renamePlaces } from "./labels.ts";

/** The note's order of the corners, 0 … 7: bit 2 is up, bit 1 is back, bit 0 is right. */
const CORNERS = "DLF DRF DLB DRB ULF URF ULB URB";
/** The note's order of the edges, 0 … 11: the lower, the middle, the upper layer. */
const EDGES = "DL DF DR DB LF RF LB RB UL UF UR UB";

/** By axis x, y, z: a sticker pointing right or left is 2, up or down 0, front or back 1. */
const FACING_OF_AXIS = [2, 0, 1] as const;

/** All arrays by place, in the note's numbers; solved is 0 1 2 … and zeros. */
export interface FacingArrays {
  /** corners[place]: the corner there, 0 … 7. */
  readonly corners: readonly number[];
  /** facings[place]: where its U/D-colored sticker points: 0 up or down, 1 front or back, 2 right or left. */
  readonly facings: readonly number[];
  /** edges[place]: the edge there, 0 … 11; empty when n is even. */
  readonly edges: readonly number[];
  /** flips[place]: 0 or 1; only quarter turns of F and B change it. */
  readonly flips: readonly number[];
}

/** The note's numbering of the places of a kind, as our places. */
export function noteOrder(kind: "corner" | "edge"): PieceOrder {
  return pieceOrder(kind, kind === "corner" ? CORNERS : EDGES);
}

export function facingOf(size: number, place: number, twist: number): number {
  const facelet = orbitOfKind(size, "corner")!.facelets[place][twist];
  const axis: Axis = faces()[Math.floor(facelet / size ** 2)].axis;
  return FACING_OF_AXIS[axis];
}

/** The twist that gives this facing at one of our places: the inverse of `facingOf`. */
export function twistOf(size: number, place: number, facing: number): number {
  return [0, 1, 2].findIndex((twist) => facingOf(size, place, twist) === facing);
}

/**
 * The note's arrays of a cube of any size, as it is held; centers are not included.
 *
 * @throws TypeError for anything but a state.
 * @example facingArraysOf(Cube.fromAlg("R").state).corners; // → 0,3,2,7,4,1,6,5
 */
export function facingArraysOf(assembly: Assembly): FacingArrays {
  checkAssembly(assembly, "assembly");
  const { size } = assembly;
  const read = (kind: OrbitKind) => {
    const orbit = orbitOfKind(size, kind);
    return orbit ? arrangementOf(assembly, orbit) : { permutation: [], orientation: [] };
  };
  const cornerOrder = noteOrder("corner");
  const edgeOrder = orbitOfKind(size, "edge") ? noteOrder("edge") : [];
  const corners = read("corner");
  const edges = read("edge");
  return {
    corners: renamePlaces(cornerOrder, corners.permutation),
    facings: cornerOrder.map((place) => facingOf(size, place, corners.orientation[place])),
    edges: renamePlaces(edgeOrder, edges.permutation),
    flips: edgeOrder.map((place) => edges.orientation[place]),
  };
}

/**
 * Reads the note's arrays of a 3x3, or of a 2x2 (no edges): the assembly, or what is wrong.
 *
 * @throws TypeError for anything but an object.
 * @example assemblyFromFacings(facingArraysOf(Cube.fromAlg("R U").state)).ok; // → true
 */
export function assemblyFromFacings(arrays: FacingArrays): Result<Assembly> {
  checkThat(typeof arrays === "object" && arrays !== null, "arrays", "an object of arrays", arrays);
  const size = arrays.edges?.length === 0 ? 2 : 3;
  const wrong = arraysProblem(arrays, size);
  if (wrong) return err(wrong);
  const corners = inverse(noteOrder("corner"));
  const edges = size === 2 ? [] : inverse(noteOrder("edge"));
  const cubies = assemblyFromCubies({
    cp: renamePlaces(corners, arrays.corners),
    co: corners.map((place, ours) => twistOf(size, ours, arrays.facings[place])),
    ep: renamePlaces(edges, arrays.edges),
    eo: edges.map((place) => arrays.flips[place]),
  });
  return cubies.ok ? ok(cubies.value) : err({ ...cubies.error, code: "facing-arrays" });
}

function arraysProblem(arrays: FacingArrays, size: number): Problem | undefined {
  const edgeCount = size === 2 ? 0 : 12;
  const rules = [
    ["corners", 8, 8],
    ["facings", 8, 3],
    ["edges", edgeCount, 12],
    ["flips", edgeCount, 2],
  ] as const;
  for (const [name, length, radix] of rules) {
    const items: unknown = arrays[name];
    const fits = (item: unknown) =>
      Number.isInteger(item) && (item as number) >= 0 && (item as number) < radix;
    if (!Array.isArray(items) || items.length !== length || !items.every(fits))
      return {
        code: "facing-arrays",
        message: `"${name}" expected ${length} integers in 0 … ${radix - 1}, got ${Array.isArray(items) ? items.map(formatValue).join(" ") : typeof items}`,
      };
  }
  for (const name of ["corners", "edges"] as const)
    if (new Set(arrays[name]).size !== arrays[name].length)
      return {
        code: "facing-arrays",
        message: `"${name}" expected each place's number once, got ${arrays[name].map(formatValue).join(" ")}`,
      };
  return undefined;
}
