/** Runs a verb: once, or for every line of standard input, one line out for each line in, in order, in constant memory. */
import type { Readable } from "node:stream";
import { type Result, unwrap } from "@cubegram/core/errors";
import { readLineBatches } from "./lines.ts";
import { type Console, dataOutput, isBrokenPipe, note, visible } from "./output.ts";
import { exitOf, failedLines, type PrintedProblem, problemOf } from "./problem.ts";
import type { ExitCode, Request, Verb } from "./verb.ts";

export async function runOnce(
  verb: Verb,
  input: string,
  request: Request,
  console: Console,
): Promise<ExitCode> {
  const { json, text, before, after, exit, negative, isPrinted } = await verb.run(input, request);
  if (isPrinted) {
    if (after && !console.json) await note(console, after);
  } else if (console.json) await dataOutput(console).line(JSON.stringify(json));
  else {
    if (before) await note(console, before);
    if (!console.isStdoutClaimed) await console.stdout.line(text);
    if (after) await note(console, after);
  }
  return exit ?? (negative ? 1 : 0);
}

/** What is printed for a line. */
export interface AnsweredLine {
  readonly text: string;
  readonly failed: boolean;
}

/** Threads that answer lines besides this one. */
export interface LinePool {
  /** How many lines may be in progress at once. */
  readonly width: number;
  answer(line: Result<string>): Promise<AnsweredLine>;
  close(): void;
}

type Style = Pick<Console, "json" | "debug">;

/** A bad line gives an error line, and the run goes on. `startPool` is asked for threads once enough lines are waiting. */
export async function runStream(
  verb: Verb,
  stdin: Readable,
  request: Request,
  console: Console,
  startPool?: () => LinePool | undefined,
): Promise<ExitCode> {
  const printer = startPrinter(console);
  let pool: LinePool | undefined;
  let threads = verb.parallelFrom === undefined ? undefined : startPool;
  const lines = verb.startLines?.();
  const own = lines ? { ...verb, run: lines.run } : verb;
  try {
    for await (const batch of readLineBatches(stdin)) {
      if (threads && batch.length >= verb.parallelFrom!) {
        pool = threads();
        threads = undefined;
      }
      if (pool) {
        for (const line of batch) {
          if (printer.failure) throw printer.failure.error;
          await printer.push(pool.answer(line), pool.width);
        }
      } else {
        // Lines already waiting in the printer come first.
        await printer.drained();
        for (let at = 0; at < batch.length; at += BATCH)
          await printBatch(batch.slice(at, at + BATCH), own, request, console, printer, batch.length - at);
      }
    }
    await printer.drained();
  } finally {
    pool?.close();
    lines?.close();
    stdin.destroy();
  }
  const { failed } = printer;
  if (failed > 0 && !console.json) await note(console, failedLines(failed, printer.lines));
  return failed > 0 ? 1 : 0;
}

/** Lines printed at once: small, so that output starts soon and memory stays low. */
const BATCH = 1024;

/** `waiting`: how many lines there are, these and those that were read with them. */
async function printBatch(
  batch: readonly Result<string>[],
  verb: Verb,
  request: Request,
  console: Console,
  printer: Printer,
  waiting: number,
): Promise<void> {
  const quick = await verb.quick?.(
    batch.map((line) => (line.ok ? line.value : "")),
    request,
  );
  let text = "";
  for (const [i, line] of batch.entries()) {
    const known = quick?.[i];
    if (known !== undefined) {
      text += `${known}\n`;
      printer.lines++;
      continue;
    }
    const answered = await answerLine(verb, line, { ...request, linesLeft: waiting - i - 1 }, console);
    // Slow answers are started without waiting for those before them.
    await printer.print(`${text}${answered.text}\n`);
    text = "";
    printer.lines++;
    if (answered.failed) printer.failed++;
  }
  if (text !== "") await printer.print(text);
}

/** The answer to one line, or its problem in its place. Throws only what ends the whole run. */
export async function answerLine(
  verb: Verb,
  line: Result<string>,
  request: Request,
  style: Style,
): Promise<AnsweredLine> {
  try {
    const { json, text, line: oneLine, negative } = await verb.run(unwrap(line), request);
    return { text: style.json ? JSON.stringify(json) : (oneLine ?? text), failed: negative === true };
  } catch (error) {
    // A wrong option is wrong for every line, and after a broken pipe nobody reads on.
    if (isBrokenPipe(error) || exitOf(error) === 2) throw error;
    return { text: errorLine(problemOf(error, style.debug), style), failed: true };
  }
}

/** A problem in place of a line's answer. */
export function errorLine(problem: PrintedProblem, { json }: Pick<Style, "json">): string {
  return json ? JSON.stringify({ error: problem }) : `error: ${visible(problem.message)}`;
}

interface Printer {
  lines: number;
  failed: number;
  /** Why nothing more can be printed. */
  readonly failure: { readonly error: unknown } | undefined;
  print(text: string): Promise<void>;
  /** Prints an answer in its turn as soon as it is ready; waits while `width` of them are in progress. */
  push(answer: Promise<AnsweredLine>, width: number): Promise<void>;
  /** Waits until everything is printed; throws whatever prevented it. */
  drained(): Promise<void>;
}

function startPrinter({ stdout }: Console): Printer {
  let waiting = 0;
  let tail: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;
  let free: (() => void) | undefined;
  const printer: Printer = {
    lines: 0,
    failed: 0,
    get failure() {
      return failure;
    },
    print: (text) => stdout.write(text),
    async push(answer, width) {
      waiting++;
      tail = Promise.all([answer, tail])
        .then(async ([{ text, failed }]) => {
          if (failure) return;
          await stdout.line(text);
          printer.lines++;
          if (failed) printer.failed++;
        })
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          waiting--;
          free?.();
        });
      while (waiting >= width)
        await new Promise<void>((resolve) => {
          free = resolve;
        });
    },
    async drained() {
      await tail;
      if (failure) throw failure.error;
    },
  };
  return printer;
}
