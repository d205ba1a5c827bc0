/**
 * The product of some tracked coordinates as a space: a state is their values as digits, the first one the most significant.
 * Up to three coordinates that are tracked by tables have their own loops, which take a fifth of the time of the general one,
 * because whole tables are built over them.
 */
import { given } from "../result.ts";
import type { Coordinate, MoveTable, Track } from "./coordinate.ts";
import { type Space, spaceOfTurns } from "./space.ts";

/** A coordinate under some turns: how many values, the solved one, and what the turns do. */
export interface Factor extends Pick<Coordinate, "size" | "home"> {
  readonly track: Track;
}

type Turning = NonNullable<Space["turn"]>;

/** The space of all combinations of values, under `degree` turns. `goals`: default all solved. */
export function productSpace(
  name: string,
  factors: readonly Factor[],
  degree: number,
  goals?: readonly number[],
): Space {
  return spaceOfTurns({
    name,
    size: factors.reduce((product, { size }) => product * size, 1),
    start: goals ? goals[0] : factors.reduce((index, { size, home }) => index * size + home, 0),
    degree,
    ...given({ goals }),
    turn: turningOf(factors, degree),
  });
}

function turningOf(factors: readonly Factor[], degree: number): Turning {
  const tables = factors.flatMap(({ track }) => track.table ?? []);
  const sizes = factors.map(({ size }) => size);
  if (tables.length < factors.length || factors.length > 3) return turnAny(factors);
  const [first, second, third] = tables;
  if (third) return turnThree([first, second, third], sizes, degree);
  return second ? turnPair(first, second, sizes[1], degree) : turnOne(first, degree);
}

function turnOne(table: MoveTable, degree: number): Turning {
  return (index, from, to, into, at) => {
    for (let move = from; move < to; move++) into[at + move - from] = table[index * degree + move];
  };
}

function turnPair(first: MoveTable, second: MoveTable, size: number, degree: number): Turning {
  return (index, from, to, into, at) => {
    const above = (index / size) | 0;
    const a = above * degree;
    const b = (index - above * size) * degree;
    for (let move = from; move < to; move++)
      into[at + move - from] = first[a + move] * size + second[b + move];
  };
}

function turnThree(
  [first, second, third]: readonly [MoveTable, MoveTable, MoveTable],
  [, sizeTwo, sizeThree]: readonly number[],
  degree: number,
): Turning {
  return (index, from, to, into, at) => {
    const rest = (index / sizeThree) | 0;
    const above = (rest / sizeTwo) | 0;
    const a = above * degree;
    const b = (rest - above * sizeTwo) * degree;
    const c = (index - rest * sizeThree) * degree;
    for (let move = from; move < to; move++)
      into[at + move - from] = (first[a + move] * sizeTwo + second[b + move]) * sizeThree + third[c + move];
  };
}

function turnAny(factors: readonly Factor[]): Turning {
  const carried = new Int32Array(factors.length);
  return (index, from, to, into, at) => {
    let rest = index;
    for (let i = factors.length - 1; i > 0; i--) {
      const { size, track } = factors[i];
      const above = Math.floor(rest / size);
      carried[i] = track.unrank(rest - above * size);
      rest = above;
    }
    carried[0] = factors[0].track.unrank(rest);
    for (let move = from; move < to; move++) {
      let reached = 0;
      for (let i = 0; i < factors.length; i++) {
        const { size, track } = factors[i];
        reached = reached * size + track.rank(track.after(carried[i], move));
      }
      into[at + move - from] = reached;
    }
  };
}
