/** The password of a message, as the library takes it. */
import { messageKey, type SecretOptions } from "@cubegram/core/message";
import { PASSWORD_OPTIONS, passwordOf } from "../files/password.ts";
import { type Options, type Request, usageError, type Values } from "../frame/verb.ts";

export const SECRET_OPTIONS: Options = {
  ...PASSWORD_OPTIONS,
  tweak: {
    type: "string",
    value: "TEXT",
    help: "with a password: a public label, such as a date, that becomes part of the key",
  },
};

export function isSecret(values: Values): boolean {
  return values.password === true || values["password-file"] !== undefined;
}

const keys = new WeakMap<Values, Promise<SecretOptions>>();

/** The key, derived once for all lines of a run. `twice`: the password is typed again. */
export function secretOf(request: Request, twice: boolean): Promise<SecretOptions> {
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
