/** Turns the bytes of a source into cubes, which `pack` lists and draws. */
import {
  type NumberBatches,
  type PackOptions,
  packArchive,
  packLimbs,
  packStream,
} from "@cubegram/core/archive";
import type { Source } from "../files/source.ts";
import { counted, type Progress } from "../frame/progress.ts";
import { CommandError } from "../frame/verb.ts";

export interface Made {
  readonly batches: NumberBatches;
  /** All numbers, if they were computed at once. */
  readonly numbers?: readonly bigint[];
  readonly bytes: () => number;
  readonly form: () => {
    readonly parityCubes: number;
    readonly unordered: boolean;
    readonly compressed: boolean;
    readonly sealed: boolean;
  };
}

/** Longer files are streamed and stay uncompressed unless requested otherwise. */
const MAX_BYTES_AT_ONCE = 2 ** 24;
const BATCH = 4096;

/** Packs short content at once and long content in pieces. `fast`: batches may be limbs. */
export async function makeCubes(
  { chunks, length }: Source,
  options: PackOptions,
  progress: Progress,
  fast: boolean,
): Promise<Made> {
  let bytes = 0;
  const all = counted(chunks, (chunk) => chunk.length, progress, length)[Symbol.asyncIterator]();
  const start: Uint8Array[] = [];
  const { parity, unordered = false, password, compress } = options;
  const isWhole = parity !== undefined || unordered || password !== undefined || compress === true;
  for (;;) {
    const next = await all.next();
    if (next.done) {
      const packed = await packArchive(Buffer.concat(start), options);
      const { parityCubes, compressed, sealed } = packed;
      return {
        batches: batchesOf(packed.numbers),
        numbers: packed.numbers,
        bytes: () => bytes,
        // Not the whole archive: spreading it would make all its cubes.
        form: () => ({ parityCubes, unordered, compressed, sealed }),
      };
    }
    bytes += next.value.length;
    start.push(next.value);
    if (bytes > MAX_BYTES_AT_ONCE && !isWhole) break;
  }
  async function* rest() {
    yield* start.splice(0);
    for (let next = await all.next(); !next.done; next = await all.next()) {
      bytes += next.value.length;
      if (length !== undefined && bytes > length) throw changed();
      yield next.value;
    }
    if (length !== undefined && bytes < length) throw changed();
  }
  const streamed = { ...options, ...(length !== undefined && { length }) };
  return {
    batches: fast ? packLimbs(rest(), streamed) : packStream(rest(), streamed),
    bytes: () => bytes,
    form: () => ({ parityCubes: 0, unordered: false, compressed: false, sealed: false }),
  };
}

function changed(): CommandError {
  return new CommandError({ code: "file", message: "The file changed while it was being read." });
}

function* batchesOf(numbers: readonly bigint[]): Generator<readonly bigint[], void, void> {
  for (let at = 0; at < numbers.length; at += BATCH) yield numbers.slice(at, at + BATCH);
}

/** Small batches: finding moves takes milliseconds per cube, so lines and progress appear as they are found. */
export async function* inSmallBatches(
  batches: NumberBatches,
  progress: Progress,
  whole: number | undefined,
): AsyncGenerator<readonly (bigint | undefined)[], void, void> {
  let done = 0;
  for await (const batch of batches)
    for (let at = 0; at < batch.length; at += 16) {
      const some = (batch as readonly bigint[]).slice(at, at + 16);
      yield some;
      done += some.length;
      progress.at(done, whole);
    }
}
