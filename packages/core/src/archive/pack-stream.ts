/**
 * Packs bytes that arrive in pieces into batches of cubes, in constant memory if the format allows it: without parity,
 * password, positions in the cubes and compression. With any of them the bytes are collected first.
 */

import { stateCount } from "../codec/index.ts";
import { checkIterable, checkOptions, formatValue, rangeError, throwIfAborted } from "../result.ts";
import { startDigest } from "../secret/index.ts";
import { startPacking } from "./bit-packer.ts";
import { type Batch, joinBytes, limbsOfBatch, numbersOfBatch } from "./bits.ts";
import { DIGEST_BYTES } from "./body.ts";
import { hasKernel } from "./group-kernel.ts";
import { contextOf, encodeDescription, encodeHeader } from "./header.ts";
import { archiveLayout } from "./layout.ts";
import { PACK_OPTIONS, type PackOptions, packArchive } from "./pack-archive.ts";

/** How a stream is packed into cubes. */
export interface PackStreamOptions extends PackOptions {
  /** How many bytes will come, if known: the archive then records it. Any other number of bytes is an error. */
  readonly length?: number;
}

/** Bytes that come in pieces of any length. */
export type ByteChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Ends a stream of unknown length: this byte, then zeros. */
const END_MARK = 0x80;

/** Cubes in a batch if they were all made at once. */
const BATCH = 4096;

/**
 * The numbers of the cubes, in batches. Compresses only if `compress` is true.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example
 * const numbers = [];
 * for await (const batch of packStream([Uint8Array.of(1, 2, 3)])) numbers.push(...batch);
 * (await unpackArchive(numbers)).bytes; // → 1,2,3
 */
export async function* packStream(
  chunks: ByteChunks,
  options: PackStreamOptions = {},
): AsyncGenerator<readonly bigint[], void, void> {
  checkIterable(chunks, "chunks");
  checkOptions(options, { ...PACK_OPTIONS, length: true });
  for await (const batch of packBatches(chunks, options)) yield numbersOfBatch(batch);
}

/**
 * The same for 3x3 cubes as the codec's kernel takes them: three limbs of 22 bits each (see `packedKernel`), many
 * times faster than by BigInt.
 *
 * @throws RangeError for sizes other than 3; otherwise like `packStream`.
 * @example
 * const limbs = [];
 * for await (const batch of packLimbs([Uint8Array.of(1, 2, 3)])) limbs.push(...batch);
 * limbs.length; // → 9
 */
export async function* packLimbs(
  chunks: ByteChunks,
  options: PackStreamOptions = {},
): AsyncGenerator<Int32Array, void, void> {
  checkIterable(chunks, "chunks");
  checkOptions(options, { ...PACK_OPTIONS, length: true });
  if (!hasKernel(archiveLayout(stateCount(options.size ?? 3))))
    throw rangeError("options.size", "3", formatValue(options.size));
  for await (const batch of packBatches(chunks, options)) yield limbsOfBatch(batch);
}

async function* packBatches(
  chunks: ByteChunks,
  options: PackStreamOptions,
): AsyncGenerator<Batch, void, void> {
  const { parity = 0, unordered, password, compress } = options;
  const isWhole = parity !== 0 || unordered === true || password !== undefined || compress === true;
  for await (const batch of isWhole ? packCollected(chunks, options) : packDirectly(chunks, options))
    if (batch.length > 0) yield batch;
}

async function* packCollected(
  chunks: ByteChunks,
  options: PackStreamOptions,
): AsyncGenerator<Batch, void, void> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const bytes = joinBytes(parts);
  const { length, compress = false, ...packing } = options;
  checkLength(bytes.length, length);
  const { numbers } = await packArchive(bytes, { ...packing, compress });
  for (let at = 0; at < numbers.length; at += BATCH) yield numbers.slice(at, at + BATCH);
}

async function* packDirectly(
  chunks: ByteChunks,
  options: PackStreamOptions,
): AsyncGenerator<Batch, void, void> {
  const { size = 3, length, signal } = options;
  const packer = startPacking(archiveLayout(stateCount(size)));
  const description = encodeDescription(options);
  const form = { compressed: false, sealed: false, described: description.length > 0 };
  const bytes = length === undefined ? 0 : description.length + length + DIGEST_BYTES;
  const digest = startDigest();
  digest.update(contextOf(form));
  digest.update(description);
  yield packer.push(joinBytes([encodeHeader({ ...form, unordered: false, parity: 0, bytes }), description]));
  let seen = 0;
  for await (const chunk of chunks) {
    throwIfAborted(signal, "packing");
    seen += chunk.length;
    if (length !== undefined && seen > length) checkLength(seen, length);
    digest.update(chunk);
    yield packer.push(chunk);
  }
  checkLength(seen, length);
  yield packer.push(digest.finish(DIGEST_BYTES));
  if (length === undefined) yield packer.push(Uint8Array.of(END_MARK));
  yield packer.finish();
}

function checkLength(seen: number, told: number | undefined): void {
  if (told !== undefined && seen !== told)
    throw rangeError("length", "as many bytes as came", `${told} and ${seen} or more came`);
}
