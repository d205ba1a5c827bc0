/** One command line from start to end: understand it, run its verb, answer with the exit code. Nothing is thrown past here. */
import { LARGEST_SIZE, SMALLEST_SIZE } from "@cubegram/core/geometry";
import { type CommandLine, integerOption, parseCommandLine, wants } from "./arguments.ts";
import { fileStore } from "./file-store.ts";
import { overview, verbHelp, version } from "./help.ts";
import type { Host } from "./host.ts";
import { colorDepth, isBrokenPipe, type Output, openOutput } from "./output.ts";
import { askHidden } from "./password.ts";
import { exitOf, printProblem, problemOf } from "./problem.ts";
import { runOnce, runStream, type Voice } from "./run.ts";
import { type ExitCode, type Request, usageError, type Verb } from "./verb.ts";

export type { Host } from "./host.ts";

/** Runs one command line. Resolves to the exit code: 0 done, 1 the input cannot be served, 2 wrong usage, others as the verb says. */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const voice: Voice = {
    out: openOutput(host.stdout),
    talk: openOutput(host.stderr),
    taken: false,
    json: wants("json", argv),
    quiet: wants("quiet", argv),
    debug: wants("debug", argv),
  };
  try {
    return await run(await parseCommandLine(isAlone(argv, host) ? ["serve"] : argv), host, voice);
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    await printProblem(problemOf(error, voice.debug), voice).catch(() => undefined);
    return exitOf(error);
  }
}

/** `cubegram` and nothing else, typed by a person: the app. A program that says nothing gets the overview, and exit code 2. */
function isAlone(argv: readonly string[], { stdin, stdout }: Host): boolean {
  return argv.length === 0 && [stdin, stdout].every((stream) => "isTTY" in stream && stream.isTTY === true);
}

async function run({ verb, words, values }: CommandLine, host: Host, voice: Voice): Promise<ExitCode> {
  if (values.version) return print(voice.out.line(await version()), 0);
  if (values.help) return print(voice.out.line(verb ? verbHelp(verb) : await overview()), 0);
  if (!verb) return print(voice.talk.line(await overview()), 2);
  const isDash = words.length === 1 && words[0] === "-";
  const inStream = isDash && isStreamed(verb) && verb.takesAll?.(values) !== true;
  const request: Request = {
    values,
    size: integerOption(values, "size", SMALLEST_SIZE, LARGEST_SIZE),
    inStream,
    store: fileStore(host.env, (key, reason) => {
      if (!voice.quiet)
        void voice.talk.line(`cubegram: the kept table ${key} is not used: ${reason}; it is made anew.`);
    }),
    terminal: host.stdout.isTTY === true,
    color: colorDepth(host.stdout, host.env),
    host,
    words,
    ask: (question) => askHidden(host, question),
    takeOut: () => takeOut(voice),
    note: async (text) => {
      if (!voice.quiet) await voice.talk.line(text);
    },
    showProgress: host.stderr.isTTY === true && !voice.quiet,
  };
  if (inStream) return runStream(verb, host.stdin, request, voice);
  return runOnce(verb, inputOf(verb, words), request, voice);
}

async function print(printed: Promise<void>, code: ExitCode): Promise<ExitCode> {
  await printed;
  return code;
}

function takeOut(voice: Voice): Output {
  const { out } = voice;
  voice.out = voice.talk;
  voice.taken = true;
  return out;
}

function isStreamed({ input }: Verb): boolean {
  return input === "TEXT" || input === "STATE" || input === "ALG" || input === "NUMBER";
}

/** Words that belong together need no quotes: `cubegram order R U R' U'`. */
function inputOf(verb: Verb, words: readonly string[]): string {
  if (!verb.input && words.length > 0)
    throw usageError(`${verb.name} takes no input, got ${JSON.stringify(words.join(" "))}.`);
  if (verb.input === "FILE" && words.length > 1 && !verb.many)
    throw usageError(`${verb.name} takes one FILE; put a name with blanks in quotes.`);
  if (words.length > 0 || !verb.input || verb.inputOptional) return words.join(" ");
  const line = isStreamed(verb) ? " (or - for one a line on standard input)" : "";
  const stream = verb.input === "FILE" ? " (or - for standard input)" : line;
  throw usageError(`${verb.name} expects ${verb.input}${stream}, as in: cubegram ${verb.examples[0][0]}`);
}
