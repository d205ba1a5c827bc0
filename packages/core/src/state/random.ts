/** Uniformly random assemblies and states: pieces are dealt like cards; no random turns are involved. */

import { cubeGeometry, type Orbit } from "../geometry/index.ts";
import { parity, type RandomSource, randomBelow, randomPermutation } from "../perm/index.ts";
import { checkType } from "../result.ts";
import { type Assembly, arrangeInto, type CubeState, type OrbitArrangement } from "./assembly.ts";
import { uprightState } from "./upright.ts";

/**
 * A random assembly of an upright cube, reachable or not, all equally likely.
 *
 * @throws TypeError for anything but a function.
 * @example randomAssembly(3, seededRandom("taken apart")).size; // → 3
 */
export function randomAssembly(size: number, random: RandomSource): Assembly {
  checkType(random, "function", "random");
  return dealt(size, (orbit) => dealOrbit(orbit, random));
}

/**
 * A random reachable state, all equally likely.
 *
 * @throws TypeError for anything but a function.
 * @example isReachable(randomState(4, seededRandom("scramble"))); // → true
 */
export function randomState(size: number, random: RandomSource): CubeState {
  checkType(random, "function", "random");
  let cornerParity = 0;
  const state = dealt(size, (orbit) => {
    const { permutation, orientation } = dealOrbit(orbit, random);
    if (orbit.kind === "corner") cornerParity = parity(permutation);
    if (orbit.kind === "edge" && parity(permutation) !== cornerParity)
      [permutation[0], permutation[1]] = [permutation[1], permutation[0]];
    const sum = orientation.reduce((total, item) => total + item, 0);
    orientation[0] = (orientation[0] + orbit.orientations * orientation.length - sum) % orbit.orientations;
    return { permutation, orientation };
  }) as CubeState;
  return uprightState(state);
}

function dealt(size: number, deal: (orbit: Orbit) => OrbitArrangement): Assembly {
  const geometry = cubeGeometry(size);
  const rotations = new Uint8Array(geometry.cells.length);
  for (const orbit of geometry.orbits)
    if (orbit.kind !== "fixedCenter") arrangeInto(rotations, size, orbit, deal(orbit));
  return { size, rotations };
}

function dealOrbit(orbit: Orbit, random: RandomSource): OrbitArrangement {
  const count = orbit.cells.length;
  return {
    permutation: randomPermutation(count, random),
    orientation: Array.from({ length: count }, () => randomBelow(orbit.orientations, random)),
  };
}
