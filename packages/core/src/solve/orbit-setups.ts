/** Short setups for large cubes of which only the last orbits matter. The search itself is loaded on demand. */
import type { Turn } from "../geometry/index.ts";
import { makeControl } from "../search/index.ts";
import type { CubeState } from "../state/index.ts";

/**
 * Setups, shortest first: turns (about 12) that take a solved cube to one of the `states` as far as its last center orbit
 * is concerned. The states are upright and of one size, 4x4 or larger. All other pieces may end up anywhere, so the caller
 * must check the result. Rejects with "aborted" if the signal is aborted.
 */
export async function setupsForLastOrbit(
  states: readonly CubeState[],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly (readonly Turn[])[]> {
  const control = makeControl({ ...(signal && { signal }), budget: Number.POSITIVE_INFINITY }, "solving");
  const { setupsForOrbit } = await import("./nxn/one-orbit.ts");
  const work = setupsForOrbit(states);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
}

/**
 * A setup (about 16 turns) for a state whose number lies between those of `low` and `high`, as far as its last two center
 * orbits are concerned; the last orbit is the same in both. Candidates come shortest first, and `accepts` decides. Returns
 * undefined if it accepts none; rejects with "aborted" if the signal is aborted.
 */
export async function setupBetween(
  low: CubeState,
  high: CubeState,
  accepts: (turns: readonly Turn[]) => boolean,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly Turn[] | undefined> {
  const control = makeControl({ ...(signal && { signal }), budget: Number.POSITIVE_INFINITY }, "solving");
  const { setupsBetween } = await import("./nxn/two-orbits.ts");
  for (const turns of setupsBetween(low, high)) {
    if (turns && accepts(turns)) return turns;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
  return undefined;
}
