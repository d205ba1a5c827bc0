/** What a step asks to be done. */
import { lazy } from "../../../ui/lazy.tsx";
import type { Attempt } from "../check.ts";
import type { LessonName, LessonStep } from "../lesson.ts";
import { ChoiceTask } from "./choice-task.tsx";

/** A step shows one of them. */
const CubeTask = lazy(() => import("./cube-task.tsx"));
const NumberTask = lazy(() => import("./number-task.tsx"));
const OrderTask = lazy(() => import("./order-task.tsx"));
const RepeatTask = lazy(() => import("./repeat-task.tsx"));
const SortTask = lazy(() => import("./sort-task.tsx"));
const TextTask = lazy(() => import("./text-task.tsx"));

export function TaskView({
  lesson,
  step,
  attempt,
}: {
  readonly lesson: LessonName;
  readonly step: LessonStep;
  readonly attempt: Attempt;
}) {
  const { task } = step;
  switch (task.kind) {
    case "cube":
      return <CubeTask task={task} show={step.show} moves={attempt.alg ?? ""} />;
    case "choice":
      return <ChoiceTask lesson={lesson} step={step.name} task={task} choice={attempt.choice} />;
    case "number":
    case "rank":
      return <NumberTask task={task} text={attempt.text ?? ""} />;
    case "repeat":
      return <RepeatTask alg={task.alg} repetitions={attempt.repetitions ?? 0} />;
    case "order":
      return <OrderTask text={attempt.alg ?? ""} />;
    case "sort":
      return <SortTask items={attempt.items ?? task.start} start={task.start} swaps={attempt.swaps ?? 0} />;
    case "text":
      return <TextTask text={attempt.text ?? ""} />;
  }
}
