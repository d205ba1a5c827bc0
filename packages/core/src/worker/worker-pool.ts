/** A pool of workers: the host starts them, and they live until they are terminated. */
import { CubegramError, checkCount } from "../result.ts";
import { connect, type RemoteSolver } from "./connect.ts";
import { type HostPort, portOf } from "./port.ts";

export interface PoolWorker {
  readonly solver: RemoteSolver;
  /** Rejects with "worker-failed" if the worker dies. */
  readonly failed: Promise<never>;
  terminate(): void;
}

/** Starts `count` workers. If one of them cannot be started, those before it are terminated. */
export function startWorkers(spawn: () => HostPort, count: number): PoolWorker[] {
  const workers: PoolWorker[] = [];
  try {
    while (workers.length < count) workers.push(startWorker(spawn));
  } catch (error) {
    for (const worker of workers) worker.terminate();
    throw error;
  }
  return workers;
}

function startWorker(spawn: () => HostPort): PoolWorker {
  const port = portOf(spawn());
  const solver = connect(port);
  const failed = new Promise<never>((_, reject) => {
    port.onerror = (error) => reject(workerFailed(error));
  });
  // Handled where it is awaited. Until then, the death of an idle worker must not be an unhandled rejection.
  failed.catch(() => undefined);
  return {
    solver,
    failed,
    terminate() {
      solver.close();
      port.terminate?.();
    },
  };
}

/** Throws a RangeError unless `count` is a positive integer; `name` is the argument it came from. */
export function checkWorkerCount(name: string, count: number): void {
  checkCount(count, name, 1);
}

/** A browser reports the death of a worker as an event that carries the message. */
function workerFailed(error: unknown): CubegramError {
  const reason = (error as { message?: string } | null | undefined)?.message ?? String(error);
  return new CubegramError({ code: "worker-failed", message: `a worker failed: ${reason}` });
}
