/** `solve - --workers N`: for each line with a cube a line of moves, in order and in constant memory, on several threads. */
import { Worker } from "node:worker_threads";
import { unwrap } from "@cubegram/core/errors";
import type { CubeState } from "@cubegram/core/state";
import { type HostPort, type SolvedCube, type SolveManyOptions, solveMany } from "@cubegram/core/worker";
import { readLines } from "../frame/lines.ts";
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
