/**
 * Adaptive binary range decoder for packed models (the carry-less coder of LZMA, I. Pavlov, public domain), with
 * probabilities that move fast at first. The encoder is in tools/train-text-model.
 */
export interface RangeDecoder {
  readonly bytes: Uint8Array;
  next: number;
  /** Both stay below 2^31, so that engines keep them as small integers (twice as fast as with 32 bits in V8). */
  range: number;
  code: number;
}

export function rangeDecoder(bytes: Uint8Array): RangeDecoder {
  const decoder = { bytes, next: 0, range: 0x7fffffff, code: 0 };
  for (let i = 0; i < 4; i++) decoder.code = (decoder.code << 8) | (bytes[decoder.next++] ?? 0);
  return decoder;
}

/** Fresh probabilities: one half each. A cell holds the probability of 0 in 1/4096 and, below, how often it was used. */
export function freshBits(count: number): Uint16Array {
  return new Uint16Array(count).fill(2048 << 4);
}

/** What a cell becomes after a bit: it moves by 1/4 of the way at first and by 1/64 in the end. @public for tools/train-text-model. */
export function adapted(cell: number, bit: number): number {
  const probability = cell >> 4;
  const uses = cell & 15;
  const rate = uses < 2 ? 2 : uses < 5 ? 3 : uses < 10 ? 4 : uses < 15 ? 5 : 6;
  const moved =
    bit === 0 ? probability + ((4096 - probability) >> rate) : probability - (probability >> rate);
  return (moved << 4) | (uses < 15 ? uses + 1 : 15);
}

/** One bit; `bits[index]` is adapted. */
export function decodeBit(decoder: RangeDecoder, bits: Uint16Array, index: number): number {
  const cell = bits[index];
  const bound = (decoder.range >>> 12) * (cell >> 4);
  let bit = 0;
  if (decoder.code < bound) decoder.range = bound;
  else {
    decoder.range -= bound;
    decoder.code -= bound;
    bit = 1;
  }
  bits[index] = adapted(cell, bit);
  while (decoder.range < 0x800000) {
    decoder.range <<= 8;
    decoder.code =
      (decoder.code << 8) | (decoder.next < decoder.bytes.length ? decoder.bytes[decoder.next] : 0);
    decoder.next++;
  }
  return bit;
}

/** A number of `width` bits, most significant first, through a tree of 2^width probabilities from `offset`. */
export function decodeTree(decoder: RangeDecoder, bits: Uint16Array, offset: number, width: number): number {
  let node = 1;
  for (let i = 0; i < width; i++) node = (node << 1) | decodeBit(decoder, bits, offset + node);
  return node - (1 << width);
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of unpadded base64 (`atob` is not in every engine the library runs on). */
export function bytesOfBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[BASE64.charCodeAt(i)] = i;
  const bytes = new Uint8Array((text.length * 3) >> 2);
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const word =
      (values[text.charCodeAt(from)] << 18) |
      (values[text.charCodeAt(from + 1)] << 12) |
      (values[text.charCodeAt(from + 2) & 127] << 6) |
      values[text.charCodeAt(from + 3) & 127];
    bytes[to++] = word >> 16;
    bytes[to++] = (word >> 8) & 255;
    bytes[to++] = word & 255;
  }
  return bytes;
}
