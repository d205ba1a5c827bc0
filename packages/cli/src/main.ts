/**
 * Runs one command line from start to finish: understands it, runs its verb, answers with the exit code. It never throws and
 * swallows nothing.
 */
import { availableParallelism } from "node:os";
import { MAX_SIZE, MIN_SIZE } from "@cubegram/core/geometry";
import { type CommandLine, parseCommandLine, wants } from "./command-line.ts";
import { askHidden, isSecret } from "./files/password.ts";
import { afterLines, countWholeLines } from "./files/resume.ts";
import { fileStore } from "./files/table-files.ts";
import { integerOption, workersOption } from "./frame/options.ts";
import { type Console, claimStdout, colorDepth, isBrokenPipe, note, openOutput } from "./frame/output.ts";
import { showText } from "./frame/pager.ts";
import { exitOf, printProblem, printUnprintable, problemOf } from "./frame/problem.ts";
import { type LinePool, runOnce, runStream } from "./frame/run.ts";
import { type ExitCode, type Host, type Request, usageError, type Values, type Verb } from "./frame/verb.ts";
import { plural } from "./frame/words.ts";
import { overview, verbHelp, version } from "./help.ts";
import { startLinePool } from "./line-pool.ts";
import { verbs } from "./verbs.ts";

export type { Host } from "./frame/verb.ts";

/** Runs one command line. Resolves to the exit code: 0 done, 1 the input cannot be served, 2 wrong usage, others as the verb says. */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const console: Console = {
    stdout: openOutput(host.stdout),
    stderr: openOutput(host.stderr),
    isStdoutClaimed: false,
    json: wants("json", argv),
    quiet: wants("quiet", argv),
    debug: wants("debug", argv),
  };
  let verb: Verb | undefined;
  try {
    const line = await parseCommandLine(isAlone(argv, host) ? ["serve"] : argv, verbs);
    ({ verb } = line);
    const code = await run(line, host, console);
    await console.stdout.flush();
    return code;
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    const problem = problemOf(error, console.debug);
    await printProblem(problem, console).catch((failure: unknown) =>
      printUnprintable(error, failure, console),
    );
    const exit = exitOf(error);
    return exit === 1 ? (verb?.failureExit ?? 1) : exit;
  }
}

/** `cubegram` alone, typed by a person, opens the app. A script that names no verb gets the overview and exit code 2. */
function isAlone(argv: readonly string[], { stdin, stdout }: Host): boolean {
  return argv.length === 0 && [stdin, stdout].every((stream) => "isTTY" in stream && stream.isTTY === true);
}

async function run(
  { verb, words, isDash, values }: CommandLine,
  ownHost: Host,
  console: Console,
): Promise<ExitCode> {
  if (values.version) return print(console.stdout.line(await version(values.debug === true)), 0);
  if (values.help) return print(showHelp(verb, ownHost, console), 0);
  if (!verb) return print(console.stderr.line(await overview(verbs)), 2);
  const host = await resumed(ownHost, isDash, values, console);
  const inStream = isDash && isStreamed(verb) && verb.takesAll?.(values) !== true;
  const request: Request = {
    values,
    verbs,
    size: integerOption(values, "size", MIN_SIZE, MAX_SIZE),
    isDash,
    inStream,
    store: fileStore(host.env, (key, reason) => {
      void note(
        console,
        `cubegram: the cached table ${key} is not used because ${reason}; building it again.`,
      );
    }),
    terminal: host.stdout.isTTY === true,
    color: colorDepth(host.stdout, host.env),
    host,
    words,
    ask: (question) => askHidden(host, question),
    claimStdout: () => claimStdout(console),
    note: (text) => note(console, text),
    showProgress: host.stderr.isTTY === true && !console.quiet,
  };
  if (inStream) return runStream(verb, host.stdin, request, console, () => threadsFor(verb, request));
  return runOnce(verb, await inputOf(verb, words, values), request, console);
}

/** With `--resume-from`: the host whose standard input goes on after the lines that are answered in that file. */
async function resumed(host: Host, isDash: boolean, values: Values, console: Console): Promise<Host> {
  const file = values["resume-from"];
  if (typeof file !== "string") return host;
  if (!isDash) throw usageError("--resume-from works with - (one cube per line on standard input).");
  if (values.all === true && values.json !== true)
    throw usageError("--resume-from counts lines, and --all prints several for a cube; add --json.");
  const lines = await countWholeLines(file);
  if (lines > 0)
    await note(console, `${plural(lines, "line")} of ${file} stay${lines === 1 ? "s" : ""} as they are.`);
  return { ...host, stdin: afterLines(host.stdin, lines) };
}

/** Threads for the lines of a stream; none on a single core, or where a password must be asked for or can be read only once. */
function threadsFor(verb: Verb, request: Request): LinePool | undefined {
  const { values } = request;
  const threads = workersOption(values) ?? availableParallelism();
  return threads > 1 && !isSecret(values) ? startLinePool(verb, request, threads) : undefined;
}

async function showHelp(verb: Verb | undefined, host: Host, { stdout }: Console): Promise<void> {
  await showText(verb ? verbHelp(verb) : await overview(verbs), host, stdout);
}

async function print(printed: Promise<void>, code: ExitCode): Promise<ExitCode> {
  await printed;
  return code;
}

function isStreamed({ input }: Verb): boolean {
  return input === "TEXT" || input === "STATE" || input === "ALG" || input === "NUMBER";
}

/** Joins words that belong together, so that they need no quotes: `cubegram order R U F`. */
async function inputOf(verb: Verb, words: readonly string[], values: Request["values"]): Promise<string> {
  const { name, input } = verb;
  if (!input && words.length > 0)
    throw usageError(`${name} takes no input, got ${JSON.stringify(words.join(" "))}.`);
  const isMany = typeof verb.many === "function" ? verb.many(values) : verb.many === true;
  if (!isMany && words.length > 1) await refuseSeveral(verb, words);
  if (words.length > 0 || !input || verb.inputOptional) return words.join(" ");
  const line = isStreamed(verb) ? " (or - to read one per line from standard input)" : "";
  const stream = input === "FILE" ? " (or - for standard input)" : line;
  throw usageError(`${name} expects ${input}${stream}, as in: cubegram ${verb.examples[0][0]}`);
}

/** Several inputs are not one input with blanks in it. */
async function refuseSeveral({ name, input }: Verb, words: readonly string[]): Promise<void> {
  if (input === "FILE") throw usageError(`${name} takes one FILE; quote a name with blanks.`);
  if (input !== "STATE") return;
  // Loaded here: most runs need it only if their verb does.
  const { isState } = await import("./state/state-argument.ts");
  if (words.every(isState))
    throw usageError(
      `${name} takes one STATE, got ${words.length}; for more, give one per line to: cubegram ${name} -`,
    );
}
