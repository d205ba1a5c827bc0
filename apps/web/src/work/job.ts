/** What a call in the worker is given beside its input. */
import type { TableStore } from "@cubegram/core/solve";

export interface Job<Progress = unknown> {
  /** Aborted when the caller gave up; core's long functions take it as it is. */
  readonly signal: AbortSignal;
  /** Tells the caller how far it is; plain data. */
  readonly progress: (progress: Progress) => void;
  /** Where solvers keep their tables between visits. */
  readonly store: TableStore;
}

/** A call: plain data in, plain data out (what structured cloning can send; a `Cube` goes as its facelets). */
export type Call<Input = never, Output = unknown, Progress = never> = (
  input: Input,
  job: Job<Progress>,
) => Promise<Output> | Output;
