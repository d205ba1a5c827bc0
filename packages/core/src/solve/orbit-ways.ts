/** Short ways to a large cube of which only one orbit matters; loaded on demand. */
import type { Turn } from "../geometry/index.ts";
import { makeControl } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";

/**
 * Ways to make, from a solved cube, one of the states (upright, of one size from 4x4 on) as far as its last center orbit is concerned,
 * shortest first: about 12 turns. Everything else ends up anywhere, so the caller must check where a way leads. Rejects if aborted.
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

/**
 * A way to make, of a solved cube, a state between two others of which the last center orbit is the same, as far as that and the orbit before it
 * go: about 16 turns. `accepts` is asked of each, the shortest first, and has the last word; undefined if it takes none. Rejects when aborted.
 */
export async function wayBetween(
  low: CubeState,
  high: CubeState,
  accepts: (way: readonly Turn[]) => boolean,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly Turn[] | undefined> {
  const control = makeControl({ ...(signal && { signal }), budget: Number.POSITIVE_INFINITY }, "solving");
  const { waysBetween } = await import("./nxn/two-orbits.ts");
  for (const way of waysBetween(low, high)) {
    if (way && accepts(way)) return way;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
  return undefined;
}
