/** What goes between the page and its workers: plain data, every answer with the id of its question. */

export type Question =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly page: string;
      readonly name: string;
      readonly input: unknown;
    }
  | { readonly kind: "cancel"; readonly id: number };

export type Answer =
  | { readonly kind: "done"; readonly id: number; readonly output: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly error: SentError }
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown };

/** An error as data. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  /** The code of a `CubegramError`. */
  readonly code?: string;
  /** Its other fields (`at`, `faults`, `bits` …) as far as they can be sent. */
  readonly details?: Readonly<Record<string, unknown>>;
}
