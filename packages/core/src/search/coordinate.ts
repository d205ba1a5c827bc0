/**
 * A coordinate is a function from cubes to 0 … size − 1 on which moves act: knowing its value before a move is
 * enough to know it after. Ours all look at *marks*: one small number on each place of an orbit. Marks are either
 * orientations, to which a move adds, or labels of some chosen pieces, which only travel.
 * A coordinate's order is private and may change for speed; the public numbering of states is codec's.
 */
import { binomial, factorial } from "../perm/index.ts";

export interface Coordinate {
  readonly name: string;
  /** How many values there are. */
  readonly size: number;
  readonly orbit: "corner" | "edge";
  /** How many places carry marks: 8, 12, or the first so many of them. */
  readonly places: number;
  /** Orientations are added mod 3 or 2; 1 where the marks are labels. */
  readonly radix: number;
  /** How many labeled pieces, if the value is (set of places) · labels! + (order in which they stand there). */
  readonly labels?: number;
  /** Whether the value is the marks but the last, read as a number in base `radix`. */
  readonly isNumber?: boolean;
  /** The value of a marked orbit. */
  rank(marks: Uint8Array): number;
  /** Writes the marks that have that value. */
  unrank(index: number, marks: Uint8Array): void;
}

/** All orientations of an orbit: the last one follows from the others, since their sum is 0. */
export function orientationCoordinate(
  name: string,
  orbit: "corner" | "edge",
  places: number,
  radix: number,
): Coordinate {
  return {
    name,
    size: radix ** (places - 1),
    orbit,
    places,
    radix,
    isNumber: true,
    rank(marks) {
      let index = 0;
      for (let place = 0; place < places - 1; place++) index = index * radix + marks[place];
      return index;
    },
    unrank(index, marks) {
      let rest = index;
      let sum = 0;
      for (let place = places - 2; place >= 0; place--) {
        marks[place] = rest % radix;
        sum += marks[place];
        rest = (rest - marks[place]) / radix;
      }
      marks[places - 1] = (radix - (sum % radix)) % radix;
    },
  };
}

/**
 * Where `labels` chosen pieces stand: marks 1 … labels on their places, 0 elsewhere. The value is
 * (rank of the set of places) · labels! + (rank of the order in which they stand there), so the set alone is
 * the quotient. Sets are ranked as perm/combination does, with the binomials looked up: this runs 10⁵ times
 * while tables are made. A set within the first p places has a rank below C(p, labels).
 */
export function arrangementCoordinate(
  name: string,
  orbit: "corner" | "edge",
  places: number,
  labels: number,
): Coordinate {
  const orders = factorial(labels);
  const choose = Uint32Array.from({ length: places * (labels + 1) }, (_, i) =>
    binomial(Math.floor(i / (labels + 1)), i % (labels + 1)),
  );
  const weight = Uint32Array.from({ length: labels }, (_, i) => factorial(i));
  const met = new Uint8Array(labels);
  return {
    name,
    size: binomial(places, labels) * orders,
    orbit,
    places,
    radix: 1,
    labels,
    rank(marks) {
      let set = 0;
      let order = 0;
      let members = 0;
      for (let place = 0; place < places; place++) {
        const label = marks[place];
        if (label === 0) continue;
        for (let earlier = 0; earlier < members; earlier++)
          if (met[earlier] > label) order += weight[members];
        met[members++] = label;
        set += choose[place * (labels + 1) + members];
      }
      return set * orders + order;
    },
    unrank(index, marks) {
      let order = index % orders;
      let set = (index - order) / orders;
      // Insertion from the last: the i-th met label has digit i = how many earlier ones are larger.
      const free = Array.from({ length: labels }, (_, i) => i + 1);
      let members = labels;
      for (let place = places - 1; place >= 0; place--) {
        const below = members > 0 ? choose[place * (labels + 1) + members] : 0;
        if (members === 0 || set < below) {
          marks[place] = 0;
          continue;
        }
        set -= below;
        members--;
        const digit = Math.floor(order / weight[members]);
        order -= digit * weight[members];
        marks[place] = free.splice(free.length - 1 - digit, 1)[0];
      }
    },
  };
}
