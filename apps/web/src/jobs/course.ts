/** Cubes for the course, and how far along they are, measured by what is left of the layer-by-layer method. */
import { Cube } from "@cubegram/core";
import { invertAlg, printAlg, readAlg } from "@cubegram/core/notation";
import { type PracticeCube, practiceCube, solve, stepGoal } from "@cubegram/core/solve";
import type { JobContext } from "./job.ts";
import { type TaughtStep, taughtSteps } from "./solve.ts";

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
export async function cubeToPractice({
  step,
  wanted,
}: {
  readonly step: string;
  readonly wanted: string;
}): Promise<PracticeCube> {
  return practiceCube(step, wanted, Math.random);
}

/** What a step aims at: facelets, `?` for what does not matter yet. */
export async function goalPicture({ step }: { readonly step: string }): Promise<string> {
  return stepGoal(step);
}

export interface LessonProgressOutput {
  /** What was asked about. */
  readonly alg: string;
  /** Whether nothing is left to do of the steps. */
  readonly isReached: boolean;
  /** What to do next. */
  readonly next?: TaughtStep | undefined;
}

export async function lessonProgress(
  { alg, wanted }: { readonly alg: string; readonly wanted: readonly string[] },
  context: JobContext<unknown>,
): Promise<LessonProgressOutput> {
  const steps = await taughtSteps({ facelets: Cube.fromAlg(alg).facelets() }, context);
  const isReached = !steps.some(({ id }) => wanted.includes(id));
  return { alg, isReached, next: steps[0] };
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
