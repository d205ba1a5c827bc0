/** Long work in slices: between two of them the browser can respond to input and draw. */

type Run = () => void;

/** Lets whatever is waiting go first: input, drawing, then the rest of this work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs when the page has nothing else to do, after two seconds at the latest; the returned function cancels it. */
export function whenIdle(run: Run): Run {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
