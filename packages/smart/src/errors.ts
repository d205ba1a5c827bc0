/** Why there is no cube. */
export type SmartCubeProblem =
  | "no-bluetooth"
  | "not-chosen"
  | "unknown-cube"
  | "no-address"
  | "no-answer"
  | "not-connected"
  | "aborted";

/** Why no cube is connected: `code` says why, the message what to do. */
export class SmartCubeError extends Error {
  readonly code: SmartCubeProblem;

  constructor(code: SmartCubeProblem, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = "SmartCubeError";
    this.code = code;
  }
}

/** Throws if a signal has aborted. */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new SmartCubeError("aborted", "The connection was given up.", { cause: signal.reason });
}
