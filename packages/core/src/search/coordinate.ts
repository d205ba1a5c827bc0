/**
 * A coordinate is a function from cubes to 0 … size − 1 on which turns act: knowing its value before a turn is
 * enough to know it after. Most look at *marks*: one small number on each place of an orbit. Marks are
 * orientations, to which a turn adds, or labels of chosen pieces, which only move, or both.
 * A coordinate's order is private and may change for speed; the public numbering of states is codec's.
 */
import type { Turn } from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";

export interface Coordinate {
  readonly name: string;
  /** How many values there are. */
  readonly size: number;
  /** The value of a solved cube. */
  readonly home: number;
  of(state: CubeState): number;
  /** How turns act on it; the turns must not lead out of its domain. */
  track(turns: readonly Turn[]): Track;
}

/** A coordinate under a list of turns. What a search carries need not be the value: any integer below 2³¹ that determines it will do. */
export interface Track {
  /** What is carried after turn `move` of the list. */
  after(carried: number, move: number): number;
  /** Its value, 0 … size − 1. */
  rank(carried: number): number;
  /** What is carried for a value. */
  unrank(value: number): number;
  /** table[value · turns + move], if values are carried directly. Loops read it themselves. */
  readonly table?: MoveTable;
}

/** What every turn does to every value. */
export type MoveTable = Uint16Array | Int32Array;

export interface MarkCoordinate extends Coordinate {
  /** Layers of the cube, and the orbit by its index in `CubeGeometry.orbits`. */
  readonly cube: number;
  readonly orbit: number;
  /** The places that carry marks, by their indices in the orbit; closed under the turns that act. */
  readonly at: readonly number[];
  /** How many they are. */
  readonly places: number;
  /** twisted[mark · 3 + turn]: the mark of a piece that `turn` twists on its way. */
  readonly twisted: Uint8Array;
  /** Orientations are added mod 3 or 2; 1 where the marks are labels. */
  readonly radix: number;
  /** How many labeled pieces, if the value is (set of places) · labels! + (their order on those places). */
  readonly labels?: number;
  /** Whether the value is the marks without the last one, read as a number in base `radix`. */
  readonly isNumber?: boolean;
  /** Where labeled pieces are, if the value is (that) · radix^labels + (their orientations): turns act on it first. */
  readonly base?: { readonly coordinate: MarkCoordinate; readonly radix: number; readonly labels: number };
  /** The value of marked places. */
  rank(marks: Uint8Array): number;
  /** Writes the marks that have that value. */
  unrank(index: number, marks: Uint8Array): void;
}
