/** Errors as people and programs see them: never a stack trace for bad input, one line and a hint for a mistake of ours. */
import { CubegramError, type Problem } from "@cubegram/core";
import { type Output, visible } from "./output.ts";
import { CommandError, type ExitCode } from "./verb.ts";

/** `{error: {code, message, at?}}` of `--json`, with what else is known. */
export type PrintedProblem = Problem & Readonly<Record<string, unknown>>;

export function exitOf(error: unknown): ExitCode {
  return error instanceof CommandError ? error.exit : 1;
}

export function problemOf(error: unknown, debug: boolean): PrintedProblem {
  if (error instanceof CommandError) return error.problem;
  if (error instanceof CubegramError) {
    const { code, message, at, faults } = error;
    return { code, message, ...(at && { at }), ...(faults && { faults }) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const where = debug && error instanceof Error ? `\n${error.stack}` : "";
  return {
    code: "internal",
    message: `Unexpected error, a mistake of Cubegram: ${message}. --debug shows where.${where}`,
  };
}

/** A problem that ends the run: JSON among the data, words among the talk. */
export async function printProblem(
  problem: PrintedProblem,
  { out, talk, json }: { readonly out: Output; readonly talk: Output; readonly json: boolean },
): Promise<void> {
  if (json) await out.line(JSON.stringify({ error: problem }));
  else for (const line of wordsOf(problem)) await talk.line(line);
}

/** What is wrong, and what would mend it, a line each. */
function wordsOf({ code, message, faults, repairs, hint }: PrintedProblem): string[] {
  const sentences = (list: unknown) =>
    Array.isArray(list) ? list.map((item: Problem) => visible(item.message)) : [];
  if (code === "internal") return [`cubegram: ${message}`];
  const listed = sentences(faults);
  const main =
    listed.length > 1
      ? ["cubegram: this is no legal cube:", ...listed.map((sentence) => `  - ${sentence}`)]
      : [`cubegram: ${visible(message)}`];
  const remedies = [...sentences(repairs), ...(typeof hint === "string" ? [visible(hint)] : [])];
  return [...main, ...remedies.map((remedy) => `  Perhaps: ${remedy}`)];
}
