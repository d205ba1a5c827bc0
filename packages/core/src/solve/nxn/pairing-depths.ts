/**
 * For every pair of places: the depths at which the wing in the first place belongs next to the middle edge in the
 * second. They are bits, so that one count covers all depths.
 */
import { bitCount } from "./insertions/line-masks.ts";
import { PLACES } from "./wing-places.ts";

export interface PairingDepths {
  readonly words: number;
  /** [(place of the wing · 24 + place of the middle edge) · words + word]: the depths as bits. */
  readonly depths: Uint32Array;
}

export function pairingDepths(orbits: readonly Uint8Array[], middles: Uint8Array): PairingDepths {
  const words = Math.ceil(orbits.length / 32);
  const depths = new Uint32Array(PLACES * PLACES * words);
  const placeOf = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) placeOf[middles[place]] = place;
  orbits.forEach((orbit, i) => {
    for (let place = 0; place < PLACES; place++)
      depths[(place * PLACES + placeOf[orbit[place]]) * words + (i >> 5)] |= 1 << (i & 31);
  });
  return { words, depths };
}

/**
 * How many wings of all depths would be paired after some changes: pairs (place of the wing, place of the middle edge).
 */
export function pairedAt({ words, depths }: PairingDepths, changes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < changes.length; at += 2) {
    const pair = (changes[at] * PLACES + changes[at + 1]) * words;
    for (let word = 0; word < words; word++) count += bitCount(depths[pair + word]);
  }
  return count;
}
