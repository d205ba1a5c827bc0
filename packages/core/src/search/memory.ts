/** What a host says when there is no memory for a table. */
import { CubegramError } from "../result.ts";

/** Whether it is the error of an allocation that failed: ours, or one of the host's, which differ in kind and words. */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof CubegramError) return error.code === "no-memory";
  return error instanceof Error && /allocation|out of memory/i.test(error.message);
}

/** The error for tables that there is no memory for. */
export function noMemoryFor(tables: string): CubegramError {
  return new CubegramError({
    code: "no-memory",
    message: `Not enough memory for the tables of ${tables}; close other programs.`,
  });
}
