/** `--resume-from FILE`: lines of standard input that already have their answer in a file are not done again. */
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { LINE_FEED } from "../frame/lines.ts";
import { CommandError } from "../frame/verb.ts";
import { systemWords } from "./system.ts";

/**
 * How many whole lines a file has; 0 where there is none. A last line without its end was cut off as it was written and is cut away, so
 * that what is appended begins a line.
 */
export async function countWholeLines(file: string): Promise<number> {
  try {
    const handle = await open(file, "r+");
    try {
      let lines = 0;
      let at = 0;
      let end = 0;
      for await (const chunk of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
        for (let i = chunk.indexOf(LINE_FEED); i >= 0; i = chunk.indexOf(LINE_FEED, i + 1)) {
          lines++;
          end = at + i + 1;
        }
        at += chunk.length;
      }
      if (end < at) await handle.truncate(end);
      return lines;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw new CommandError({
      code: "file",
      message: `${file} could not be read and mended: ${systemWords(error)}.`,
    });
  }
}

/** A stream from after so many of its lines. */
export function afterLines(stream: Readable, lines: number): Readable {
  return Readable.from(rest(), { objectMode: false });

  async function* rest(): AsyncGenerator<Buffer> {
    let left = lines;
    for await (const part of stream) {
      if (left === 0) {
        yield part;
        continue;
      }
      const chunk = Buffer.from(part);
      let from = 0;
      for (; left > 0; left--) {
        const feed = chunk.indexOf(LINE_FEED, from);
        if (feed < 0) break;
        from = feed + 1;
      }
      if (left === 0 && from < chunk.length) yield chunk.subarray(from);
    }
  }
}
