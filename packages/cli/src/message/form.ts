/** The forms of a message on the command line (`--as`), and what writer and reader must agree on. */
import { unwrap } from "@cubegram/core/errors";
import {
  DEFAULT_CHECK_BITS,
  MAX_CHECK_BITS,
  messageKey,
  parseCoordinates,
  type ReadingOptions,
  type SecretOptions,
} from "@cubegram/core/message";
import { loadModel } from "@cubegram/core/text";
import { isSecret, PASSWORD_OPTIONS, passwordOf } from "../files/password.ts";
import { choiceOption, integerOption } from "../frame/options.ts";
import { CommandError, type Options, type Request, usageError, type Values } from "../frame/verb.ts";
import { readNumber } from "../state/state-argument.ts";

export const MESSAGE_FORMS = ["text", "bytes", "number", "coordinates", "letters"] as const;
export type MessageForm = (typeof MESSAGE_FORMS)[number];

/** Text codes by their library names, the default first. */
const TEXT_CODES = ["model", "shortlex"] as const;

/** Options that `write` and `read` share. */
export const MESSAGE_OPTIONS: Options = {
  as: {
    type: "string",
    value: "FORM",
    choices: MESSAGE_FORMS,
    help: "what the message is (bytes in hex; letters are read with a pencil)",
  },
  check: {
    type: "string",
    value: "BITS",
    help: "check digits, 0 to 20 bits (default 11); must be the same for write and read",
  },
  code: { type: "string", value: "NAME", choices: TEXT_CODES, help: "how text becomes numbers" },
  ...PASSWORD_OPTIONS,
  tweak: {
    type: "string",
    value: "TEXT",
    help: "with a password: a public label, such as a date, that becomes part of the key",
  },
};

/** The requested options, as the library takes them. `twice`: a password is typed again. */
export async function readingOptions(request: Request, twice = false): Promise<ReadingOptions> {
  const form = choiceOption(request.values, "as", MESSAGE_FORMS);
  const code = form === "coordinates" ? form : choiceOption(request.values, "code", TEXT_CODES);
  const check = integerOption(request.values, "check", 0, MAX_CHECK_BITS);
  // Here, where there is a store: unpacking the model is a third of the time that a short text takes.
  const isModeled = code === "model" && form === "text";
  if (isModeled && request.store) await loadModel("en", undefined, request.store);
  return { code, ...(check !== undefined && { check }), ...(await secretOf(request, twice)) };
}

const keys = new WeakMap<Values, Promise<SecretOptions>>();

/** The key, derived once for all lines of a run. `twice`: the password is typed again. */
function secretOf(request: Request, twice: boolean): Promise<SecretOptions> {
  let key = keys.get(request.values);
  if (!key) {
    key = makeKey(request, twice);
    keys.set(request.values, key);
  }
  return key;
}

async function makeKey(request: Request, twice: boolean): Promise<SecretOptions> {
  const { values } = request;
  const { tweak } = values;
  if (tweak !== undefined && !isSecret(values))
    throw usageError("--tweak needs --password or --password-file.");
  const password = await passwordOf(request, twice);
  if (password === undefined) return {};
  return { key: await messageKey(password, typeof tweak === "string" ? tweak : "") };
}

/** The requested check bits: none with a password, where a check would help a guesser too. */
export function checkAsked(values: Values): number {
  if (values.as === "letters") return 0;
  return integerOption(values, "check", 0, MAX_CHECK_BITS) ?? (isSecret(values) ? 0 : DEFAULT_CHECK_BITS);
}

/** The input as a message of this form. */
export function readMessage(input: string, form: MessageForm): string | Uint8Array | bigint {
  if (form === "text" || form === "letters") return input;
  if (form === "coordinates") return unwrap(parseCoordinates(input)).text;
  return form === "bytes" ? readHex(input) : readNumber(input);
}

export function printHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

function readHex(text: string): Uint8Array {
  const digits = text.replaceAll(/\s/g, "").replace(/^0x/i, "");
  if (/^([\da-f]{2})*$/i.test(digits)) return Uint8Array.from(Buffer.from(digits, "hex"));
  throw new CommandError({
    code: "bytes",
    message: `Bytes must be pairs of hexadecimal digits, got ${JSON.stringify(text.slice(0, 40))}.`,
  });
}
