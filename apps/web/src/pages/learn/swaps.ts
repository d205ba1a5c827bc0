/** A row of items to be sorted by exchanges: inversions, and why an even row needs an even number of exchanges. */

/** The row with two places exchanged. */
export function swapped(items: readonly number[], a: number, b: number): number[] {
  return items.with(a, items[b]).with(b, items[a]);
}

export function isSorted(items: readonly number[]): boolean {
  return items.every((item, place) => item === place);
}
