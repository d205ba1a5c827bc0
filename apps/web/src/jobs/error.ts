/** Errors on their way out of the worker and into the page. */

/** An error as data. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  /** The code of a `CubegramError`. */
  readonly code?: string;
  /** Its other fields (`at`, `faults`, `bits` …), if they can be sent. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a job threw. `code` is that of a `CubegramError`, or "aborted" if the caller canceled. */
export class JobError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ name, message, code = "failed", details = {} }: SentError) {
    super(message);
    this.name = name;
    this.code = code;
    this.details = details;
  }
}

export function aborted(): JobError {
  return new JobError({ name: "AbortError", message: "given up by the caller", code: "aborted" });
}

export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
  return new JobError({ name, message });
}

export function isAborted(error: unknown): boolean {
  return error instanceof JobError && error.code === "aborted";
}

/** What browsers say about a module that cannot be loaded; usually there is no network. */
const MISSING_PART = /dynamically imported module|importing a module script failed/i;

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message } = error;
  if (MISSING_PART.test(message)) return { name, message, code: "part-missing" };
  const { code, ...rest } = { ...error } as { code?: unknown } & Record<string, unknown>;
  return { name, message, ...(typeof code === "string" && { code }), details: plain(rest) };
}

/** The fields that structured cloning can send. */
function plain(fields: Record<string, unknown>): Record<string, unknown> {
  const sendable = Object.entries(fields).filter(([, value]) => {
    try {
      structuredClone(value);
      return true;
    } catch {
      return false;
    }
  });
  return Object.fromEntries(sendable);
}
