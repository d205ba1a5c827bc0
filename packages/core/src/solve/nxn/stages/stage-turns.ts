/** The turns of every stage, as blocks of outer layers: fewer from stage to stage. */
import {
  type Axis,
  cubeGeometry,
  faces,
  isSameTurn,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
  SYMMETRY_COUNT,
  type Turn,
  transformBySymmetry,
  type Vector,
  vectorKey,
} from "../../../geometry/index.ts";
import {
  type Candidate,
  type CanonicalSequences,
  canonicalSequences,
  firstCandidate,
  parityPart,
  type TablePart,
} from "../../../search/index.ts";
import { type Assembly, type CubeState, orbitOfKind, rotateState } from "../../../state/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { mergeTurns } from "../layers.ts";
import { PLACES, wingPlaces } from "../wings.ts";

interface TurnList {
  readonly turns: readonly Turn[];
  /** Which turns may follow which; built on first use. */
  readonly sequences: CanonicalSequences;
}

/** The quarter turns that blocks of so many layers make about an axis. */
type QuartersOf = (axis: Axis, depth: number) => readonly number[];

export const AXIS = { x: 0, y: 1, z: 2 } as const;
const ALL: readonly number[] = [1, 2, 3];
const HALF: readonly number[] = [2];
const NONE: readonly number[] = [];

const FOUR: Readonly<Record<"axis" | "apart" | "pairs", QuartersOf>> = {
  axis: () => ALL,
  apart: (axis, depth) => (depth === 1 || axis === AXIS.x ? ALL : HALF),
  pairs: (axis, depth) => (depth === 1 && axis !== AXIS.x ? ALL : HALF),
};

/** The turns of a stage of a 4x4, whose first axis is x: 27, 23 and 17. */
export function fourTurns(stage: keyof typeof FOUR): TurnList {
  return blockTurns(4, FOUR[stage], [-1, 1]);
}

const FIVE: Readonly<Record<"axis" | "apart" | "orientation" | "belt" | "eight" | "halves", QuartersOf>> = {
  axis: () => ALL,
  // Outer turns about the first axis change nothing that the stage looks at.
  apart: (axis, depth) => (axis !== AXIS.x ? (depth === 1 ? ALL : HALF) : depth === 1 ? NONE : ALL),
  orientation: (_, depth) => (depth === 1 ? ALL : HALF),
  belt: (axis, depth) => (depth === 1 && axis === AXIS.z ? ALL : HALF),
  eight: (axis, depth) => (axis !== AXIS.y ? HALF : depth === 1 ? ALL : NONE),
  // Those that keep wings in two halves: all of the last two stages are among them.
  halves: (axis, depth) => (depth === 1 && axis !== AXIS.x ? ALL : HALF),
};

/** The turns of a stage of a 5x5: x is the first axis, y that of the belt, and z has quarter turns before it is filled. */
export function fiveTurns(stage: keyof typeof FIVE): TurnList {
  return blockTurns(5, FIVE[stage], [-1, 1]);
}

const SETUP: Readonly<Record<"axis" | "apart" | "home", QuartersOf>> = {
  axis: () => ALL,
  apart: (axis, depth) => (axis !== AXIS.y ? (depth === 1 ? ALL : HALF) : depth === 1 ? NONE : ALL),
  home: (_, depth) => (depth === 1 ? ALL : HALF),
};

/** The turns of a stage of a setup, whose first axis is y, on a cube of 4 to 7 layers. */
export function setupTurns(size: number, stage: keyof typeof SETUP): TurnList {
  return blockTurns(size, SETUP[stage], [1, -1]);
}

/**
 * Outer blocks of every depth up to the middle, on both sides in that order. Of two that differ by a rotation of the whole
 * cube, as the halves of an even cube do, only one: how the cube is held is then a choice at the beginning.
 */
function blockTurns(size: number, quartersOf: QuartersOf, sides: readonly number[]): TurnList {
  const depths = Array.from({ length: Math.floor(size / 2) }, (_, i) => i + 1);
  const turns = ([0, 1, 2] as const).flatMap((axis) =>
    depths.flatMap((depth) =>
      (2 * depth === size ? [1] : sides).flatMap((side) => {
        const first = side > 0 ? size - depth : 0;
        return quartersOf(axis, depth).map((amount) => makeTurn(axis, first, first + depth - 1, amount));
      }),
    ),
  );
  let sequences: CanonicalSequences | undefined;
  return {
    turns,
    get sequences() {
      sequences ??= canonicalSequences(turns);
      return sequences;
    },
  };
}

/** Whether the wings are odd: quarter turns of two layers change that. */
export function wingParity(turns: readonly Turn[]): TablePart {
  return parityPart(turns.map(({ first, last, quarters }) => (first !== last && quarters !== 2 ? 1 : 0)));
}

// How the 48 symmetries of the cube act on the places of wings and of centers.

export function symmetriesKeeping(axes: readonly number[]): number[] {
  return Array.from({ length: SYMMETRY_COUNT }, (_, s) => s).filter((s) =>
    axes.every((axis) => {
      const unit: Vector = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
      return transformBySymmetry(s, unit)[axis] !== 0;
    }),
  );
}

/** image[place]: where a symmetry takes a place of a wing (wings.ts). */
export function wingImage(s: number): Uint8Array {
  const { inner, isHigh, side } = wingPlaces();
  const points = Array.from({ length: PLACES }, (_, place): Vector => {
    const at = (axis: number) =>
      inner[place] === axis ? (isHigh[place] === 1 ? 1 : -1) : 2 * side[3 * place + axis];
    return [at(0), at(1), at(2)];
  });
  const placeOf = new Map(points.map((point, place) => [vectorKey(point), place]));
  return Uint8Array.from(points, (point) => placeOf.get(vectorKey(transformBySymmetry(s, point)))!);
}

/** image[facelet]: where a symmetry takes the facelets of an n-cube. */
export function faceletImage(size: number, s: number): Uint16Array {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const stickers = Array.from(cellOfFacelet, (cell, facelet): readonly [Vector, Vector] => [
    cells[cell],
    faces()[Math.floor(facelet / size ** 2)].normal,
  ]);
  const keyOf = (cell: Vector, normal: Vector) => `${vectorKey(cell)} ${vectorKey(normal)}`;
  const faceletOf = new Map(stickers.map(([cell, normal], facelet) => [keyOf(cell, normal), facelet]));
  return Uint16Array.from(
    stickers,
    ([cell, normal]) => faceletOf.get(keyOf(transformBySymmetry(s, cell), transformBySymmetry(s, normal)))!,
  );
}

/** image[bit]: where a symmetry takes a place of centers; the orbit must be its own mirror image. */
export function centerImage(size: number, orbit: CenterOrbit, s: number): Uint8Array {
  const image = faceletImage(size, s);
  return Uint8Array.from(orbit, (facelet) => orbit.indexOf(image[facelet]));
}

/*
 * Candidates that are held differently from the original cube: a stage about one axis serves all three if the whole
 * cube is rotated first. A candidate's tag is the rotation made before all its turns.
 */

export function heldCandidate(state: CubeState): Candidate {
  return { ...firstCandidate(state), tag: 0 };
}

export function rotateCandidate(candidate: Candidate, rotation: number): Candidate {
  if (rotation === 0) return candidate;
  const { state, turns, tag } = candidate;
  return {
    ...candidate,
    state: rotateState(state, rotation),
    turns: turns.map((turn) => rotateTurn(turn, rotation, state.size)),
    tag: rotations().product[rotation * ROTATION_COUNT + (tag as number)],
  };
}

/** A candidate's turns for the cube as it was originally held. */
export function turnsAsHeld({ state, turns, tag }: Candidate): Turn[] {
  const back = rotations().inverse[tag as number];
  return mergeTurns(turns, state.size).map((turn) => rotateTurn(turn, back, state.size));
}

/**
 * The identity, a rotation that takes x to y, y to z and z to x, and its square: with them a stage about x serves each
 * axis.
 */
export function rotationsOfAxes(): number[] {
  const { matrices, product } = rotations();
  const cycle = matrices.findIndex((matrix) => matrix.every((column, i) => column[(i + 1) % 3] === 1));
  return [0, cycle, product[cycle * ROTATION_COUNT + cycle]];
}

/** keeps[turn]: 1 for the turns that also occur in later stages. */
export function keepsOf(turns: readonly Turn[], later: readonly Turn[]): Uint8Array {
  return Uint8Array.from(turns, (turn) => (later.some((other) => isSameTurn(turn, other)) ? 1 : 0));
}

/** Some layers of a large cube as a small one, each of which stands for those beside it, too. */
interface CubeWithin {
  /**
   * The small cube, held so that its centers stand as `view` leaves them. Where one of two middle layers stands for both, a
   * bar has pieces of two orbits; those of one orbit are taken all around.
   */
  thinned(state: CubeState, view: number): CubeState;
  /** An outer block turn of it as a turn of the large cube: the layers in between move with those further out. */
  turnThrough(turn: Turn): Turn;
}

/** What solves the small cube does so on the large one. */
export function cubeWithin(size: number, layers: readonly number[]): CubeWithin {
  const { length } = layers;
  const isMiddle = (at: number) => length % 2 === 1 && at === layers[(length - 1) / 2];
  return {
    thinned({ rotations }, view) {
      const small = cubeGeometry(length);
      const { cells, layer, orbitOfCell } = cubeGeometry(size);
      const cellAt = new Map(
        cells.map((_, cell) => [`${layer[0][cell]} ${layer[1][cell]} ${layer[2][cell]}`, cell]),
      );
      const orbits = new Map<number, number>();
      const pieces = Uint8Array.from(small.cells, (_, cell) => {
        const at = small.layer.map((own) => layers[own[cell]]);
        const other = at.map((own) => (isMiddle(own) ? size - 1 - own : own));
        const found = cellAt.get(at.join(" "))!;
        const orbit = orbits.get(small.orbitOfCell[cell]) ?? orbitOfCell[found];
        orbits.set(small.orbitOfCell[cell], orbit);
        return rotations[orbitOfCell[found] === orbit ? found : cellAt.get(other.join(" "))!];
      });
      for (const cell of orbitOfKind(length, "fixedCenter")?.cells ?? []) pieces[cell] = view;
      return { size: length, rotations: pieces } as Assembly as CubeState;
    },
    turnThrough({ axis, first, last, quarters }) {
      const half = length / 2;
      if (first === 0)
        return makeTurn(axis, 0, last + 1 <= half ? layers[last] : layers[last + 1] - 1, quarters);
      return makeTurn(axis, first >= half ? layers[first] : layers[first - 1] + 1, size - 1, quarters);
    },
  };
}
