/** Texts from other programs: JSON becomes an object, an address its query; anything else is an error. */
import { err, ok, type Result } from "../result.ts";

export type JsonObject = { readonly [key: string]: unknown };

/** `code` is the code of the error, `expected` the object in a few words. */
export function openObject(input: unknown, code: string, expected: string): Result<JsonObject> {
  let value = input;
  if (typeof input === "string") {
    try {
      value = JSON.parse(input);
    } catch {
      return err({ code, message: `expected ${expected} as JSON, got a text that is not JSON` });
    }
  }
  if (isObject(value)) return ok(value);
  return err({ code, message: `expected ${expected}, got ${describe(value)}` });
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a value is, for a message; never its whole content. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return value === null ? "null" : typeof value;
}

/**
 * The query of an address, `https://host/path?a=b&c=d#e`, or of `a=b&c=d` alone; parsed here, since this package has no `URL`.
 * name → value; if a name occurs twice, the first counts. `+` is a blank, a broken percent sign stands for itself.
 */
export function queryOf(text: string): ReadonlyMap<string, string> {
  const [address] = text.trim().split("#", 1);
  const query = address.includes("?") ? address.slice(address.indexOf("?") + 1) : address;
  const found = new Map<string, string>();
  for (const pair of query.split("&")) {
    const equals = pair.indexOf("=");
    if (equals <= 0) continue;
    const name = decoded(pair.slice(0, equals));
    if (!found.has(name)) found.set(name, decoded(pair.slice(equals + 1)));
  }
  return found;
}

function decoded(text: string): string {
  const plain = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
