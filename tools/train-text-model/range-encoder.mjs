/** The encoder that belongs to `range-decoder.ts` (LZMA's carry handling; I. Pavlov, public domain). */
import { core } from "./core.mjs";

const { adapted } = core;

export function rangeEncoder() {
  return { bytes: [], low: 0, range: 0x7fffffff, cache: 0, pending: 0, started: false };
}

export function encodeBit(encoder, bits, index, bit) {
  const bound = (encoder.range >>> 12) * (bits[index] >> 4);
  if (bit === 0) encoder.range = bound;
  else {
    encoder.low += bound;
    encoder.range -= bound;
  }
  bits[index] = adapted(bits[index], bit);
  while (encoder.range < 0x800000) {
    encoder.range <<= 8;
    shiftLow(encoder);
  }
}

export function encodeTree(encoder, bits, offset, width, value) {
  let node = 1;
  for (let i = width - 1; i >= 0; i--) {
    const bit = (value >> i) & 1;
    encodeBit(encoder, bits, offset + node, bit);
    node = (node << 1) | bit;
  }
}

function shiftLow(encoder) {
  const carry = encoder.low >= 2 ** 32 ? 1 : 0;
  const low = encoder.low % 2 ** 32;
  if (low < 0xff000000 || carry === 1) {
    if (encoder.started) encoder.bytes.push((encoder.cache + carry) & 255);
    encoder.started = true;
    for (; encoder.pending > 0; encoder.pending--) encoder.bytes.push((255 + carry) & 255);
    encoder.cache = low >>> 24;
  } else encoder.pending++;
  encoder.low = (low % 2 ** 24) * 256;
}

export function finish(encoder) {
  for (let i = 0; i < 5; i++) shiftLow(encoder);
  while (encoder.bytes.at(-1) === 0) encoder.bytes.pop();
  return Uint8Array.from(encoder.bytes);
}
