/**
 * The six faces in Kociemba's order, and how each is read in the net: U above F, D below F, R, B and L beside it.
 * A face is its outward normal and the direction that is "up" in the net.
 */
import { checkThat } from "../result.ts";
import { type Axis, cross, dot, scale, type Vector } from "./vector.ts";

/** The faces in Kociemba's order; opposite faces are three apart. */
export const FACES = ["U", "R", "F", "D", "L", "B"] as const;
/** One of `FACES`. */
export type FaceName = (typeof FACES)[number];

/** A face: its name, its place in the order, its normal and the directions of its rows and columns. */
export interface Face {
  readonly name: FaceName;
  /** 0 … 5, its index in U R F D L B. Opposite faces differ by 3. */
  readonly index: number;
  readonly axis: Axis;
  /** Unit vector that points out of the face. */
  readonly normal: Vector;
  /** Unit vector along a row, left to right. */
  readonly right: Vector;
  /** Unit vector down a column, top to bottom. */
  readonly down: Vector;
}

/** Throws unless an argument is a face. */
export function checkFace(face: Face): void {
  checkThat(face?.normal?.length === 3, "face", "one of faces()", face);
}

/** White up, green front: U, R, F look along +y, +x, +z; D, L, B are their opposites. */
const UP: Vector = [0, 1, 0];
const RIGHT: Vector = [1, 0, 0];
const FRONT: Vector = [0, 0, 1];

/** The net folds U back and D forward off F; every side face stands upright. */
function upInNet(normal: Vector): Vector {
  return normal[1] === 0 ? UP : scale(FRONT, -normal[1]);
}

function makeFace(name: FaceName, index: number): Face {
  const normal = scale([UP, RIGHT, FRONT][index % 3], index < 3 ? 1 : -1);
  const up = upInNet(normal);
  const axis = normal.findIndex((coordinate) => coordinate !== 0) as Axis;
  return { name, index, axis, normal, right: cross(up, normal), down: scale(up, -1) };
}

let six: readonly Face[] | undefined;

/**
 * The six faces, in order; made on first use.
 *
 * @example faces().map(({ name }) => name); // → U,R,F,D,L,B
 */
export function faces(): readonly Face[] {
  six ??= FACES.map(makeFace);
  return six;
}

/** The face with that outward normal. */
export function faceOfNormal(normal: Vector): Face {
  return faces().find((face) => dot(face.normal, normal) > 0)!;
}

/** The face opposite to face `index`. */
export function oppositeFace(index: number): number {
  return (index + 3) % 6;
}
