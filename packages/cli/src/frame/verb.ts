/** A verb is a record: what it takes, its options and help, and one function from an input to an answer. */
import type { Readable } from "node:stream";
import type { Problem } from "@cubegram/core";
import type { TableStore } from "@cubegram/core/solve";
import type { ColorDepth, Output, Sink } from "./output.ts";

/** 0 done; 1 the input cannot be served; 2 wrong usage; 3 and 4 only of `verify` and `repair` (decision 0091). */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/**
 * What a verb is given, as the help names it; the first four may be `-`, one a line on standard input. A FILE may be `-` too, and the
 * verb reads it itself.
 */
type InputName = "TEXT" | "STATE" | "ALG" | "NUMBER" | "FILE" | "VERB" | "SHELL";

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** What stands for its value in help. */
  readonly value?: string;
  /** The words it takes, the default first; help lists them and shells complete them. */
  readonly choices?: readonly string[];
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  readonly name: string;
  /** A line for the list of verbs. */
  readonly summary: string;
  readonly input?: InputName;
  readonly inputOptional?: boolean;
  /** Whether it takes more than one FILE or STATE. */
  readonly many?: boolean | ((values: Values) => boolean);
  /** Whether `-` is one input of many lines, which the verb reads itself, and not one run a line. */
  readonly takesAll?: (values: Values) => boolean;
  /** It has no use for `--size`. */
  readonly isSizeless?: boolean;
  /** The exit code when the system refuses to read or write, where 1 means something else. */
  readonly failureExit?: ExitCode;
  readonly options: Options;
  /** What to type after `cubegram`, as a shell takes it, and what it is for. */
  readonly examples: readonly (readonly [command: string, purpose: string])[];
  /** What else the help says. */
  readonly notes?: string;
  readonly run: (input: string, request: Request) => Answer | Promise<Answer>;
  /** The answers of many lines at once, as they are printed; undefined where `run` must answer, all where it must for all. */
  readonly quick?: (
    lines: readonly string[],
    request: Request,
  ) => Promise<readonly (string | undefined)[] | undefined>;
  /** So many lines at once are worth starting threads for. */
  readonly parallelFrom?: number;
}

/** What a process offers, as far as it is used; tests pass their own. */
export interface Host {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells a verb that runs until it is stopped to stop. */
  readonly signal?: AbortSignal;
}

/** How a verb was asked. */
export interface Request {
  readonly values: Values;
  /** `--size`, when it was given. */
  readonly size: number | undefined;
  /** Whether the input is `-`: standard input. After `--` a dash is only a dash. */
  readonly isDash: boolean;
  /** Whether the input is one line of many: the answer is then one line too. */
  readonly inStream: boolean;
  /** Whether standard output is a terminal, and the colors it takes. */
  readonly terminal: boolean;
  readonly color: ColorDepth;
  /** Where solvers keep their tables between runs. */
  readonly store: TableStore | undefined;
  readonly host: Host;
  /** The command line without verb and options, word by word; `-` is among them. */
  readonly words: readonly string[];
  /** Asks on the terminal for something that is not shown as it is typed. A usage error where there is no terminal. */
  readonly ask: (question: string) => Promise<string>;
  /** Claims standard output for binary data. What the frame prints then, JSON too, goes to standard error. */
  readonly claimStdout: () => Output;
  /** Says something on standard error, unless `--quiet`. */
  readonly note: (text: string) => Promise<void>;
  /** Whether to show the progress of long work. */
  readonly showProgress: boolean;
}

export interface Answer {
  /** The data, for `--json`. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The data, for people and pipes. */
  readonly text: string;
  /** The same on one line, for streams, when `text` is not. */
  readonly line?: string;
  /** What is said on standard error before and after the data. */
  readonly before?: string;
  readonly after?: string;
  /** The question is answered, and the answer is no (an impossible cube): exit 1. */
  readonly negative?: boolean;
  /** Any other exit code. */
  readonly exit?: ExitCode;
  /** The verb has printed all of it already, JSON too. */
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
