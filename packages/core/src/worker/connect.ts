/** The caller's end: `solve` as if it ran here, while the work is done at the other end of a port. */

import { abortedError, CubegramError } from "../result.ts";
import type { Method, SearchReport, SearchTask, Solution, SolveOptions } from "../solve/index.ts";
import type { CubeState } from "../state/index.ts";
import { callThrough } from "./calls.ts";
import { checkPort, type HostPort } from "./port.ts";
import {
  type OutputOf,
  packCubes,
  type Request,
  type SentCube,
  type SentOptions,
  unpackError,
  unpackResults,
  unpackSolution,
} from "./protocol.ts";

/** The options of `solve`, without the store and the crew, which belong to the worker's end. */
export type RemoteOptions = Omit<SolveOptions, "store" | "crew">;

/** A cube or its state: any size that `solve` takes, held in any way. */
export type CubeLike = CubeState | { readonly state: CubeState };

/** The caller's end of a connection. Promises reject with the `CubegramError` of the other end, or with "aborted" or "closed". */
export interface RemoteSolver {
  /** Like `solve` of `@cubegram/core/solve`: same options, results and errors. Calls may overlap. */
  solve(cube: CubeLike, options?: RemoteOptions): Promise<Solution>;
  /** Several cubes in one message: an answer for each, in order, and the milliseconds it took. */
  solveBatch(cubes: readonly CubeLike[], options?: RemoteOptions): Promise<SolvedBatch>;
  /** Has the worker build all tables beside its other work and returns them for other workers; undefined: nothing to share. */
  shareTables(method: Method): Promise<ArrayBufferLike | undefined>;
  /** Gives the worker tables that another one built. */
  adoptTables(method: Method, buffer: ArrayBufferLike): Promise<void>;
  /** Has the worker take part in a search on several threads, with its walk at an address of the task's memory. */
  walk(task: SearchTask, address: number): Promise<SearchReport>;
  /** Aborts what is pending, with the code "closed", and releases the port. */
  close(): void;
}

/** Answers to several cubes, with an error for each that could not be solved. */
export interface SolvedBatch {
  readonly results: readonly (Solution | Error)[];
  readonly ms: number;
}

/**
 * Talks to a `serve` at the other end of the port or worker, and takes over the port.
 *
 * @throws TypeError for anything but a port.
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const stop = serve(port1);
 * const remote = connect(port2);
 * const { length } = await remote.solve(Cube.fromAlg("R U F"));
 * remote.close();
 * stop();
 * port1.close();
 * length; // → 3
 */
export function connect(host: HostPort): RemoteSolver {
  checkPort(host);
  const caller = callThrough(host, { unpack: unpackError, aborted: () => abortedError("solving") });
  const ask = <R extends Request>(request: R, options?: RemoteOptions) =>
    caller.call(request, options) as Promise<OutputOf<R["kind"]>>;
  return {
    async solve(cube, options = {}) {
      return unpackSolution(await ask({ kind: "solve", ...asSent(cube), options: plain(options) }, options));
    },
    async solveBatch(cubes, options = {}) {
      const asked = { kind: "batch", cubes: packCubes(cubes.map(asSent)), options: plain(options) } as const;
      const batch = await ask(asked, options);
      return { results: unpackResults(batch), ms: batch.ms };
    },
    shareTables: (method) => ask({ kind: "tables", method }),
    adoptTables: async (method, buffer) => void (await ask({ kind: "tables", method, buffer })),
    walk: (task, address) => ask({ kind: "walk", task, address }),
    close: () => caller.end(closed()),
  };
}

/** Anything but a cube is sent unchanged: the other end says what is wrong with it. */
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
