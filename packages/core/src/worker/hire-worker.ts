/** Workers that the host starts and that live as long as they are needed. */
import { CubegramError } from "../result.ts";
import { connect, type RemoteSolver } from "./connect.ts";
import { type HostPort, portOf } from "./port.ts";

export interface HiredWorker {
  readonly solver: RemoteSolver;
  /** Rejects with "worker-failed" if the worker dies. */
  readonly failed: Promise<never>;
  dismiss(): void;
}

/** Starts that many; if one cannot be started, those before it are ended. */
export function hireWorkers(spawn: () => HostPort, count: number): HiredWorker[] {
  const workers: HiredWorker[] = [];
  try {
    while (workers.length < count) workers.push(hireWorker(spawn));
  } catch (error) {
    for (const worker of workers) worker.dismiss();
    throw error;
  }
  return workers;
}

function hireWorker(spawn: () => HostPort): HiredWorker {
  const port = portOf(spawn());
  const solver = connect(port);
  const failed = new Promise<never>((_, reject) => {
    port.onerror = (error) => reject(workerFailed(error));
  });
  // Caught where it is awaited; until then a worker that dies while idle disturbs nobody.
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

/** A browser reports the death by an event, which has the message. */
function workerFailed(error: unknown): CubegramError {
  const reason = (error as { message?: string } | null | undefined)?.message ?? String(error);
  return new CubegramError({ code: "worker-failed", message: `a worker failed: ${reason}` });
}
