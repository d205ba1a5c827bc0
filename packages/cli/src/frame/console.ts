/** The two streams a run prints on: data on standard output, words for people on standard error. */
import type { Output } from "./output.ts";

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
