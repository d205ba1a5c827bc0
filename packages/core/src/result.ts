/** Readers of untrusted input return a Result; only the façade (`Cube`) unwraps it and throws. */
export type Result<T, E extends Problem = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why an input was refused. `code` is stable; `message` is one sentence for people. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Where in a text, as a half-open range of UTF-16 offsets. */
  readonly at?: Span;
}

/** A half-open range of UTF-16 offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A `Result` that holds a value.
 *
 * @example ok(7).value; // → 7
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/**
 * A `Result` that holds a problem.
 *
 * @example err({ code: "no-cube", message: "No cube." }).ok; // → false
 */
export function err<E extends Problem>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/**
 * Thrown when an input is refused: an Error with the problem's fields.
 *
 * @example new CubegramError({ code: "no-cube", message: "No cube." }).code; // → no-cube
 */
export class CubegramError extends Error {
  declare readonly code: string;
  declare readonly at?: Span;
  /** For an illegal cube: every fault, as `diagnose` lists them. */
  declare readonly faults?: readonly unknown[];
  declare readonly expected?: unknown;
  declare readonly got?: unknown;

  constructor(problem: Problem & Pick<CubegramError, "faults" | "expected" | "got">) {
    super(problem.message);
    Object.assign(this, problem).name = "CubegramError";
  }
}

declare global {
  /** So that the types of this library need neither the DOM's nor Node's; merged with theirs where there are some. */
  interface AbortSignal {}
}

/** What a TypeError or RangeError carries besides its message when the library is misused. */
export interface Misuse {
  readonly code: "misuse";
  /** The name of the argument or option. */
  readonly argument: string;
  readonly expected: string;
  readonly got: string | number | bigint;
}

/** What was received, as the message shows it: texts appear unchanged, so values of unknown type go through `formatValue`. */
type Got = string | number | bigint;

/** An argument of the wrong type: a TypeError with the fields of a `Misuse`. */
export function typeError(argument: string, expected: string, got: Got): TypeError & Misuse {
  return misuse(TypeError, argument, expected, got);
}

/** An argument of the right type whose value is not allowed: a RangeError with the fields of a `Misuse`. */
export function rangeError(argument: string, expected: string, got: Got): RangeError & Misuse {
  return misuse(RangeError, argument, expected, got);
}

function misuse<E extends Error>(
  Kind: new (message: string) => E,
  argument: string,
  expected: string,
  got: Got,
): E & Misuse {
  const facts = { code: "misuse" as const, argument, expected, got };
  const shown = typeof got === "string" ? got : formatValue(got);
  return Object.assign(new Kind(`"${argument}" expected ${expected}, got ${shown}`), facts);
}

/**
 * Throws a TypeError unless an argument fits: the first line of an exported function. It looks at a type and a property
 * or two, never at every item, because some of these functions are called in loops.
 */
export function checkThat(fits: boolean, argument: string, expected: string, value: unknown): asserts fits {
  if (!fits) throw typeError(argument, expected, formatValue(value));
}

/** Throws unless an argument has that type of JavaScript's. */
export function checkType(
  value: unknown,
  type: "string" | "number" | "bigint" | "function",
  argument: string,
): void {
  checkThat(typeof value === type, argument, `a ${type}`, value);
}

/** Throws unless an argument is a list: an array, or a typed one. */
export function checkList(value: unknown, argument: string): void {
  checkThat(Array.isArray(value) || ArrayBuffer.isView(value), argument, "a list", value);
}

/** Throws unless an argument is something that `for` can go through, at once or as it comes; no text. */
export function checkIterable(value: unknown, argument: string): void {
  const { [Symbol.iterator]: now, [Symbol.asyncIterator]: later } = Object(value);
  checkThat(typeof value === "object" && typeof (now ?? later) === "function", argument, "a list", value);
}

/** Throws unless an argument is a whole number in `least` … `most`. */
export function checkCount(
  value: number,
  argument: string,
  least = 0,
  most: number = Number.POSITIVE_INFINITY,
): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const range = most === Number.POSITIVE_INFINITY ? `from ${least}` : `in ${least} … ${most}`;
  throw rangeError(argument, `an integer ${range}`, typeof value === "number" ? value : formatValue(value));
}

/** Throws unless an argument is one of the values there are. */
export function checkOneOf<T>(value: T, values: readonly T[], argument: string): void {
  checkThat(values.includes(value), argument, `one of ${values.join(", ")}`, value);
}

/** The names of all options of a type, as a record: one left out, or one that does not exist, does not compile. */
export type OptionNames<T> = Readonly<Record<keyof T, true>>;

/** Throws for options that do not exist, so that a misspelled one is not ignored. `undefined` means no options. */
export function checkOptions<T extends object>(
  options: T | undefined,
  names: NoInfer<OptionNames<T>>,
  argument = "options",
): void {
  if (options === undefined) return;
  if (typeof options !== "object" || options === null)
    throw typeError(argument, "an object", formatValue(options));
  const strange = Object.keys(options).find((name) => !Object.hasOwn(names, name));
  if (strange !== undefined)
    throw typeError(`${argument}.${strange}`, `one of ${Object.keys(names).join(", ")}`, "an unknown option");
}

/** The entries that are not undefined: what is optional is there or not, and never there as `undefined`. */
export function given<T extends object>(entries: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;
}

/** Thrown when the caller's signal aborts; `doing` names what was aborted. */
export function abortedError(doing: string): CubegramError {
  const error = new CubegramError({ code: "aborted", message: `${doing} was aborted by its signal` });
  error.name = "AbortError";
  return error;
}

/** Throws if the caller's signal has aborted. Everything in this library aborts through this function. */
export function throwIfAborted(signal: AbortSignal | undefined, doing: string): void {
  if (signal?.aborted) throw abortedError(doing);
}

/**
 * The value; a problem is thrown as a `CubegramError`.
 *
 * @throws CubegramError with the fields of the problem.
 * @example unwrap(ok(7)); // → 7
 */
export function unwrap<T>(result: Result<T>): T {
  if (typeof result !== "object" || result === null || !("ok" in result))
    throw typeError("result", "a Result", formatValue(result));
  if (result.ok) return result.value;
  throw new CubegramError(result.error);
}

/** A received value for a message: plain values as they are, anything else by its type, because its own `toString` may throw. */
export function formatValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 20 ? `${value.slice(0, 20)}…` : value);
  if (value === null || /^[nb]/.test(typeof value)) return String(value);
  return Array.isArray(value) ? "an array" : typeof value;
}
