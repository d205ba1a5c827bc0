/** A job: a function that runs in a worker, and what it receives in addition to its input. */
import type { TableStore } from "@cubegram/core/solve";

export interface JobContext<Progress = unknown> {
  /** Aborted when the caller aborts; can be passed on to core's long functions. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller; plain data. */
  readonly progress: (progress: Progress) => void;
  /** Where solvers keep their tables between visits. */
  readonly store: TableStore;
}

/** How a job is asked for. Plain data in, plain data out (what structured cloning can send; a `Cube` goes as its facelets). */
export interface AskedJob {
  readonly kind: "ask";
  readonly page: string;
  readonly name: string;
  readonly input: unknown;
}
