/**
 * The reference of the codec: numbers of states the slow and obvious way, with lists that are searched and BigInt throughout.
 * Written without the library's ranks, packed cubes and rotation bytes; of the geometry it takes where stickers are.
 */
import type { CubeGeometry } from "../src/geometry/index.ts";

interface Arrays {
  readonly cp: ArrayLike<number>;
  readonly co: ArrayLike<number>;
  readonly ep: ArrayLike<number>;
  readonly eo: ArrayLike<number>;
}

/** ((EP · 20160 + CP) · 2048 + EO) · 2187 + CO. */
export function naiveRankCubies({ cp, co, ep, eo }: Arrays): bigint {
  const corners = sameParityIndex().get(Array.from(cp).join())!;
  return (
    ((naiveRankPermutation(ep) * 20160n + BigInt(corners)) * 2048n +
      readDigits(Array.from(eo).slice(1), 2n)) *
      2187n +
    readDigits(Array.from(co).slice(1), 3n)
  );
}

/** The number of an upright n-cube, from the colors of its 6n² stickers (letters). */
export function naiveRankFacelets(facelets: string, geometry: CubeGeometry): bigint {
  const { size, orbits } = geometry;
  const colorAt = (facelet: number) => facelets[facelet];
  const home = (facelet: number) => "URFDLB"[Math.floor(facelet / size ** 2)];
  /** Which piece stands at each place and how far its first sticker is turned, by its colors in clockwise order. */
  const read = (index: number) =>
    orbits[index].facelets.map((places) => {
      const shown = places.map(colorAt);
      for (const [piece, homes] of orbits[index].facelets.entries())
        for (let turned = 0; turned < orbits[index].orientations; turned++)
          if (homes.every((facelet, i) => home(facelet) === shown[(i + turned) % shown.length]))
            return { piece, turned };
      throw new Error(`no piece of orbit ${index} shows ${shown.join("")}`);
    });
  const corners = read(0);
  let digits: [digit: bigint, radix: bigint][];
  if (size % 2 === 1) {
    const edges = read(1);
    const arrays = {
      cp: corners.map(({ piece }) => piece),
      co: corners.map(({ turned }) => turned),
      ep: edges.map(({ piece }) => piece),
      eo: edges.map(({ turned }) => turned),
    };
    digits = [[naiveRankCubies(arrays), 43_252_003_274_489_856_000n]];
  } else {
    if (corners[6].piece !== 6 || corners[6].turned !== 0) throw new Error("DBL is not at home");
    const others = corners.filter((_, place) => place !== 6);
    const twists = others.slice(0, 6).map(({ turned }) => turned);
    digits = [
      [naiveRankPermutation(others.map(({ piece }) => piece)) * 729n + readDigits(twists, 3n), 3_674_160n],
    ];
  }
  for (const [index, orbit] of orbits.entries()) {
    if (orbit.kind === "wing")
      digits.push([naiveRankPermutation(read(index).map(({ piece }) => piece)), factorial(24n)]);
    if (orbit.kind.endsWith("Center") && orbit.kind !== "fixedCenter")
      digits.push([
        naiveRankMultiset(orbit.facelets.map(([facelet]) => "URFDLB".indexOf(colorAt(facelet)))),
        factorial(24n) / factorial(4n) ** 6n,
      ]);
  }
  let weight = 1n;
  let rank = 0n;
  for (const [digit, radix] of digits) {
    rank += digit * weight;
    weight *= radix;
  }
  return rank;
}

function factorial(n: bigint): bigint {
  return n < 2n ? 1n : n * factorial(n - 1n);
}

function readDigits(digits: readonly number[], base: bigint): bigint {
  return digits.reduce((value, digit) => value * base + BigInt(digit), 0n);
}

/** Lexicographic rank: each item jumps over all that could have stood there and are smaller. */
function naiveRankPermutation(items: ArrayLike<number>): bigint {
  const pool = Array.from(items).sort((a, b) => a - b);
  let rank = 0n;
  for (const item of Array.from(items)) {
    const digit = pool.indexOf(item);
    pool.splice(digit, 1);
    rank += BigInt(digit) * factorial(BigInt(pool.length));
  }
  return rank;
}

function naiveRankMultiset(items: readonly number[]): bigint {
  const pool = [...items];
  let rank = 0n;
  for (const item of items) {
    for (const smaller of new Set(pool.filter((other) => other < item))) {
      const rest = [...pool];
      rest.splice(rest.indexOf(smaller), 1);
      rank += arrangements(rest);
    }
    pool.splice(pool.indexOf(item), 1);
  }
  return rank;
}

function arrangements(items: readonly number[]): bigint {
  let count = factorial(BigInt(items.length));
  for (const kind of new Set(items)) count /= factorial(BigInt(items.filter((item) => item === kind).length));
  return count;
}

let indices: Map<string, number> | undefined;

/** Every order of eight corners → its place in the list of those with the same parity. */
function sameParityIndex(): Map<string, number> {
  if (indices) return indices;
  indices = new Map();
  const listed = [0, 0];
  const visit = (head: number[], rest: number[]) => {
    if (rest.length === 0) indices!.set(head.join(), listed[inversions(head) % 2]++);
    rest.forEach((item, i) => {
      visit([...head, item], [...rest.slice(0, i), ...rest.slice(i + 1)]);
    });
  };
  visit([], [0, 1, 2, 3, 4, 5, 6, 7]);
  return indices;
}

function inversions(items: readonly number[]): number {
  return items.reduce((sum, item, i) => sum + items.slice(i + 1).filter((later) => later < item).length, 0);
}
