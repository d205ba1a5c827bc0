/** A text file that comes in chunks of bytes, as lines: UTF-8, or UTF-16 as its byte order mark says. */

/** Some Windows programs write UTF-16. The mark itself stays: whoever reads a line overlooks it. */
function decoderFor([first, second]: Uint8Array) {
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { ignoreBOM: true });
}

const LINE_END = /\r\n|\r|\n/;

/** Longer lines are cut off to bound the memory: no cube is written in as many. */
const MAX_LINE_CHARACTERS = 2 ** 18;

/** Lines end at a line feed, a carriage return, or both, wherever the chunks are cut. Bytes that are no text are replaced. */
export async function* linesOfChunks(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[], void, void> {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let rest = "";
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    decoder ??= decoderFor(chunk);
    const text = rest + decoder.decode(chunk, { stream: true });
    // A carriage return at the very end may be the first half of a line break.
    const end = text.endsWith("\r") ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(text.includes("\r") ? LINE_END : "\n");
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_CHARACTERS) rest = rest.slice(0, MAX_LINE_CHARACTERS);
    rest += text.slice(end);
    yield lines;
  }
  rest += decoder?.decode() ?? "";
  if (rest.endsWith("\r")) rest = rest.slice(0, -1);
  if (rest !== "") yield [rest];
}

/** The lines at the top of a file without what mail programs put before them, and the beginning of the one that goes on (`isCut`). */
export function firstLines(
  start: Uint8Array,
  isCut: boolean,
): { readonly lines: readonly string[]; readonly cut: string } {
  const lines = decoderFor(start)
    .decode(start)
    .split(LINE_END)
    .map((line) => line.replace(/^[\ufeff\s>]+/, ""));
  return { cut: (isCut ? lines.pop() : undefined) ?? "", lines };
}
