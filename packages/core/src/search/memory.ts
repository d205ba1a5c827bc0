/** Recognizes and reports that there is no memory for a table. */
import { CubegramError } from "../result.ts";

/** Whether it is the error of a failed allocation: ours, or one of the host's, which differ in type and wording. */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof CubegramError) return error.code === "no-memory";
  return error instanceof Error && /allocation|out of memory/i.test(error.message);
}

export function noMemoryFor(tables: string): CubegramError {
  return new CubegramError({
    code: "no-memory",
    message: `Not enough memory for the tables of ${tables}; close other programs.`,
  });
}
