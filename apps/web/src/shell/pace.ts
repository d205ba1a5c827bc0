/** Limits how often something is done: immediately if it is rare, later if it is frequent. */

export interface Pace {
  /** Milliseconds to wait before the next one, which then counts as done; 0: none. */
  next(now: number): number;
}

/** `burst` times in a row, and one more every `refill` milliseconds. */
export function makePace(burst: number, refill: number): Pace {
  let saved = burst;
  let last = 0;
  return {
    next(now) {
      saved = Math.min(burst, saved + Math.max(0, now - last) / refill);
      last = now;
      if (saved < 1) return Math.ceil((1 - saved) * refill);
      saved--;
      return 0;
    },
  };
}
