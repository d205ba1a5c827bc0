/** The caller's end: `solve` as if it ran here, while the work is done at the other end of a port. */
import { abortedError, CubegramError } from "../result.ts";
import type { Method, SearchReport, SearchTask, Solution, SolveOptions } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import { type HostPort, portOf } from "./port.ts";
import {
  type BatchReply,
  isMessage,
  type Reply,
  type Request,
  type SentCube,
  type SentOptions,
  type TablesReply,
  type WalkReply,
} from "./protocol.ts";
import { packCubes, unpackResults } from "./sent-batch.ts";
import { unpackError, unpackSolution } from "./sent-solution.ts";

/** The options of `solve`, without the store and the crew, which belong to the worker's end. */
export type RemoteOptions = Omit<SolveOptions, "store" | "crew">;

/** A cube, or its state: any size that `solve` takes, held in any way. */
export type CubeLike = CubeState | { readonly state: CubeState };

/** The caller's end of a connection. Promises reject with the `CubegramError` of the other end, or with "aborted" or "closed". */
export interface RemoteSolver {
  /** As `solve` of the solve room: same options, results and errors. Calls may overlap. */
  solve(cube: CubeLike, options?: RemoteOptions): Promise<Solution>;
  /** Several cubes in one message: an answer for each, in their order, and the milliseconds that took. */
  solveBatch(cubes: readonly CubeLike[], options?: RemoteOptions): Promise<SolvedBatch>;
  /** Has the worker make all tables beside other work, and returns them for the others; undefined: nothing to share. */
  shareTables(method: Method): Promise<ArrayBufferLike | undefined>;
  /** Gives the worker tables that another one made. */
  adoptTables(method: Method, buffer: ArrayBufferLike): Promise<void>;
  /** Has the worker take part in a search of several threads, with its own walk at an address of the task's memory. */
  walk(task: SearchTask, address: number): Promise<SearchReport>;
  /** Gives up what is pending, with the code "closed", and lets go of the port. */
  close(): void;
}

/** Answers to several cubes: an error stands where a cube could not be solved. */
export interface SolvedBatch {
  readonly results: readonly (Solution | Error)[];
  readonly ms: number;
}

interface Pending {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: RemoteOptions["onProgress"];
}

/** A request before it has its number. */
type Asked = { [K in Request["kind"]]: Omit<Extract<Request, { readonly kind: K }>, "id"> }[Request["kind"]];

/** Talks to a `serve` at the other end of the port or worker, which this takes over. */
export function connect(host: HostPort): RemoteSolver {
  const port = portOf(host);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isClosed = false;
  port.onmessage = ({ data }) => {
    if (isMessage(data)) receive(data as Reply);
  };
  return {
    async solve(cube, options = {}) {
      const reply = await ask({ kind: "solve", ...asSent(cube), options: plain(options) }, options);
      return unpackSolution((reply as Extract<Reply, { kind: "done" }>).solution);
    },
    async solveBatch(cubes, options = {}) {
      const asked = { kind: "batch", cubes: packCubes(cubes.map(asSent)), options: plain(options) } as const;
      const reply = (await ask(asked, options)) as BatchReply;
      return { results: unpackResults(reply), ms: reply.ms };
    },
    shareTables: async (method) => ((await ask({ kind: "tables", method })) as TablesReply).buffer,
    adoptTables: async (method, buffer) => void (await ask({ kind: "tables", method, buffer })),
    walk: async (task, address) => ((await ask({ kind: "walk", task, address })) as WalkReply).report,
    close() {
      isClosed = true;
      port.onmessage = null;
      for (const id of [...pending.keys()]) {
        send({ kind: "cancel", id });
        settle(id)?.reject(closed());
      }
    },
  };

  function ask(asked: Asked, { signal, onProgress }: RemoteOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(closed());
      if (signal?.aborted) return reject(abortedError("solving"));
      const id = ++lastId;
      const abort = () => {
        send({ kind: "cancel", id });
        settle(id)?.reject(abortedError("solving"));
      };
      const release = () => signal?.removeEventListener("abort", abort);
      pending.set(id, {
        onProgress,
        resolve: (reply) => {
          release();
          resolve(reply);
        },
        reject: (error) => {
          release();
          reject(error);
        },
      });
      signal?.addEventListener("abort", abort, { once: true });
      send({ ...asked, id } as Request);
    });
  }

  function receive(reply: Reply): void {
    if (reply.kind === "progress") pending.get(reply.id)?.onProgress?.(reply.progress);
    else if (reply.kind === "failed") settle(reply.id)?.reject(unpackError(reply.error));
    else settle(reply.id)?.resolve(reply);
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

/** What is no cube goes as it is: the other end says what is wrong with it. */
function asSent(cube: CubeLike): SentCube {
  const state = (cube as { state?: CubeState } | null)?.state ?? (cube as CubeState | null);
  return { size: state?.size as number, rotations: state?.rotations as Uint8Array };
}

function plain({ signal, onProgress, ...rest }: RemoteOptions): SentOptions {
  return { ...rest, progress: onProgress !== undefined };
}

function closed(): CubegramError {
  return new CubegramError({ code: "closed", message: "the connection to the worker was closed" });
}
