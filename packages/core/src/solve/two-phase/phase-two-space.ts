/**
 * The spaces of the two tables of bounds of phase 2: all corners with the order of the slice (967,680 states, 66,432 up to
 * symmetry), and all corners with the set of places of the edges of U (2,822,400; 193,760).
 */
import {
  AXIS_SYMMETRY_COUNT,
  type Classes,
  dropRepeated,
  MOVE_COUNT,
  ORDERS_OF_FOUR,
  orbitSize,
  type Space,
} from "../../search/index.ts";
import { otherFour, type PhaseTwoMoves } from "./phase-two.ts";

/**
 * All corners up to symmetry × another coordinate, conjugated by the symmetry of the class: index = class · (values of the
 * other) + its value. `moves[value · 10 + i]`, `conjugate[value · 16 + s]`.
 */
export function cornerSpace(
  name: string,
  four: Uint16Array,
  { moves: names }: PhaseTwoMoves,
  { representative, classOf, stabilizer }: Classes,
  moves: Uint16Array,
  conjugate: Uint16Array,
): Space {
  const width = names.length;
  const values = moves.length / width;
  const alike = new Int32Array(AXIS_SYMMETRY_COUNT);
  const aliases = (index: number, into: Int32Array) => {
    into[0] = index;
    return dropRepeated(into, addAliases(into, 1));
  };
  /** Writes the other names of the first `count` states behind them. */
  const addAliases = (into: Int32Array, states: number) => {
    let count = states;
    for (let i = 0; i < states; i++) {
      const kind = (into[i] / values) | 0;
      const row = (into[i] - kind * values) * AXIS_SYMMETRY_COUNT;
      for (let keeps = stabilizer[kind] & ~1; keeps !== 0; keeps &= keeps - 1)
        into[count++] = kind * values + conjugate[row + 31 - Math.clz32(keeps & -keeps)];
    }
    return count;
  };
  return {
    name,
    size: representative.length * values,
    start: 0,
    degree: width * AXIS_SYMMETRY_COUNT,
    neighbors(states, from, to, into) {
      let count = 0;
      for (let at = from; at < to; at++) {
        const kind = (states[at] / values) | 0;
        const upper = ((representative[kind] / ORDERS_OF_FOUR) | 0) * MOVE_COUNT;
        const lower = otherFour(representative[kind]) * MOVE_COUNT;
        const row = (states[at] - kind * values) * width;
        for (let i = 0; i < width; i++) {
          const packed =
            classOf[four[upper + names[i]] * ORDERS_OF_FOUR + (four[lower + names[i]] % ORDERS_OF_FOUR)];
          into[count++] = (packed >> 4) * values + conjugate[(moves[row + i] << 4) | (packed & 15)];
        }
      }
      return addAliases(into, count);
    },
    aliases,
    weight: (index) => orbitSize(stabilizer[Math.floor(index / values)], aliases(index, alike)),
  };
}
