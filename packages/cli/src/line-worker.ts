/** The code of a thread of a stream: the same verb, line by line. */
import { Readable, Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import type { Result } from "@cubegram/core/errors";
import { parseVerb } from "./command-line.ts";
import { fileStore } from "./files/table-files.ts";
import { exitOf, problemOf } from "./frame/problem.ts";
import { answerLine } from "./frame/run.ts";
import { type Request, usageError } from "./frame/verb.ts";
import type { LineReply, LineWorkerData } from "./line-pool.ts";
import { verbs } from "./verbs.ts";

const { verb: name, values, size, env } = workerData as LineWorkerData;
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const request: Request = {
  values,
  verbs,
  size,
  isDash: true,
  inStream: true,
  store: fileStore(env),
  terminal: false,
  color: false,
  host: { stdin: Readable.from([]), stdout: nowhere(), stderr: nowhere(), env },
  words: ["-"],
  ask: async () => {
    throw usageError("only the main thread can ask for a password.");
  },
  claimStdout: () => {
    throw new Error("a thread has no standard output");
  },
  note: async () => undefined,
  showProgress: false,
};
const style = { json: values.json === true, debug: values.debug === true };

parentPort!.on("message", async (line: Result<string>) => {
  const reply: LineReply = await answerLine(await parseVerb(name, verbs), line, request, style).catch(
    (error: unknown) => ({ fatal: { problem: problemOf(error, style.debug), exit: exitOf(error) } }),
  );
  parentPort!.postMessage(reply);
});
