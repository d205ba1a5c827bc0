/** One cube by the threads of a crew, and `solve - --workers N`: for each line with a cube a line of moves, in order and in constant memory, on several threads. */

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { unwrap } from "@cubegram/core/errors";
import type { CubeState } from "@cubegram/core/state";
import {
  type HostPort,
  type SolvedCube,
  type SolveManyOptions,
  searchCrew,
  solveMany,
  type WorkerCrew,
} from "@cubegram/core/worker";
import { readLines } from "../frame/lines.ts";
import { MAX_THREADS } from "../frame/options.ts";
import { failedLines, type PrintedProblem, problemOf } from "../frame/problem.ts";
import { errorLine } from "../frame/run.ts";
import type { Answer, Request } from "../frame/verb.ts";
import { readCube } from "../state/state-argument.ts";

/** Answers all lines of standard input. A line that is not a cube gets its error in place of its answer. */
export async function solveStream(
  { host, size, values, claimStdout }: Request,
  options: Pick<SolveManyOptions, "maxLength" | "timeout" | "budget"> & {
    readonly workers: number;
    readonly spawn: () => HostPort;
  },
): Promise<Answer> {
  const out = claimStdout();
  const json = values.json === true;
  /** By line number, only for lines in progress. */
  const problems = new Map<number, PrintedProblem>();
  const counts = { lines: 0, failed: 0 };
  for await (const result of solveMany(cubes(), options)) {
    const problem = problems.get(result.index) ?? problemIn(result);
    problems.delete(result.index);
    counts.lines++;
    if (problem) counts.failed++;
    await out.line(problem ? errorLine(problem, { json }) : lineOf(result, json));
  }
  const { lines, failed } = counts;
  return {
    json: { lines, failed },
    text: "",
    ...(failed > 0 && { after: failedLines(failed, lines) }),
    negative: failed > 0,
  };

  async function* cubes(): AsyncGenerator<CubeState> {
    let index = 0;
    for await (const line of readLines(host.stdin)) {
      let state: CubeState | undefined;
      try {
        ({ state } = readCube(unwrap(line), size));
      } catch (error) {
        problems.set(index, problemOf(error, values.debug === true));
      }
      // A line that is not a cube goes along, so that its error is printed in turn.
      yield state as CubeState;
      index++;
    }
  }

  function problemIn(result: SolvedCube): PrintedProblem | undefined {
    return result.ok ? undefined : problemOf(result.error, values.debug === true);
  }
}

function lineOf(result: SolvedCube, json: boolean): string {
  if (!result.ok) return "";
  const { alg, length, metric, optimal, notes } = result.solution;
  return json ? JSON.stringify({ moves: alg, length, metric, optimal, ...(notes && { notes }) }) : alg;
}

/** Starts a solving thread: `solve-worker`, which stands beside this file. */
export function startSolveWorker(): Worker {
  return new Worker(new URL("./solve-worker.js", import.meta.url));
}

/** The threads that search for one cube together, and what to do with them afterward. */
export type TakeCrew = (threads: number) => { readonly crew: WorkerCrew | undefined; done(): void };

/** For one cube: they end with it. */
export const crewOfOwn: TakeCrew = (threads) => {
  const crew = startCrew(threads);
  return { crew, done: () => crew?.close() };
};

/** For one cube after another: they are started with the first that wants them, and end when they are closed. */
export function crewForAll(): { readonly take: TakeCrew; close(): void } {
  let crew: WorkerCrew | undefined;
  return {
    take(threads) {
      crew ??= startCrew(threads);
      return { crew: threads > 1 ? crew : undefined, done: () => {} };
    },
    close: () => crew?.close(),
  };
}

/** Each thread has tables of its own, up to 63 MB. */
const MAX_THREADS_LARGE = 8;

/** How many threads work on one cube: all cores where there is a proof to be found, or time for shorter solutions of a large cube. */
export function threadsFor(
  size: number,
  isProof: boolean,
  timeout: number | undefined,
  asked?: number,
): number {
  if (isProof) return size === 3 ? (asked ?? availableParallelism()) : 1;
  if (size < 4) return 1;
  return asked ?? (timeout === undefined ? 1 : Math.min(availableParallelism(), MAX_THREADS_LARGE));
}

/** The extra threads; this one searches too. */
function startCrew(threads: number): WorkerCrew | undefined {
  return threads > 1 ? searchCrew(startSolveWorker, Math.min(threads, MAX_THREADS) - 1) : undefined;
}
