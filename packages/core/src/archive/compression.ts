/**
 * Raw DEFLATE (RFC 1951) through the host's own streams, which Node and browsers have. What is written may differ between
 * hosts and versions; what is read may not.
 */
import { joinBytes } from "./bits.ts";

interface ByteStream {
  readonly readable: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> };
  };
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
}
type ByteStreamClass = new (format: "deflate-raw") => ByteStream;
type StreamName = "CompressionStream" | "DecompressionStream";

/**
 * No byte string inflates to more than this many times its length (RFC 1951: a bit for at most 258 bytes, two codes).
 */
const MAX_GROWTH = 1032;

/** The deflated bytes, or undefined if they are not shorter by at least `gain` or the host cannot deflate. */
export async function deflated(bytes: Uint8Array, gain: number): Promise<Uint8Array | undefined> {
  const result = await through("CompressionStream", bytes, bytes.length - gain);
  return typeof result === "string" ? undefined : result;
}

/** Why bytes could not be inflated. */
export type InflateFailure = "no-decompression" | "malformed";

/**
 * Exactly `length` bytes, or why not. Stops as soon as there are more, so that a small input cannot fill the memory.
 */
export async function inflated(bytes: Uint8Array, length: number): Promise<Uint8Array | InflateFailure> {
  if (length > bytes.length * MAX_GROWTH + MAX_GROWTH) return "malformed";
  const result = await through("DecompressionStream", bytes, length);
  if (typeof result === "string") return result;
  return result.length === length ? result : "malformed";
}

async function through(
  name: StreamName,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array | InflateFailure> {
  const Stream = (globalThis as { readonly [host in StreamName]?: ByteStreamClass })[name];
  if (!Stream) return "no-decompression";
  const { readable, writable } = new Stream("deflate-raw");
  const writer = writable.getWriter();
  // A malformed input fails at both ends; only the reader's error is awaited.
  writer.write(bytes).catch(ignore);
  writer.close().catch(ignore);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value!.length;
      if (length > most) {
        reader.cancel().catch(ignore);
        return "malformed";
      }
      chunks.push(next.value!);
    }
  } catch {
    return "malformed";
  }
  return joinBytes(chunks);
}

function ignore(): void {}
