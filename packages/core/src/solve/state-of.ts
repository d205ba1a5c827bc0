/** Checks what solvers are given. */
import { CubegramError, formatValue, typeError } from "../result.ts";
import { type Assembly, type CubeState, isReachable } from "../state/index.ts";

/** The state, if it is one: types are gone at run time, and a search on an impossible cube would never end. */
export function stateOf(
  cube: CubeState | { readonly state: CubeState },
  sizes?: readonly number[],
  argument = "cube",
): CubeState {
  const state: Assembly | undefined = (cube as { state?: CubeState })?.state ?? (cube as CubeState);
  if (!state || !(state.rotations instanceof Uint8Array))
    throw typeError(argument, "a cube or a cube state", formatValue(cube));
  if (!isReachable(state))
    throw new CubegramError({
      code: "unreachable-state",
      message: "no turns solve this cube; diagnose() tells what is wrong with it",
    });
  if (sizes && !sizes.includes(state.size))
    throw new CubegramError({
      code: "unsupported-size",
      message: `expected a cube of size ${sizes.join(" or ")}, got size ${state.size}`,
    });
  return state as CubeState;
}
