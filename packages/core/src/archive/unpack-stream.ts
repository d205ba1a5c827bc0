/**
 * Reads cubes that arrive in batches into bytes in pieces, in constant memory if the archive was written that way; otherwise the
 * cubes are collected and read as a whole. The digest is checked at the end: anyone who writes the pieces to a file must discard
 * it if the stream fails.
 */

import { stateCount } from "../codec/index.ts";
import { checkIterable, checkOptions, given, throwIfAborted } from "../result.ts";
import { equalBytes, startDigest } from "../secret/index.ts";
import { startUnpacking } from "./bit-packer.ts";
import { joinBytes } from "./bits.ts";
import { DIGEST_BYTES } from "./body.ts";
import { exactBody, streamedBody } from "./complete.ts";
import { readHead } from "./head.ts";
import { contextOf, type Description, decodeDescription, decodeHeader, type Header } from "./header.ts";
import { archiveLayout, cubesFor } from "./layout.ts";
import { contentDamaged, cubesLost, cubesSurplus, linesMissing } from "./problem.ts";
import {
  type ArchiveReport,
  archiveError,
  readArchive,
  UNPACK_OPTIONS,
  type UnpackOptions,
} from "./unpack-archive.ts";

/** The number of a cube, undefined for a lost one; or an entry of a cube list. */
export type StreamedCube = bigint | undefined | { readonly number?: bigint; readonly size?: number };
/** Cubes that come some at a time, in order. */
export type CubeBatches = AsyncIterable<readonly StreamedCube[]> | Iterable<readonly StreamedCube[]>;

/** An archive whose content arrives in pieces. */
export interface UnpackedStream extends Description {
  /** How many bytes will come, if the archive says so. */
  readonly length?: number;
  /** The content. Fails with a `CubegramError` if cubes are lost or wrong and there is no parity to make up for them. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The findings, once all chunks have been read. */
  report(): ArchiveReport | undefined;
}

/** A description has at most 1 + 127 + 1 + 255 bytes, a header 14. */
const HEAD_BYTES = 400;

/**
 * Reads cubes that arrive in batches: in constant memory if the archive was written without parity, password, positions in the
 * cubes and compression; otherwise they are collected first.
 *
 * @throws CubegramError with the code of an `ArchiveProblem`; TypeError or RangeError for misuse.
 * @example
 * const { numbers } = await packArchive(Uint8Array.of(1, 2, 3));
 * const bytes = [];
 * for await (const chunk of (await unpackStream([numbers])).chunks) bytes.push(...chunk);
 * bytes; // → 1,2,3
 */
export async function unpackStream(cubes: CubeBatches, options: UnpackOptions = {}): Promise<UnpackedStream> {
  checkIterable(cubes, "cubes");
  checkOptions(options, UNPACK_OPTIONS);
  const source = numbersIn(cubes);
  const { numbers, size = 3, isAll } = await firstCubes(source, options.size);
  const layout = archiveLayout(stateCount(size));
  const found = readHead(layout, numbers.slice(0, layout.leadCubes + layout.groupCubes));
  const header = found?.kind === "shape" ? found.shape.header : undefined;
  const isDirect =
    header &&
    !isAll &&
    options.unordered !== true &&
    !(header.unordered || header.sealed || header.compressed || header.parity > 0) &&
    numbers.every((number) => number !== undefined && number < layout.values);
  if (isDirect) return unpackDirectly(numbers as bigint[], source, size, header, options);
  for await (const batch of source) for (const { number } of batch) numbers.push(number);
  return unpackCollected(numbers, { ...options, size });
}

type Entry = { readonly number?: bigint | undefined; readonly size?: number | undefined };

async function* numbersIn(cubes: CubeBatches): AsyncGenerator<readonly Entry[], void, void> {
  for await (const batch of cubes)
    yield batch.map((cube) => (typeof cube === "object" ? cube : { number: cube }));
}

/** Enough cubes for header and description, or all there are. */
async function firstCubes(source: AsyncGenerator<readonly Entry[], void, void>, asked: number | undefined) {
  const numbers: (bigint | undefined)[] = [];
  let size = asked;
  for (;;) {
    const next = await source.next();
    if (next.done) return { numbers, size, isAll: true };
    for (const entry of next.value) {
      numbers.push(entry.number);
      size ??= entry.size;
    }
    if (numbers.length >= cubesFor(archiveLayout(stateCount(size ?? 3)), HEAD_BYTES * 8))
      return { numbers, size, isAll: false };
  }
}

async function unpackCollected(
  numbers: (bigint | undefined)[],
  options: UnpackOptions,
): Promise<UnpackedStream> {
  const result = await readArchive(numbers, options);
  if (!result.ok) throw archiveError(result.error);
  const { bytes, name, mediaType, ...report } = result.value;
  return {
    ...given({ name, mediaType }),
    length: bytes.length,
    chunks: (async function* () {
      yield bytes;
    })(),
    report: () => report,
  };
}

function unpackDirectly(
  first: bigint[],
  source: AsyncGenerator<readonly Entry[], void, void>,
  size: number,
  header: Header,
  { signal }: UnpackOptions,
): UnpackedStream {
  const layout = archiveLayout(stateCount(size));
  const unpacker = startUnpacking(layout);
  const start = unpacker.push(first);
  const read = decodeHeader(start);
  const from = read.kind === "header" ? read.length : 0;
  const told = header.described ? decodeDescription(start.subarray(from)) : { description: {}, end: 0 };
  if (!told || (header.bytes > 0 && header.bytes < told.end + DIGEST_BYTES))
    throw archiveError(contentDamaged([], false));
  const dataCubes = header.bytes > 0 ? cubesFor(layout, (from + header.bytes) * 8) : undefined;
  let report: ArchiveReport | undefined;

  async function* chunks(): AsyncGenerator<Uint8Array, void, void> {
    const digest = startDigest();
    digest.update(contextOf(header));
    digest.update(start.subarray(from, from + told!.end));
    const tail = startTail(
      header.bytes > 0 ? header.bytes - told!.end - DIGEST_BYTES : undefined,
      layout.bits,
    );
    const lost: number[] = [];
    const doubled: number[] = [];
    let before = first.at(-1);
    let count = first.length;
    let lostCount = 0;
    let content = tail.push(start.subarray(from + told!.end));
    for (;;) {
      digest.update(content);
      if (content.length > 0 && lostCount === 0 && unpacker.suspect.length === 0) yield content;
      throwIfAborted(signal, "unpacking");
      const next = await source.next();
      if (next.done) break;
      const values = next.value.map(({ number }, i) => {
        if (number !== undefined && number === before && doubled.length < 1000) doubled.push(count + i);
        before = number;
        if (number !== undefined && number < layout.values) return number;
        lostCount++;
        if (lost.length < 1000) lost.push(count + i);
        return 0n;
      });
      count += values.length;
      content = tail.push(unpacker.push(values));
    }
    if (dataCubes !== undefined && count > dataCubes)
      throw archiveError(cubesSurplus(count, dataCubes, doubled));
    if (dataCubes !== undefined && count < dataCubes)
      throw archiveError(linesMissing(count, count - lostCount, { dataCubes, parity: 0 }));
    if (lostCount > 0) throw archiveError(cubesLost({ dataCubes: count, parity: 0 }, lostCount, lost));
    const last = tail.finish(unpacker.finish());
    if (last) digest.update(last.content);
    const { suspect } = unpacker;
    if (!last || suspect.length > 0 || !equalBytes(digest.finish(DIGEST_BYTES), last.digest))
      throw archiveError(contentDamaged(suspect.slice(0, 1000), false));
    if (last.content.length > 0) yield last.content;
    const form = { parityCubes: 0, unordered: false, compressed: false, sealed: false };
    report = { status: "ok", size, lost: [], wrong: [], needed: 0, dataCubes: count, ...form };
  }

  return {
    ...told.description,
    ...(header.bytes > 0 && { length: header.bytes - told.end - DIGEST_BYTES }),
    chunks: chunks(),
    report: () => report,
  };
}

/**
 * Holds back what may belong to the end: digest, end mark and zeros. `length` is that of the content, undefined if only
 * the end mark tells; then the zeros after it may be as long as a group of six cubes.
 */
function startTail(length: number | undefined, bits: readonly number[]) {
  const kept = length === undefined ? DIGEST_BYTES + 2 + Math.ceil(bits[bits.length - 1] / 8) : 0;
  let waiting: Uint8Array = new Uint8Array();
  let passed = 0;
  return {
    push(bytes: Uint8Array): Uint8Array {
      const all = waiting.length === 0 ? bytes : joinBytes([waiting, bytes]);
      const most = length === undefined ? all.length - kept : length - passed;
      const count = Math.max(0, Math.min(all.length, most));
      waiting = all.slice(count);
      passed += count;
      return all.subarray(0, count);
    },
    finish(bytes: Uint8Array): { content: Uint8Array; digest: Uint8Array } | undefined {
      const all = joinBytes([waiting, bytes]);
      const rest =
        length === undefined ? streamedBody(all, 0) : exactBody(all, 0, length - passed + DIGEST_BYTES);
      if (!rest || rest.length < DIGEST_BYTES) return undefined;
      return { content: rest.subarray(0, -DIGEST_BYTES), digest: rest.subarray(-DIGEST_BYTES) };
    },
  };
}
