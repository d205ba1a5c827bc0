/** The states that all solvers get: uniformly random; as our own states, as facelets, and as a scramble for solvers that want one. */
import { seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { coloringOf, invertState, printFacelets, randomState } from "@cubegram/core/state";

export function statesOf(seed, count) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const state = randomState(3, random);
    return { state, facelets: printFacelets(coloringOf(state)) };
  });
}

/** As plain data for another process. A solution of a state's inverse is a scramble of the state. */
export async function asData({ state, facelets }) {
  const { alg } = await solve(invertState(state));
  return { rotations: [...state.rotations], facelets, scramble: alg };
}
