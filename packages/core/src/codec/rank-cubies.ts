/**
 * The checked entrance: the arrays of Kociemba and cubejs ⇄ BigInt. One pass checks everything and packs. Only if something
 * is wrong (or unusual: a 2x2, or a cube not held upright) does a slower second pass look again.
 */
import { cubeGeometry } from "../geometry/index.ts";
import { joinDigits, splitDigits } from "../perm/index.ts";
import { CubegramError, checkThat, type Problem, rangeError, unwrap } from "../result.ts";
import {
  type Assembly,
  assemblyFromCubies,
  type CubeState,
  type Cubies,
  checkAssembly,
  cubiesOf,
  heldRotation,
  invariantsOf,
  uprightState,
} from "../state/index.ts";
import { COUNT_3, cubeBuffer, rankBuffer, rankLayout, stateCount, unrankBuffer } from "./layout.ts";
import { type CubieArrays, unpackCubies } from "./packed-cube.ts";

/**
 * The number of a 3x3 (with empty `ep` and `eo`: a 2x2).
 *
 * @throws CubegramError `cubies-shape`, `corner-twist`, `edge-flip`, `parity` or `center-arrangement` if turns cannot
 * reach it; `faults` lists every reason.
 * @example rankCubies(Cube.fromAlg("R U").cubies()); // → 13146417566794692047
 */
export function rankCubies(cubies: Cubies): bigint {
  const buffer = cubeBuffer();
  if (isObject(cubies) && cubies.center === undefined && packChecked(cubies, buffer.cube))
    return rankBuffer(buffer);
  return rankState(reachableState(cubies));
}

/**
 * The arrays of the 3x3 or 2x2 with that number, newly allocated and mutable. RangeError or TypeError as for `unrankState`.
 *
 * @throws RangeError for sizes other than 2 and 3, or a rank that no state has.
 * @example unrankCubies(5n).eo; // → 0,0,0,0,0,0,0,0,0,0,0,0
 */
export function unrankCubies(rank: bigint, size = 3): CubieArrays {
  if (size === 3) {
    checkRank(rank, COUNT_3);
    const buffer = cubeBuffer();
    unrankBuffer(rank, buffer);
    return unpackCubies(buffer.cube, 0);
  }
  if (size !== 2) throw rangeError("size", "2 or 3", `${size}; see unrankState for other sizes`);
  const { cp, co, ep, eo } = cubiesOf(unrankState(rank, size));
  return { cp: [...cp], co: [...co], ep: [...ep], eo: [...eo] };
}

/** Packs the arrays of an upright 3x3 that turns can reach; returns false for anything else. */
function packChecked({ cp, co, ep, eo }: Cubies, cube: Int32Array): boolean {
  if (!isList(cp, 8) || !isList(co, 8) || !isList(ep, 12) || !isList(eo, 12)) return false;
  let word = 0;
  let seen = 0;
  // Bit parity of `swaps` = number of pairs in the wrong order, mod 2: `seen >>> piece` has a bit for each greater piece seen before.
  let swaps = 0;
  let twists = 0;
  for (let place = 0; place < 8; place++) {
    const piece = cp[place];
    const twist = co[place];
    // Comparing with an integer rejects fractions, strings, booleans and holes; a BigInt would throw at `&`.
    if (typeof piece !== "number" || typeof twist !== "number") return false;
    if (piece !== (piece & 7) || twist !== (twist & 3) || twist === 3) return false;
    swaps ^= seen >>> piece;
    seen |= 1 << piece;
    twists += twist;
    word = (word >>> 8) | ((piece | (twist << 5)) << 24);
    if ((place & 3) === 3) cube[place >> 2] = word;
  }
  if (seen !== 255 || twists % 3 !== 0) return false;
  seen = 0;
  let flips = 0;
  for (let place = 0; place < 12; place++) {
    const piece = ep[place];
    const flip = eo[place];
    if (typeof piece !== "number" || typeof flip !== "number") return false;
    if (piece !== (piece & 15) || flip !== (flip & 1)) return false;
    swaps ^= seen >>> piece;
    seen |= 1 << piece;
    flips ^= flip;
    word = (word >>> 8) | ((piece | (flip << 5)) << 24);
    if ((place & 3) === 3) cube[2 + (place >> 2)] = word;
  }
  swaps ^= swaps >>> 8;
  swaps ^= swaps >>> 4;
  // 0x6996: the parities of 0 … 15.
  return seen === 4095 && flips === 0 && ((0x6996 >>> (swaps & 15)) & 1) === 0;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isList(value: ArrayLike<number>, length: number): boolean {
  return (
    (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as ArrayLike<number>).length === length
  );
}

/** The state given by untrusted arrays; throws a CubegramError that lists everything wrong with them. */
function reachableState(cubies: Cubies): CubeState {
  checkThat(isObject(cubies), "cubies", "an object with the arrays cp, co, ep, eo", cubies);
  const assembly = unwrap(assemblyFromCubies(cubies));
  const faults = brokenLaws(assembly);
  if (faults.length === 0) return assembly as CubeState;
  throw new CubegramError({
    code: faults[0].code,
    message: faults.map((fault) => fault.message).join(" "),
    faults,
  });
}

function brokenLaws(assembly: Assembly): Problem[] {
  const { twist, flip, parity } = invariantsOf(assembly);
  const faults: Problem[] = [];
  if (twist !== 0)
    faults.push({
      code: "corner-twist",
      message: `The corner twists (co) add up to ${twist} mod 3, expected 0: a corner was twisted in place.`,
    });
  if (flip !== 0)
    faults.push({
      code: "edge-flip",
      message:
        "The edge flips (eo) add up to an odd number, expected an even one: an edge was flipped in place.",
    });
  // Parities can be compared only if the centers are a rotation of the cube.
  if (heldRotation(assembly) < 0)
    faults.push({
      code: "center-arrangement",
      message: "No rotation of the cube puts the centers like this: the scheme is mirrored or mixed.",
    });
  else if (parity !== 0)
    faults.push({
      code: "parity",
      message:
        "The corners (cp) and edges (ep) have different parities, expected equal ones: two pieces were exchanged.",
    });
  return faults;
}

// The number of a state, for every n: its digits (see `layout.ts`) joined by mixed radix.

/**
 * The number of a state, 0 … `stateCount(size)` − 1; solved is 0. It does not depend on how the cube is held.
 *
 * @throws TypeError for anything but a state.
 * @example rankState(unrankState(123n, 3)); // → 123
 */
export function rankState(state: CubeState): bigint {
  checkAssembly(state);
  const upright = uprightState(state);
  const layout = rankLayout(state.size);
  return joinDigits(
    layout.map((codec) => codec.rank(upright)),
    layout.map((codec) => codec.radix),
  );
}

/**
 * The state with that number, upright. Centers that look alike are placed in the order of their homes.
 *
 * @throws RangeError unless the rank is in 0 … `stateCount(size)` − 1, and the size an integer in 2 … 100.
 * @throws TypeError unless the rank is a bigint.
 * @example Cube.of(unrankState(5n, 2)).facelets(); // → UUUURRFRFFDDLRDDLLLFBBBB
 */
export function unrankState(rank: bigint, size: number): CubeState {
  checkRank(rank, stateCount(size));
  const layout = rankLayout(size);
  const rotations = new Uint8Array(cubeGeometry(size).cells.length);
  const digits = splitDigits(
    rank,
    layout.map((codec) => codec.radix),
  );
  layout.forEach((codec, i) => {
    codec.unrankInto(rotations, digits[i]);
  });
  return { size, rotations } as Assembly as CubeState;
}

function checkRank(rank: unknown, count: bigint): asserts rank is bigint {
  checkThat(typeof rank === "bigint", "rank", "a bigint (write 123n, or BigInt(text))", rank);
  if (rank < 0n || rank >= count) throw rangeError("rank", `0 … ${count - 1n}`, rank);
}
