/** The positions that a beam has met, as a set of 32-bit hashes with open addressing. */

export interface Seen {
  /** 0 where there is none. */
  hashes: Int32Array;
  count: number;
}

/** The hash of the integers from `from` on: never 0. */
export function hashOf(positions: Int32Array, from: number, words: number): number {
  let hash = 0;
  for (let at = from; at < from + words; at++) {
    hash = Math.imul(hash ^ positions[at] ^ (positions[at] >>> 13), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash || 1;
}

/** Adds a hash; false if it was there. */
export function add(seen: Seen, hash: number): boolean {
  // At most half full, so that probe sequences stay short.
  if (2 * seen.count >= seen.hashes.length) seen.hashes = grown(seen.hashes);
  const at = placeOf(seen.hashes, hash);
  if (seen.hashes[at] === hash) return false;
  seen.hashes[at] = hash;
  seen.count++;
  return true;
}

/** Where a hash is, or the empty place where it would be. */
function placeOf(hashes: Int32Array, hash: number): number {
  const mask = hashes.length - 1;
  let at = hash & mask;
  while (hashes[at] !== 0 && hashes[at] !== hash) at = (at + 1) & mask;
  return at;
}

function grown(old: Int32Array): Int32Array {
  const hashes = new Int32Array(4 * old.length);
  for (const hash of old) if (hash !== 0) hashes[placeOf(hashes, hash)] = hash;
  return hashes;
}
