/** Running a verb: once, or for every line of standard input in constant memory. */

import { unwrap } from "@cubegram/core";
import { readLines } from "./lines.ts";
import { isBrokenPipe, type Output, visible } from "./output.ts";
import { exitOf, type PrintedProblem, problemOf } from "./problem.ts";
import type { Answer, ExitCode, Request, Verb } from "./verb.ts";

/** Where data and talk go, and how. */
export interface Voice {
  /** Where answers go: standard output, or standard error when the verb has taken that for its data. */
  out: Output;
  readonly talk: Output;
  /** Whether the verb has taken standard output. */
  taken: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly debug: boolean;
}

export async function runOnce(verb: Verb, input: string, request: Request, voice: Voice): Promise<ExitCode> {
  const answer = await verb.run(input, request);
  if (voice.json) await voice.out.line(JSON.stringify(answer.json));
  else await speak(answer, voice);
  return answer.exit ?? (answer.negative ? 1 : 0);
}

async function speak({ intro, text, talk }: Answer, voice: Voice): Promise<void> {
  if (intro && !voice.quiet) await voice.talk.line(intro);
  if (!voice.taken) await voice.out.line(text);
  if (talk && !voice.quiet) await voice.talk.line(talk);
}

/** One line out for each line in, in order. A bad line gives an error line, and the run goes on. */
export async function runStream(
  verb: Verb,
  stdin: AsyncIterable<Uint8Array | string>,
  request: Request,
  voice: Voice,
): Promise<ExitCode> {
  let lines = 0;
  let failed = 0;
  for await (const line of readLines(stdin)) {
    lines++;
    try {
      const answer = await verb.run(unwrap(line), request);
      if (answer.negative) failed++;
      await voice.out.line(voice.json ? JSON.stringify(answer.json) : (answer.line ?? answer.text));
    } catch (error) {
      // A wrong option is wrong for every line, and nobody reads behind a broken pipe.
      if (isBrokenPipe(error) || exitOf(error) === 2) throw error;
      failed++;
      await voice.out.line(errorLine(problemOf(error, voice.debug), voice));
    }
  }
  if (failed > 0 && !voice.json && !voice.quiet)
    await voice.talk.line(`cubegram: ${failed} of ${lines} lines could not be served.`);
  return failed > 0 ? 1 : 0;
}

/** A problem where the answer of a line would stand. */
export function errorLine(problem: PrintedProblem, { json }: Pick<Voice, "json">): string {
  return json ? JSON.stringify({ error: problem }) : `error: ${visible(problem.message)}`;
}
