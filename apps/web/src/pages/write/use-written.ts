/** What the text takes and the moves that write it, recomputed while the user types. */

import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Measured, Written } from "../../work/jobs/write.ts";
import { TYPING_MS, useWork, type Work } from "../../work/use-work.ts";
import { type AskOptions, ask, type WorkError } from "../../work/work.ts";
import { checkAsked, type WriteRecord } from "./model.ts";

export interface LiveAnswer {
  readonly measured: Work<Measured, string>;
  readonly written: Work<Written, Written>;
  readonly error: WorkError | undefined;
}

/** Moves are sought between keystrokes, so that they appear soon after the last. */
const PAUSE_MS = 80;

/** The moves for the present text, once there are any: what can be shared. */
export const written: Signal<Written | undefined> = signal(undefined);

export function useWritten(record: WriteRecord, password: string): LiveAnswer {
  const { text, size, cubes } = record;
  const input = { text, size, cubes, check: checkAsked(record, password) };
  const key = text === "" ? undefined : JSON.stringify(input);
  const measured = useWork<Measured, string>(key, (options) => measure(input, options), { delay: TYPING_MS });
  const whole = { ...input, ...(password !== "" && { password }) };
  const answer = useWork<Written, Written>(key && JSON.stringify(whole), (options) => write(whole, options), {
    delay: PAUSE_MS,
  });
  useEffect(() => {
    written.value = answer.isRunning || answer.error ? answer.progress : answer.output;
  }, [answer.isRunning, answer.error, answer.progress, answer.output]);
  return { measured, written: answer, error: answer.error ?? measured.error };
}

function measure(input: Parameters<typeof ask<"write", "measure">>[2], options: AskOptions<string>) {
  return ask("write", "measure", input, { ...options, lane: "quick" });
}

function write(input: Parameters<typeof ask<"write", "write">>[2], options: AskOptions<Written>) {
  return ask("write", "write", input, options);
}
