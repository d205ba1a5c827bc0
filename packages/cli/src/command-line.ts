/**
 * Splits the command line into verb, words and options. Node's `parseArgs` reads the options; what it would mistake for one
 * is set aside first: `-` (standard input), negative numbers, values that begin with a dash.
 */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { COMMON_OPTIONS, flagOf, helpOf, optionsOf } from "./frame/options.ts";
import { type Options, usageError, type Values, type Verb, type Verbs } from "./frame/verb.ts";
import { didYouMean } from "./frame/words.ts";

export interface CommandLine {
  readonly verb: Verb | undefined;
  /** What follows the verb and is not an option. */
  readonly words: readonly string[];
  /** Whether the input is a lone `-` with no `--` before it. */
  readonly isDash: boolean;
  readonly values: Values;
}

export async function parseCommandLine(argv: readonly string[], verbs: Verbs): Promise<CommandLine> {
  const at = verbPlace(argv);
  const verb = at < 0 ? undefined : await parseVerb(argv[at], verbs);
  const rest = argv.filter((_, place) => place !== at);
  const options = optionsOf(verb);
  const { words, literal, flags } = split(rest, options);
  // After -- a dash is just a text, or a file of that name.
  const protectedWords =
    verb?.input === "FILE" ? literal.map((word) => (word === "-" ? "./-" : word)) : literal;
  return {
    verb,
    words: [...words, ...protectedWords],
    isDash: words.length === 1 && words[0] === "-" && literal.length === 0,
    values: readFlags(flags, options),
  };
}

/** Whether a switch was given, even if the rest of the line is wrong. */
export function wants(name: string, argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  const before = end < 0 ? argv : argv.slice(0, end);
  const short = COMMON_OPTIONS[name].short;
  return before.includes(`--${name}`) || (short !== undefined && before.includes(`-${short}`));
}

/** The first word that is neither an option nor the value of one; −1 if there is none. */
function verbPlace(argv: readonly string[]): number {
  for (let place = 0; place < argv.length; place++) {
    if (argv[place] === "--") return place + 1 < argv.length ? place + 1 : -1;
    if (!isOption(argv[place])) return place;
    if (takesValue(argv[place], COMMON_OPTIONS)) place++;
  }
  return -1;
}

export async function parseVerb(name: string, verbs: Verbs): Promise<Verb> {
  if (Object.hasOwn(verbs, name)) return verbs[name]();
  const names = Object.keys(verbs);
  throw usageError(
    `unknown verb ${JSON.stringify(name)}.${didYouMean(name, names)} The verbs are ${names.join(", ")}.`,
  );
}

/** Two dashes and anything, or one dash and a lower-case letter; `-`, `-5` and `-UR?F` are input. */
function isOption(argument: string): boolean {
  return /^(--.|-[a-z])/s.test(argument);
}

function optionName(argument: string, options: Options): string | undefined {
  const name = argument.startsWith("--")
    ? argument.slice(2)
    : Object.keys(options).find((key) => argument === `-${options[key].short}`);
  return name !== undefined && Object.hasOwn(options, name) ? name : undefined;
}

function takesValue(argument: string, options: Options): boolean {
  const name = optionName(argument, options);
  return name !== undefined && options[name].type === "string";
}

interface Arguments {
  readonly words: string[];
  /** Words after `--`. */
  readonly literal: string[];
  readonly flags: string[];
}

/** Splits words from options, and attaches values to their options so that no value is mistaken for an option. */
function split(argv: readonly string[], options: Options): Arguments {
  const words: string[] = [];
  const flags: string[] = [];
  for (let place = 0; place < argv.length; place++) {
    const argument = argv[place];
    if (argument === "--") return { words, literal: argv.slice(place + 1), flags };
    if (!isOption(argument)) words.push(argument);
    else if (takesValue(argument, options)) {
      const value = argv[++place];
      if (value === undefined || optionName(value, options))
        throw usageError(`${argument} expects a value: ${describe(argument, options)}`);
      flags.push(`--${optionName(argument, options)}=${value}`);
    } else flags.push(argument);
  }
  return { words, literal: [], flags };
}

function describe(argument: string, options: Options): string {
  const name = optionName(argument, options)!;
  return `${flagOf(name, options[name])}, ${helpOf(options[name])}.`;
}

function readFlags(flags: string[], options: Options): Values {
  const config: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, { type, short }] of Object.entries(options))
    config[name] = short === undefined ? { type } : { type, short };
  const { values, tokens } = parseArgs({ args: flags, options: config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw unknownOption(token.rawName, options);
    if (option.type === "boolean" && token.value !== undefined)
      throw usageError(`${token.rawName} takes no value, got ${JSON.stringify(token.value)}.`);
  }
  return values as Values;
}

function unknownOption(rawName: string, options: Options): Error {
  const known = Object.keys(options).map((name) => `--${name}`);
  return usageError(
    `unknown option ${rawName}.${didYouMean(rawName, known)} If it is part of the input, put -- before it.`,
  );
}
