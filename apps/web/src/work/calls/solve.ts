/** Solving, for every page that needs a way home. */
import { Cube } from "@cubegram/core";
import { type SolveProgress, solve } from "@cubegram/core/solve";
import type { Job } from "../job.ts";

export interface SolveInput {
  readonly facelets: string;
  readonly maxLength?: number;
  /** Milliseconds to look for ever shorter solutions after the first. */
  readonly budget?: number;
}

export interface SolveOutput {
  readonly alg: string;
  readonly length: number;
  readonly optimal: boolean;
}

export async function solveCube(
  { facelets, ...options }: SolveInput,
  { signal, progress, store }: Job<SolveProgress>,
): Promise<SolveOutput> {
  const solution = await solve(Cube.fromFacelets(facelets), {
    ...options,
    signal,
    onProgress: progress,
    store,
  });
  return { alg: solution.alg, length: solution.length, optimal: solution.optimal };
}
