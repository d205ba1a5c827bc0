/** When work is done: in slices, between which the browser can respond to input and draw, when it is idle, or not too often. */

/** Lets whatever is waiting go first: input, drawing, then the rest of this work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs when the page has nothing else to do, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/**
 * Limits how often something is done: `burst` times in a row, and one more every `refill` milliseconds. The function that is returned
 * says how many milliseconds to wait before the next one, which then counts as done; 0: none.
 */
export function makePace(burst: number, refill: number): (now: number) => number {
  let saved = burst;
  let last = 0;
  return (now) => {
    saved = Math.min(burst, saved + Math.max(0, now - last) / refill);
    last = now;
    if (saved < 1) return Math.ceil((1 - saved) * refill);
    saved--;
    return 0;
  };
}
