/** Opening JSON from strangers: a text or an already parsed value becomes an object, or is refused. */
import { err, ok, type Result } from "../result.ts";

export type JsonObject = { readonly [key: string]: unknown };

/** `code` is the code of the refusal, `expected` the object in a few words. */
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

/** What a value is, for a message: never its whole content. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return value === null ? "null" : typeof value;
}
