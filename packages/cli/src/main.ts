/** One command line from start to end: understand it, run its verb, answer with the exit code. Nothing is thrown past here. */
import type { Readable } from "node:stream";
import { LARGEST_SIZE, SMALLEST_SIZE } from "@cubegram/core/geometry";
import { type CommandLine, integerOption, parseCommandLine, wants } from "./arguments.ts";
import { fileStore } from "./file-store.ts";
import { overview, verbHelp, version } from "./help.ts";
import { colourDepth, isBrokenPipe, openOutput, type Sink } from "./output.ts";
import { exitOf, printProblem, problemOf } from "./problem.ts";
import { runOnce, runStream, type Voice } from "./run.ts";
import { type ExitCode, type Request, usageError, type Verb } from "./verb.ts";

/** What a process offers, as far as it is used; tests pass their own. */
export interface Host {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs one command line. Resolves to the exit code: 0 done, 1 the input cannot be served, 2 wrong usage. */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const voice: Voice = {
    out: openOutput(host.stdout),
    talk: openOutput(host.stderr),
    json: wants("json", argv),
    quiet: wants("quiet", argv),
    debug: wants("debug", argv),
  };
  try {
    return await run(await parseCommandLine(argv), host, voice);
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    await printProblem(problemOf(error, voice.debug), voice).catch(() => undefined);
    return exitOf(error);
  }
}

async function run({ verb, words, values }: CommandLine, host: Host, voice: Voice): Promise<ExitCode> {
  if (values.version) return print(voice.out.line(await version()), 0);
  if (values.help) return print(voice.out.line(verb ? verbHelp(verb) : await overview()), 0);
  if (!verb) return print(voice.talk.line(await overview()), 2);
  const inStream = isStreamed(verb) && words.length === 1 && words[0] === "-";
  const request: Request = {
    values,
    size: integerOption(values, "size", SMALLEST_SIZE, LARGEST_SIZE),
    inStream,
    store: fileStore(host.env),
    terminal: host.stdout.isTTY === true,
    colour: colourDepth(host.stdout, host.env),
  };
  if (inStream) return runStream(verb, host.stdin, request, voice);
  return runOnce(verb, inputOf(verb, words), request, voice);
}

async function print(printed: Promise<void>, code: ExitCode): Promise<ExitCode> {
  await printed;
  return code;
}

function isStreamed({ input }: Verb): boolean {
  return input === "TEXT" || input === "STATE" || input === "ALG" || input === "NUMBER";
}

/** Words that belong together need no quotes: `cubegram order R U R' U'`. */
function inputOf(verb: Verb, words: readonly string[]): string {
  if (!verb.input && words.length > 0)
    throw usageError(`${verb.name} takes no input, got ${JSON.stringify(words.join(" "))}.`);
  if (words.length > 0 || !verb.input || verb.inputOptional) return words.join(" ");
  const stream = isStreamed(verb) ? " (or - for one a line on standard input)" : "";
  throw usageError(`${verb.name} expects ${verb.input}${stream}, as in: cubegram ${verb.examples[0][0]}`);
}
