/** Long work in a thread that has messages to hear. */
import { abortedError } from "../result.ts";

/**
 * Calls `advance`, which does some milliseconds of work at most, until it says that there is no more. Messages are heard every
 * `slice` milliseconds; the signal is the one that they can abort.
 */
export async function workInSlices(
  advance: () => boolean,
  slice: number,
  signal: AbortSignal,
): Promise<void> {
  for (let rested = performance.now(); !advance(); ) {
    if (performance.now() - rested < slice) continue;
    await new Promise<void>((resolve) => setTimeout(resolve));
    if (signal.aborted) throw abortedError("solving");
    rested = performance.now();
  }
}
