/** Work started by a button: one job at a time, with progress and a way to cancel it. */
import { useState } from "preact/hooks";
import { type AskOptions, isAborted, WorkError } from "./ask.ts";

interface Running {
  readonly control: AbortController;
  readonly done?: number;
}

export interface ButtonJob {
  readonly isRunning: boolean;
  /** 0 … 1. */
  readonly done: number | undefined;
  readonly error: WorkError | undefined;
  readonly cancel: () => void;
  /** Undefined if it failed or was canceled. */
  readonly run: <T>(work: (options: AskOptions<number>) => Promise<T>) => Promise<T | undefined>;
}

export function useJob(): ButtonJob {
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const [error, setError] = useState<WorkError | undefined>(undefined);
  return {
    isRunning: running !== undefined,
    done: running?.done,
    error,
    cancel: () => running?.control.abort(),
    async run(work) {
      const control = new AbortController();
      setRunning({ control });
      setError(undefined);
      try {
        return await work({ signal: control.signal, onProgress: (done) => setRunning({ control, done }) });
      } catch (failure) {
        if (!isAborted(failure))
          setError(
            failure instanceof WorkError
              ? failure
              : new WorkError({ name: "Error", message: String(failure) }),
          );
        return undefined;
      } finally {
        setRunning(undefined);
      }
    },
  };
}
