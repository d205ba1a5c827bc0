/** Long work in slices: between two of them the browser can respond to input and draw. */

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
