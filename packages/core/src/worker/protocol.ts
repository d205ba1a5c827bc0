/**
 * What goes through the port. Every request carries an id; every reply names the request it belongs to. Requests may
 * overlap; a cancelled one is answered like any other, with the code "aborted". Only plain data is sent.
 */
import type { Method, Solution, SolveProgress } from "../solve/index.ts";

export type Request = SolveRequest | CancelRequest;

export interface SolveRequest {
  readonly kind: "solve";
  readonly id: number;
  /** The bytes of an assembly; the worker checks that it is a reachable state. */
  readonly size: number;
  readonly rotations: Uint8Array;
  readonly options: SentOptions;
}

/** The options of `solve` that are data. */
export interface SentOptions {
  readonly method?: Method;
  readonly maxLength?: number;
  readonly budget?: number;
  readonly timeout?: number;
  /** Whether progress is wanted. */
  readonly progress: boolean;
}

export interface CancelRequest {
  readonly kind: "cancel";
  /** The request to give up. */
  readonly id: number;
}

export type Reply = ProgressReply | DoneReply | FailedReply;

export interface ProgressReply {
  readonly kind: "progress";
  readonly id: number;
  readonly progress: SolveProgress;
}

export interface DoneReply {
  readonly kind: "done";
  readonly id: number;
  readonly solution: Solution;
}

export interface FailedReply {
  readonly kind: "failed";
  readonly id: number;
  readonly error: SentError;
}

/** An error as data: `code` for a `CubegramError`, `name` for the rest. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

/**
 * One end of a channel: a browser's MessagePort or Worker, a worker's own global scope, Node's MessagePort. Node's
 * `Worker` object has no `onmessage`; its host sets one up in a line.
 */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Whether a message is one of ours: other traffic on the same port is left alone. */
export function isMessage(data: unknown): data is { readonly kind: string; readonly id: number } {
  const message = data as { kind?: unknown; id?: unknown } | null | undefined;
  return typeof message === "object" && typeof message?.kind === "string" && Number.isInteger(message.id);
}
