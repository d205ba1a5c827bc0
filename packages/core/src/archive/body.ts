/**
 * What follows the header (docs/archive-format.md): the content with its description, deflated if that is shorter,
 * sealed if there is a password, and at the end eight bytes of SHA-256, over the plaintext or, if sealed,
 * over the sealed bytes.
 */
import { platformBytes } from "../perm/index.ts";
import { err, given, ok, type Result } from "../result.ts";
import { equalBytes, type KeyCost, seal, startDigest, unseal } from "../secret/index.ts";
import { joinBytes, readVarint, varint } from "./bits.ts";
import { contextOf, type Description, decodeDescription, encodeDescription, type Header } from "./header.ts";
import type { ArchiveProblem } from "./problem.ts";

export const DIGEST_BYTES = 8;

/** The bytes of an archive, and what they are, if it says so. */
export interface Content extends Description {
  readonly bytes: Uint8Array;
}

/** How the content is stored: compressed, sealed. */
export interface BodyOptions {
  /** Deflate the content if that makes it shorter (the default), or never. */
  readonly compress?: boolean;
  /** Seals the archive. */
  readonly password?: string;
  /** `length` unpredictable bytes, for the salt. Default: the platform's (`crypto.getRandomValues`). */
  readonly randomBytes?: (length: number) => Uint8Array;
  /** A cheaper key, only for tests. */
  readonly keyCost?: KeyCost;
  readonly signal?: AbortSignal;
  /** 0 … 1 while the key is derived from the password. */
  readonly onKeyProgress?: (done: number) => void;
}

export interface EncodedBody {
  readonly body: Uint8Array;
  readonly form: Pick<Header, "compressed" | "sealed" | "described">;
}

export async function encodeBody(content: Content, options: BodyOptions): Promise<EncodedBody> {
  const description = encodeDescription(content);
  const length = varint(content.bytes.length);
  const packed = options.compress === false ? undefined : await deflated(content.bytes, length.length + 1);
  const form = {
    compressed: packed !== undefined,
    sealed: options.password !== undefined,
    described: description.length > 0,
  };
  const stored = packed ? [Uint8Array.from(length), packed] : [content.bytes];
  const inner = joinBytes([description, ...stored]);
  const context = contextOf(form);
  const sealed = await sealedOf(inner, context, options);
  const digest = digestOf(context, sealed ? [sealed] : [description, content.bytes]);
  return { body: joinBytes([sealed ?? inner, digest]), form };
}

async function sealedOf(
  inner: Uint8Array,
  context: Uint8Array,
  { password, randomBytes = platformBytes, keyCost, signal, onKeyProgress }: BodyOptions,
): Promise<Uint8Array | undefined> {
  if (password === undefined) return undefined;
  return seal(inner, password, {
    randomBytes,
    context,
    ...given({ cost: keyCost, signal, onProgress: onKeyProgress }),
  });
}

function digestOf(context: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  const digest = startDigest();
  digest.update(context);
  for (const part of parts) digest.update(part);
  return digest.finish(DIGEST_BYTES);
}

/** What is needed to open an archive, and limits on it. */
export interface OpenOptions extends Pick<BodyOptions, "password" | "signal" | "onKeyProgress"> {
  /** The longest content that is unpacked, in bytes; default 2^30. */
  readonly maxBytes?: number;
  /** The largest log₂ of scrypt's N that is worked for, up to 20; default 18, which takes 256 MiB and about a second. */
  readonly maxLogN?: number;
}

/**
 * Checks the digest. For a body that is not sealed, the content is returned too; a sealed one is only checked, which needs no
 * password. The problem `not-repairable` means that the digest does not match; any other problem is not the cubes'
 * fault.
 */
export async function checkBody(
  header: Header,
  body: Uint8Array,
  maxBytes: number,
): Promise<Result<{ readonly content?: Content }, ArchiveProblem>> {
  if (body.length < DIGEST_BYTES) return malformed();
  const [outer, digest] = [body.subarray(0, -DIGEST_BYTES), body.subarray(-DIGEST_BYTES)];
  if (header.sealed) return equalBytes(digestOf(contextOf(header), [outer]), digest) ? ok({}) : malformed();
  const opened = await openInner(header, outer, maxBytes);
  if (!opened.ok) return opened;
  const { content, described } = opened.value;
  const isIntact = equalBytes(digestOf(contextOf(header), [described, content.bytes]), digest);
  return isIntact ? ok({ content }) : malformed();
}

/** The content of a sealed body whose digest matches. */
export async function unsealBody(
  header: Header,
  body: Uint8Array,
  options: OpenOptions & { readonly maxBytes: number },
): Promise<Result<Content, ArchiveProblem>> {
  const inner = await unsealed(header, body.subarray(0, -DIGEST_BYTES), options);
  if (!inner.ok) return inner;
  const opened = await openInner(header, inner.value, options.maxBytes);
  return opened.ok ? ok(opened.value.content) : opened;
}

async function unsealed(
  header: Header,
  sealed: Uint8Array,
  { password, maxLogN, signal, onKeyProgress }: OpenOptions,
): Promise<Result<Uint8Array, ArchiveProblem>> {
  if (password === undefined)
    return err({ code: "password-needed", message: "This archive is sealed with a password." });
  const opened = await unseal(sealed, password, {
    context: contextOf(header),
    ...given({ maxLogN, signal, onProgress: onKeyProgress }),
  });
  if (opened.ok) return opened;
  const { code, message } = opened.error;
  if (code === "key-cost") return err({ code, message });
  return err({
    code: "wrong-password",
    message: "The password is not the one this archive was sealed with.",
  });
}

interface OpenedInner {
  readonly content: Content;
  /** The bytes of the description. */
  readonly described: Uint8Array;
}

async function openInner(
  header: Header,
  inner: Uint8Array,
  maxBytes: number,
): Promise<Result<OpenedInner, ArchiveProblem>> {
  const read = header.described ? decodeDescription(inner) : { description: {}, end: 0 };
  if (!read) return malformed();
  const stored = inner.subarray(read.end);
  const bytes = header.compressed ? await inflatedContent(stored, maxBytes) : within(stored, maxBytes);
  if (!bytes.ok) return bytes;
  return ok({ content: { ...read.description, bytes: bytes.value }, described: inner.subarray(0, read.end) });
}

async function inflatedContent(
  stored: Uint8Array,
  maxBytes: number,
): Promise<Result<Uint8Array, ArchiveProblem>> {
  const length = readVarint(stored, 0);
  if (!length) return malformed();
  if (length.value > maxBytes) return tooLarge(length.value, maxBytes);
  const bytes = await inflated(stored.subarray(length.end), length.value);
  if (bytes === "malformed") return malformed();
  if (bytes !== "no-decompression") return ok(bytes);
  return err({
    code: "no-decompression",
    message: "The content is compressed, and this JavaScript engine has no DecompressionStream.",
  });
}

function within(bytes: Uint8Array, maxBytes: number): Result<Uint8Array, ArchiveProblem> {
  return bytes.length > maxBytes ? tooLarge(bytes.length, maxBytes) : ok(bytes);
}

function tooLarge(length: number, maxBytes: number): Result<never, ArchiveProblem> {
  return err({
    code: "too-large",
    message: `The content has ${length} bytes; at most ${maxBytes} are unpacked.`,
  });
}

/** Never shown to anyone: the digest reports the damage. */
function malformed(): Result<never, ArchiveProblem> {
  return err({ code: "not-repairable", message: "The content of the archive is damaged." });
}

// Raw DEFLATE (RFC 1951) through the host's own streams, which Node and browsers have. What is written may differ between
// hosts and versions; what is read may not.

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
async function deflated(bytes: Uint8Array, gain: number): Promise<Uint8Array | undefined> {
  const result = await through("CompressionStream", bytes, bytes.length - gain);
  return typeof result === "string" ? undefined : result;
}

/** Why bytes could not be inflated. */
type InflateFailure = "no-decompression" | "malformed";

/**
 * Exactly `length` bytes, or why not. Stops as soon as there are more, so that a small input cannot fill the memory.
 */
async function inflated(bytes: Uint8Array, length: number): Promise<Uint8Array | InflateFailure> {
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
