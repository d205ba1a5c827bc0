/** A job started by a button: one at a time, with progress and a way to cancel it. */
import { useState } from "preact/hooks";
import { type AskOptions, asJobError, isAborted, type JobError } from "./ask.ts";

interface Running {
  readonly control: AbortController;
  /** 0 … 1. */
  readonly done?: number;
}

export function useJobOnDemand() {
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const [error, setError] = useState<JobError | undefined>(undefined);
  return {
    isRunning: running !== undefined,
    done: running?.done,
    error,
    cancel: () => running?.control.abort(),
    /** Undefined if it failed or was canceled. */
    async run<T>(work: (options: AskOptions<number>) => Promise<T>): Promise<T | undefined> {
      const control = new AbortController();
      setRunning({ control });
      setError(undefined);
      try {
        return await work({ signal: control.signal, onProgress: (done) => setRunning({ control, done }) });
      } catch (failure) {
        if (!isAborted(failure)) setError(asJobError(failure));
        return undefined;
      } finally {
        setRunning(undefined);
      }
    },
  };
}
