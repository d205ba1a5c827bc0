/** Where lines go: with back-pressure, silent when the reader has left (`cubegram … | head -1`), never silent about a full disk. */
import { once } from "node:events";
import type { Writable } from "node:stream";

export type Sink = Writable & { readonly isTTY?: boolean };

export interface Output {
  /** Writes a line, and waits while the reader is slow. Throws if the reader has gone. */
  line(text: string): Promise<void>;
  /** The same for any data. */
  write(data: string | Uint8Array): Promise<void>;
  /** Waits until everything is written. Throws if it could not be. */
  flush(): Promise<void>;
}

export function openOutput(stream: Sink): Output {
  let failure: Error | undefined;
  stream.on("error", (error) => {
    failure = error;
  });
  let last: Promise<void> = Promise.resolve();
  async function write(data: string | Uint8Array): Promise<void> {
    if (failure) throw failure;
    if (stream.destroyed)
      throw Object.assign(new Error("the reader has closed the stream"), { code: "EPIPE" });
    let hasRoom = true;
    // Only the callback hears that a disk is full.
    last = new Promise((resolve) => {
      hasRoom = stream.write(data, (error) => {
        failure ??= error ?? undefined;
        resolve();
      });
    });
    if (!hasRoom) await once(stream, "drain");
  }
  async function flush(): Promise<void> {
    await last;
    if (failure) throw failure;
  }
  return { write, flush, line: (text) => write(`${text}\n`) };
}

/** Whether an error only says that the reader has gone. */
export function isBrokenPipe(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED";
}

/** The colors that a stream supports: none, the palette of 256, or all (`true`). */
export type ColorDepth = false | "256" | true;

/** By https://no-color.org, FORCE_COLOR and COLORTERM as Node reads them; otherwise by terminals that are not dumb. */
export function colorDepth(
  stream: Sink,
  { NO_COLOR, FORCE_COLOR, TERM, COLORTERM }: Readonly<Record<string, string | undefined>>,
): ColorDepth {
  if (NO_COLOR || FORCE_COLOR === "0" || FORCE_COLOR === "false") return false;
  if (FORCE_COLOR === undefined && (stream.isTTY !== true || TERM === "dumb")) return false;
  return FORCE_COLOR === "3" || COLORTERM === "truecolor" || COLORTERM === "24bit" ? true : "256";
}

/** Text that cannot upset a terminal or break a line: control characters become escapes. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0)!;
    return { 9: "\\t", 10: "\\n", 13: "\\r" }[code] ?? `\\u{${code.toString(16)}}`;
  });
}

/** The two streams a run prints on: data on standard output, words for people on standard error. */
export interface Console {
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether the verb writes standard output itself; whatever else is printed, JSON too, then goes to standard error. */
  isStdoutClaimed: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly debug: boolean;
}

/** Claims standard output for binary data. */
export function claimStdout(console: Console): Output {
  console.isStdoutClaimed = true;
  return console.stdout;
}

/** Where data is printed. */
export function dataOutput({ stdout, stderr, isStdoutClaimed }: Console): Output {
  return isStdoutClaimed ? stderr : stdout;
}

/** Prints a note for the user, unless `--quiet`. */
export async function note({ stderr, quiet }: Console, text: string): Promise<void> {
  if (!quiet) await stderr.line(text);
}
