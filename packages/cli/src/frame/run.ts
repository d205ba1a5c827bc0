/** Running a verb once. */
import { type Console, dataOutput, note } from "./console.ts";
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
