/** What the text takes and the moves that write it, recomputed while the user types. */

import { type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask, type JobError } from "../../jobs/ask.ts";
import { type JobState, TYPING_MS, useJob } from "../../jobs/use-job.ts";
import type { Measured, Written } from "../../jobs/write.ts";
import { putOnStage, stage } from "../../shell/stage.ts";
import { algsOf, checkAsked, isBeforeMoves, record, type WriteRecord, withShorterMoves } from "./model.ts";

export interface LiveAnswer {
  readonly measured: JobState<Measured, string>;
  readonly written: JobState<Written, Written>;
  readonly error: JobError | undefined;
}

/** Moves are sought between keystrokes, so that they appear soon after the last. */
const PAUSE_MS = 80;

/** Whether there has been an answer: the first one is not held up by a second worker that fetches the same model. */
const isAnswered = signal(false);

/** The moves for the present text, once there are any: what can be shared. */
export const written: Signal<Written | undefined> = signal(undefined);

export function useWritten(asked: WriteRecord, password: string): LiveAnswer {
  const { kind, text, size, cubes } = asked;
  const input = { kind, text, size, cubes, check: checkAsked(asked, password) };
  const key = text === "" || !isBeforeMoves(asked) ? undefined : JSON.stringify(input);
  const measured = useJob<Measured, string>(
    isAnswered.value && kind !== "letters" ? key : undefined,
    (options) => ask("write", "measure", input, { ...options, lane: "quick" }),
    { delay: TYPING_MS },
  );
  // What is read with a pencil has no password.
  const whole = { ...input, ...(password !== "" && kind !== "letters" && { password }) };
  const answer = useJob<Written, Written>(
    key && JSON.stringify(whole),
    (options) => ask("write", "write", whole, options),
    { delay: PAUSE_MS },
  );
  const first = useRef(key);
  useEffect(() => {
    const [cube, another] = answer.output?.cubes ?? [];
    // A text that was there before does not take the place of the cube that came along.
    if (!cube || another || answer.isRunning || (key === first.current && stage.peek().cube)) return;
    const isTold = password === "" && kind !== "letters";
    putOnStage("write", { facelets: cube.facelets, ...(isTold && { says: answer.output?.text ?? text }) });
  }, [answer.isRunning, answer.output]);
  useEffect(() => {
    isAnswered.value ||= (answer.progress ?? answer.output ?? answer.error) !== undefined;
    written.value = answer.isRunning || answer.error ? answer.progress : answer.output;
  }, [answer.isRunning, answer.error, answer.progress, answer.output]);
  return { measured, written: answer, error: answer.error ?? measured.error };
}

/** Whoever opens the guide at the first answer makes the moves of the best one: it often is there before the first move. */
export function useShorterMoves({ written: { progress, output, isRunning } }: LiveAnswer): void {
  const first = useRef<Written | undefined>(undefined);
  if (isRunning && progress) first.current = progress;
  useEffect(() => {
    if (first.current && output && !isRunning)
      record.amend(withShorterMoves(record.value.peek(), algsOf(first.current), algsOf(output)));
  }, [output, isRunning]);
}
