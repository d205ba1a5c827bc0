/** Limits how often something is done: immediately if it is rare, later if it is frequent. */

/**
 * `burst` times in a row, and one more every `refill` milliseconds. The function that is returned says how many milliseconds to wait
 * before the next one, which then counts as done; 0: none.
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
