/** Long work in a thread that also has messages to read. */
import { abortedError } from "../result.ts";

/**
 * Calls `advance`, which does at most some milliseconds of work, until it says that nothing is left. Messages are read every
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
