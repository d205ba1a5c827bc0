/** Options: those of every verb, and the values of any. */
import { didYouMean } from "./suggest.ts";
import { type Options, usageError, type Values } from "./verb.ts";

/** What every verb understands. */
export const COMMON_OPTIONS: Options = {
  size: { type: "string", value: "N", help: "layers of the cube, 2 to 100 (default 3)" },
  json: { type: "boolean", help: "one JSON object a line" },
  quiet: { type: "boolean", short: "q", help: "data only, no talk on standard error" },
  debug: { type: "boolean", help: "show where in the program an unexpected error happened" },
  help: { type: "boolean", short: "h", help: "show this help" },
  version: { type: "boolean", help: "show the version" },
};

/** `--size N  layers of the cube …` */
export function describe(name: string, options: Options): string {
  const { short, value, help } = options[name];
  const flag = `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
  return `${flag.padEnd(20)} ${help}`;
}

/** The value of an option as a whole number in a range; undefined when it was not given. */
export function integerOption(values: Values, name: string, min: number, max: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (typeof text === "string" && /^\d{1,15}$/.test(text) && number >= min && number <= max) return number;
  throw usageError(`--${name} expects a whole number from ${min} to ${max}, got ${JSON.stringify(text)}.`);
}

/** The value of an option as one of several words. */
export function choiceOption<T extends string>(values: Values, name: string, choices: readonly T[]): T {
  const text = values[name] ?? choices[0];
  // "colour-safe" and "colours" of earlier versions stay accepted.
  const american = typeof text === "string" ? text.replace("colour", "color") : text;
  const choice = choices.find((word) => word === american);
  if (choice !== undefined) return choice;
  throw usageError(
    `--${name} expects one of ${choices.join(", ")}, got ${JSON.stringify(text)}.${didYouMean(String(text), choices)}`,
  );
}
