/** Shows the progress of long work on one line of a terminal; the line is cleared at the end. */
import type { Sink } from "./output.ts";

export interface Progress {
  /** Shows `done` of `whole`, if that is known. */
  at(done: number, whole: number | undefined): void;
  /** Shows the caller's own words. */
  say(what: string): void;
  finish(): void;
}

/** Milliseconds before the first update and between updates. */
const PATIENCE = 300;
const PAUSE = 100;

export function startProgress(shown: boolean, stream: Sink, what: string, unit: string): Progress {
  if (!shown) return { at: () => undefined, say: () => undefined, finish: () => undefined };
  let due = performance.now() + PATIENCE;
  let width = 0;
  const show = (text: string) => {
    stream.write(`\r${text.padEnd(width)}`);
    width = text.length;
  };
  const isDue = () => {
    const now = performance.now();
    if (now < due) return false;
    due = now + PAUSE;
    return true;
  };
  return {
    at(done, whole) {
      if (!isDue()) return;
      const share = whole === undefined || whole === 0 ? "" : ` ${Math.floor((100 * done) / whole)} %`;
      show(`${what}${share} (${done.toLocaleString("en")} ${unit})`);
    },
    say(text) {
      if (isDue()) show(`${what}: ${text}`);
    },
    finish() {
      if (width > 0) stream.write(`\r${" ".repeat(width)}\r`);
      width = 0;
    },
  };
}

/** Passes the items on and counts them. */
export async function* counted<T>(
  items: AsyncIterable<T>,
  sizeOf: (item: T) => number,
  progress: Progress,
  whole: number | undefined,
): AsyncGenerator<T, void, void> {
  let done = 0;
  for await (const item of items) {
    done += sizeOf(item);
    progress.at(done, whole);
    yield item;
  }
}
