/** A verb is a record: its input, options and help, and one function from an input to an answer. */
import type { Readable } from "node:stream";
import type { Problem } from "@cubegram/core/errors";
import type { TableStore } from "@cubegram/core/solve";
import type { ColorDepth, Output, Sink } from "./output.ts";

/** 0 done; 1 the input cannot be served; 2 wrong usage; 3 and 4 only from `verify` and `repair` (decision 0066#0091). */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/**
 * What a verb takes, as its help names it. The first four may be `-`: one per line on standard input. A FILE may be `-` too, and
 * the verb reads it itself.
 */
type InputName = "TEXT" | "STATE" | "ALG" | "NUMBER" | "FILE" | "VERB" | "SHELL";

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** What stands for its value in the help. */
  readonly value?: string;
  /** The words it accepts, the default first; help lists them and shells complete them. */
  readonly choices?: readonly string[];
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  readonly name: string;
  /** Its line in the list of verbs. */
  readonly summary: string;
  readonly input?: InputName;
  readonly inputOptional?: boolean;
  /** Whether it takes more than one FILE or STATE. */
  readonly many?: boolean | ((values: Values) => boolean);
  /** Whether `-` is one input of many lines that the verb reads itself, rather than one run per line. */
  readonly takesAll?: (values: Values) => boolean;
  /** True if `--size` means nothing to it. */
  readonly isSizeless?: boolean;
  /** The exit code in place of 1, for verbs whose 1 is an answer. */
  readonly failureExit?: ExitCode;
  readonly options: Options;
  /** What to type after `cubegram`, quoted for a shell, and what it does. */
  readonly examples: readonly (readonly [command: string, purpose: string])[];
  /** Further notes for the help. */
  readonly notes?: string;
  readonly run: (input: string, request: Request) => Answer | Promise<Answer>;
  /** The answers to many lines at once, as printed. An entry is undefined where `run` must answer; the whole result is, where it must answer all. */
  readonly quick?: (
    lines: readonly string[],
    request: Request,
  ) => Promise<readonly (string | undefined)[] | undefined>;
  /** For the lines of a stream: `run` with what it keeps from line to line, which is closed after the last. */
  readonly startLines?: () => { readonly run: Verb["run"]; close(): void };
  /** From this many lines on, starting threads pays off. */
  readonly parallelFrom?: number;
}

/** All verbs by name, in the order of the help. Each is loaded when it is wanted: a run pays for its own verb only. */
export type Verbs = Readonly<Record<string, () => Promise<Verb>>>;

export function loadAll(verbs: Verbs): Promise<Verb[]> {
  return Promise.all(Object.values(verbs).map((load) => load()));
}

/** The parts of a process that are used; tests pass their own. */
export interface Host {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells a long-running verb to stop. */
  readonly signal?: AbortSignal;
}

/** What the user asked a verb for. */
export interface Request {
  readonly values: Values;
  /** What `help` and `completions` speak of. */
  readonly verbs: Verbs;
  /** `--size`, if given. */
  readonly size: number | undefined;
  /** Whether the input is `-`: standard input. After `--` a dash is only a dash. */
  readonly isDash: boolean;
  /** Whether the input is one line of many: the answer must then fit on one line too. */
  readonly inStream: boolean;
  /** Whether standard output is a terminal, and the colors it supports. */
  readonly terminal: boolean;
  readonly color: ColorDepth;
  /** How many lines of a stream have been read and come after this one. */
  readonly linesLeft?: number;
  /** Where solvers keep their tables between runs. */
  readonly store: TableStore | undefined;
  readonly host: Host;
  /** The command line without verb and options, word by word; may contain `-`. */
  readonly words: readonly string[];
  /** Asks on the terminal for something that stays hidden while typed. A usage error if there is no terminal. */
  readonly ask: (question: string) => Promise<string>;
  /** Claims standard output for binary data. Whatever else is printed, JSON too, then goes to standard error. */
  readonly claimStdout: () => Output;
  /** Prints a note on standard error, unless `--quiet`. */
  readonly note: (text: string) => Promise<void>;
  /** Whether to show the progress of long work. */
  readonly showProgress: boolean;
}

export interface Answer {
  /** The data, for `--json`. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The data, for people and pipes. */
  readonly text: string;
  /** The same on one line, for streams, if `text` has several. */
  readonly line?: string;
  /** Printed on standard error before and after the data. */
  readonly before?: string;
  readonly after?: string;
  /** The question is answered, and the answer is no (an impossible cube): exit 1. */
  readonly negative?: boolean;
  /** Any other exit code. */
  readonly exit?: ExitCode;
  /** True if the verb has already printed everything, JSON too. */
  readonly isPrinted?: boolean;
}

/** An input that cannot be served (exit 1) or wrong usage (exit 2). */
export class CommandError extends Error {
  readonly problem: Problem & Readonly<Record<string, unknown>>;
  readonly exit: ExitCode;

  constructor(problem: Problem & Readonly<Record<string, unknown>>, exit: ExitCode = 1) {
    super(problem.message);
    this.problem = problem;
    this.exit = exit;
  }
}

export function usageError(message: string): CommandError {
  return new CommandError({ code: "usage", message }, 2);
}
