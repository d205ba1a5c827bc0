/** What a call in the worker receives in addition to its input. */
import type { TableStore } from "@cubegram/core/solve";

export interface Job<Progress = unknown> {
  /** Aborted when the caller aborts; can be passed on to core's long functions. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller; plain data. */
  readonly progress: (progress: Progress) => void;
  /** Where solvers keep their tables between visits. */
  readonly store: TableStore;
}

/** A call: plain data in, plain data out (what structured cloning can send; a `Cube` goes as its facelets). */
export type Call<Input = never, Output = unknown, Progress = never> = (
  input: Input,
  job: Job<Progress>,
) => Promise<Output> | Output;
