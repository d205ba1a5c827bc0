/** Cubes for the course, and how far along they are, measured by what is left of the layer-by-layer method. */
import { Cube } from "@cubegram/core";
import { invertAlg, printAlg, readAlg } from "@cubegram/core/notation";
import { practiceCube, solve, stepGoal } from "@cubegram/core/solve";
import type { JobContext } from "./job.ts";
import { taughtSteps } from "./solve.ts";

/** Random cubes of which hardly one has nothing to do in a lesson. */
const MAX_TRIES = 50;

/** Moves that make, from a solved cube held upright, a random one on which the steps `before` are done and one of `wanted` is next. */
export async function cubeForLesson(
  { before, wanted }: { readonly before: readonly string[]; readonly wanted: readonly string[] },
  { signal }: JobContext<unknown>,
): Promise<string> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const { steps = [] } = await solve(Cube.random(3, Math.random), { method: "layers", signal });
    const left = steps.filter(({ id }) => id !== "hold" && !before.includes(id));
    if (!left.some(({ id }) => wanted.includes(id))) continue;
    const home = readAlg(left.map(({ moves }) => moves).join(" "));
    return `z2 ${printAlg(invertAlg(home))}`;
  }
  throw new Error("no random cube has anything to do in this lesson");
}

/** A cube on which a case of a step waits, another one each time. */
export function cubeToPractice({ step, wanted }: { readonly step: string; readonly wanted: string }) {
  return practiceCube(step, wanted, Math.random);
}

/** What a step aims at: facelets, `?` for what does not matter yet. */
export function goalPicture({ step }: { readonly step: string }): string {
  return stepGoal(step);
}

/** Of the `alg` that was asked about: whether nothing is left to do of the wanted steps, and what to do next. */
export async function lessonProgress(
  { alg, wanted }: { readonly alg: string; readonly wanted: readonly string[] },
  context: JobContext<unknown>,
) {
  const steps = await taughtSteps({ facelets: Cube.fromAlg(alg).facelets() }, context);
  const isReached = !steps.some(({ id }) => wanted.includes(id));
  return { alg, isReached, next: steps.at(0) };
}

/** What a cube shows when the steps are done. */
export async function afterLesson(
  { facelets, until }: { readonly facelets: string; readonly until: readonly string[] },
  context: JobContext<unknown>,
): Promise<string> {
  const steps = await taughtSteps({ facelets }, context);
  const done = steps.slice(0, steps.findLastIndex(({ id }) => until.includes(id)) + 1);
  return Cube.fromFacelets(facelets)
    .apply(done.map(({ moves }) => moves).join(" "))
    .facelets();
}
