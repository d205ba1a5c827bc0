/**
 * From cubes in order and a header that may be right to the stored bytes: repairs, and trusts nothing until the digest
 * matches.
 */
import { stateCount } from "../codec/index.ts";
import { inTurns, type Pause } from "../portions.ts";
import { err, ok, type Result } from "../result.ts";
import { type Content, checkBody } from "./body.ts";
import { fillIn } from "./fill-in.ts";
import type { Placed, Shape } from "./head.ts";
import type { Share } from "./order-number.ts";
import { unpackValues } from "./pack-values.ts";
import { fieldOf, MAX_PARITY_SIZE } from "./parity.ts";
import { type ArchiveProblem, contentDamaged, parityTooLarge } from "./problem.ts";

/** Numbers of cubes as given; undefined for a lost one. */
export type GivenCubes = readonly (bigint | undefined)[];

export interface RestoreOptions {
  /** Whether the cubes are in no order; default: detected. */
  readonly unordered?: boolean;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
  /** Called between portions of the work. */
  readonly pause: Pause;
}

export interface Restored {
  readonly shape: Shape;
  readonly data: readonly bigint[];
  readonly body: Uint8Array;
  /** The content, unless it is sealed. */
  readonly content?: Content;
  /** Positions in the archive of cubes that are missing. */
  readonly lost: readonly number[];
  /** Positions in the given list of cubes that are wrong. */
  readonly wrong: readonly number[];
  readonly share?: Share;
}

/** Problems that no cube causes, so that another attempt would not help. */
export const SETTLED: readonly string[] = ["too-large", "no-decompression", "parity-size"];

/** The result of an attempt; undefined if the cubes look like nothing it knows. */
export type Attempt = Promise<Result<Restored, ArchiveProblem> | undefined>;

/** Where an attempt gets the header: it reads the first cubes, or computes them from the others. */
export type HeadWay = "read" | "search";

/** Repairs the cubes of an archive of known shape and checks what they hold. */
export async function complete(
  shape: Shape,
  given: Placed,
  { maxBytes, pause }: RestoreOptions,
): Promise<Result<Restored, ArchiveProblem>> {
  const { layout, header, headerBytes } = shape;
  if (header.parity > 0 && layout.values > stateCount(MAX_PARITY_SIZE)) return err(parityTooLarge());
  // The few values that are not symbols of the parity code are never written.
  const bound = header.parity > 0 ? (await inTurns(fieldOf(layout), pause)).prime : layout.values;
  const usable = given.map((value) => (value !== undefined && value < bound ? value : undefined));
  const filled = await inTurns(fillIn(shape, usable), pause);
  if (!filled.ok) return filled;
  const { data, lost, wrong } = filled.value;
  const { bytes, suspect } = unpackValues(layout, data);
  const body =
    header.bytes > 0 ? exactBody(bytes, headerBytes, header.bytes) : streamedBody(bytes, headerBytes);
  const checked = suspect.length === 0 && body ? await checkBody(header, body, maxBytes) : undefined;
  if (!checked || !body || (!checked.ok && checked.error.code === "not-repairable"))
    return err(contentDamaged(suspect, header.parity > lost.length));
  if (!checked.ok) return checked;
  const outOfRange = given.flatMap((value, order) =>
    value !== undefined && usable[order] === undefined && order < shape.total ? [order] : [],
  );
  return ok({
    shape,
    data,
    body,
    ...checked.value,
    lost: lost.filter((order) => !outOfRange.includes(order)),
    wrong: [...wrong, ...outOfRange].sort((a, b) => a - b),
  });
}

/** `length` bytes from `from` on, if there are that many and only zeros after them. */
export function exactBody(bytes: Uint8Array, from: number, length: number): Uint8Array | undefined {
  if (bytes.length < from + length) return undefined;
  return bytes.subarray(from + length).every((byte) => byte === 0)
    ? bytes.subarray(from, from + length)
    : undefined;
}

/** The bytes before the end mark, 0x80 and then zeros. */
export function streamedBody(bytes: Uint8Array, from: number): Uint8Array | undefined {
  let end = bytes.length - 1;
  while (end > from && bytes[end] === 0) end--;
  return end >= from && bytes[end] === 0x80 ? bytes.subarray(from, end) : undefined;
}
