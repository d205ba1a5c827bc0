/**
 * One group of cubes ⇄ the integer that its bits spell: the plain version for every layout, and the reference for the
 * kernel.
 */
import type { Layout } from "./layout.ts";

/**
 * The values of `cubes` cubes: digits from the high bits of the integer, the first cube's on top; raw bits from the
 * low ones.
 */
export function splitGroup({ rawBits, base }: Layout, integer: bigint, cubes: number): bigint[] {
  const width = BigInt(rawBits);
  const mask = (1n << width) - 1n;
  let digits = integer >> (width * BigInt(cubes));
  let raw = integer;
  const values = new Array<bigint>(cubes);
  for (let cube = cubes - 1; cube >= 0; cube--) {
    values[cube] = ((digits % base) << width) | (raw & mask);
    digits /= base;
    raw >>= width;
  }
  return values;
}

/** The integer of a group, or undefined when no integer of its bits gives these values: one of the cubes is wrong. */
export function joinGroup({ rawBits, base, bits }: Layout, values: readonly bigint[]): bigint | undefined {
  const width = BigInt(rawBits);
  const mask = (1n << width) - 1n;
  let digits = 0n;
  let raw = 0n;
  for (const value of values) {
    const digit = value >> width;
    if (digit >= base) return undefined;
    digits = digits * base + digit;
    raw = (raw << width) | (value & mask);
  }
  const integer = (digits << (width * BigInt(values.length))) | raw;
  return integer >> BigInt(bits[values.length]) === 0n ? integer : undefined;
}
