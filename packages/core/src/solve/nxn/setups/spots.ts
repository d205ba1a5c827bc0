/** Sets of spots, the places of an orbit by the bits of a mask. */

/** The places of a center orbit on the faces of each axis: U D, R L, F B. */
export const AXIS_SPOTS: readonly number[] = [0xff, 0xff00, 0xff0000];
/** Those on U, R and F. */
export const POSITIVE_SPOTS = 0x0f0f0f;

/** All sets of so many of the spots. */
export function subsets(spots: number, count: number): number[] {
  if (count === 0) return [0];
  const masks: number[] = [];
  for (let rest = spots; rest !== 0; ) {
    const spot = rest & -rest;
    rest ^= spot;
    for (const mask of subsets(rest, count - 1)) masks.push(mask | spot);
  }
  return masks;
}
