/** The short ways to a large cube of which only one orbit is asked for; loaded when it is wanted. */
import type { Turn } from "../geometry/index.ts";
import { makeControl } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";

/**
 * Ways to make, of a solved cube, one of the states (upright, of one size from 4x4 on) as far as its last center orbit goes, the shortest
 * first: about 12 turns. Everything else ends up anywhere. Whoever takes one looks at where it leads. Rejects when aborted.
 */
export async function waysToLastOrbit(
  states: readonly CubeState[],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly (readonly Turn[])[]> {
  const control = makeControl({ ...(signal && { signal }), budget: Number.POSITIVE_INFINITY }, "solving");
  const { waysToOrbit } = await import("./nxn/one-orbit.ts");
  const work = waysToOrbit(states);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
}
