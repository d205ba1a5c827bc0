/** What a step asks to be done. */
import { lazy } from "../../../ui/lazy.tsx";
import type { Attempt } from "../check.ts";
import type { LessonStep } from "../lesson.ts";
import type { StepPlace } from "../lesson-stage.tsx";
import { ChoiceTask } from "./choice-task.tsx";

/** A step shows one of them. */
const CubeTask = lazy(() => import("./cube-task.tsx"));
const NumberTask = lazy(() => import("./number-task.tsx"));
const OrderTask = lazy(() => import("./order-task.tsx"));
const RepeatTask = lazy(() => import("./repeat-task.tsx"));
const SortTask = lazy(() => import("./sort-task.tsx"));
const TextTask = lazy(() => import("./text-task.tsx"));

export function TaskView({
  at,
  step: { task, show },
  attempt,
}: {
  readonly at: StepPlace;
  readonly step: LessonStep;
  readonly attempt: Attempt;
}) {
  switch (task.kind) {
    case "cube":
      return <CubeTask at={at} task={task} show={show} moves={attempt.alg ?? ""} />;
    case "choice":
      return <ChoiceTask at={at} task={task} choice={attempt.choice} />;
    case "number":
    case "rank":
      return <NumberTask at={at} task={task} text={attempt.text ?? ""} />;
    case "repeat":
      return <RepeatTask at={at} alg={task.alg} repetitions={attempt.repetitions ?? 0} />;
    case "order":
      return <OrderTask at={at} text={attempt.alg ?? ""} />;
    case "sort":
      return (
        <SortTask at={at} items={attempt.items ?? task.start} start={task.start} swaps={attempt.swaps ?? 0} />
      );
    case "text":
      return <TextTask at={at} text={attempt.text ?? ""} />;
  }
}
