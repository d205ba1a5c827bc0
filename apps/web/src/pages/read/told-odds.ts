/** Odds above this are not shown: nobody doubts a thousand to one. */
const MAX_ODDS = 1000;

/** Odds as people say them: so many to one. */
export function toldOdds(odds: number): number {
  return Math.min(MAX_ODDS, Math.max(2, Math.round(odds)));
}
