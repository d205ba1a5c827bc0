/** A set of at most 24 places carried as a mask, moved and ranked by three look-ups: tables of a few kilobytes instead of megabytes. */
import { binomial } from "../perm/index.ts";
import type { MarkCoordinate, Track } from "./coordinate.ts";
import type { PlaceMove } from "./orbit-move.ts";

export function maskTrack({ places, unrank }: MarkCoordinate, moves: readonly PlaceMove[]): Track {
  const images = new Int32Array(moves.length * 768);
  moves.forEach(({ from }, move) => {
    from.forEach((source, to) => {
      const table = move * 768 + (source >> 3) * 256;
      for (let byte = 0; byte < 256; byte++) if ((byte >> (source & 7)) & 1) images[table + byte] |= 1 << to;
    });
  });
  const { first, second, third, bits } = rankTables();
  const marks = new Uint8Array(places);
  return {
    after(mask, move) {
      const table = move * 768;
      return (
        images[table + (mask & 255)] |
        images[table + 256 + ((mask >> 8) & 255)] |
        images[table + 512 + (mask >> 16)]
      );
    },
    rank(mask) {
      const low = mask & 255;
      const middle = (mask >> 8) & 255;
      const before = bits[low];
      return (
        first[low] + second[(before << 8) + middle] + third[((before + bits[middle]) << 8) + (mask >> 16)]
      );
    },
    unrank(value) {
      unrank(value, marks);
      let mask = 0;
      for (let place = 0; place < marks.length; place++) mask |= marks[place] << place;
      return mask;
    },
  };
}

interface RankTables {
  /** What byte 0 adds to the rank; what bytes 1 and 2 add, by 256 · (members before) + byte. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
  /** bits[byte]: how many are set. */
  readonly bits: Uint8Array;
}

let tables: RankTables | undefined;

/** Sets are ranked as perm/multiset does, byte by byte. */
function rankTables(): RankTables {
  if (tables) return tables;
  const bits = new Uint8Array(256);
  for (let byte = 1; byte < 256; byte++) bits[byte] = bits[byte >> 1] + (byte & 1);
  const part = (place: number, before: number, byte: number) => {
    let rank = 0;
    for (let bit = 0, met = before; bit < 8; bit++)
      if ((byte >> bit) & 1) rank += binomial(place + bit, ++met);
    return rank;
  };
  const table = (place: number, counts: number) =>
    Int32Array.from({ length: 256 * counts }, (_, i) => part(place, i >> 8, i & 255));
  tables = { first: table(0, 1), second: table(8, 9), third: table(16, 17), bits };
  return tables;
}
