/**
 * An orbit: the places a piece can reach, and what kind of piece that is. Since every piece of every cube is one
 * of 24 rotations of its home place, an orbit of the turns is an orbit of the rotation group (tested for n ≤ 7):
 * corners 8 × 3 orientations, middle edges 12 × 2, wings 24 × 1, movable centers 24 × 1, fixed centers 6 × 1.
 */
import { checkThat, checkType } from "../result.ts";
import { FACES, type FaceName, faces } from "./face.ts";
import { add, type Vector } from "./vector.ts";

/**
 * The one table typed by hand: the field's names of the 20 movable pieces of a 3x3, in Kociemba's order.
 * A name is also a definition: its letters are the faces of the piece's stickers, first the reference sticker (from
 * which orientation is counted), then the others clockwise, seen from outside.
 */
export const CORNER_NAMES = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"] as const;

/** The twelve edges in Kociemba's order, each by its two faces, the reference sticker first. */
export const EDGE_NAMES = ["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"] as const;

/** The kinds of pieces. A wing is an edge piece that is not in the middle. */
export const ORBIT_KINDS = [
  "corner",
  "edge",
  "wing",
  "xCenter",
  "plusCenter",
  "obliqueCenter",
  "fixedCenter",
] as const;
/** One of `ORBIT_KINDS`. */
export type OrbitKind = (typeof ORBIT_KINDS)[number];

/** The places that a piece can reach, all of one kind. */
export interface Orbit {
  readonly kind: OrbitKind;
  /** The orbit's place in `CubeGeometry.orbits`. */
  readonly index: number;
  /** How deep inside the cube the piece lies: wings have one number, oblique centers two, others as many as differ. */
  readonly depths: readonly number[];
  /** The cells of the orbit, by place: in the names' order for corners and edges, otherwise by first facelet. */
  readonly cells: readonly number[];
  /** Orientations that the stickers can tell apart: 3, 2 or 1. */
  readonly orientations: number;
  /** facelets[place · orientations…]: the facelets of each place, reference sticker first, corners clockwise. */
  readonly facelets: readonly (readonly number[])[];
}

/** The kind of a cell, from how many of its coordinates are outermost and how the others compare. */
export function kindOfCell(cell: Vector, size: number): OrbitKind {
  const outer = size - 1;
  const inner = cell.map(Math.abs).filter((coordinate) => coordinate !== outer);
  if (inner.length === 0) return "corner";
  if (inner.length === 1) return inner[0] === 0 ? "edge" : "wing";
  if (inner[0] === 0 && inner[1] === 0) return "fixedCenter";
  if (inner[0] === inner[1]) return "xCenter";
  return inner[0] === 0 || inner[1] === 0 ? "plusCenter" : "obliqueCenter";
}

/** Layers between a cell and the outside, for its inner coordinates, ascending. Middle slices count as (n−1)/2. */
export function depthsOfCell(cell: Vector, size: number): number[] {
  return cell
    .map((coordinate) => (size - 1 - Math.abs(coordinate)) / 2)
    .filter((depth) => depth > 0)
    .sort((a, b) => a - b);
}

/** Throws unless an argument is the name of a piece or of its place. */
function checkName(name: string): void {
  checkThat(/^[URFDLB]+$/.test(name), "name", "letters of faces", name);
}

/**
 * The home of a named 3x3 piece on an n-cube: the sum of its faces' normals, scaled to the surface.
 *
 * @throws TypeError for anything but the letters of faces.
 * @example cellOfName("URF", 3); // → 2,2,2
 */
export function cellOfName(name: string, size: number): Vector {
  checkName(name);
  const [x, y, z] = facesOfName(name)
    .map((face) => faces()[face].normal)
    .reduce(add);
  return [x * (size - 1), y * (size - 1), z * (size - 1)];
}

/**
 * Face indices of a name's letters, in order.
 *
 * @throws TypeError for anything but a text.
 * @example facesOfName("URF"); // → 0,1,2
 */
export function facesOfName(name: string): number[] {
  checkType(name, "string", "name");
  return [...name].map((letter) => FACES.indexOf(letter as FaceName));
}

/**
 * The names of an orbit's pieces, for kinds that have names.
 *
 * @example namesOfKind("corner"); // → URF,UFL,ULB,UBR,DFR,DLF,DBL,DRB
 */
export function namesOfKind(kind: OrbitKind): readonly string[] | undefined {
  if (kind === "corner") return CORNER_NAMES;
  if (kind === "edge") return EDGE_NAMES;
  return kind === "fixedCenter" ? FACES : undefined;
}
