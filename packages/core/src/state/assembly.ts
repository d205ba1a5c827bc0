/**
 * An assembly: the right pieces, put together in any way, as with a screwdriver. One byte per piece:
 * which of the 24 rotations took it from its home. On a 3x3 one assembly in 12 is a reachable state.
 * Pieces that look alike (movable centers of one face) are told apart here, but not in the coloring.
 */

import {
  type CubeGeometry,
  checkTurn,
  cubeGeometry,
  type Orbit,
  ROTATION_COUNT,
  rotations,
  type Turn,
} from "../geometry/index.ts";
import { checkIterable, checkList, checkThat } from "../result.ts";
import type { Coloring } from "./coloring.ts";

/** The right pieces, put together in any way: which rotation took each from its home. */
export interface Assembly {
  readonly size: number;
  /** rotations[piece]: 0 … 23; pieces in the order of `CubeGeometry.cells`. */
  readonly rotations: Uint8Array;
}

/** Throws unless an argument is an assembly or a state; its pieces are not looked at. */
export function checkAssembly(value: Assembly, argument = "state"): void {
  checkThat(
    ArrayBuffer.isView(value?.rotations),
    argument,
    'a state, as Cube.fromAlg("R U").state is',
    value,
  );
}

declare const reachable: unique symbol;

/**
 * An assembly that turns can reach from solved: the only thing that is ranked, solved or written on. It comes from
 * `solvedState`, from turning another state, or from a function that checks (`isReachable`, `diagnose`, `unrankState`).
 */
export interface CubeState extends Assembly {
  readonly [reachable]: true;
}

/**
 * The solved n-cube, white up and green in front.
 *
 * @throws RangeError unless 2 ≤ size ≤ 100.
 * @example isSolved(solvedState(5)); // → true
 */
export function solvedState(size: number): CubeState {
  return { size, rotations: new Uint8Array(cubeGeometry(size).cells.length) } as Assembly as CubeState;
}

/**
 * The state after one turn.
 *
 * @throws TypeError for anything but a state.
 * @example
 * const right = { axis: 0, first: 2, last: 2, quarters: 3 };
 * Cube.of(turnState(solvedState(3), right)).equals(Cube.fromAlg("R")); // → true
 */
export function turnState(state: CubeState, turn: Turn): CubeState;
export function turnState(state: Assembly, turn: Turn): Assembly;
export function turnState(state: Assembly, turn: Turn): Assembly {
  checkAssembly(state);
  const rotated = state.rotations.slice();
  turnInPlace(rotated, state.size, turn);
  return { size: state.size, rotations: rotated };
}

/**
 * The state after several turns.
 *
 * @throws TypeError for anything but a state and a list.
 * @example
 * const right = { axis: 0, first: 2, last: 2, quarters: 1 };
 * isSolved(turnStateBy(solvedState(3), [right, right, right, right])); // → true
 */
export function turnStateBy(state: CubeState, turns: Iterable<Turn>): CubeState;
export function turnStateBy(state: Assembly, turns: Iterable<Turn>): Assembly;
export function turnStateBy(state: Assembly, turns: Iterable<Turn>): Assembly {
  checkAssembly(state);
  checkIterable(turns, "turns");
  const rotated = state.rotations.slice();
  for (const turn of turns) turnInPlace(rotated, state.size, turn);
  return { size: state.size, rotations: rotated };
}

/**
 * Turns pieces in place: the rotation of each piece in the turned layers is multiplied through the 24 × 24 table.
 *
 * @throws TypeError for anything but a list and a turn.
 * @example
 * const pieces = Cube.solved(2).state.rotations.slice();
 * turnInPlace(pieces, 2, { axis: 0, first: 1, last: 1, quarters: 1 });
 * pieces.filter((rotation) => rotation !== 0).length; // → 4
 */
export function turnInPlace(pieces: Uint8Array, size: number, turn: Turn): void {
  checkList(pieces, "pieces");
  checkTurn(turn);
  const { place, layer } = cubeGeometry(size);
  const layerOf = layer[turn.axis];
  const { product, quarter } = rotations();
  const row = quarter[turn.axis][turn.quarters] * ROTATION_COUNT;
  const first = turn.first;
  const last = turn.last;
  for (let piece = 0; piece < pieces.length; piece++) {
    const at = layerOf[place[piece * ROTATION_COUNT + pieces[piece]]];
    if (at >= first && at <= last) pieces[piece] = product[row + pieces[piece]];
  }
}

/**
 * `first` (from solved), then `second`: the group operation. The piece that `first` brought to a cell is
 * moved on the way `second` moves the piece at home there.
 *
 * @throws TypeError for anything but a state.
 * @example
 * const [a, b] = ["R", "U"].map((alg) => Cube.fromAlg(alg).state);
 * Cube.of(composeStates(a, b)).equals(Cube.fromAlg("R U")); // → true
 */
export function composeStates(first: CubeState, second: CubeState): CubeState;
export function composeStates(first: Assembly, second: Assembly): Assembly;
export function composeStates(first: Assembly, second: Assembly): Assembly {
  checkAssembly(first, "first");
  checkAssembly(second, "second");
  const { place } = cubeGeometry(first.size);
  const { product } = rotations();
  const result = first.rotations.map((rotation, piece) => {
    const at = place[piece * ROTATION_COUNT + rotation];
    return product[second.rotations[at] * ROTATION_COUNT + rotation];
  });
  return { size: first.size, rotations: result };
}

/**
 * The state that undoes a state.
 *
 * @throws TypeError for anything but a state.
 * @example Cube.of(invertState(Cube.fromAlg("R U").state)).equals(Cube.fromAlg("U' R'")); // → true
 */
export function invertState(state: CubeState): CubeState;
export function invertState(state: Assembly): Assembly;
export function invertState(state: Assembly): Assembly {
  checkAssembly(state);
  const { place } = cubeGeometry(state.size);
  const { inverse } = rotations();
  const result = new Uint8Array(state.rotations.length);
  state.rotations.forEach((rotation, piece) => {
    result[place[piece * ROTATION_COUNT + rotation]] = inverse[rotation];
  });
  return { size: state.size, rotations: result };
}

/**
 * A state repeated `exponent` times (negative: undone), by repeated squaring.
 *
 * @throws TypeError for anything but a state and a whole number.
 * @example isSolved(powerState(Cube.fromAlg("R U").state, 105)); // → true
 */
export function powerState(state: CubeState, exponent: number | bigint): CubeState {
  checkAssembly(state);
  checkThat(
    typeof exponent === "bigint" || Number.isInteger(exponent),
    "exponent",
    "a whole number",
    exponent,
  );
  let rest = BigInt(exponent);
  let square = rest < 0n ? invertState(state) : state;
  if (rest < 0n) rest = -rest;
  let result = solvedState(state.size);
  for (; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = composeStates(result, square);
    if (rest > 1n) square = composeStates(square, square);
  }
  return result;
}

/** The whole cube rotated in the hand: every piece by the same rotation. */
export function rotateState(state: CubeState, rotation: number): CubeState;
export function rotateState(state: Assembly, rotation: number): Assembly;
export function rotateState(state: Assembly, rotation: number): Assembly {
  const { product } = rotations();
  return {
    size: state.size,
    rotations: state.rotations.map((own) => product[rotation * ROTATION_COUNT + own]),
  };
}

/**
 * The stickers that an assembly shows.
 *
 * @throws TypeError for anything but a state.
 * @example printFacelets(coloringOf(Cube.fromAlg("U").state)).slice(9, 18); // → BBBRRRRRR
 */
export function coloringOf(assembly: Assembly): Coloring {
  checkAssembly(assembly, "assembly");
  const { size } = assembly;
  const { faceletCount, cellOfFacelet, faceletImage } = cubeGeometry(size);
  const colors = new Uint8Array(faceletCount);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const rotation = assembly.rotations[cellOfFacelet[facelet]];
    colors[faceletImage[facelet * ROTATION_COUNT + rotation]] = Math.floor(facelet / (size * size));
  }
  return { size, colors };
}

/** One orbit of an assembly as the two classical arrays. */
export interface OrbitArrangement {
  /** permutation[place]: the piece (by its home place) that stands there. */
  readonly permutation: number[];
  /** orientation[place]: clockwise thirds or halves by which that piece's reference sticker is turned; 0 where it cannot be seen. */
  readonly orientation: number[];
}

/**
 * One orbit of an assembly as permutation and orientation: the inverse of `arrangeInto`.
 *
 * @throws TypeError for anything but a state and an orbit.
 * @example
 * import { cubeGeometry } from "@cubegram/core/geometry";
 * const [corners] = cubeGeometry(3).orbits;
 * arrangementOf(Cube.fromAlg("R").state, corners).permutation; // → 4,1,2,0,7,5,6,3
 */
export function arrangementOf(assembly: Assembly, orbit: Orbit): OrbitArrangement {
  checkAssembly(assembly, "assembly");
  checkThat(Array.isArray(orbit?.cells), "orbit", "one of cubeGeometry(size).orbits", orbit);
  const { place, placeInOrbit, orientation } = cubeGeometry(assembly.size);
  const arrangement = {
    permutation: new Array<number>(orbit.cells.length),
    orientation: new Array<number>(orbit.cells.length),
  };
  orbit.cells.forEach((cell, home) => {
    const key = cell * ROTATION_COUNT + assembly.rotations[cell];
    const at = placeInOrbit[place[key]];
    arrangement.permutation[at] = home;
    arrangement.orientation[at] = orientation[key];
  });
  return arrangement;
}

/** Writes an orbit's arrangement into the bytes of an assembly: the inverse of `arrangementOf`. */
export function arrangeInto(
  pieces: Uint8Array,
  size: number,
  orbit: Orbit,
  arrangement: OrbitArrangement,
): void {
  const table = rotationTable(cubeGeometry(size), orbit);
  const places = orbit.cells.length;
  for (let at = 0; at < places; at++) {
    const home = arrangement.permutation[at];
    const key = (home * places + at) * orbit.orientations + arrangement.orientation[at];
    pieces[orbit.cells[home]] = table[key];
  }
}

const tables = new WeakMap<Orbit, Uint8Array>();

/** table[(home · places + at) · orientations + orientation]: the rotation that takes the piece there (the first of 4 for a fixed center). */
function rotationTable(geometry: CubeGeometry, orbit: Orbit): Uint8Array {
  const known = tables.get(orbit);
  if (known) return known;
  const places = orbit.cells.length;
  const table = new Uint8Array(places * places * orbit.orientations);
  for (let home = 0; home < places; home++)
    for (let rotation = ROTATION_COUNT - 1; rotation >= 0; rotation--) {
      const key = orbit.cells[home] * ROTATION_COUNT + rotation;
      const at = geometry.placeInOrbit[geometry.place[key]];
      table[(home * places + at) * orbit.orientations + geometry.orientation[key]] = rotation;
    }
  tables.set(orbit, table);
  return table;
}
