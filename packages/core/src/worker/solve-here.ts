/** Looks like a worker without being one: the cubes are solved in this thread. */
import { type Solution, solve } from "../solve/index.ts";
import type { RemoteSolver } from "./connect.ts";

export function solveHere(): Pick<RemoteSolver, "solveBatch"> {
  return {
    async solveBatch(cubes, options = {}) {
      const start = performance.now();
      const results: (Solution | Error)[] = [];
      for (const cube of cubes)
        try {
          results.push(await solve(cube, options));
        } catch (error) {
          if (options.signal?.aborted || !(error instanceof Error)) throw error;
          results.push(error);
        }
      return { results, ms: performance.now() - start };
    },
  };
}
