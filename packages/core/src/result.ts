/** Readers of untrusted input return a Result; only the façade (`Cube`) unwraps one and throws. */
export type Result<T, E extends Problem = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why an input was refused. `code` is stable; `message` is one sentence for a person. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Where in a text, as a half-open range of UTF-16 offsets. */
  readonly at?: Span;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E extends Problem>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** What the façade throws when an input is refused: the problem's fields on an Error. */
export class CubegramError extends Error {
  readonly code: string;
  readonly at?: Span;
  /** For an illegal cube: every fault, as `diagnose` lists them. */
  readonly faults?: readonly unknown[];

  constructor(problem: Problem & { readonly faults?: readonly unknown[] }) {
    super(problem.message);
    this.name = "CubegramError";
    this.code = problem.code;
    if (problem.at) this.at = problem.at;
    if (problem.faults) this.faults = problem.faults;
  }
}

/** What is thrown when the caller's signal says to give up; `doing` is what was given up. */
export function abortedError(doing: string): CubegramError {
  const error = new CubegramError({ code: "aborted", message: `${doing} was aborted by its signal` });
  error.name = "AbortError";
  return error;
}

/** The value, or the problem thrown as a `CubegramError`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new CubegramError(result.error);
}

/** What was got, for a message: plain values as they are, anything else by its kind, because its own `toString` may throw. */
export function formatValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 20 ? `${value.slice(0, 20)}…` : value);
  if (value === null || ["number", "boolean", "bigint"].includes(typeof value)) return String(value);
  return typeof value;
}
