/**
 * Calls through a port, from both ends: a request has a number, and replies name it. Requests may overlap; an aborted one is
 * answered like any other, with an error. The solvers' workers use this protocol, and so can anything else that a host runs in
 * its own workers: each defines its requests and how its errors are sent.
 */
import { checkType } from "../result.ts";
import { checkPort, type HostPort, portOf } from "./port.ts";

/** A request before it has its number. "cancel" is reserved. */
export interface CallRequest {
  readonly kind: string;
}

/** What comes back. */
export type CallReply<Output = unknown, Sent = unknown> =
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "done"; readonly id: number; readonly output: Output }
  | { readonly kind: "failed"; readonly id: number; readonly error: Sent };

/** Who is told about a call, and who may abort it. */
interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: never) => void) | undefined;
}

/** The caller's end of a port. */
export interface Caller {
  /** Resolves to the output; rejects with the error of the other end, or with that of the abort. */
  call(request: CallRequest, options?: CallOptions): Promise<unknown>;
  /** Aborts all calls, now and later, with that error: the port is closed, or the other end is gone. */
  end(error: Error): void;
}

/** Errors as the caller wants them: those that were sent, and aborts. */
export interface CallerErrors<Sent> {
  unpack(sent: Sent): Error;
  aborted(): Error;
}

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly release: () => void;
  readonly onProgress: CallOptions["onProgress"];
}

/**
 * Calls whatever answers at the other end of the port, and takes over the port.
 *
 * @throws TypeError for anything but a port and errors.
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const errors = { pack: String, unpack: (sent) => new Error(sent), busy: () => new Error("busy"), aborted: () => new Error("aborted") };
 * const stop = answerThrough(port1, { ...errors, answer: async ({ n }) => 2 * n });
 * const caller = callThrough(port2, errors);
 * const answer = await caller.call({ kind: "double", n: 21 });
 * stop();
 * port1.close();
 * answer; // → 42
 */
export function callThrough<Sent>(host: HostPort, errors: CallerErrors<Sent>): Caller {
  checkPort(host);
  checkType(errors?.aborted, "function", "errors.aborted");
  const { unpack, aborted } = errors;
  const port = portOf(host);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended: Error | undefined;
  port.onmessage = ({ data }) => {
    if (isMessage(data)) receive(data as CallReply<unknown, Sent>);
  };
  return {
    call(request, { signal, onProgress } = {}) {
      return new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        if (signal?.aborted) return reject(aborted());
        const id = ++lastId;
        const giveUp = () => cancel(id, aborted());
        const release = () => signal?.removeEventListener("abort", giveUp);
        pending.set(id, { resolve, reject, release, onProgress });
        signal?.addEventListener("abort", giveUp, { once: true });
        port.postMessage({ ...request, id });
      });
    },
    end(error) {
      ended = error;
      port.onmessage = null;
      for (const id of [...pending.keys()]) cancel(id, error);
    },
  };

  function receive(reply: CallReply<unknown, Sent>): void {
    if (reply.kind === "progress") pending.get(reply.id)?.onProgress?.(reply.progress as never);
    else if (reply.kind === "failed") settle(reply.id)?.reject(unpack(reply.error));
    else settle(reply.id)?.resolve(reply.output);
  }

  function cancel(id: number, error: Error): void {
    port.postMessage({ kind: "cancel", id });
    settle(id)?.reject(error);
  }

  function settle(id: number): Pending | undefined {
    const call = pending.get(id);
    pending.delete(id);
    call?.release();
    return call;
  }
}

/** What an answer may use while it works. */
export interface AnswerJob {
  /** Aborted when the caller aborts. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller: plain data. */
  progress(told: unknown): void;
}

/** How requests are answered: several at a time, each by its promise. */
export interface Answering<Request extends CallRequest, Sent> {
  /** Throws, before it returns a promise, if the request is not one of its own. */
  answer(request: Request, job: AnswerJob): Promise<unknown>;
  pack(error: unknown): Sent;
  /** The error for a request whose number is in use. */
  busy(id: number): Error;
}

/**
 * Answers the calls that come through the port. Returns a function that stops it and aborts what is running.
 *
 * @throws TypeError for anything but a port and what answers.
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const errors = { pack: String, unpack: (sent) => new Error(sent), busy: () => new Error("busy"), aborted: () => new Error("aborted") };
 * const stop = answerThrough(port1, { ...errors, answer: async ({ n }) => 2 * n });
 * const caller = callThrough(port2, errors);
 * const answer = await caller.call({ kind: "double", n: 21 });
 * stop();
 * port1.close();
 * answer; // → 42
 */
export function answerThrough<Request extends CallRequest, Sent>(
  host: HostPort,
  answering: Answering<Request, Sent>,
): () => void {
  checkPort(host);
  checkType(answering?.answer, "function", "answering.answer");
  const { answer, pack, busy } = answering;
  const port = portOf(host);
  const running = new Map<number, AbortController>();
  port.onmessage = ({ data }) => {
    if (!isMessage(data)) return;
    const { kind, id } = data;
    if (kind === "cancel") running.get(id)?.abort();
    else if (running.has(id)) send({ kind: "failed", id, error: pack(busy(id)) });
    else run(id, data as Request & { readonly id: number });
  };
  return () => {
    port.onmessage = null;
    for (const controller of running.values()) controller.abort();
  };

  function run(id: number, request: Request): void {
    const controller = new AbortController();
    const progress = (told: unknown) => send({ kind: "progress", id, progress: told });
    const fail = (error: unknown) => send({ kind: "failed", id, error: pack(error) });
    try {
      const work = answer(request, { signal: controller.signal, progress });
      running.set(id, controller);
      work.then((output) => send({ kind: "done", id, output }), fail).finally(() => running.delete(id));
    } catch (error) {
      fail(error);
    }
  }

  function send(reply: CallReply<unknown, Sent>): void {
    port.postMessage(reply);
  }
}

/** Whether a message is one of ours: other traffic on the same port is left alone. */
function isMessage(data: unknown): data is { readonly kind: string; readonly id: number } {
  const message = data as { kind?: unknown; id?: unknown } | null | undefined;
  return typeof message === "object" && typeof message?.kind === "string" && Number.isInteger(message.id);
}
