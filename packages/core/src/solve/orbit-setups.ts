/** Short setups for large cubes of which only the last orbits matter. The search itself is loaded on demand. */

import type { Turn } from "../geometry/index.ts";
import { given } from "../result.ts";
import { makeControl } from "../search/index.ts";
import type { SetupTarget } from "./nxn/setups/setups.ts";

export type { SetupTarget } from "./nxn/setups/setups.ts";

/** When to stop looking for shorter setups. */
interface SetupOptions {
  /** Milliseconds after which the first setup found, or the best so far, is taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/**
 * A setup: turns (10 to 20 where the target leaves all but 65 bits free) that take a solved cube, 4x4 or larger, to a
 * state of the target. All that the target does not fix may end up anywhere, so `accepts` must check the result. Returns
 * undefined if nothing was found or accepted; rejects with "aborted" if the signal is aborted.
 */
export async function findSetup(
  target: SetupTarget,
  accepts: (turns: readonly Turn[]) => boolean,
  { timeout, signal }: SetupOptions = {},
): Promise<readonly Turn[] | undefined> {
  const control = makeControl(
    { ...given({ signal }), budget: timeout ?? Number.POSITIVE_INFINITY },
    "solving",
  );
  const { setupsTo } = await import("./nxn/setups/setups.ts");
  let best: readonly Turn[] | undefined;
  for (const turns of setupsTo(target)) {
    if (turns && turns.length < (best?.length ?? Number.POSITIVE_INFINITY) && accepts(turns)) best = turns;
    if (best && control.isSpent()) break;
    const rest = control.pause(() => {});
    if (rest) await rest;
  }
  return best;
}
