/** The common options, and reading the values of any option. */

import type { SolveMetric } from "@cubegram/core/solve";
import { type Option, type Options, usageError, type Values, type Verb } from "./verb.ts";
import { didYouMean } from "./words.ts";

/** Options that every verb understands. */
export const COMMON_OPTIONS: Options = {
  size: { type: "string", value: "N", help: "number of layers, 2 to 100 (default 3)" },
  json: { type: "boolean", help: "print each result as one JSON object on one line" },
  quiet: { type: "boolean", short: "q", help: "print the data only, nothing on standard error" },
  debug: {
    type: "boolean",
    help: "show where an unexpected error happened; with --version, what runs it",
  },
  help: { type: "boolean", short: "h", help: "show this help" },
  version: { type: "boolean", help: "show the version" },
};

/** All options of a verb: its own, and the common ones that apply to it. */
export function optionsOf(verb: Pick<Verb, "options" | "isSizeless"> | undefined): Options {
  const { size, ...others } = COMMON_OPTIONS;
  return { ...verb?.options, ...(verb?.isSizeless ? {} : { size }), ...others };
}

/** `-o, --output FILE` */
export function flagOf(name: string, { short, value }: Option): string {
  return `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
}

/** `layers of the cube`, with the words it accepts. */
export function helpOf({ help, choices }: Option): string {
  return choices ? `${help}: ${choices.join(", ")}` : help;
}

/** An option's value as a whole number within a range; undefined if it was not given. */
export function integerOption(values: Values, name: string, min: number, max: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (typeof text === "string" && /^\d{1,15}$/.test(text) && number >= min && number <= max) return number;
  throw usageError(`--${name} expects a whole number from ${min} to ${max}, got ${JSON.stringify(text)}.`);
}

/** However many are asked for. */
export const MAX_THREADS = 64;

/** The threads that `--workers` asks for. */
export function workersOption(values: Values): number | undefined {
  return integerOption(values, "workers", 1, MAX_THREADS);
}

/** An option's value as one of several words. */
export function choiceOption<T extends string>(values: Values, name: string, choices: readonly T[]): T {
  const text = values[name] ?? choices[0];
  // Earlier versions spelled "color" with a u; that is still accepted.
  const american = typeof text === "string" ? text.replace("colour", "color") : text;
  const choice = choices.find((word) => word === american);
  if (choice !== undefined) return choice;
  throw usageError(
    `--${name} expects one of ${choices.join(", ")}, got ${JSON.stringify(text)}.${didYouMean(String(text), choices)}`,
  );
}

/** What `solve` and `scramble` count, in small letters as they are typed. */
export const METRICS = ["htm", "qtm", "stm", "obtm", "sstm", "sqtm"] as const;

/** The metric that --metric names, as the library has it. */
export function metricOption(values: Values): SolveMetric | undefined {
  if (values.metric === undefined) return undefined;
  return choiceOption(values, "metric", METRICS).toUpperCase() as SolveMetric;
}
