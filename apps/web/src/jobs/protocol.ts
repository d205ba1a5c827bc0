/** What the page and its workers exchange, as calls of core's `worker`: plain data. */

export interface AskedJob {
  readonly kind: "ask";
  readonly page: string;
  readonly name: string;
  readonly input: unknown;
}

/** An error as data. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  /** The code of a `CubegramError`. */
  readonly code?: string;
  /** Its other fields (`at`, `faults`, `bits` …), if they can be sent. */
  readonly details?: Readonly<Record<string, unknown>>;
}
