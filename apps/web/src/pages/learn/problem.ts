/** The problem of a reading that was refused. */
import type { AlgProblem, parseAlg } from "@cubegram/core/notation";

export function unwrapProblem(result: ReturnType<typeof parseAlg>): AlgProblem | undefined {
  return result.ok ? undefined : result.error;
}
