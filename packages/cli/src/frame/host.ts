/** What a process offers, as far as it is used; tests pass their own. */
import type { Readable } from "node:stream";
import type { Sink } from "./output.ts";

export interface Host {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells a verb that runs until it is stopped to stop. */
  readonly signal?: AbortSignal;
}
