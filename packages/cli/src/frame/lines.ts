/**
 * Standard input as lines, in constant memory: bytes are cut at line feeds (a carriage return before one is dropped) and each
 * line is decoded by itself, so that one line that is no UTF-8, or has no end, spoils no other. Node's readline would also
 * cut at U+2028 and replace what is no UTF-8, and a text must come through as it is.
 */
import { err, ok, type Problem, type Result } from "@cubegram/core";

/** No cube and no algorithm worth a line is longer. */
export const MAX_LINE_BYTES: number = 2 ** 20;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export async function* readLines(
  stream: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Result<string>, void> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const take = (piece: Uint8Array) => {
    length += piece.length;
    if (length <= MAX_LINE_BYTES) pieces.push(piece);
    else pieces.length = 0;
  };
  const finish = () => {
    const line = length <= MAX_LINE_BYTES ? decodeLine(pieces) : err(LINE_TOO_LONG);
    pieces.length = 0;
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      take(bytes.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < bytes.length) take(bytes.subarray(start));
  }
  if (length > 0) yield finish();
}

const LINE_TOO_LONG: Problem = {
  code: "line-too-long",
  message: `The line expected at most ${MAX_LINE_BYTES} bytes.`,
};

function decodeLine(pieces: readonly Uint8Array[]): Result<string> {
  const bytes = Buffer.concat(pieces);
  const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
  try {
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, end)));
  } catch {
    return err({ code: "not-utf8", message: "The line expected text in UTF-8, got other bytes." });
  }
}
