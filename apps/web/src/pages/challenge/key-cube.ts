/** The cube that opens the note: mixed, saying a text, painted, or made by moves; found in the worker. */

import { ask } from "../../jobs/ask.ts";
import { type JobState, useJob } from "../../jobs/use-job.ts";
import { type CubeEntry, cubeInput } from "./model.ts";

export type Found = JobState<{ readonly facelets: string; readonly size: number }, unknown>;

/** The cube that an entry describes. */
export function useKeyCube(entry: CubeEntry): Found {
  const input = cubeInput(entry);
  const work = useJob(
    input && JSON.stringify(input),
    (options) => ask("challenge", "keyCube", input!, { ...options, lane: "quick" }),
    { delay: 150 },
  );
  if (entry.how !== "random") return work;
  return {
    isRunning: false,
    cancel: work.cancel,
    ...(entry.mixed !== "" && { output: { facelets: entry.mixed, size: entry.size } }),
  };
}

/** The cube of an entry now, whether or not `useKeyCube` has seen it yet; undefined if the entry describes none. */
export async function findKeyCube(entry: CubeEntry): Promise<string | undefined> {
  if (entry.how === "random") return entry.mixed || undefined;
  const input = cubeInput(entry);
  const asked = input && ask("challenge", "keyCube", input, { lane: "quick" }).catch(() => undefined);
  return (await asked)?.facelets;
}
