/** The worker's end: solves what comes in, several requests by turns, until told to stop. */
import { CubegramError } from "../result.ts";
import { solve, type TableStore } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import {
  isMessage,
  type Port,
  type Reply,
  type Request,
  type SentError,
  type SolveRequest,
} from "./protocol.ts";

export interface ServeOptions {
  /** Where the worker keeps its tables between runs. */
  readonly store?: TableStore;
}

/** Answers the requests of `connect` at the other end. Returns what stops it; running requests are given up. */
export function serve(port: Port, { store }: ServeOptions = {}): () => void {
  const running = new Map<number, AbortController>();
  port.onmessage = ({ data }) => {
    if (!isMessage(data)) return;
    const request = data as Request;
    if (request.kind === "solve") void answer(request);
    else if (request.kind === "cancel") running.get(request.id)?.abort();
    else refuse((data as Request).id, `unknown request "${data.kind}"`);
  };
  return () => {
    port.onmessage = null;
    for (const controller of running.values()) controller.abort();
  };

  async function answer({ id, size, rotations, options }: SolveRequest): Promise<void> {
    if (running.has(id)) return refuse(id, `request ${id} is running already`);
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const { progress, ...plain } = options;
      // `solve` checks that the assembly is a reachable state.
      const solution = await solve({ size, rotations } as CubeState, {
        ...plain,
        signal: controller.signal,
        ...(store && { store }),
        ...(progress && { onProgress: (told) => send({ kind: "progress", id, progress: told }) }),
      });
      send({ kind: "done", id, solution });
    } catch (error) {
      send({ kind: "failed", id, error: asData(error) });
    } finally {
      running.delete(id);
    }
  }

  function refuse(id: number, message: string): void {
    send({ kind: "failed", id, error: { name: "CubegramError", code: "bad-request", message } });
  }

  function send(reply: Reply): void {
    port.postMessage(reply);
  }
}

function asData(error: unknown): SentError {
  if (error instanceof CubegramError) return { name: error.name, message: error.message, code: error.code };
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };
}
