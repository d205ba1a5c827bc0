/** Workers that the host starts, for as long as they are wanted. */
import { CubegramError } from "../result.ts";
import { connect, type RemoteSolver } from "./connect.ts";
import type { Port } from "./protocol.ts";

/** A worker as the host makes it: a port, a way to end it, and word of its death. */
export interface WorkerPort extends Port {
  terminate?(): unknown;
  /** Called by the host when the worker fails or ends unasked. */
  onerror?: ((error: unknown) => void) | null;
}

export interface HiredWorker {
  readonly solver: RemoteSolver;
  /** Rejects with "worker-failed" when the worker dies. */
  readonly failed: Promise<never>;
  dismiss(): void;
}

export function hireWorker(spawn: () => WorkerPort): HiredWorker {
  const port = spawn();
  const solver = connect(port);
  const failed = new Promise<never>((_, reject) => {
    port.onerror = (error) => reject(workerFailed(error));
  });
  // Heard where it is waited for; a worker that dies at rest disturbs nobody before.
  failed.catch(() => undefined);
  return {
    solver,
    failed,
    dismiss() {
      solver.close();
      port.terminate?.();
    },
  };
}

/** `name`: the argument that says how many workers there are to be. */
export function checkWorkerCount(name: string, count: number): void {
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`"${name}" expected an integer from 1, got ${String(count)}`);
}

/** A browser tells of the death by an event, which has the message. */
function workerFailed(error: unknown): CubegramError {
  const reason = (error as { message?: string } | null | undefined)?.message ?? String(error);
  return new CubegramError({ code: "worker-failed", message: `a worker failed: ${reason}` });
}
