/** Coordinates of marks: given a ranking of marks, reads cubes and follows turns. */
import { cubeGeometry, type Turn } from "../geometry/index.ts";
import { type CubeState, solvedState } from "../state/index.ts";
import type { MarkCoordinate } from "./coordinate.ts";
import { eachPiece, orbitMove, type PlaceMove } from "./orbit-move.ts";
import { tableTrack } from "./table-track.ts";

export type Marking = Omit<MarkCoordinate, "home" | "of" | "track" | "places"> & {
  /** The mark of a piece, by its home place and orientation. */
  mark(piece: number, orientation: number): number;
};

export function markCoordinate(marking: Marking): MarkCoordinate {
  const { cube, orbit, at, rank, mark } = marking;
  const indexOf = new Int8Array(cubeGeometry(cube).orbits[orbit].cells.length).fill(-1);
  at.forEach((place, index) => {
    indexOf[place] = index;
  });
  const of = (state: CubeState) => {
    const marks = new Uint8Array(at.length);
    eachPiece(state, orbit, (piece, place, orientation) => {
      if (indexOf[place] >= 0) marks[indexOf[place]] = mark(piece, orientation);
    });
    return rank(marks);
  };
  const coordinate: MarkCoordinate = {
    ...marking,
    places: at.length,
    of,
    get home() {
      return of(solvedState(cube));
    },
    track(turns) {
      const moves = turns.map((turn) => markMove(coordinate, turn));
      return tableTrack(coordinate, turns, moves);
    },
  };
  return coordinate;
}

/** No mark changes when its piece moves. */
export function untwisted(marks: number): Uint8Array {
  return Uint8Array.from({ length: marks * 3 }, (_, i) => Math.floor(i / 3));
}

export function placesOf(cube: number, orbit: number): readonly number[] {
  return [...cubeGeometry(cube).orbits[orbit].cells.keys()];
}

/** What a turn does to the marked places, by their order in the coordinate. */
export function markMove({ cube, orbit, at }: MarkCoordinate, turn: Turn): PlaceMove {
  const move = orbitMove(cube, orbit, turn);
  const from = Uint8Array.from(at, (place) => at.indexOf(move.from[place]));
  return { from, turn: Uint8Array.from(at, (place) => move.turn[place]) };
}
