/**
 * Which coset a cube is in. Where a goal is not one position but all that some turns make of the solved one (a group), the
 * positions from which the same turns lead there count as one. Only positions that the turns reach are numbered, so the
 * coordinate also says whether a cube is among them.
 */
import { isSameTurn, type Turn } from "../geometry/index.ts";
import { type Coordinate, trackOf } from "./coordinate.ts";
import { productSpace } from "./position-index.ts";

/** The value of a cube that the turns cannot make of a solved one. */
export const OUTSIDE = -1;

interface Cosets {
  /** classOf[position]: its coset, the goal being 0, or `OUTSIDE`. */
  readonly classOf: Int32Array;
  /** next[coset · turns + turn]. */
  readonly next: Int32Array;
  readonly count: number;
}

/**
 * The cosets of what `goal`, some of the turns, makes of the solved cube, as the coordinates see it. Without a goal every
 * position that the turns reach is one of its own.
 */
export function cosetCoordinate(
  name: string,
  of: readonly Coordinate[],
  turns: readonly Turn[],
  goal: readonly Turn[] = [],
): Coordinate {
  let known: Cosets | undefined;
  const cosets = () => {
    known ??= cosetsOf(name, of, turns, goal);
    return known;
  };
  return {
    name,
    home: 0,
    get size() {
      return cosets().count;
    },
    of(state) {
      const position = of.reduce((index, own) => {
        const value = own.of(state);
        return index < 0 || value < 0 ? OUTSIDE : index * own.size + value;
      }, 0);
      return position < 0 ? OUTSIDE : cosets().classOf[position];
    },
    track(list) {
      const { next, count } = cosets();
      const columns = list.map((turn) => columnOf(turns, turn));
      const width = list.length;
      const table = new Int32Array(count * width);
      for (let coset = 0; coset < count; coset++)
        for (let i = 0; i < width; i++) table[coset * width + i] = next[coset * turns.length + columns[i]];
      return trackOf(table, width);
    },
  };
}

function columnOf(turns: readonly Turn[], wanted: Turn): number {
  const at = turns.findIndex((turn) => isSameTurn(turn, wanted));
  if (at < 0) throw new RangeError('"turns" expected those of the coordinate, got another');
  return at;
}

/** Coset by coset, as they are met: a turn takes a whole coset to another, so one member says which. */
function cosetsOf(
  name: string,
  of: readonly Coordinate[],
  turns: readonly Turn[],
  goal: readonly Turn[],
): Cosets {
  const factors = of.map((own) => ({ size: own.size, home: own.home, track: own.track(turns) }));
  const degree = turns.length;
  const space = productSpace(name, factors, degree);
  const classOf = new Int32Array(space.size).fill(OUTSIDE);
  const image = new Int32Array(1);
  const after = (position: number, turn: number) => {
    space.turn!(position, turn, turn + 1, image, 0);
    return image[0];
  };
  const within = goal.map((turn) => columnOf(turns, turn));
  const home = [space.start];
  classOf[space.start] = 0;
  for (let i = 0; i < home.length; i++)
    for (const turn of within) {
      const reached = after(home[i], turn);
      if (classOf[reached] !== OUTSIDE) continue;
      classOf[reached] = 0;
      home.push(reached);
    }
  const classes: Int32Array[] = [Int32Array.from(home)];
  const next: number[] = [];
  for (let coset = 0; coset < classes.length; coset++)
    for (let turn = 0; turn < degree; turn++) {
      const members = classes[coset];
      const first = after(members[0], turn);
      if (classOf[first] === OUTSIDE) {
        const moved = members.map((position) => after(position, turn));
        for (const position of moved) classOf[position] = classes.length;
        classes.push(moved);
      }
      next.push(classOf[first]);
    }
  return { classOf, next: Int32Array.from(next), count: classes.length };
}
