/**
 * A coordinate is a function from cubes to 0 … size − 1 on which turns act: knowing its value before a turn is
 * enough to know it after. Most look at *marks*: one small number on each place of an orbit. Marks are
 * orientations, to which a turn adds, or labels of chosen pieces, which only move, or both.
 * A coordinate's order is private and may change for speed; the public numbering of states is codec's.
 */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../geometry/index.ts";
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

// What turns do to the places of one orbit of an n-cube, read off the geometry.

/** What a move does to one orbit: place i gets the piece from place `from[i]`, turned by `turn[i]` more. */
export interface PlaceMove {
  readonly from: Uint8Array;
  readonly turn: Uint8Array;
}

/** A turn of any layers, on an orbit of the n-cube given by its index in `CubeGeometry.orbits`. */
export function orbitMove(size: number, orbit: number, { axis, first, last, quarters }: Turn): PlaceMove {
  const { orbits, layer, place, placeInOrbit, orientation } = cubeGeometry(size);
  const { cells } = orbits[orbit];
  const rotation = rotations().quarter[axis][quarters];
  const from = new Uint8Array(cells.length);
  const turn = new Uint8Array(cells.length);
  cells.forEach((cell, piece) => {
    const moves = layer[axis][cell] >= first && layer[axis][cell] <= last;
    const key = cell * ROTATION_COUNT + (moves ? rotation : 0);
    const to = placeInOrbit[place[key]];
    from[to] = piece;
    turn[to] = orientation[key];
  });
  return { from, turn };
}

/** Calls back for each piece of an orbit with its present place and its orientation there. */
export function eachPiece(
  { size, rotations: turned }: CubeState,
  orbit: number,
  visit: (piece: number, at: number, orientation: number) => void,
): void {
  const { orbits, place, placeInOrbit, orientation } = cubeGeometry(size);
  orbits[orbit].cells.forEach((cell, piece) => {
    const key = cell * ROTATION_COUNT + turned[cell];
    visit(piece, placeInOrbit[place[key]], orientation[key]);
  });
}

/** The index of the first orbit of that kind: the corners of any cube, the edges of an odd one. */
export function orbitIndex(size: number, kind: "corner" | "edge"): number {
  const found = cubeGeometry(size).orbits.find((orbit) => orbit.kind === kind);
  if (!found) throw new RangeError(`"kind" expected a kind that a ${size}x${size} has, got ${kind}`);
  return found.index;
}

// A coordinate carried as its value: what every turn does to every value, as one flat table.

export function tableTrack(
  coordinate: MarkCoordinate,
  turns: readonly Turn[],
  moves: readonly PlaceMove[],
): Track {
  return trackOf(tableOf(coordinate, turns, moves), turns.length);
}

/** The track of an existing table: table[value · width + move]. */
export function trackOf(table: MoveTable, width: number): Track {
  return {
    after: (value, move) => table[value * width + move],
    rank: (value) => value,
    unrank: (value) => value,
    table,
  };
}

function tableOf(coordinate: MarkCoordinate, turns: readonly Turn[], moves: readonly PlaceMove[]): MoveTable {
  const { size } = coordinate;
  const width = turns.length;
  const cells = size * width;
  const table = size <= 1 << 16 ? new Uint16Array(cells) : new Int32Array(cells);
  const made = new Map<string, number>();
  turns.forEach((turn, move) => {
    const { axis, first, last, quarters } = turn;
    const layers = `${axis} ${first} ${last}`;
    const quarter = made.get(layers);
    if (quarter === undefined) {
      (coordinate.base ? writeOriented : writeColumn)(coordinate, moves[move], table, move, width);
      if (quarters % 2 === 1) made.set(layers, move);
      return;
    }
    // The other amounts are lookups of lookups.
    for (let value = 0; value < size; value++) {
      let reached = value;
      for (let done = 0; done !== quarters; done = (done + turns[quarter].quarters) % 4)
        reached = table[reached * width + quarter];
      table[value * width + move] = reached;
    }
  });
  return table;
}

/** What one turn does to every value, computed on the marks. */
export function writeColumn(
  { size, places, twisted, rank, unrank }: MarkCoordinate,
  { from, turn }: PlaceMove,
  table: MoveTable,
  move: number,
  width: number,
): void {
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  for (let value = 0; value < size; value++) {
    unrank(value, marks);
    for (let place = 0; place < places; place++) moved[place] = twisted[marks[from[place]] * 3 + turn[place]];
    table[value * width + move] = rank(moved);
  }
}

/** The same for oriented pieces: a turn twists all pieces in one place alike, so only their places are computed. */
function writeOriented(
  { base }: MarkCoordinate,
  { from, turn }: PlaceMove,
  table: MoveTable,
  move: number,
  width: number,
): void {
  const { coordinate, radix, labels } = base!;
  const ways = radix ** labels;
  const marks = new Uint8Array(from.length);
  const moved = new Uint8Array(from.length);
  const digits = (value: number) =>
    Array.from({ length: labels }, (_, i) => Math.floor(value / radix ** (labels - 1 - i)) % radix);
  /** sums[twist · ways + orientations]: those after that twist. */
  const sums = Uint16Array.from({ length: ways * ways }, (_, i) => {
    const added = digits(Math.floor(i / ways));
    return digits(i % ways).reduce((value, digit, at) => value * radix + ((digit + added[at]) % radix), 0);
  });
  for (let arrangement = 0; arrangement < coordinate.size; arrangement++) {
    coordinate.unrank(arrangement, marks);
    let twist = 0;
    for (let place = 0; place < from.length; place++) {
      const label = marks[from[place]];
      moved[place] = label;
      if (label > 0) twist += turn[place] * radix ** (labels - label);
    }
    const reached = coordinate.rank(moved) * ways;
    const row = arrangement * ways;
    for (let own = 0; own < ways; own++)
      table[(row + own) * width + move] = reached + sums[twist * ways + own];
  }
}
