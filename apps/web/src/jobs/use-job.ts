/** A job as a component sees it: runs again when its input changes, and cancels the previous run. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type AskOptions, asJobError, type JobError } from "./ask.ts";

/** How long to wait for the next letter before answering: typing is not answered key by key. */
export const TYPING_MS = 80;

export interface JobState<Output, Progress> {
  /** The last answer, also while the next one is in progress. */
  readonly output?: Output | undefined;
  readonly error?: JobError | undefined;
  readonly isRunning: boolean;
  readonly progress?: Progress | undefined;
  readonly cancel: () => void;
}

type State<Output, Progress> = Omit<JobState<Output, Progress>, "cancel">;

/**
 * `run` asks for the job with the given options; `key` stands for its input (undefined: nothing to do).
 *
 *     const job = useJob(facelets, (options) => ask("solve", "taughtSteps", { facelets }, options));
 */
export function useJob<Output, Progress = unknown>(
  key: string | undefined,
  run: (options: AskOptions<Progress>) => Promise<Output>,
  { delay = 0 }: { readonly delay?: number } = {},
): JobState<Output, Progress> {
  const [state, setState] = useState<State<Output, Progress>>({ isRunning: false });
  const controller = useRef<AbortController | undefined>(undefined);
  const begun = useRef<string | undefined>(undefined);
  useEffect(() => {
    begun.current = key;
    if (key === undefined) {
      setState({ isRunning: false });
      return;
    }
    const own = new AbortController();
    controller.current = own;
    setState(({ output }) => ({ output, isRunning: true }));
    const timer = setTimeout(() => {
      const onProgress = (progress: Progress) =>
        setState((now) => (own.signal.aborted ? now : { ...now, progress }));
      run({ signal: own.signal, onProgress }).then(
        (output) => !own.signal.aborted && setState({ output, isRunning: false }),
        (error: unknown) => !own.signal.aborted && setState({ error: asJobError(error), isRunning: false }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [key]);
  return {
    ...state,
    // From the first picture on, so that nothing is shown for a moment that says otherwise.
    isRunning: state.isRunning || (key !== undefined && begun.current !== key),
    cancel() {
      controller.current?.abort();
      setState(({ output, progress }) => ({ output, progress, isRunning: false }));
    },
  };
}
