/** Running a verb: once, or for every line of standard input in constant memory. */
import { unwrap } from "@cubegram/core";
import { type Console, dataOutput, note } from "./console.ts";
import { readLines } from "./lines.ts";
import { isBrokenPipe, visible } from "./output.ts";
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

/** One line out for each line in, in order. A bad line gives an error line, and the run goes on. */
export async function runStream(
  verb: Verb,
  stdin: AsyncIterable<Uint8Array | string>,
  request: Request,
  console: Console,
): Promise<ExitCode> {
  let lines = 0;
  let failed = 0;
  for await (const line of readLines(stdin)) {
    lines++;
    try {
      const answer = await verb.run(unwrap(line), request);
      if (answer.negative) failed++;
      await console.stdout.line(console.json ? JSON.stringify(answer.json) : (answer.line ?? answer.text));
    } catch (error) {
      // A wrong option is wrong for every line, and nobody reads behind a broken pipe.
      if (isBrokenPipe(error) || exitOf(error) === 2) throw error;
      failed++;
      await console.stdout.line(errorLine(problemOf(error, console.debug), console));
    }
  }
  if (failed > 0 && !console.json) await note(console, failedLines(failed, lines));
  return failed > 0 ? 1 : 0;
}

/** A problem where the answer of a line would stand. */
export function errorLine(problem: PrintedProblem, { json }: Pick<Console, "json">): string {
  return json ? JSON.stringify({ error: problem }) : `error: ${visible(problem.message)}`;
}
