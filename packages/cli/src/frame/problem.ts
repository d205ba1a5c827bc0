/** Errors as people and programs see them: one line and a hint, never a stack trace, and never nothing. */
import { CubegramError, type Problem } from "@cubegram/core/errors";
import { type Console, dataOutput, isBrokenPipe, visible } from "./output.ts";
import { CommandError, type ExitCode } from "./verb.ts";
import { plural } from "./words.ts";

/** `{error: {code, message, at?}}` for `--json`, with whatever else is known. */
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
  const { code, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  // What the system refuses (a full disk, a closed terminal) is not a bug in the program.
  if (typeof code === "string" && typeof syscall === "string")
    return { code: "system", message: `The system refused to ${syscall} (${code}): ${message}.` };
  const where = debug && error instanceof Error ? `\n${error.stack}` : "";
  return {
    code: "internal",
    message: `Unexpected error, a bug in Cubegram: ${message}. --debug shows where.${where}`,
  };
}

/** Prints a problem that ends the run: JSON where the data goes, words on standard error. */
export async function printProblem(problem: PrintedProblem, console: Console): Promise<void> {
  if (console.json) await dataOutput(console).line(JSON.stringify({ error: problem }));
  else for (const line of wordsOf(problem)) await console.stderr.line(line);
}

/**
 * The last resort: a problem that could not be printed properly is printed as plainly as possible on standard error. Only if that
 * fails too does nothing appear.
 */
export async function printUnprintable(error: unknown, failure: unknown, { stderr }: Console): Promise<void> {
  const messages = [error, failure].map((one) => (one instanceof Error ? one.message : String(one)));
  await stderr.line(`cubegram: ${[...new Set(messages)].map(visible).join("; ")}`).catch((last: unknown) => {
    if (!isBrokenPipe(last)) process.exitCode = 1;
  });
}

/** A cube with several faults has a hundred possible repairs; more of them help nobody who reads. */
const MAX_REPAIRS = 5;

/** What is wrong and what would fix it, one line each. */
export function wordsOf({ code, message, faults, repairs, hint }: PrintedProblem): string[] {
  if (code === "internal") return [`cubegram: ${message}`];
  // An archive's are its lost cubes, possibly thousands, and the message already lists them.
  const listed = code === "illegal-cube" ? sentencesIn(faults) : [];
  const main =
    listed.length > 1
      ? ["cubegram: This is not a possible cube:", ...listed.map((sentence) => `  - ${sentence}`)]
      : [`cubegram: ${visible(message)}`];
  const all = sentencesIn(repairs);
  const remedies = [...all.slice(0, MAX_REPAIRS), ...(typeof hint === "string" ? [visible(hint)] : [])];
  const left = all.length - MAX_REPAIRS;
  return [
    ...main,
    ...remedies.map((remedy) => `  Perhaps: ${remedy}`),
    ...(left > 0 ? [`  ${plural(left, "other repair")} would do as well: --json lists them.`] : []),
  ];
}

/** The sentences of a list of faults or repairs; entries without one are left out. */
function sentencesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: Partial<Problem> | null) =>
    typeof one?.message === "string" ? [visible(one.message)] : [],
  );
}

/** The last line of a stream in which some lines failed. */
export function failedLines(failed: number, lines: number): string {
  return `cubegram: ${failed} of ${plural(lines, "line")} failed.`;
}
