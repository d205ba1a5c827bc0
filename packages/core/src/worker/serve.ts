/** The worker's end: solves what comes in, several requests by turns, until told to stop. */
import type { TableStore } from "../search/index.ts";
import { METHODS, type Solution, solve } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import { type HostPort, portOf } from "./port.ts";
import {
  type BatchRequest,
  isMessage,
  type Reply,
  type Request,
  type SentCube,
  type SentOptions,
  type SolveRequest,
  type TablesRequest,
  type WalkRequest,
} from "./protocol.ts";
import { walkHere } from "./search-crew.ts";
import { packResults, unpackCubes } from "./sent-batch.ts";
import { packError, packSolution } from "./sent-solution.ts";
import { adoptTables, shareTables } from "./share-tables.ts";

/** Options of `serve`. */
export interface ServeOptions {
  /** Where the worker keeps its tables between runs. */
  readonly store?: TableStore;
}

/** Answers the requests of `connect` at the other end. Returns what stops it; running requests are given up. */
export function serve(host: HostPort, { store }: ServeOptions = {}): () => void {
  const port = portOf(host);
  const running = new Map<number, AbortController>();
  port.onmessage = ({ data }) => {
    if (!isMessage(data)) return;
    const request = data as Request;
    if (request.kind === "cancel") running.get(request.id)?.abort();
    else if (request.kind === "solve") void answer(request.id, (signal) => solveOne(request, signal));
    else if (request.kind === "batch") void answer(request.id, (signal) => solveBatch(request, signal));
    else if (request.kind === "tables") void answer(request.id, (signal) => tables(request, signal));
    else if (request.kind === "walk") void answer(request.id, (signal) => walk(request, signal));
    else refuse((data as Request).id, `unknown request "${data.kind}"`);
  };
  return () => {
    port.onmessage = null;
    for (const controller of running.values()) controller.abort();
  };

  async function answer(id: number, work: (signal: AbortSignal) => Promise<Reply>): Promise<void> {
    if (running.has(id)) return refuse(id, `request ${id} is running already`);
    const controller = new AbortController();
    running.set(id, controller);
    try {
      send(await work(controller.signal));
    } catch (error) {
      send({ kind: "failed", id, error: packError(error) });
    } finally {
      running.delete(id);
    }
  }

  async function solveOne(request: SolveRequest, signal: AbortSignal): Promise<Reply> {
    const { id } = request;
    return {
      kind: "done",
      id,
      solution: packSolution(await solveSent(id, request, request.options, signal)),
    };
  }

  async function solveBatch({ id, cubes, options }: BatchRequest, signal: AbortSignal): Promise<Reply> {
    const start = performance.now();
    const results: (Solution | Error)[] = [];
    for (const cube of unpackCubes(cubes))
      try {
        results.push(await solveSent(id, cube, options, signal));
      } catch (error) {
        if (signal.aborted || !(error instanceof Error)) throw error;
        results.push(error);
      }
    return { kind: "batch", id, ...packResults(results), ms: performance.now() - start };
  }

  async function tables({ id, method, buffer }: TablesRequest, signal: AbortSignal): Promise<Reply> {
    if (!METHODS.includes(method)) throw new TypeError(`"method" expected one of ${METHODS.join(", ")}`);
    if (buffer) await adoptTables(method, buffer);
    const shared = buffer ? undefined : await shareTables(method, store, signal);
    return { kind: "tables", id, ...(shared && { buffer: shared }) };
  }

  async function walk({ id, task, address }: WalkRequest, signal: AbortSignal): Promise<Reply> {
    return { kind: "walk", id, report: await walkHere(task, address, signal) };
  }

  async function solveSent(
    id: number,
    { size, rotations }: SentCube,
    { progress, ...plain }: SentOptions,
    signal: AbortSignal,
  ): Promise<Solution> {
    // `solve` checks that the assembly is a reachable state.
    return solve({ size, rotations } as CubeState, {
      ...plain,
      signal,
      ...(store && { store }),
      ...(progress && { onProgress: (told) => send({ kind: "progress", id, progress: told }) }),
    });
  }

  function refuse(id: number, message: string): void {
    send({ kind: "failed", id, error: { name: "CubegramError", code: "bad-request", message } });
  }

  function send(reply: Reply): void {
    port.postMessage(reply);
  }
}
