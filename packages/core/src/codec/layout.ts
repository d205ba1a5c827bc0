/**
 * The rank layout: which digits make up the number of a state, least significant first. It follows from the orbits of n,
 * which geometry lists by kind, depth and first cell: the 3x3 (odd n) or 2x2 (even n) inside, the wings, the centers.
 * A public format, version 1 (docs/decisions/0010-rank-layout.md): numbers that people keep depend on it.
 *
 * Each codec numbers the arrangements of its orbits on an upright cube, 0 … radix − 1; solved is 0. Corners and middle
 * edges share a digit because their parities are tied; every other orbit is independent.
 */
import { CORNER_NAMES, cubeGeometry, type Orbit } from "../geometry/index.ts";
import {
  rankBigPermutation,
  rankMultiset,
  rankPermutation,
  unrankBigPermutation,
  unrankMultisetInto,
  unrankPermutation,
} from "../perm/index.ts";
import { type Assembly, arrangeInto, arrangementOf } from "../state/index.ts";
import { COUNT_2, COUNT_3, centerCount, wingCount } from "./count.ts";
import { cubeBuffer, rankBuffer, unrankBuffer } from "./limbs.ts";
import { packAssembly, unpackAssemblyInto } from "./packed-cube.ts";

const layouts = new Map<number, readonly OrbitCodec[]>();

/**
 * The digits of an n-cube's number, least significant first.
 *
 * @example
 * rankLayout(3).map(({ orbits, radix }) => `${orbits[0].kind} ${radix}`); // → corner 43252003274489856000
 */
export function rankLayout(size: number): readonly OrbitCodec[] {
  const known = layouts.get(size);
  if (known) return known;
  const layout = makeLayout(size);
  layouts.set(size, layout);
  return layout;
}

function makeLayout(size: number): OrbitCodec[] {
  const layout = [size % 2 === 1 ? cube3Codec(size) : cube2Codec(size)];
  for (const orbit of cubeGeometry(size).orbits) {
    if (orbit.kind === "corner" || orbit.kind === "edge" || orbit.kind === "fixedCenter") continue;
    layout.push(orbit.kind === "wing" ? wingCodec(size, orbit) : centerCodec(size, orbit));
  }
  return layout;
}

/** Ranks some orbits of a cube together: a digit of the state's number. */
export interface OrbitCodec {
  readonly orbits: readonly Orbit[];
  readonly radix: bigint;
  /** The digit of an upright state. */
  rank(upright: Assembly): bigint;
  /** Writes the rotation bytes of the codec's pieces. */
  unrankInto(pieces: Uint8Array, rank: bigint): void;
}

/** Corners and middle edges of an odd cube: the number of its 3x3. */
function cube3Codec(size: number): OrbitCodec {
  return {
    orbits: cubeGeometry(size).orbits.slice(0, 2),
    radix: COUNT_3,
    rank(upright) {
      const buffer = cubeBuffer();
      packAssembly(upright, buffer.cube, 0);
      return rankBuffer(buffer);
    },
    unrankInto(pieces, rank) {
      const buffer = cubeBuffer();
      unrankBuffer(rank, buffer);
      unpackAssemblyInto(pieces, size, buffer.cube, 0);
    },
  };
}

const DBL = CORNER_NAMES.indexOf("DBL");
/** Twists that are stored; the seventh makes the sum a multiple of 3. */
const FREE_TWISTS = 6;

/** Corners of an even cube, DBL at home: the number of its 2x2, (rank of the other seven) · 3^6 + (their twists except the last). */
function cube2Codec(size: number): OrbitCodec {
  const corners = cubeGeometry(size).orbits[0];
  const others = corners.cells.map((_, place) => place).filter((place) => place !== DBL);
  return {
    orbits: [corners],
    radix: COUNT_2,
    rank(upright) {
      const { permutation, orientation } = arrangementOf(upright, corners);
      let rank = rankPermutation(others.map((place) => others.indexOf(permutation[place])));
      for (let i = 0; i < FREE_TWISTS; i++) rank = rank * 3 + orientation[others[i]];
      return BigInt(rank);
    },
    unrankInto(pieces, rank) {
      const permutation = corners.cells.map((_, place) => place);
      const orientation = corners.cells.map(() => 0);
      let rest = Number(rank);
      let sum = 0;
      for (let i = FREE_TWISTS - 1; i >= 0; i--) {
        orientation[others[i]] = rest % 3;
        sum += rest % 3;
        rest = Math.floor(rest / 3);
      }
      orientation[others[FREE_TWISTS]] = (3 - (sum % 3)) % 3;
      unrankPermutation(rest, others.length).forEach((piece, i) => {
        permutation[others[i]] = others[piece];
      });
      arrangeInto(pieces, size, corners, { permutation, orientation });
    },
  };
}

/** The 24 wings of one depth: the lexicographic rank of their order. A wing's place fixes its orientation. */
function wingCodec(size: number, orbit: Orbit): OrbitCodec {
  const orientation = orbit.cells.map(() => 0);
  return {
    orbits: [orbit],
    radix: wingCount(),
    rank: (upright) => rankBigPermutation(arrangementOf(upright, orbit).permutation),
    unrankInto(pieces, rank) {
      const permutation = unrankBigPermutation(rank, orbit.cells.length);
      arrangeInto(pieces, size, orbit, { permutation, orientation });
    },
  };
}

/** 24 centers, four of each color: the rank of their colors, U R F D L B as 0 … 5. Alike ones are dealt in order. */
function centerCodec(size: number, orbit: Orbit): OrbitCodec {
  const colorOf = orbit.facelets.map(([facelet]) => Math.floor(facelet / (size * size)));
  const orientation = orbit.cells.map(() => 0);
  return {
    orbits: [orbit],
    radix: centerCount(),
    rank(upright) {
      const { permutation } = arrangementOf(upright, orbit);
      return BigInt(
        rankMultiset(
          permutation.map((home) => colorOf[home]),
          6,
        ),
      );
    },
    unrankInto(pieces, rank) {
      const colors = unrankMultisetInto(new Array<number>(24), Number(rank), [4, 4, 4, 4, 4, 4]);
      const homes = [0, 1, 2, 3, 4, 5].map((color) =>
        [...colorOf.keys()].filter((p) => colorOf[p] === color),
      );
      const permutation = colors.map((color) => homes[color].shift()!);
      arrangeInto(pieces, size, orbit, { permutation, orientation });
    },
  };
}
