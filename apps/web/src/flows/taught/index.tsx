/** A cube solved step by step: the goal, the case, the moves one by one with their arrows, and why they work. */
import type { ComponentChildren } from "preact";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import { TaughtSteps } from "./taught-steps.tsx";

interface TaughtSolutionProps {
  /** The cube as it is held. */
  readonly facelets: string;
  readonly size: number;
  /** Only steps of these kinds and those before them; default: all. */
  readonly until?: readonly string[];
  readonly onSolved: () => void;
  /** A button for leaving, shown at the first step. */
  readonly leave: ComponentChildren;
}

export default function TaughtSolution({ facelets, size, until, onSolved, leave }: TaughtSolutionProps) {
  const { output, error } = useJob(facelets, (options) => ask("solve", "taughtSteps", { facelets }, options));
  if (error) return <ProblemNotice error={error} />;
  if (!output) return <Progress />;
  const last = until ? output.findLastIndex(({ id }) => until.includes(id)) : output.length - 1;
  const steps = output.slice(0, last + 1);
  return (
    <TaughtSteps
      key={`${facelets} ${steps.length}`}
      facelets={facelets}
      size={size}
      steps={steps}
      onSolved={onSolved}
      leave={leave}
    />
  );
}
