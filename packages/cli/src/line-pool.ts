/** Threads that answer the lines of a stream; each takes the next line when it is done with its last. */
import { Worker } from "node:worker_threads";
import type { Result } from "@cubegram/core/errors";
import { type PrintedProblem, problemOf } from "./frame/problem.ts";
import type { AnsweredLine, LinePool } from "./frame/run.ts";
import { CommandError, type ExitCode, type Request, type Verb } from "./frame/verb.ts";

/** What a thread gets when it starts. */
export interface LineWorkerData {
  readonly verb: string;
  readonly values: Request["values"];
  readonly size: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A thread's reply to a line: the answer, or what ends the whole run. */
export type LineReply =
  | AnsweredLine
  | { readonly fatal: { readonly problem: PrintedProblem; readonly exit: ExitCode } };

/** Lines queued at each thread, so that none sits idle. */
const WAITING = 4;

export function startLinePool(verb: Verb, { values, size, host }: Request, threads: number): LinePool {
  const workerData: LineWorkerData = { verb: verb.name, values, size, env: { ...host.env } };
  const idle: Worker[] = [];
  const waiting: { line: Result<string>; settle: Settle }[] = [];
  const busy = new Map<Worker, Settle>();
  const next = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop()!;
      const { line, settle } = waiting.shift()!;
      busy.set(worker, settle);
      worker.postMessage(line);
    }
  };
  const release = (worker: Worker): Settle | undefined => {
    const settle = busy.get(worker);
    busy.delete(worker);
    return settle;
  };
  const all = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL("./line-worker.js", import.meta.url), { workerData });
    worker.on("message", (reply: LineReply) => {
      const settle = release(worker);
      if ("fatal" in reply) settle?.reject(new CommandError(reply.fatal.problem, reply.fatal.exit));
      else settle?.resolve(reply);
      idle.push(worker);
      next();
    });
    worker.on("error", (error) => {
      const failure = new CommandError(problemOf(error, values.debug === true));
      release(worker)?.reject(failure);
      for (const { settle } of waiting.splice(0)) settle.reject(failure);
    });
    idle.push(worker);
    return worker;
  });
  return {
    width: threads * WAITING,
    answer: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, settle: { resolve, reject } });
        next();
      }),
    close: () => {
      for (const worker of all) void worker.terminate();
    },
  };
}

interface Settle {
  readonly resolve: (answered: AnsweredLine) => void;
  readonly reject: (error: Error) => void;
}
