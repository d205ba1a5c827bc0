/** The worker's answer about the cubes that are entered: requested when one is finished, or is known to be wrong. */
import { ask } from "../../jobs/ask.ts";
import type { ReadHold } from "../../jobs/held.ts";
import type { ColoringDiagnosis, ReadOutput, SaidMessage } from "../../jobs/read.ts";
import { type JobState, TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { cubesToDiagnose, password, record } from "./model.ts";

export interface Reading extends JobState<ReadOutput, unknown> {
  /** Each cube's index in the answer; undefined for one that was not asked about. */
  readonly places: readonly (number | undefined)[];
  /** Whether any of them is finished, or known to be wrong. */
  readonly isAsked: boolean;
  /** Whether all cubes are entered, so that there is a message to wait for. */
  readonly isComplete: boolean;
}

/** Deriving a key from a password is slow on purpose, so it is not done at every keystroke. */
const PASSWORD_MS = 600;

export function useReading(): Reading {
  const entered = cubesToDiagnose(record.value.value);
  const cubes = entered.filter((facelets) => facelets !== undefined);
  const input = { cubes, password: password.value, isWhole: cubes.length === entered.length };
  const key = cubes.length === 0 ? undefined : JSON.stringify(input);
  // In the same lane as recognition while typing, so that one worker loads the models once.
  const work = useJob(key, (options) => ask("read", "readCubes", input, { ...options, lane: "quick" }), {
    delay: input.password === "" ? TYPING_MS : PASSWORD_MS,
  });
  let asked = 0;
  const places = entered.map((facelets) => (facelets === undefined ? undefined : asked++));
  return { ...work, places, isAsked: cubes.length > 0, isComplete: input.isWhole };
}

/** What is wrong with a cube, if anything is but that stickers are missing. */
export function diagnosisAt(reading: Reading, at: number): ColoringDiagnosis | undefined {
  const place = reading.places[at];
  const diagnosis = place === undefined ? undefined : reading.output?.diagnoses[place];
  return diagnosis?.faults.some(({ code }) => code !== "stickers-unknown") ? diagnosis : undefined;
}

/** The cube that can't be right: the open one, or else the first; undefined if there is none. */
export function faultyCube(reading: Reading): number | undefined {
  const { cubes, at } = record.value.value;
  if (diagnosisAt(reading, at)) return at;
  const first = cubes.findIndex((_, each) => diagnosisAt(reading, each));
  return first < 0 ? undefined : first;
}

/** What the cube says whichever sticker is wrong, if all repairs that pass the check lead to the same text and it is not empty; with those repairs. */
export function meantText({ confirmed, texts }: ColoringDiagnosis) {
  const all = confirmed ? Object.entries(texts) : [];
  const [[, text] = ["", ""]] = all;
  if (text === "" || all.some(([, other]) => other !== text)) return undefined;
  return { text, facelets: all.map(([facelets]) => facelets) };
}

/** What the cubes say, once all are entered and read. */
export function messageOf({ output, isRunning, isComplete }: Reading): SaidMessage | undefined {
  return isRunning || !isComplete ? undefined : output?.message;
}

/** Whether there is a text for which nothing vouches: a password or another cube may be missing. */
export function isInDoubt({ output, isComplete }: Reading): boolean {
  return isComplete && output?.message !== undefined && output.message.check !== "passed";
}

/** Facelets of a 3x3. */
const FACELETS = 54;

/** How the text on a single 3x3 reads if check digits do not settle it; known a second later. Without cubes there is nothing to wait for. */
export function useWeighed(cubes: readonly string[]) {
  const key = cubes.length === 1 && cubes[0].length === FACELETS ? cubes[0] : undefined;
  const { output, error } = useJob(key, (options) => ask("read", "weigh", key ?? "", options));
  return { weighed: output, isPending: key !== undefined && !output && !error };
}

/** The other holds with which a single 3x3 reads as written; sought once it is known that it does not as it was painted. */
export function useOtherwise(painted: string | undefined): JobState<readonly ReadHold[], number> {
  return useJob(painted, (options) => ask("held", "readOtherwise", painted ?? "", options));
}
