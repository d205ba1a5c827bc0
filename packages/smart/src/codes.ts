/** Turns and states as cubes write them, and as core has them. */
import {
  cubeGeometry,
  FACES,
  type FaceName,
  faces,
  facesOfName,
  faceTurn,
  namesOfKind,
  type Turn,
} from "@cubegram/core/geometry";
import { assemblyFromCubies, type CubeState, coloringOf, cubiesOf, isReachable } from "@cubegram/core/state";
import type { Field, Values } from "./fields.ts";

const SIZE = 3;

/** The faces in core's order, each by its letter. */
export const LETTERS: string = /* @__PURE__ */ FACES.join("");

/** A quarter turn of a side; undefined for a letter that is none. */
export function sideTurn(side: string | undefined, isBack: boolean): Turn | undefined {
  const face = FACES.indexOf(side as FaceName);
  return face < 0 ? undefined : faceTurn(faces()[face], SIZE, isBack ? 3 : 1);
}

/** The last turns of a list, oldest first, after the last that is none: those before it are unknown. */
export function knownTurns(turns: readonly (Turn | undefined)[]): Turn[] {
  return turns.slice(turns.lastIndexOf(undefined) + 1) as Turn[];
}

/** The letter of the side that turns, and whether against the clock. */
export function sideOf(turn: Turn): { readonly side: FaceName; readonly isBack: boolean } {
  const face = faces().find(({ axis, normal }) => axis === turn.axis && normal[axis] > 0 === turn.first > 0)!;
  return { side: face.name, isBack: (turn.quarters === 1) === face.normal[face.axis] > 0 };
}

/** Fields of the four arrays of a 3x3, the last of each left out: sums and parity tell them. */
export function cubieFields(cp: number, co: number, ep: number, eo: number): readonly Field[] {
  return [
    { name: "cp", at: cp, bits: 3, count: 7 },
    { name: "co", at: co, bits: 2, count: 7 },
    { name: "ep", at: ep, bits: 4, count: 11 },
    { name: "eo", at: eo, bits: 1, count: 11 },
  ];
}

/** The state of those fields; undefined if no turns lead to it. */
export function stateOfCubies({ cp, co, ep, eo }: Values): CubeState | undefined {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  // A twist of 3 is none, and 0 modulo 3.
  if (co.includes(3)) return undefined;
  const result = assemblyFromCubies({
    cp: [...cp, 28 - sum(cp)],
    co: [...co, (3 - (sum(co) % 3)) % 3],
    ep: [...ep, 66 - sum(ep)],
    eo: [...eo, sum(eo) % 2],
  });
  return result.ok && isReachable(result.value) ? result.value : undefined;
}

/** The values of those fields. */
export function cubiesOfState(state: CubeState): Values {
  const { cp, co, ep, eo } = cubiesOf(state);
  return { cp, co, ep, eo };
}

/** The state that 54 colors show, U R F D L B, rows left to right, its centers at home; undefined if it is none. */
export function stateOfColors(colors: ArrayLike<number>): CubeState | undefined {
  for (let face = 0; face < 6; face++) if (colors[9 * face + 4] !== face) return undefined;
  const [corners, edges] = (["corner", "edge"] as const).map((kind) => {
    const names = namesOfKind(kind)!;
    return names.map((place) => pieceAt(colors, place, names));
  });
  const result = assemblyFromCubies({
    cp: corners.map(({ piece }) => piece),
    co: corners.map(({ shift }) => shift),
    ep: edges.map(({ piece }) => piece),
    eo: edges.map(({ shift }) => shift),
  });
  return result.ok && isReachable(result.value) ? result.value : undefined;
}

/** Which of the named pieces is at a place, its first letter at letter `shift` of the place; −1 for none. */
export function pieceAt(
  colors: ArrayLike<number>,
  place: string,
  names: readonly string[],
): { readonly piece: number; readonly shift: number } {
  const shown = faceletsOf(place).map((facelet) => FACES[colors[facelet]]);
  for (let shift = 0; shift < shown.length; shift++) {
    const piece = names.indexOf([...shown.slice(shift), ...shown.slice(0, shift)].join(""));
    if (piece >= 0) return { piece, shift };
  }
  return { piece: -1, shift: -1 };
}

/** The 54 colors of a state. */
export function colorsOfState(state: CubeState): Uint8Array {
  return coloringOf(state).colors;
}

const places = new Map<string, readonly number[]>();

/** The facelets of the place of a corner or an edge, in the order of its letters. */
export function faceletsOf(name: string): readonly number[] {
  const known = places.get(name) ?? findFacelets(name);
  places.set(name, known);
  return known;
}

function findFacelets(name: string): readonly number[] {
  const { cellOfFacelet } = cubeGeometry(SIZE);
  const facelets = facesOfName(name).map((face) => Array.from({ length: 9 }, (_, i) => 9 * face + i));
  const cells = facelets.map((side) => side.map((facelet) => cellOfFacelet[facelet]));
  // Two sides share an edge, which is on the odd facelets of both, and two corners.
  const isEdge = name.length === 2;
  return facelets.map(
    (side) =>
      side.find(
        (facelet) =>
          ((facelet % 9) % 2 === 1) === isEdge && cells.every((own) => own.includes(cellOfFacelet[facelet])),
      )!,
  );
}
