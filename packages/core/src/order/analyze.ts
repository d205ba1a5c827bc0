/** Everything about repeating an algorithm: its cycles, orbit by orbit, and when the cube merely looks solved. */
import { cubeGeometry, type Orbit, type OrbitKind, ROTATION_COUNT, rotations } from "../geometry/index.ts";
import { type Alg, algState, readAlg } from "../notation/index.ts";
import { cycles, parity } from "../perm/index.ts";
import { arrangementOf, type CubeState, checkAssembly, isSolved, powerState } from "../state/index.ts";
import { countCycles, divisorOf, leastCommonMultipleOf, orderOfState, stickerImages } from "./order.ts";

/** What repeating an algorithm does: its order, and the cycles of stickers and pieces. */
export interface OrderReport {
  /** Repetitions until every sticker is home. */
  readonly order: number;
  /** [length, count] of the cycles of the 6n² stickers, ascending; [1, k] are k stickers that stay. */
  readonly cycles: readonly (readonly [length: number, count: number])[];
  readonly byOrbit: readonly OrbitCycles[];
  /** Parity of the permutation of all pieces of a kind: 1 is odd. */
  readonly parity: Readonly<Partial<Record<OrbitKind, 0 | 1>>>;
  /** Whether the pieces of every orbit are permuted evenly. */
  readonly isEven: boolean;
  /**
   * Repetitions until a solved cube looks solved again, every face of one color, however it is then held. Less than the
   * order if pieces that look alike are exchanged (n ≥ 4) or the whole cube is rotated.
   */
  readonly looksSolvedAfter: number;
  /** Repetitions until a solved cube shows the same picture as before, held as before. */
  readonly samePictureAfter: number;
  /** Repetitions until the fixed centers of an odd cube, if marked, look as before too. */
  readonly supercubeOrder: number;
}

/** The cycles of the pieces of one orbit. */
export interface OrbitCycles {
  readonly kind: OrbitKind;
  /** How deep inside the cube the pieces lie (see `Orbit.depths`). */
  readonly depths: readonly number[];
  /** Orientations of a piece: corners 3, edges 2, others 1. */
  readonly orientations: number;
  readonly cycles: readonly PieceCycles[];
  readonly parity: 0 | 1;
  /** Repetitions until this orbit is home. */
  readonly order: number;
}

/** Cycles of pieces that are alike. A cycle of length k and twist t closes after k repetitions and is then turned by t. */
export interface PieceCycles {
  readonly length: number;
  /** Clockwise thirds (corners) or halves (edges), summed along the cycle. */
  readonly twist: number;
  readonly count: number;
}

/**
 * The report on an algorithm on the n-cube.
 *
 * @throws CubegramError for text that is not an algorithm, and for a move that the cube does not have.
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example analyzeOrder("R U").cycles.join(" "); // → 1,22 3,1 7,2 15,1
 */
export function analyzeOrder(alg: string | Alg, size = 3): OrderReport {
  return analyzeState(algState(readAlg(alg), size));
}

/**
 * The report on whatever took the solved cube to a state, as it is held.
 *
 * @throws TypeError for anything but a state.
 * @example analyzeState(Cube.fromAlg("R U").state).order; // → 105
 */
export function analyzeState(state: CubeState): OrderReport {
  checkAssembly(state);
  const { orbits } = cubeGeometry(state.size);
  const images = stickerImages(state);
  const order = orderOfState(state);
  const byOrbit = orbits.map((orbit) => cyclesOfOrbit(state, orbit));
  const samePictureAfter = pictureOrder(images, state.size);
  return {
    order,
    cycles: [...countCycles(images)]
      .map((count, length) => [length, count] as const)
      .filter(([, count]) => count > 0),
    byOrbit,
    parity: parityByKind(byOrbit),
    isEven: byOrbit.every((orbit) => orbit.parity === 0),
    looksSolvedAfter: solvedLookOrder(state, samePictureAfter),
    samePictureAfter,
    supercubeOrder: order * centerTwistOrder(powerState(state, order)),
  };
}

function cyclesOfOrbit(state: CubeState, orbit: Orbit): OrbitCycles {
  const { permutation, orientation } = arrangementOf(state, orbit);
  const { kind, depths, orientations } = orbit;
  const found = new Map<number, PieceCycles>();
  for (const cycle of cycles(permutation)) {
    const twist = cycle.reduce((sum, place) => sum + orientation[place], 0) % orientations;
    const key = cycle.length * orientations + twist;
    found.set(key, { length: cycle.length, twist, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const sorted = [...found].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  const order = leastCommonMultipleOf(
    sorted.map(({ length, twist }) => (length * orientations) / divisorOf(orientations, twist)),
  );
  return { kind, depths, orientations, cycles: sorted, parity: parity(permutation), order };
}

function parityByKind(byOrbit: readonly OrbitCycles[]): Partial<Record<OrbitKind, 0 | 1>> {
  const found: Partial<Record<OrbitKind, 0 | 1>> = {};
  for (const orbit of byOrbit) found[orbit.kind] = ((found[orbit.kind] ?? 0) ^ orbit.parity) as 0 | 1;
  return found;
}

/**
 * When every place shows its color again. Along a cycle the colors move on by one place at a time, so its picture returns
 * with the smallest period of the ring of its colors, and all of them with the lcm.
 */
function pictureOrder(images: Uint16Array, size: number): number {
  const seen = new Uint8Array(images.length);
  const periods = new Set<number>();
  for (let start = 0; start < images.length; start++) {
    const colors: number[] = [];
    for (let facelet = start; seen[facelet] === 0; facelet = images[facelet]) {
      seen[facelet] = 1;
      colors.push(Math.floor(facelet / (size * size)));
    }
    if (colors.length > 0) periods.add(ringPeriod(colors));
  }
  return leastCommonMultipleOf(periods);
}

/** The smallest shift that maps a ring of colors to itself; it divides the ring's length. */
function ringPeriod(ring: readonly number[]): number {
  const { length } = ring;
  for (let shift = 1; shift < length; shift++)
    if (length % shift === 0 && ring.every((item, i) => item === ring[(i + shift) % length])) return shift;
  return length;
}

/**
 * The repetitions after which the cube looks solved are the multiples of one number m. The m-th leaves the picture as one
 * of the 24 rotations does, whose order is 1, 2, 3 or 4; so m is `samePicture` divided by one of these.
 */
function solvedLookOrder(state: CubeState, samePicture: number): number {
  for (const part of [4, 3, 2])
    if (samePicture % part === 0 && isSolved(powerState(state, samePicture / part)))
      return samePicture / part;
  return samePicture;
}

/** How many times a state that twists at most the fixed centers in place must be repeated: 1, 2 or 4. */
function centerTwistOrder(state: CubeState): number {
  const { product } = rotations();
  let order = 1;
  for (const rotation of state.rotations)
    if (rotation !== 0) order = Math.max(order, product[rotation * ROTATION_COUNT + rotation] === 0 ? 2 : 4);
  return order;
}
