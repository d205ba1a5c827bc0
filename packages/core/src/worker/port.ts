/** One end of a channel, as hosts have it and as this room uses it. */
import { checkThat } from "../result.ts";

/**
 * A browser's Worker, MessagePort or worker scope; a Worker or MessagePort of Node's `worker_threads`; or anything with
 * `postMessage` and `onmessage`. (Listeners take `never`: so every host's own types fit.)
 */
export interface HostPort {
  postMessage(message: unknown): void;
  onmessage?: ((event: never) => void) | null;
  /** A browser's Worker reports its death here. */
  onerror?: ((event: never) => void) | null;
  /** Node's Worker has this instead of both; "message", "error" and "exit" are listened to. */
  on?(event: string, listener: (value: unknown) => void): unknown;
  terminate?(): unknown;
}

export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** A port that reports the death of its other end. */
export interface WorkerPort extends Port {
  onerror?: ((error: unknown) => void) | null;
  terminate?(): unknown;
}

/** Throws unless an argument is an end of a channel. */
export function checkPort(host: HostPort): void {
  checkThat(typeof host?.postMessage === "function", "host", "a Worker or a port", host);
}

/** Whatever a host has, as a port: itself, unless it is a Worker of Node's. */
export function portOf(host: HostPort): WorkerPort {
  if (typeof host.on !== "function" || "onmessage" in host) return host as WorkerPort;
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => host.postMessage(message),
    terminate: () => host.terminate?.(),
  };
  host.on("message", (data: unknown) => port.onmessage?.({ data }));
  host.on("error", (error: unknown) => port.onerror?.(error));
  host.on("exit", (code: unknown) => port.onerror?.(new Error(`it ended with exit code ${String(code)}`)));
  return port;
}
