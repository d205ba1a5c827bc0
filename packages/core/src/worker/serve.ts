/** The worker's end: solves what comes in, several requests in turn, until told to stop. */

import { CubegramError, checkOneOf, checkOptions, given } from "../result.ts";
import type { TableStore } from "../search/index.ts";
import { METHODS, type Solution, solve } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import { type AnswerJob, answerThrough } from "./calls.ts";
import { checkPort, type HostPort } from "./port.ts";
import {
  type BatchRequest,
  type OutputOf,
  packError,
  packResults,
  packSolution,
  type Request,
  type SentCube,
  type SentOptions,
  type SolveRequest,
  type TablesRequest,
  unpackCubes,
} from "./protocol.ts";
import { walkHere } from "./search-crew.ts";
import { adoptTables, shareTables, solveEach } from "./worker-pool.ts";

/** Options of `serve`. */
export interface ServeOptions {
  /** Where the worker keeps its tables between runs. */
  readonly store?: TableStore;
}

/**
 * Answers the requests of `connect` at the other end. Returns a function that stops it and aborts running requests.
 *
 * @throws TypeError for anything but a port or an unknown option.
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const stop = serve(port1);
 * stop();
 * port1.close();
 * port2.onmessage; // → null
 */
export function serve(host: HostPort, options: ServeOptions = {}): () => void {
  checkPort(host);
  checkOptions(options, { store: true });
  const { store } = options;
  return answerThrough(host, {
    answer,
    pack: packError,
    busy: (id) => badRequest(`request ${id} is already running`),
  });

  function answer(request: Request, job: AnswerJob): Promise<unknown> {
    if (request.kind === "solve") return solveOne(request, job);
    if (request.kind === "batch") return solveBatch(request, job);
    if (request.kind === "tables") return tables(request, job);
    if (request.kind === "walk") return walkHere(request.task, request.address, job.signal, store);
    throw badRequest(`unknown request "${(request as Request).kind}"`);
  }

  async function solveOne(request: SolveRequest, job: AnswerJob): Promise<OutputOf<"solve">> {
    return packSolution(await solveSent(request, request.options, job));
  }

  async function solveBatch({ cubes, options }: BatchRequest, job: AnswerJob): Promise<OutputOf<"batch">> {
    const solveOne = (cube: SentCube) => solveSent(cube, options, job);
    const { results, ms } = await solveEach(unpackCubes(cubes), solveOne, job.signal);
    return { ...packResults(results), ms };
  }

  async function tables(
    { method, buffer }: TablesRequest,
    { signal }: AnswerJob,
  ): Promise<OutputOf<"tables">> {
    checkOneOf(method, METHODS, "method");
    if (!buffer) return shareTables(method, store, signal);
    await adoptTables(method, buffer);
    return undefined;
  }

  async function solveSent(
    { size, rotations }: SentCube,
    { progress, ...plain }: SentOptions,
    job: AnswerJob,
  ): Promise<Solution> {
    // `solve` checks that the assembly is a reachable state.
    return solve({ size, rotations } as CubeState, {
      ...plain,
      signal: job.signal,
      ...given({ store }),
      ...(progress && { onProgress: (told) => job.progress(told) }),
    });
  }
}

function badRequest(message: string): CubegramError {
  return new CubegramError({ code: "bad-request", message });
}
