/** The worker's answer about the cubes that are entered: asked when one is finished, or is known to be wrong. */
import type { ReadOutput } from "../../work/jobs/read.ts";
import { TYPING_MS, useWork, type Work } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { cubesToJudge, password, record } from "./model.ts";

export interface Reading extends Work<ReadOutput, unknown> {
  /** The answer's place of each cube; undefined for one that was not asked about. */
  readonly places: readonly (number | undefined)[];
  /** Whether all cubes are entered, so that there is a message to wait for. */
  readonly isComplete: boolean;
}

/** A password is stretched on purpose, which takes the worker a while: not at every key. */
const PASSWORD_MS = 600;

export function useReading(): Reading {
  const judged = cubesToJudge(record.value.value);
  const cubes = judged.filter((facelets) => facelets !== undefined);
  const input = { cubes, password: password.value, isWhole: cubes.length === judged.length };
  const key = cubes.length === 0 ? undefined : JSON.stringify(input);
  // In the lane of what is recognized while it is typed: with one worker models are loaded once.
  const work = useWork(key, (options) => ask("read", "readCubes", input, { ...options, lane: "quick" }), {
    delay: input.password === "" ? TYPING_MS : PASSWORD_MS,
  });
  let asked = 0;
  const places = judged.map((facelets) => (facelets === undefined ? undefined : asked++));
  return { ...work, places, isComplete: input.isWhole };
}
