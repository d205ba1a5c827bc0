/** The bytes of an archive ⇄ the values of its data cubes, all at once. */
import { type PackedBatch, startPacking } from "./bit-packer.ts";
import { startUnpacking } from "./bit-unpacker.ts";
import { joinBytes } from "./bits.ts";
import { CUBE_LIMBS } from "./group-kernel.ts";
import type { Layout } from "./layout.ts";
import { numbersOfLimbs } from "./limbs.ts";

/** Bytes and cubes processed at a time. */
const CHUNK = 1 << 16;

/** The values of as many cubes as the bytes need. */
export function packValues(layout: Layout, bytes: Uint8Array): bigint[] {
  const packer = startPacking(layout);
  const values: bigint[] = [];
  const add = (batch: PackedBatch) => {
    for (const value of valuesOfBatch(batch)) values.push(value);
  };
  for (let at = 0; at < bytes.length; at += CHUNK) add(packer.push(bytes.subarray(at, at + CHUNK)));
  add(packer.finish());
  return values;
}

/** The values of a batch, whatever its form. */
export function valuesOfBatch(batch: PackedBatch): readonly bigint[] {
  return batch instanceof Int32Array ? numbersOfLimbs(batch, 0, batch.length / CUBE_LIMBS) : batch;
}

export interface UnpackedValues {
  /** All bits that the cubes hold, padded with zeros to a byte. */
  readonly bytes: Uint8Array;
  /** Cubes of groups that no bytes can produce: at least one in each group is wrong. */
  readonly suspect: readonly number[];
}

/** The bits in the values of data cubes. */
export function unpackValues(layout: Layout, values: readonly bigint[]): UnpackedValues {
  const unpacker = startUnpacking(layout);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < values.length; at += CHUNK) parts.push(unpacker.push(values.slice(at, at + CHUNK)));
  parts.push(unpacker.finish());
  const suspect = unpacker.bad.flatMap(({ first, cubes }) =>
    Array.from({ length: cubes }, (_, i) => first + i),
  );
  return { bytes: joinBytes(parts), suspect };
}
