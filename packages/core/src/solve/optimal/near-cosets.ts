/**
 * What the large table leaves open: how near the cosets below `base` are. They are a few in a thousand, so a small hashed table
 * suffices: an entry holds the least distance of all cosets that hash to it, so it never exceeds the true one.
 */

/** log₂ of the entries, of four bits each. */
const ENTRY_BITS = 22;
export const NEAR_BYTES: number = 1 << (ENTRY_BITS - 1);
/** Larger than any distance stored. */
const NONE = 15;

export function clearNear(near: Uint8Array): void {
  near.fill(NONE * 17);
}

/** `place` and `lift` say where the coset is in the large table. */
function nearEntry(place: number, lift: number): number {
  return Math.imul((place << 4) ^ (lift >> 1), 0x9e3779b1) >>> SHIFT;
}

const SHIFT = 32 - ENTRY_BITS;

export function addNear(near: Uint8Array, place: number, lift: number, distance: number): void {
  const entry = nearEntry(place, lift);
  const nibble = (entry & 1) << 2;
  const other = near[entry >> 1] & (0xf0 >> nibble);
  if (((near[entry >> 1] >> nibble) & 15) > distance) near[entry >> 1] = other | (distance << nibble);
}

/** At most the distance of a coset that is nearer than `base`. */
export function nearDistance(near: Uint8Array, place: number, lift: number, base: number): number {
  const entry = nearEntry(place, lift);
  const distance = (near[entry >> 1] >> ((entry & 1) << 2)) & 15;
  return distance < base ? distance : base - 1;
}
