/** The caller's end: `solve` as if it ran here, while the work is done at the other end of a port. */
import { CubegramError } from "../result.ts";
import type { Solution, SolveOptions } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import { isMessage, type Port, type Reply, type Request, type SentError } from "./protocol.ts";

/** The options of `solve`, without the store, which belongs to the worker's end. */
export type RemoteOptions = Omit<SolveOptions, "store">;

export interface RemoteSolver {
  /** As `solve` of the solve room: same options, results and errors. Calls may overlap. */
  solve(cube: CubeState | { readonly state: CubeState }, options?: RemoteOptions): Promise<Solution>;
  /** Gives up what is pending, with the code "closed", and lets go of the port. */
  close(): void;
}

interface Pending {
  readonly resolve: (solution: Solution) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: RemoteOptions["onProgress"];
}

/** Talks to a `serve` at the other end of the port, which this takes over. */
export function connect(port: Port): RemoteSolver {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isClosed = false;
  port.onmessage = ({ data }) => {
    if (isMessage(data)) receive(data as Reply);
  };
  return {
    solve: (cube, options = {}) =>
      new Promise((resolve, reject) => {
        const { signal, onProgress, ...plain } = options;
        if (isClosed) return reject(closed());
        if (signal?.aborted) return reject(aborted());
        const { size, rotations } = (cube as { state?: CubeState })?.state ?? (cube as CubeState);
        const id = ++lastId;
        const abort = () => {
          send({ kind: "cancel", id });
          settle(id)?.reject(aborted());
        };
        const release = () => signal?.removeEventListener("abort", abort);
        pending.set(id, {
          onProgress,
          resolve: (solution) => {
            release();
            resolve(solution);
          },
          reject: (error) => {
            release();
            reject(error);
          },
        });
        signal?.addEventListener("abort", abort, { once: true });
        send({
          kind: "solve",
          id,
          size,
          rotations,
          options: { ...plain, progress: onProgress !== undefined },
        });
      }),
    close() {
      isClosed = true;
      port.onmessage = null;
      for (const id of [...pending.keys()]) {
        send({ kind: "cancel", id });
        settle(id)?.reject(closed());
      }
    },
  };

  function receive(reply: Reply): void {
    switch (reply.kind) {
      case "progress":
        pending.get(reply.id)?.onProgress?.(reply.progress);
        break;
      case "done":
        settle(reply.id)?.resolve(reply.solution);
        break;
      case "failed":
        settle(reply.id)?.reject(asError(reply.error));
        break;
    }
  }

  function settle(id: number): Pending | undefined {
    const call = pending.get(id);
    pending.delete(id);
    return call;
  }

  function send(request: Request): void {
    port.postMessage(request);
  }
}

function aborted(): CubegramError {
  const error = new CubegramError({ code: "aborted", message: "solving was aborted by its signal" });
  error.name = "AbortError";
  return error;
}

function closed(): CubegramError {
  return new CubegramError({ code: "closed", message: "the connection to the worker was closed" });
}

function asError({ name, message, code }: SentError): Error {
  if (code !== undefined) {
    const error = new CubegramError({ code, message });
    error.name = name;
    return error;
  }
  if (name === "TypeError") return new TypeError(message);
  return name === "RangeError" ? new RangeError(message) : new Error(message);
}
