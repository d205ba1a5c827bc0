/** A coordinate carried as its value: what every turn does to every value, as one flat table. */
import type { Turn } from "../geometry/index.ts";
import type { MarkCoordinate, MoveTable, Track } from "./coordinate.ts";
import type { PlaceMove } from "./orbit-move.ts";

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
